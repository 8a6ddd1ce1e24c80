//! The keys: one meaning each, all reachable without letters, and only when pressed.

use std::collections::HashSet;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use renju::game::{Setup, TimeControl};
use renju::sitting::{Question, Sitting};
use renju::text::{Command, Lang, Typed};
use renju::tui::app::{App, Size};
use renju::tui::dialog::{Ask, Dialog, FollowUp};
use renju::tui::keymap::{Context, Key, key_of, key_rows, leads};
use renju::tui::layers::Layer;

use crate::game::opening_rules::named;
use crate::support::screen::{WINDOW, app, enter, press, press_all, report, state, text};
use crate::support::told::{THREE_THREE, at, default, free, told};

pub(super) fn key(code: KeyCode, modifiers: KeyModifiers) -> Option<Key> {
    key_of(KeyEvent::new(code, modifiers))
}

#[test]
fn no_key_has_two_meanings_in_one_context() {
    for context in Context::ALL {
        let mut seen = HashSet::new();
        for binding in context.bindings() {
            for key in binding.keys {
                assert!(seen.insert(key), "{key:?} twice in {context:?}");
            }
        }
    }
}

/// A game in whose opening colours can be swapped now.
fn swapping() -> App {
    let mut app = app(&named("swap1"));
    enter(&mut app, "h8");
    app
}

#[test]
fn every_command_is_reached_without_letters() {
    let clock: TimeControl = "15m".parse().unwrap();
    let mut app = app(&Setup {
        time: clock,
        ..free()
    });
    let offered = |app: &mut App| -> Vec<FollowUp> {
        // A window in which the board may be larger and smaller.
        app.window = Rect::new(0, 0, 200, 60);
        app.size = Size::Medium;
        app.layers.clear();
        press(app, KeyCode::Esc);
        let Some(Dialog::Question(Ask::Menu, _)) = app.dialog else {
            panic!("Esc opens the menu, not {:?}", app.dialog);
        };
        let choices = Ask::Menu.choices(app);
        press(app, KeyCode::Esc);
        choices.into_iter().map(|choice| choice.then).collect()
    };
    // A running game, then one that is over and can be looked back on; and an opening with a choice beside the stone.
    let mut offers = offered(&mut app);
    let mut opening = Setup::new(renju::game::RuleSet::Rif(renju::game::Policy::default()));
    opening.opening_rule = renju::game::OpeningRule::named("taraguchi-10", None).unwrap();
    let mut choosing = crate::support::screen::app(&opening);
    press_all(&mut choosing, " ");
    offers.extend(offered(&mut choosing));
    press_all(&mut app, " ry");
    assert!(app.game().outcome().is_some());
    offers.extend(offered(&mut app));
    // One in whose opening colours can be swapped.
    offers.extend(offered(&mut swapping()));
    for binding in Context::Board.bindings() {
        let same = |other: &&renju::tui::keymap::Binding| other.command == binding.command;
        let direct = Context::Board
            .bindings()
            .filter(same)
            .flat_map(|other| other.keys)
            .any(|key| matches!(key, Key::Code(_) | Key::Ctrl(_)));
        assert!(
            direct || offers.contains(&FollowUp::Command(binding.command)),
            "{:?} has only letters",
            binding.command
        );
    }
    for context in [Context::Question, Context::Page, Context::Why] {
        for binding in context.bindings() {
            // These can be had from the menu of the board, to which Esc leads back.
            let everywhere = matches!(
                binding.command,
                Command::Theme
                    | Command::Language
                    | Command::Larger
                    | Command::Smaller
                    | Command::Mouse
                    | Command::Review
                    | Command::Save
                    | Command::Copy
            );
            let direct = binding.keys.iter().any(|key| !matches!(key, Key::Char(_)));
            assert!(direct || everywhere, "{:?} in {context:?}", binding.command);
        }
    }
}

#[test]
fn a_choice_of_the_menu_does_what_its_key_does() {
    let mut app = app(&free());
    press(&mut app, KeyCode::Esc);
    // The first choice goes back, so that Esc and Enter in a row do nothing.
    press(&mut app, KeyCode::Enter);
    assert!(app.dialog.is_none() && app.lang == Lang::En);
    press(&mut app, KeyCode::Esc);
    press_all(&mut app, "L");
    assert_eq!((app.lang, app.dialog.is_none()), (Lang::Zh, true));
}

#[test]
fn a_question_takes_its_printed_keys_and_no_places() {
    // 2 would be the second answer; it decides nothing.
    let mut app = app(&Setup {
        takeback: renju::game::Takeback::Free,
        ..free()
    });
    press_all(&mut app, " l u");
    let decided = |app: &App| (app.game().clone(), app.dialog.clone());
    let before = decided(&app);
    assert!(app.dialog.is_some());
    for c in ('a'..='z').chain('A'..='Z').chain('0'..='9') {
        let printed = |choice: &renju::tui::dialog::DialogChoice| {
            choice.key == Key::Char(c.to_ascii_lowercase())
        };
        if !Ask::Question(Question::Takeback)
            .choices(&app)
            .iter()
            .any(printed)
        {
            press_all(&mut app, &c.to_string());
            assert_eq!(decided(&app), before, "{c}");
        }
    }
    press(&mut app, KeyCode::Esc);
    assert!(app.dialog.is_none());
}

#[test]
fn a_letter_means_one_thing_everywhere() {
    let mut meanings: Vec<(Key, Command)> = Vec::new();
    let mut learn = |key: Key, command: Command, place: &str| {
        // Where a key leads depends on what is in front; everything else does not.
        let is_sign = match key {
            Key::Char(c) => c != ' ',
            Key::Ctrl(_) | Key::Code(KeyCode::F(_)) => true,
            Key::Code(_) => false,
        };
        if !is_sign || (leads(command) && "hjkl[]".contains(|c| key == Key::Char(c))) {
            return;
        }
        match meanings.iter().find(|(other, _)| *other == key) {
            Some((_, other)) => assert_eq!(*other, command, "{key:?} in {place}"),
            None => meanings.push((key, command)),
        }
    };
    for context in Context::ALL {
        for binding in context.bindings() {
            for &key in binding.keys {
                learn(key, binding.command, &format!("{context:?}"));
            }
        }
    }
    let mut over = app(&Setup {
        time: "15m".parse().unwrap(),
        ..free()
    });
    let running = over.clone();
    press_all(&mut over, " ry");
    for app in [running, over] {
        for choice in Ask::Menu.choices(&app) {
            if let FollowUp::Command(command) = choice.then {
                learn(choice.key, command, "the menu");
            }
        }
    }
    // A letter that is typed as a word means what the key means; h is the cursor's, and n the next game's.
    for c in ('a'..='z').filter(|&c| c != 'h') {
        if let Typed::Command(command) = Typed::read(&c.to_string(), false) {
            learn(Key::Char(c), command, "a typed line");
        }
    }
    assert!(meanings.len() > 40, "{}", meanings.len());
}

#[test]
fn a_pause_is_begun_and_ended_without_letters() {
    let clock: TimeControl = "15m".parse().unwrap();
    let mut app = app(&Setup {
        time: clock,
        ..free()
    });
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Enter);
    assert!(app.is_paused());
    press(&mut app, KeyCode::Enter);
    assert!(app.is_paused(), "Enter would go on to put a stone");
    press(&mut app, KeyCode::Esc);
    assert!(!app.is_paused() && app.dialog.is_none());
}

/// Everything the help page says, opened from an app as it is.
fn help_of(app: &App) -> String {
    let mut app = app.clone();
    press_all(&mut app, "?");
    let mut page = String::new();
    for scroll in (0..300).step_by(10) {
        if let Some(Layer::Help(_, at)) = app.layers.last_mut() {
            *at = scroll;
        }
        page.push_str(&text(&app, WINDOW));
        page.push('\n');
    }
    page
}

#[test]
fn help_lists_all_keys_of_what_it_was_opened_from() {
    let board = app(&default());
    let mut claimed = board.clone();
    claimed.sitting = Sitting::resume(told(&default(), THREE_THREE), [None, None], false, None);
    press_all(&mut claimed, "fy");
    let mut review = claimed.clone();
    press_all(&mut review, "v");
    for (app, context) in [
        (board, Context::Board),
        (claimed, Context::Why),
        (review, Context::Review),
    ] {
        assert_eq!(app.context(), context);
        let page = help_of(&app);
        for (keys, command) in key_rows(context, |command| app.meant(command)) {
            // Characters of two columns are followed by the cell they cover.
            let keys = keys.replace('禁', "禁 ");
            // Many keys take two lines.
            let keys = keys.split(" Space Backspace").next().unwrap().to_owned();
            let help = command.help(Lang::En).split(' ').next().unwrap();
            // What only sets the screen up stands close together, with its hint.
            let brief = format!("{keys} {}", command.hint(Lang::En));
            let found = page.contains(&brief)
                || page.lines().any(|row| {
                    row.trim_start()
                        .strip_prefix(&keys)
                        .is_some_and(|rest| rest.trim_start().starts_with(help))
                });
            assert!(found, "{keys} ({command:?}) in {context:?}:\n{page}");
        }
        // Nothing that belongs elsewhere.
        for command in Command::ALL {
            let has = context.bindings().any(|b| app.meant(b.command) == *command)
                // What can only be typed there.
                || (*command, context) == (Command::Continue, Context::Review);
            let sentence = command.help(Lang::En);
            if !has && sentence.len() > 12 {
                assert!(!page.contains(sentence), "{command:?} in {context:?}");
            }
        }
    }
}

#[test]
fn a_key_with_alt_decides_nothing() {
    let alt = KeyModifiers::ALT;
    for context in Context::ALL {
        for binding in context.bindings() {
            for &bound in binding.keys {
                let code = match bound {
                    Key::Char(c) | Key::Ctrl(c) => KeyCode::Char(c),
                    Key::Code(code) => code,
                };
                let passed = key(code, alt);
                let moves = leads(binding.command);
                assert!(passed.is_none() || moves, "Alt and {code:?} in {context:?}");
            }
        }
    }
    assert_eq!(key(KeyCode::Up, alt), Some(Key::Code(KeyCode::Up)));
    assert_eq!(key(KeyCode::F(5), KeyModifiers::CONTROL), None);
    // AltGr, as Windows reports it, types brackets on many keyboards.
    let alt_gr = KeyModifiers::CONTROL | alt;
    assert_eq!(key(KeyCode::Char('['), alt_gr), Some(Key::Char('[')));
    assert_eq!(key(KeyCode::Char('q'), alt_gr), None);
}

/// Every code that a key of any context sends.
fn codes() -> Vec<(KeyCode, KeyModifiers)> {
    let bindings = Context::ALL.iter().flat_map(|context| context.bindings());
    bindings
        .flat_map(|binding| binding.keys)
        .map(|key| match *key {
            Key::Char(c) => (KeyCode::Char(c), KeyModifiers::NONE),
            Key::Ctrl(c) => (KeyCode::Char(c), KeyModifiers::CONTROL),
            Key::Code(code) => (code, KeyModifiers::NONE),
        })
        .collect()
}

/// An app in front of each thing that takes keys.
fn fronts() -> Vec<App> {
    let fresh = app(&default());
    let with = |keys: &str| {
        let mut app = fresh.clone();
        press_all(&mut app, keys);
        app
    };
    vec![
        fresh.clone(),
        with(" q"),
        with("r"),
        with(":h"),
        with("?"),
        with("L"),
    ]
}

#[test]
fn releasing_a_key_does_nothing_anywhere() {
    for mut app in fronts() {
        let before = state(&app);
        for (code, modifiers) in codes() {
            let effect = report(&mut app, code, modifiers, KeyEventKind::Release);
            assert_eq!(effect, None);
            assert_eq!(state(&app), before, "{code:?} released");
        }
    }
}

/// Pressed, repeated five times, released.
fn hold(app: &mut App, code: KeyCode) {
    report(app, code, KeyModifiers::NONE, KeyEventKind::Press);
    for _ in 0..5 {
        report(app, code, KeyModifiers::NONE, KeyEventKind::Repeat);
    }
    report(app, code, KeyModifiers::NONE, KeyEventKind::Release);
}

#[test]
fn a_held_key_moves_the_cursor_and_decides_once() {
    let mut app = app(&default());
    // Nobody passes before three stones lie.
    app.sitting = Sitting::resume(told(&default(), "h8 i9 g7"), [None, None], false, None);
    hold(&mut app, KeyCode::Right);
    assert_eq!(app.cursor, at("n8"));
    hold(&mut app, KeyCode::Enter);
    assert_eq!(app.game().moves().len(), 4);
    hold(&mut app, KeyCode::Char('p'));
    assert_eq!(app.game().moves().len(), 4);
    assert!(matches!(
        app.dialog,
        Some(Dialog::Question(Ask::Question(Question::Pass), Some(0)))
    ));
    hold(&mut app, KeyCode::Char('y'));
    assert_eq!(app.game().moves().len(), 5);
    assert!(app.dialog.is_none());
    hold(&mut app, KeyCode::Char('r'));
    assert!(app.game().outcome().is_none());
    assert!(matches!(
        app.dialog,
        Some(Dialog::Question(
            Ask::Question(Question::Resign(None)),
            Some(0)
        ))
    ));
    hold(&mut app, KeyCode::Char('y'));
    assert!(app.game().outcome().is_some());
}
