//! The help: three pages, from every screen, in every language and every set of characters.

use renju::game::Mode;
use renju::text::{self, Command, Lang, Part};
use renju::tui::glyphs::{ASCII_ONLY, LINE, WIDE};
use renju::tui::layers::{HelpPage, Layer};

use crate::support::screen::{Screen, squeezed};

/// All rows of a page of the help, drawn again and again farther down.
fn read(screen: &Screen, page: HelpPage, (width, height): (u16, u16)) -> Vec<String> {
    let mut screen = screen.clone();
    let mut all = Vec::new();
    for scroll in 0.. {
        screen.app.layers = vec![Layer::Help(page, scroll * (height - 1))];
        let mut rows = screen.draw(width, height);
        rows.pop();
        if all.ends_with(&rows) {
            break;
        }
        all.extend(rows);
    }
    all
}

#[test]
fn tab_leads_from_page_to_page_in_a_game_and_in_a_review() {
    let mut game = Screen::of(Mode::Free, Lang::En);
    game.enter("h8 i9");
    let mut review = game.clone();
    review.press("v");
    for mut screen in [game, review] {
        let below = screen.app.layers.clone();
        screen.press("?");
        assert!(
            screen.hints().contains("Tab Shift-Tab page"),
            "{}",
            screen.hints()
        );
        let page = |screen: &Screen| match screen.app.layers.last() {
            Some(&Layer::Help(page, scroll)) => (page, scroll),
            other => panic!("{other:?}"),
        };
        assert_eq!(page(&screen), (HelpPage::Keys, 0));
        screen.press("Tab ↓ ↓");
        assert_eq!(page(&screen), (HelpPage::Rules, 2));
        screen.press("Tab");
        assert_eq!(page(&screen), (HelpPage::Commands, 0));
        screen.press("Tab");
        assert_eq!(page(&screen), (HelpPage::Keys, 0));
        screen.press("Shift-Tab");
        assert_eq!(page(&screen), (HelpPage::Commands, 0));
        screen.press("Esc");
        assert_eq!(screen.app.layers, below);
    }
}

#[test]
fn the_keys_of_the_board_stand_on_one_page_of_80_by_24() {
    for lang in Lang::ALL {
        let mut screen = Screen::of(Mode::Standard, lang);
        screen.press("?");
        let page = screen.rows();
        assert!(
            page.iter().any(|row| row.contains("Ctrl-L")),
            "{lang}\n{}",
            page.join("\n")
        );
        assert!(
            page[1].starts_with("Enter Space"),
            "{lang}\n{}",
            page.join("\n")
        );
        // Arrows and letters that do the same stand in one row.
        let cursor = page
            .iter()
            .filter(|row| row.contains(Command::Cursor.help(lang)));
        assert_eq!(cursor.count(), 1, "{lang}\n{}", page.join("\n"));
    }
}

#[test]
fn the_second_page_is_the_guide() {
    for lang in Lang::ALL {
        let screen = Screen::of(Mode::Rif, lang);
        let setup = screen.app.game().setup();
        let guide = text::guide(lang, setup.rules.mode(), setup.opening_rule);
        for window in [(80, 24), (40, 20)] {
            let page = squeezed(&read(&screen, HelpPage::Rules, window).concat());
            for part in &guide {
                let (Part::Heading(told) | Part::Text(told)) = part else {
                    continue;
                };
                assert!(
                    page.contains(&squeezed(told)),
                    "{lang}: no {told:?} in {page}"
                );
            }
        }
    }
}

#[test]
fn every_page_keeps_to_the_characters_of_its_set() {
    for lang in Lang::ALL {
        for page in HelpPage::ALL {
            let mut screen = Screen::of(Mode::Rif, lang);
            for glyphs in [&LINE, &WIDE] {
                screen.app.glyphs = glyphs;
                assert!(read(&screen, page, (40, 20)).len() > 30, "{lang}, {page:?}");
            }
            screen.app.glyphs = &ASCII_ONLY;
            let shown = read(&screen, page, (80, 24)).join("\n");
            assert!(shown.is_ascii(), "{lang}, {page:?}: {shown}");
            if lang == Lang::En {
                assert!(
                    !shown.replace("help (?)", "").contains("(?"),
                    "{page:?}: {shown}"
                );
            }
        }
    }
}

#[test]
fn the_third_page_names_every_command_that_can_be_typed() {
    for lang in Lang::ALL {
        let screen = Screen::of(Mode::Standard, lang);
        let page = squeezed(&read(&screen, HelpPage::Commands, (80, 24)).concat());
        for &command in Command::ALL {
            if let Some(word) = command.word(lang) {
                assert!(page.contains(&squeezed(word)), "{lang}: {word}");
                assert!(
                    page.contains(&squeezed(command.help(lang))),
                    "{lang}: {word}"
                );
            }
        }
    }
}
