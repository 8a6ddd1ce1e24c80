//! What a typed line does: a point, moves or a command.
//!
//! How commands are spelt is `text`'s, what most of them lead to is `decide`'s.

use crate::game::{Action, Offer, Request};
use crate::rules::Point;
use crate::text::{self, Command as Said, Typed};

use super::app::{App, Cover, Effect};
use super::dialog::{Ask, Dialog};
use super::keymap::Command;

impl App {
    /// What a typed line means: a point or a command, in any case and every language.
    pub(super) fn entered(&mut self, line: &str) -> Option<Effect> {
        let typed = Typed::read(line, false);
        if typed == Typed::Nothing {
            return None;
        }
        if self.is_paused() {
            self.note = Some(text::paused(self.lang).to_owned());
            return None;
        }
        let command = match typed {
            // In a review a point moves the cursor; nothing is played there.
            Typed::Point(point) if self.is_reviewing() => {
                if let Some(Cover::Review(review)) = &mut self.cover {
                    review.cursor = point;
                }
                return None;
            }
            Typed::Point(point) => {
                self.note = None;
                self.cursor = point;
                self.put();
                return None;
            }
            // More than one decision is none that a slip of the clipboard may make.
            Typed::Moves(moves) => {
                self.note = None;
                self.dialog = Some(Dialog::ask(Ask::Play(moves)));
                return None;
            }
            Typed::Save(file) => return self.save_as(&file),
            Typed::At(Said::Remove, point) => {
                self.act(Action::Remove(point));
                return None;
            }
            Typed::At(Said::Why, point) => {
                self.cursor = point;
                Command::Why
            }
            Typed::Command(command) => match command {
                Said::Claim => Command::Claim,
                Said::Pass => Command::Pass,
                Said::Draw => Command::Draw,
                Said::Resign => Command::Resign,
                Said::Takeback => Command::Takeback,
                Said::Why => Command::Why,
                Said::Marks => Command::Marks,
                Said::Numbers => Command::Numbers,
                Said::Help => Command::Help,
                Said::Leave => Command::Leave,
                Said::Next => Command::Next,
                Said::Review => Command::Review,
                Said::Games => Command::Games,
                Said::Save => Command::Save,
                Said::Continue => return self.play_on(),
                Said::Swap | Said::Keep | Said::Accept => {
                    self.act(match (command, self.game.offer()) {
                        (Said::Swap, _) => Action::Swap(true),
                        (Said::Keep, _) => Action::Swap(false),
                        (
                            _,
                            Some(Offer {
                                by,
                                what: Request::Draw,
                            }),
                        ) => Action::Answer {
                            by: by.other(),
                            yes: true,
                        },
                        _ => Action::AcceptDraw,
                    });
                    return None;
                }
                _ => return self.not_understood(line),
            },
            _ => return self.not_understood(line),
        };
        self.command(command)
    }

    fn not_understood(&mut self, line: &str) -> Option<Effect> {
        self.note = Some(text::entered(self.lang, line));
        None
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

#[cfg(test)]
mod tests {
    use crate::game::{Phase, Policy, RuleSet, Setup};
    use crate::text::Lang;
    use crate::tui::app::Settings;
    use crate::tui::glyphs;
    use crate::tui::theme::{Depth, Scheme, Theme};

    use super::*;

    fn app(rules: RuleSet) -> App {
        let settings = Settings {
            lang: Lang::En,
            theme: Theme::new(Scheme::Mono, Depth::Plain),
            glyphs: &glyphs::ASCII,
            size: crate::tui::app::Size::Auto,
            hints: false,
            mouse: false,
            bell: false,
            games: None,
        };
        App::new(Setup::new(rules), [None, None], &settings)
    }

    #[test]
    fn a_takeback_makes_an_explained_stone_a_secret_again() {
        let mut app = app(RuleSet::Standard(Policy::default()));
        for line in ["h8", "a1", "h9"] {
            app.entered(line);
        }
        app.act(Action::Claim);
        app.entered("why h9");
        assert!(app.cover.take().is_some(), "the claim was answered");
        let black = app.game.setup().first;
        app.act(Action::AskTakeback(black));
        let yes = Action::Answer {
            by: black.other(),
            yes: true,
        };
        app.dialog = None;
        app.act(yes);
        assert_eq!(app.game.moves().len(), 2);
        app.dialog = None;
        app.entered("h10");
        app.entered("why h10");
        assert_eq!(app.cover, None);
        assert_eq!(app.note.as_deref(), Some(text::why_locked(Lang::En)));
    }

    #[test]
    fn a_proposal_is_removed_and_a_draw_accepted_by_a_word() {
        let mut app = app(RuleSet::Rif(Policy::default()));
        for line in ["h8", "h9", "h10", "keep", "h7", "g8", "i9", "remove g8"] {
            app.dialog = None;
            app.entered(line);
        }
        assert!(matches!(app.game.phase(), Phase::Playing { .. }));
        app.entered("draw");
        app.dialog = None;
        app.entered("接受");
        assert!(app.game.outcome().is_some());
    }
}
