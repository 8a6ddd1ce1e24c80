//! The screen and the line mode over the same evening: what is decided, asked and said is the same in both.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::KeyCode;
use renju::plain::{Line, LineMode, Settings};
use renju::rules::Point;
use renju::sitting::{Keeper, Question, Sitting};
use renju::store::Why;
use renju::text::{Command, Lang};
use renju::tui::app::App;
use renju::tui::dialog::{Ask, Dialog};
use renju::tui::glyphs;

use crate::support::random_play::{Dice, setup};
use crate::support::screen::{enter, press, settings};

/// What the two can want at any time, the points aside.
const COMMANDS: [&str; 19] = [
    "save",
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

/// Where games are kept and saved: a state folder for each front end, and files for both.
struct Disk {
    dir: tempfile::TempDir,
}

impl Disk {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        Self { dir }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// A new file, and one that is there before anything is saved.
    fn files(&self) -> [PathBuf; 2] {
        ["new.sgf", "there.psq"].map(|name| self.path(name))
    }

    /// What the files hold; they are as at the beginning afterwards.
    fn take_files(&self) -> Vec<Option<String>> {
        let [new, there] = self.files();
        let held = [&new, &there].map(|file| fs::read_to_string(file).ok());
        let _ = fs::remove_file(new);
        fs::write(there, "old").unwrap();
        held.to_vec()
    }

    /// A keeper for a front end; without `keeps` it has no folder.
    fn keeper(&self, front: &str, keeps: bool) -> Keeper {
        let folder = if keeps {
            Ok(self.path(front))
        } else {
            Err(Why::NoHome)
        };
        Keeper::new(folder, || 1_700_000_000)
    }
}

/// Both front ends, of the same two people.
struct Fronts<'a> {
    screen: App,
    lines: LineMode,
    keepers: [Keeper; 2],
    disk: &'a Disk,
}

/// A question without what tells the two state folders apart.
fn plainly(question: Option<Question>, sitting: &Sitting) -> Option<String> {
    question.map(|question| match question {
        Question::Resume(games) => format!("{} games", games.len()),
        question => format!(
            "{question:?} {:?}",
            question.choices(Lang::En, sitting).len()
        ),
    })
}

impl<'a> Fronts<'a> {
    fn new(dice: &mut Dice, disk: &'a Disk, keeps: bool) -> Self {
        let setup = setup(dice);
        let names = [None, Some("Sato".parse().unwrap())];
        let games = [None, Some(2), Some(3)][dice.below(3)];
        let mut looks = settings(Lang::En, &glyphs::LINE);
        looks.games = games;
        let keepers = ["screen", "lines"].map(|front| disk.keeper(front, keeps));
        let mut sitting = Sitting::new(setup.clone(), names.clone(), false, games);
        let mut screen = App::new(setup, names, &looks);
        let [mut of_screen, mut of_lines] = keepers;
        let said = of_lines.offer(&mut sitting);
        assert_eq!(of_screen.offer(&mut screen.sitting), said);
        if keeps {
            of_screen.begin(&mut screen.sitting);
            of_lines.begin(&mut sitting);
        }
        screen.keep(&mut of_screen, false);
        let settings = Settings {
            lang: Lang::En,
            ascii: false,
        };
        let mut lines = LineMode::new(sitting, settings, &[]);
        lines.take_said();
        disk.take_files();
        Self {
            screen,
            lines,
            keepers: [of_screen, of_lines],
            disk,
        }
    }

    /// Gives both the same, checks that both made the same of it, and that the line mode said what the screen notes.
    fn both(&mut self, what: &str, screen: impl FnOnce(&mut App), line: &str) {
        self.screen.note = None;
        screen(&mut self.screen);
        self.screen.keep(&mut self.keepers[0], false);
        let saved = self.disk.take_files();
        self.lines.take(&Line::Text(line.to_owned()));
        self.lines.keep(&mut self.keepers[1], false);
        assert_eq!(saved, self.disk.take_files(), "after {what}");
        self.agree(what);
    }

    fn agree(&mut self, what: &str) {
        let said = self.lines.take_said();
        let (screen, lines) = (&self.screen.sitting, self.lines.sitting());
        assert_eq!(screen.game(), lines.game(), "after {what}");
        assert_eq!(screen.series(), lines.series(), "after {what}");
        assert_eq!(screen.left(), lines.left(), "after {what}");
        assert_eq!(
            plainly(screen.question(), screen),
            plainly(lines.question(), lines),
            "after {what}"
        );
        assert_eq!(screen.is_unsaved(), lines.is_unsaved(), "after {what}");
        if let Some(note) = &self.screen.note {
            assert!(said.contains(note), "{note:?} after {what}, but:\n{said}");
        }
        if let Some(question) = lines.question().filter(|_| lines.left().is_none()) {
            let ask = match &self.screen.dialog {
                Some(Dialog::Question(ask, _)) => ask,
                // The line for a file's name lies over the game's own question.
                Some(Dialog::Entry(_)) if said.contains("type \"save") => return,
                _ => panic!("the screen asks nothing after {what}"),
            };
            let Ask::Question(on_screen) = ask else {
                panic!("the screen asks something else after {what}: {ask:?}");
            };
            assert_eq!(
                plainly(Some(on_screen.clone()), screen),
                plainly(Some(question), lines),
                "after {what}"
            );
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
            // A number alone, or a game in a list.
            Command::Declare => choice.key.to_digit(36).expect("a number").to_string(),
            command => command
                .word(Lang::En)
                .expect("an answer is typed")
                .to_owned(),
        };
        let what = format!("{word:?} to {question:?}");
        let key = |screen: &mut App| {
            if matches!(screen.dialog, Some(Dialog::Entry(_))) {
                // No name is given after all; Enter brings the question back that the line lay over.
                press(screen, KeyCode::Esc);
                press(screen, KeyCode::Enter);
            }
            press(screen, KeyCode::Char(choice.key));
        };
        self.both(&what, key, &word);
    }

    /// Types a line into both.
    fn line(&mut self, line: &str) {
        let typed = |screen: &mut App| {
            // The screen's own question about a choice of the opening or an offer is looked away from, and so is a
            // name that it waits for.
            screen.dialog = None;
            enter(screen, line);
        };
        self.both(&format!("{line:?}"), typed, line);
    }
}

#[test]
fn both_front_ends_decide_ask_and_say_the_same() {
    let points: Vec<Point> = Point::all().collect();
    let disk = Disk::new();
    let (mut answers, mut games, mut ended) = (0, 0, 0);
    let (mut saved, mut resumed) = (0, 0);
    for seed in 0..40 {
        let dice = &mut Dice::new(seed);
        // Keeping takes the disk long: some of the games are kept, and offered to those who come after.
        let mut fronts = Fronts::new(dice, &disk, seed % 5 == 0);
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
                    resumed += u32::from(matches!(question, Question::Resume(_)));
                    saved += u32::from(matches!(question, Question::Overwrite(_)));
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
                _ if dice.below(6) == 0 => {
                    let file = &disk.files()[dice.below(2)];
                    fronts.line(&format!("save {}", file.display()));
                    saved += 1;
                }
                _ => fronts.line(COMMANDS[dice.below(COMMANDS.len())]),
            }
            if fronts.lines.sitting().left().is_some() {
                break;
            }
        }
        games += fronts.lines.sitting().series().games().len();
    }
    assert!(
        answers > 200 && games > 40 && ended > 100 && saved > 40 && resumed > 3,
        "{answers} {games} {ended} {saved} {resumed}"
    );
}
