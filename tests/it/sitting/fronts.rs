//! The screen and the line mode over the same evening: what is decided, asked and said is the same in both.

use std::time::Duration;

use crossterm::event::KeyCode;
use renju::plain::{Line, LineMode, Settings};
use renju::rules::Point;
use renju::sitting::{Question, Sitting};
use renju::text::{Command, Lang};
use renju::tui::app::App;
use renju::tui::dialog::{Ask, Dialog};
use renju::tui::glyphs;

use crate::support::random_play::{Dice, setup};
use crate::support::screen::{enter, press, settings};

/// What the two can want at any time, the points aside.
const COMMANDS: [&str; 18] = [
    "claim",
    "pass",
    "draw",
    "draw black",
    "takeback",
    "takeback white",
    "resign",
    "resign white",
    "swap",
    "keep",
    "accept",
    "yes",
    "no",
    "next",
    "remove h9",
    "悔棋",
    "停一手",
    "quit",
];

/// Both front ends, of the same two people.
struct Fronts {
    screen: App,
    lines: LineMode,
}

impl Fronts {
    fn new(dice: &mut Dice) -> Self {
        let setup = setup(dice);
        let names = [None, Some("Sato".parse().unwrap())];
        let games = [None, Some(2), Some(3)][dice.below(3)];
        let mut looks = settings(Lang::En, &glyphs::LINE);
        looks.games = games;
        let sitting = Sitting::new(setup.clone(), names.clone(), false, games);
        let settings = Settings {
            lang: Lang::En,
            ascii: false,
        };
        let mut lines = LineMode::new(sitting, settings, &[]);
        lines.take_said();
        Self {
            screen: App::new(setup, names, &looks),
            lines,
        }
    }

    /// Gives both the same, checks that both made the same of it, and that the line mode said what the screen notes.
    fn both(&mut self, what: &str, screen: impl FnOnce(&mut App), line: &str) {
        self.screen.note = None;
        screen(&mut self.screen);
        self.lines.take(&Line::Text(line.to_owned()));
        self.agree(what);
    }

    fn agree(&mut self, what: &str) {
        let said = self.lines.take_said();
        let (screen, lines) = (&self.screen.sitting, self.lines.sitting());
        assert_eq!(screen.game(), lines.game(), "after {what}");
        assert_eq!(screen.series(), lines.series(), "after {what}");
        assert_eq!(screen.left(), lines.left(), "after {what}");
        assert_eq!(screen.question(), lines.question(), "after {what}");
        if let Some(note) = &self.screen.note {
            assert!(said.contains(note), "{note:?} after {what}, but:\n{said}");
        }
        if let Some(question) = lines.question().filter(|_| lines.left().is_none()) {
            let Some(Dialog::Question(ask, _)) = &self.screen.dialog else {
                panic!("the screen asks nothing after {what}");
            };
            assert_eq!(*ask, Ask::Question(question), "after {what}");
            let asked = ask.text(&self.screen);
            // A refusal leaves the question as it was asked before.
            let refused = self.screen.note.is_some();
            assert!(
                refused || said.is_empty() || said.contains(&asked),
                "{asked:?}, but:\n{said}"
            );
        }
    }

    /// Answers the question that stands, by its letter and by its word.
    fn answer(&mut self, question: &Question, dice: &mut Dice) {
        let choices = question.choices(Lang::En, self.lines.sitting());
        let choice = choices[dice.below(choices.len())].clone();
        let word = match choice.command {
            Command::Declare => choice.key.to_digit(36).expect("a number").to_string(),
            command => command
                .word(Lang::En)
                .expect("an answer is typed")
                .to_owned(),
        };
        let what = format!("{word:?} to {question:?}");
        let key = |screen: &mut App| {
            press(screen, KeyCode::Char(choice.key));
        };
        self.both(&what, key, &word);
    }

    /// Types a line into both.
    fn line(&mut self, line: &str) {
        let typed = |screen: &mut App| {
            // The screen's own question about a choice of the opening or an offer is looked away from.
            screen.dialog = None;
            enter(screen, line);
        };
        self.both(&format!("{line:?}"), typed, line);
    }
}

#[test]
fn both_front_ends_decide_ask_and_say_the_same() {
    let points: Vec<Point> = Point::all().collect();
    let (mut answers, mut games, mut ended) = (0, 0, 0);
    for seed in 0..40 {
        let dice = &mut Dice::new(seed);
        let mut fronts = Fronts::new(dice);
        for _ in 0..150 {
            if dice.below(4) == 0 {
                let time = Duration::from_millis(dice.below(900) as u64);
                fronts.screen.note = None;
                fronts.screen.elapse(time);
                fronts.lines.elapse(time);
                fronts.agree("some time");
            }
            let sitting = fronts.lines.sitting();
            let over = sitting.game().outcome().is_some();
            ended += u32::from(over);
            let question = sitting.question();
            match question {
                Some(question) if sitting.is_asking() || dice.below(3) > 0 => {
                    answers += 1;
                    fronts.answer(&question, dice);
                }
                _ if dice.below(3) > 0 && !over => {
                    let near = |n: usize| points[n % points.len()];
                    let point = match dice.below(2) {
                        0 => near(16 * (4 + dice.below(6)) + dice.below(3)),
                        _ => near(dice.below(225)),
                    };
                    fronts.line(&point.to_string());
                }
                _ => {
                    let command = COMMANDS[dice.below(COMMANDS.len())];
                    // A finished game that is not saved as a file is the screen's own question.
                    if command != "quit" || !over {
                        fronts.line(command);
                    }
                }
            }
            if fronts.lines.sitting().left().is_some() {
                break;
            }
        }
        games += fronts.lines.sitting().series().games().len();
    }
    assert!(
        answers > 200 && games > 40 && ended > 100,
        "{answers} {games} {ended}"
    );
}
