//! What a typed line does: a point or a word.
//!
//! How words are spelt is `text`'s, what most of them lead to is `decide`'s.

use crate::game::{Action, Offer, Request};
use crate::text::{self, Typed, Word};

use super::app::{App, Effect};
use super::keymap::Command;

impl App {
    /// What a typed line means: a point or a word, in any case and every language.
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
            Typed::Point(point) => {
                self.note = None;
                self.cursor = point;
                self.put();
                return None;
            }
            Typed::About(Word::Remove, point) => {
                self.act(Action::Remove(point));
                return None;
            }
            Typed::About(Word::Why, point) => {
                self.cursor = point;
                Command::Why
            }
            Typed::Word(word) => match word {
                Word::Claim => Command::Claim,
                Word::Pass => Command::Pass,
                Word::Draw => Command::Draw,
                Word::Resign => Command::Resign,
                Word::Takeback => Command::Takeback,
                Word::Why => Command::Why,
                Word::Marks => Command::Marks,
                Word::Help => Command::Help,
                Word::Leave => Command::Leave,
                Word::Next => Command::Next,
                Word::Swap | Word::Keep | Word::Accept => {
                    self.act(match (word, self.game.offer()) {
                        (Word::Swap, _) => Action::Swap(true),
                        (Word::Keep, _) => Action::Swap(false),
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
}

#[cfg(test)]
mod tests {
    use crate::game::{Phase, Policy, RuleSet, Setup};
    use crate::text::Lang;
    use crate::tui::app::Settings;
    use crate::tui::glyphs;
    use crate::tui::theme::Theme;

    use super::*;

    fn app(rules: RuleSet) -> App {
        let settings = Settings {
            lang: Lang::En,
            theme: Theme::of(|_| None),
            glyphs: &glyphs::ASCII,
            hints: false,
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
