//! What a typed line means: a point or a word.
//!
//! Words in either language and any case; what they lead to is `decide`'s.

use crate::game::Action;
use crate::rules::{Point, parse_moves};
use crate::text;

use super::app::{App, Cover, Effect};
use super::dialog::{Ask, Dialog};
use super::keymap::{Command, latin};

impl App {
    /// What a typed line means: a point or a word, in any case and either language.
    pub(super) fn entered(&mut self, line: &str) -> Option<Effect> {
        let word: String = line
            .trim()
            .chars()
            .map(latin)
            .collect::<String>()
            .to_lowercase();
        if word.is_empty() {
            return None;
        }
        if self.is_paused() {
            self.note = Some(text::paused(self.lang).to_owned());
            return None;
        }
        let folded: String = line.trim().chars().map(crate::rules::fold_width).collect();
        let (first, rest) = folded
            .split_once(char::is_whitespace)
            .unwrap_or((&folded, ""));
        if ["save", "保存"].contains(&first.to_lowercase().as_str()) {
            return self.save_as(rest.trim());
        }
        if ["play", "续下"].contains(&&*word) {
            return self.play_on();
        }
        let command = match &*word {
            "claim" | "f" | "禁手" | "禁" | "指出禁手" => Command::Claim,
            "pass" | "p" | "停" | "停着" | "停一手" | "--" => Command::Pass,
            "draw" | "d" | "和" | "和棋" | "提和" => Command::Draw,
            "resign" | "r" | "认输" => Command::Resign,
            "takeback" | "undo" | "u" | "悔棋" => Command::Takeback,
            "why" | "w" | "为什么" => Command::Why,
            "help" | "?" | "帮助" => Command::Help,
            "quit" | "q" | "exit" | "leave" | "离开" => Command::Leave,
            "next" | "n" | "下一局" => Command::Next,
            "review" | "v" | "复盘" => Command::Review,
            "games" | "g" | "战绩" => Command::Games,
            "swap" | "交换" => {
                self.act(Action::Swap(true));
                return None;
            }
            "keep" | "不交换" => {
                self.act(Action::Swap(false));
                return None;
            }
            _ => {
                match word.parse::<Point>() {
                    // In a review a point moves the cursor; nothing is played there.
                    Ok(point) if self.is_reviewing() => {
                        if let Some(Cover::Review(review)) = &mut self.cover {
                            review.cursor = point;
                        }
                    }
                    Ok(point) => {
                        self.note = None;
                        self.cursor = point;
                        self.put();
                    }
                    Err(_) => match parse_moves(&word) {
                        // More than one decision is none that a slip of the clipboard may make.
                        Ok(moves) if moves.len() > 1 => {
                            self.note = None;
                            self.dialog = Some(Dialog::ask(Ask::Play(moves)));
                        }
                        _ => self.note = Some(text::entered(self.lang, line)),
                    },
                }
                return None;
            }
        };
        self.command(command)
    }

    /// Plays moves one after the other, up to the first that the game refuses.
    pub(super) fn play_moves(&mut self, moves: &[Option<Point>]) {
        self.note = Some(text::all_played(self.lang, moves.len()));
        for (number, &point) in (1..).zip(moves) {
            let action = point.map_or(Action::Pass, Action::Place);
            if let Err(error) = self.game.apply(action) {
                let reason = text::action_error(self.lang, &self.game, &self.names, error);
                self.note = Some(text::stopped_at(self.lang, number, point, &reason));
                break;
            }
            self.cursor = point.unwrap_or(self.cursor);
        }
        self.scroll = 0;
        self.note_the_end();
        self.ask_what_is_due();
    }
}
