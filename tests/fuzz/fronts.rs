//! The screen and the line mode over the same evening, in every language, with commands and any typed lines: what is
//! decided, asked and said is the same in both, a refusal changes nothing, and the journal holds the same game.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::KeyCode;
use renju::game::Entry;
use renju::plain::{Line, LineMode, Speech};
use renju::rules::Point;
use renju::showable::is_hidden;
use renju::sitting::{Keeper, Question, Said, Sitting};
use renju::store::{Why, list, look};
use renju::text::{Command, Lang, Typed};
use renju::tui::app::App;
use renju::tui::dialog::{Ask, Dialog};
use renju::tui::glyphs;
use tempfile::TempDir;

use super::{folder, inputs, run};
use crate::support::random_play::{Dice, setup};
use crate::support::screen::{enter, press, settings};
use crate::support::told::free;

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
    dir: TempDir,
}

impl Disk {
    fn new() -> Self {
        Self { dir: folder() }
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

    /// Keeps unfinished games of one move, the same for both front ends.
    fn keep_games(&self, count: usize) {
        for front in ["screen", "lines"] {
            for _ in 0..count {
                let mut sitting = Sitting::new(free(), [None, None], false, None);
                let mut keeper = self.keeper(front, true);
                keeper.begin(&mut sitting);
                sitting.point(Point::CENTER);
                keeper.keep(&mut sitting, true);
            }
        }
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
    lang: Lang,
}

/// A question without what tells the two state folders apart.
fn plainly(lang: Lang, question: Option<Question>, sitting: &Sitting) -> Option<String> {
    question.map(|question| match question {
        Question::Resume(games) => format!("{} games", games.len()),
        Question::Overwrite(saving) => format!("{}", saving.path().display()),
        question => format!("{question:?} {:?}", question.choices(lang, sitting).len()),
    })
}

impl<'a> Fronts<'a> {
    fn new(dice: &mut Dice, disk: &'a Disk, keeps: bool) -> Self {
        let setup = setup(dice);
        let lang = Lang::ALL[dice.below(4)];
        let names = [None, Some("Sato".parse().unwrap())];
        let games = [None, Some(2), Some(3)][dice.below(3)];
        let mut looks = settings(lang, &glyphs::LINE);
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
        let settings = Speech { lang, ascii: false };
        let mut lines = LineMode::new(sitting, settings, &[]);
        lines.take_said();
        disk.take_files();
        Self {
            screen,
            lines,
            keepers: [of_screen, of_lines],
            disk,
            lang,
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

    /// Lets the same time pass for both.
    fn elapse(&mut self, time: Duration) {
        self.screen.note = None;
        self.screen.elapse(time);
        self.lines.elapse(time);
        self.agree("some time");
    }

    fn agree(&mut self, what: &str) {
        let said = self.lines.take_said();
        let lang = self.lang;
        let (screen, lines) = (&self.screen.sitting, self.lines.sitting());
        assert_eq!(screen.game(), lines.game(), "after {what}");
        assert_eq!(screen.series(), lines.series(), "after {what}");
        assert_eq!(screen.left(), lines.left(), "after {what}");
        assert_eq!(
            plainly(lang, screen.question(), screen),
            plainly(lang, lines.question(), lines),
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
                Some(Dialog::Entry(_)) => return,
                _ => panic!("the screen asks nothing after {what}"),
            };
            let Ask::Question(on_screen) = ask else {
                panic!("the screen asks something else after {what}: {ask:?}");
            };
            assert_eq!(
                plainly(lang, Some(on_screen.clone()), screen),
                plainly(lang, Some(question), lines),
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
        let choices = question.choices(self.lang, self.lines.sitting());
        let choice = choices[dice.below(choices.len())].clone();
        let word = match choice.command {
            // A number alone, or a game in a list.
            Command::Declare => choice.key.to_digit(36).expect("a number").to_string(),
            command => command
                .word(self.lang)
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

    /// Types a line into both; alone it leads to the same, and to nothing when it is refused.
    fn line(&mut self, line: &str) {
        let before = self.lines.sitting().clone();
        let mut alone = before.clone();
        let said = alone.typed(line);
        let is_saved = matches!(Typed::read(line, false), Typed::Save(_));
        let is_refused = |said: &Vec<Said>| said.first().is_some_and(Said::is_refusal);
        if said.as_ref().is_none_or(is_refused) {
            assert_eq!(alone.game(), before.game(), "after {line:?}");
        }
        if said.is_none() && !is_saved {
            // Each front end answers for itself what the two decide nothing by.
            self.screen.dialog = None;
            self.screen.layers.clear();
            enter(&mut self.screen, line);
            self.lines.take(&Line::Text(line.to_owned()));
            self.screen.layers.clear();
            self.screen.lang = self.lang;
            // They are part of a picture that is saved.
            self.screen.shows.numbers = false;
            self.screen.shows.marks = false;
            self.lines.take_said();
            self.screen.note = None;
            self.screen.dialog = None;
            if self.screen.sitting.question().is_some() {
                press(&mut self.screen, KeyCode::Enter);
            }
            return self.agree(&format!("{line:?}"));
        }
        let typed = |screen: &mut App| {
            // The screen's own question about a choice of the opening or an offer is looked away from, and so are a
            // name that it waits for and the reasons of a forbidden move.
            screen.dialog = None;
            screen.layers.clear();
            enter(screen, line);
        };
        self.both(&format!("{line:?}"), typed, line);
        assert_eq!(self.lines.sitting().game(), alone.game(), "after {line:?}");
    }

    /// The journals hold both games as they are.
    fn check_journals(&mut self) {
        self.screen.keep(&mut self.keepers[0], true);
        self.lines.keep(&mut self.keepers[1], true);
        let sittings = [&self.screen.sitting, self.lines.sitting()];
        for (front, sitting) in ["screen", "lines"].into_iter().zip(sittings) {
            let game = sitting.game();
            let decided = |entry: &Entry| matches!(entry, Entry::Decided(_));
            if !sitting.is_offering() && game.record().iter().any(decided) {
                let games = list(&self.disk.path(front)).unwrap().games;
                let mut read = games.iter().filter_map(|kept| look(&kept.path).ok());
                assert!(
                    read.any(|(_, read, damage)| read == *game && damage.is_none()),
                    "{game:?}"
                );
            }
        }
    }
}

#[test]
fn both_front_ends_decide_ask_and_say_the_same() {
    let points: Vec<Point> = Point::all().collect();
    let (mut answers, mut games, mut ended) = (0, 0, 0);
    let (mut saved, mut resumed) = (0, 0);
    run(40, |dice| {
        // Keeping takes the disk long: some of the games are kept, and among these some find others to resume.
        let keeps = dice.below(4) == 0;
        let disk = Disk::new();
        if keeps {
            disk.keep_games(dice.below(3));
        }
        let mut fronts = Fronts::new(dice, &disk, keeps);
        for _ in 0..150 {
            if dice.below(4) == 0 {
                fronts.elapse(Duration::from_millis(dice.below(900) as u64));
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
                _ if dice.below(2) == 0 => {
                    // A line on the screen takes no others.
                    let mut line = inputs::line(dice);
                    line.retain(|c| !is_hidden(c));
                    // Only the names above are saved under.
                    if !matches!(Typed::read(&line, false), Typed::Save(_)) {
                        fronts.line(&line);
                    }
                }
                _ => fronts.line(COMMANDS[dice.below(COMMANDS.len())]),
            }
            if fronts.lines.sitting().left().is_some() {
                break;
            }
        }
        if keeps {
            fronts.check_journals();
        }
        let played = fronts.lines.sitting().series().games().len();
        games += played;
        played as u64
    });
    assert!(
        answers > 200 && games > 40 && ended > 100 && saved > 40 && resumed > 3,
        "{answers} {games} {ended} {saved} {resumed}"
    );
}
