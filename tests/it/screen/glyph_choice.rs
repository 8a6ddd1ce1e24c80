//! Which glyph set an environment and a terminal's answer lead to, and why.
//! Numbers in comments are entries of the collection of reported cases.

use std::cell::Cell;

use renju::text::Lang;
use renju::tui::glyphs::Set;
use renju::tui::probe::{Cause, Wanted, choose};

/// Variables as `NAME=value`, separated by blanks.
fn wanted(set: Option<Set>, lang: Option<Lang>, variables: &str) -> Wanted {
    Wanted::of(set, lang, |name| {
        variables
            .split_whitespace()
            .filter_map(|variable| variable.split_once('='))
            .find(|(set, _)| *set == name)
            .map(|(_, value)| value.to_owned())
    })
}

#[cfg(unix)]
#[test]
fn the_answer_decides_and_the_environment_where_there_is_none() {
    // 162, 164, 165, 169, 170
    let utf8 = "TERM=xterm LANG=en_US.UTF-8";
    for (variables, answer, set, why, hanzi) in [
        (utf8, Some(1), Set::Line, Cause::OneColumn, true),
        (utf8, Some(2), Set::Wide, Cause::TwoColumns, true),
        (utf8, Some(3), Set::Ascii, Cause::Noise(3), false),
        (utf8, None, Set::Line, Cause::Silent, true),
        (
            "TERM=xterm LANG=zh_CN.UTF-8",
            None,
            Set::Wide,
            Cause::SilentEast,
            true,
        ),
        (
            "TERM=xterm LANG=zh_CN.UTF-8",
            Some(1),
            Set::Line,
            Cause::OneColumn,
            true,
        ),
        (
            "TERM=xterm LC_ALL=ja_JP.utf8 LANG=C",
            None,
            Set::Wide,
            Cause::SilentEast,
            true,
        ),
        (
            "TERM=xterm LC_CTYPE=ko_KR.UTF8",
            None,
            Set::Wide,
            Cause::SilentEast,
            true,
        ),
        (
            "TERM=xterm LC_ALL=C LANG=zh_CN.UTF-8",
            Some(1),
            Set::Ascii,
            Cause::Charset,
            false,
        ),
        (
            "TERM=xterm LC_ALL= LC_CTYPE=C.UTF-8 LANG=",
            Some(1),
            Set::Line,
            Cause::OneColumn,
            true,
        ),
        ("TERM=xterm", Some(1), Set::Ascii, Cause::Charset, false),
        (
            "TERM=xterm LANG=zh_CN.GB18030",
            Some(2),
            Set::Ascii,
            Cause::Charset,
            false,
        ),
        (
            "TERM=linux LANG=en_US.UTF-8",
            Some(1),
            Set::Ascii,
            Cause::Console,
            false,
        ),
        (
            "TERM=linux-16color LANG=C.UTF-8",
            Some(1),
            Set::Ascii,
            Cause::Console,
            false,
        ),
        (
            "TERM=dumb LANG=C.UTF-8",
            Some(1),
            Set::Ascii,
            Cause::NoTerminal,
            true,
        ),
        ("LANG=C.UTF-8", Some(1), Set::Ascii, Cause::NoTerminal, true),
    ] {
        let found = choose(&wanted(None, None, variables), || answer);
        assert_eq!(
            (found.set, found.why, found.hanzi),
            (set, why, hanzi),
            "{variables} {answer:?}"
        );
        assert_eq!(
            (found.glyphs().set, found.glyphs().hanzi),
            (set, hanzi || set != Set::Ascii)
        );
    }
}

#[test]
fn a_set_that_was_asked_for_is_taken_and_the_terminal_left_alone() {
    for set in Set::ALL {
        for variables in [
            "TERM=linux",
            "TERM=xterm LANG=C",
            "TERM=xterm LANG=zh_CN.UTF-8",
        ] {
            let asked = Cell::new(false);
            let found = choose(&wanted(Some(set), None, variables), || {
                asked.set(true);
                Some(2)
            });
            assert_eq!((found.set, found.why), (set, Cause::Wanted), "{variables}");
            assert!(!asked.get(), "{variables}");
        }
    }
}

#[test]
fn asking_for_chinese_says_that_the_terminal_reads_it() {
    let found = choose(&wanted(None, Some(Lang::Zh), "TERM=xterm LANG=C"), || {
        Some(2)
    });
    assert_eq!((found.set, found.hanzi), (Set::Wide, true));
    let found = choose(&wanted(None, Some(Lang::Zh), "TERM=linux LANG=C"), || {
        Some(1)
    });
    assert_eq!((found.set, found.hanzi), (Set::Ascii, true));
}
