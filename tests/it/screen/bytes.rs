//! The terminal's bytes taken apart: a table of keys, and what is none. Numbers in comments are entries of the
//! collection of reported cases.

use std::time::Duration;

use crossterm::event::{Event, KeyEventKind, KeyModifiers};
use renju::tui::terminal::{Heard, Parser};

pub(crate) const NOW: Duration = Duration::ZERO;

fn heard(bytes: &[u8]) -> Vec<Heard> {
    Parser::default().take(bytes, NOW)
}

/// What was heard in words; behind it `…` when more is waited for.
pub(crate) fn told(heard: &[Heard]) -> String {
    let words = heard.iter().map(|heard| match heard {
        Heard::CursorAt(column) => format!("@{column}"),
        Heard::Input(Event::Key(event)) => {
            let held = [
                (KeyModifiers::SHIFT, "S-"),
                (KeyModifiers::ALT, "A-"),
                (KeyModifiers::CONTROL, "C-"),
                (KeyModifiers::SUPER, "Super-"),
            ];
            let held = held
                .iter()
                .filter(|(held, _)| event.modifiers.contains(*held));
            let held: String = held.map(|(_, word)| *word).collect();
            let kind = match event.kind {
                KeyEventKind::Press => "",
                KeyEventKind::Repeat => " again",
                KeyEventKind::Release => " let go",
            };
            format!("{held}{}{kind}", event.code)
        }
        Heard::Input(Event::Mouse(event)) => {
            format!("{:?} {},{}", event.kind, event.column, event.row)
        }
        Heard::Input(other) => format!("{other:?}"),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The parser after everything that it waited for did not come.
pub(crate) fn waited(parser: &mut Parser) -> Vec<Heard> {
    let mut heard = Vec::new();
    while let Some(patience) = parser.patience() {
        heard.extend(parser.take(b"", patience));
    }
    heard
}

#[track_caller]
fn assert_keys(rows: &[(&str, &str)]) {
    for (bytes, keys) in rows {
        let mut parser = Parser::default();
        let heard = told(&parser.take(bytes.as_bytes(), NOW));
        let rest = parser.patience().map_or("", |_| "…");
        assert_eq!(format!("{heard}{rest}"), *keys, "{bytes:?}");
    }
}

#[test]
fn characters_and_controls_are_keys() {
    assert_keys(&[
        ("h8", "h 8"),
        ("禁Ж｜", "禁 Ж ｜"),
        ("\r\t\x7f\x08", "Enter Tab Backspace Backspace"),
        // 214
        ("\n", "Enter"),
        ("\x03\x1a\x0c", "C-c C-z C-l"),
        ("\x1bx\x1b禁", "A-x A-禁"),
        ("\x1b\r", "A-Enter"),
        ("\x1b", "…"),
        ("\x1b\x03", "Esc C-c"),
        ("\x1b\x1bx", "Esc A-x"),
    ]);
    assert_eq!(told(&heard(b"\xff\xfe\xe7\xa6a")), "a");
}

#[test]
fn every_dialect_of_the_keys_around_is_known() {
    assert_keys(&[
        ("\x1b[A\x1bOB\x1b[1C\x1b[D", "Up Down Right Left"),
        (
            "\x1b[H\x1bOH\x1b[1~\x1b[7~\x1b[7$\x1b[7^",
            "Home Home Home Home S-Home C-Home",
        ),
        ("\x1b[F\x1bOF\x1b[4~\x1b[8~\x1b[8@", "End End End End End"),
        ("\x1b[5~\x1b[6~\x1b[5;2~", "Page Up Page Down S-Page Up"),
        (
            "\x1b[1;5C\x1b[1;2A\x1b[1;3D\x1bOa\x1b[a\x1bO5A",
            "C-Right S-Up A-Left Up Up C-Up",
        ),
        ("\x1b[Z\x1b[1;2Z", "Back Tab S-Back Tab"),
        ("\x1bOP\x1b[11~\x1b[[A\x1b[P", "F1 F1 F1 F1"),
        (
            "\x1b[15~\x1b[[E\x1b[17~\x1b[21~\x1b[24~\x1b[23;2~",
            "F5 F5 F6 F10 F12 S-F11",
        ),
        ("\x1bOM\x1bOp\x1bOy\x1bOk\x1bO ", "Enter 0 9 + Space"),
        // Typed in one go it is Alt and Up.
        ("\x1b\x1b[A", "A-Up"),
        ("\x1b\x1bOA", "A-Up"),
    ]);
}

#[test]
fn keys_told_by_number_are_the_plain_ones() {
    assert_keys(&[
        ("\x1b[91;5u\x1b[27;5;91~\x1b[27u", "Esc Esc Esc"),
        (
            "\x1b[13u\x1b[57414u\x1b[9u\x1b[9;2u\x1b[127u",
            "Enter Enter Tab S-Back Tab Backspace",
        ),
        (
            "\x1b[104u\x1b[104;2u\x1b[104:72;2;72u\x1b[31105u",
            "h S-H S-H 禁",
        ),
        (
            "\x1b[99;5u\x1b[106;5u\x1b[99;3u\x1b[99;9u",
            "C-c Enter A-c Super-c",
        ),
        ("\x1b[99;133u\x1b[27;2;72~", "C-c S-H"),
        (
            "\x1b[57399u\x1b[57408u\x1b[57417u\x1b[57424u\x1b[57413u",
            "0 9 Left End +",
        ),
        (
            "\x1b[97;1:2u\x1b[97;1:3u\x1b[1;1:2A\x1b[3;1:3~",
            "a again a let go Up again Del let go",
        ),
        // Locks and modifiers alone are no keys.
        ("\x1b[57358u\x1b[57441;2u\x1b[57427u", ""),
    ]);
}

#[test]
fn the_mouse_and_pastes_are_themselves() {
    assert_keys(&[
        ("\x1b[<0;5;7M\x1b[<0;5;7m", "Down(Left) 4,6 Up(Left) 4,6"),
        (
            "\x1b[<65;1;1M\x1b[<68;2;3M\x1b[<2;1;1M",
            "ScrollDown 0,0 ScrollUp 1,2 Down(Right) 0,0",
        ),
        ("\x1b[<35;5;7M\x1b[<0;0;0M\x1b[<0;1M\x1b[32;5;7M", ""),
        ("\x1b[M !!x", "Down(Left) 0,0 x"),
        ("\x1b[M\r\x1b[M \x1b[A", "Enter Up"),
        (
            "\x1b[200~h8\n\x1b[A\x1b[201~x",
            "Paste(\"h8\\n\\u{1b}[A\") x",
        ),
        ("\x1b[200~\x03\x1b\x1b[201~x", "Paste(\"\\u{3}\\u{1b}\") x"),
        ("\x1b[201~x", "x"),
    ]);
}

#[test]
fn control_strings_and_reports_are_no_keys() {
    // 208, 209
    for file in ["reply-background-nord.bin", "report-theme-changed.bin"] {
        let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(path).unwrap();
        for cut in 0..=bytes.len() {
            let mut parser = Parser::default();
            assert_eq!(parser.take(&bytes[..cut], NOW), []);
            let gap = Duration::from_millis(90);
            assert_eq!(parser.take(&bytes[cut..], gap), [], "{file} cut at {cut}");
            assert_eq!(told(&parser.take(b"x", NOW)), "x");
        }
    }
    assert_keys(&[
        ("\x1bP>|tmux 3.3a\x1b\\x", "x"),
        ("\x1b_Gi=1;OK\x1b\\\x1b^y\x07\x1bXn\x1b\\x", "x"),
        ("\u{9d}11;r\u{9c}\u{90}r\u{9c}x", "x"),
        ("\x1b]l✓ title\x07x", "x"),
        (
            "\x1b[>1;95;0c\x1b[?62;1;4c\x1b[0n\x1b[8;24;80t\x1b[I\x1b[O\x1b[?2026;2$yx",
            "x",
        ),
        ("\x1b[24;80R\x1b[1;2R", "@80 @2"),
        ("\x1b\x1b[7;2R", "Esc @2"),
        // What is not ended is waited for; the next sequence ends it at once.
        ("\x1b]11;rgb:2e", "…"),
        ("\x1b]11;rgb:2e\x1b[Ax", "Up x"),
        ("\x1b[1;\x1b[Ax", "Up x"),
    ]);
    assert_eq!(told(&heard(b"\x9d11;r\x9c\x90r\x07\x9fr\x9c\x9b?1nx")), "x");
    assert_eq!(told(&heard(b"\x9d11;r\x9cx\x9b?997;1ny\x8fA")), "x y Up");
}

#[test]
fn esc_is_a_key_once_nothing_follows() {
    let mut parser = Parser::default();
    assert_eq!(parser.take(b"\x1b", NOW), []);
    let patience = parser.patience().unwrap();
    assert!(patience <= Duration::from_millis(100));
    assert_eq!(told(&parser.take(b"", patience)), "Esc");
    // 145: apart, it is Esc, then Up; the pieces of a slow line are Up alone.
    let mut parser = Parser::default();
    let pieces = |parser: &mut Parser, gap| {
        ["\x1b", "[", "A"].map(|piece| told(&parser.take(piece.as_bytes(), gap)))
    };
    assert_eq!(
        pieces(&mut parser, Duration::from_millis(50)),
        ["", "", "Up"]
    );
    assert_eq!(parser.take(b"\x1b", NOW), []);
    assert_eq!(told(&parser.take(b"\x1b[A", patience)), "Esc Up");
    parser.take(b"\x1b\x1b", NOW);
    assert_eq!(told(&waited(&mut parser)), "Esc Esc");
}

#[test]
fn what_is_never_finished_gives_the_keys_back() {
    for begun in [
        "\x1b]", "\x1bP1", "\x1b[", "\x1b[?1", "\x1bO", "\x1b[[", "\x1b[M !", "\u{9d}1",
    ] {
        // Silence,
        let mut parser = Parser::default();
        parser.take(begun.as_bytes(), NOW);
        assert_eq!(waited(&mut parser), [], "{begun:?}");
        assert_eq!(told(&parser.take(b"q", NOW)), "q");
        // a key held down, of which none ends the string,
        let mut parser = Parser::default();
        parser.take(begun.as_bytes(), NOW);
        let repeat = Duration::from_millis(33);
        let held = (0..100).find(|_| !parser.take("é".as_bytes(), repeat).is_empty());
        assert!(held.is_some_and(|count| count < 90), "{begun:?}: {held:?}");
        // Esc and Ctrl-C.
        let mut parser = Parser::default();
        parser.take(begun.as_bytes(), NOW);
        assert_eq!(told(&parser.take(b"\x03", NOW)), "C-c", "{begun:?}");
        parser.take(begun.as_bytes(), NOW);
        assert_eq!(parser.take(b"\x1b", NOW), []);
        assert_eq!(told(&waited(&mut parser)), "Esc", "{begun:?}");
    }
    // 210: a paste without its end.
    let mut parser = Parser::default();
    assert_eq!(parser.take(b"\x1b[200~resign\r", NOW), []);
    assert_eq!(told(&waited(&mut parser)), "Paste(\"resign\\r\")");
    assert_eq!(told(&parser.take(b"q", NOW)), "q");
}

#[test]
fn nothing_makes_it_grow() {
    for begun in ["\x1b]", "\x1b[", "\x1bO", "\x1b[200~"] {
        let mut parser = Parser::default();
        parser.take(begun.as_bytes(), NOW);
        for _ in 0..100 {
            parser.take(&[b'1'; 10_000], NOW);
        }
        assert!(format!("{parser:?}").len() < 100_000, "{begun:?}");
    }
    let paste = format!("\x1b[200~{}\x1b[201~x", "連".repeat(100_000));
    let heard = heard(paste.as_bytes());
    let [Heard::Input(Event::Paste(text)), _] = &heard[..] else {
        panic!("{}", told(&heard).len());
    };
    assert!(text.starts_with("連連") && text.len() < 20_000);
}
