//! What a typed line means: a point or a word.
//!
//! Words in either language and any case; what they lead to is `decide`'s.

use crate::game::Action;
use crate::rules::{Point, parse_moves};
use crate::text;

use super::app::{App, Effect};
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
