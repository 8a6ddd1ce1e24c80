//! Any bytes of a terminal, in any pieces: the same is heard, none of it out of control strings and reports.

use std::time::Duration;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use renju::tui::terminal::Parser;

use super::check;
use crate::screen::bytes::{NOW, told, waited};

/// Cases of each property.
const CASES: u32 = 1000;

/// Bytes with what sequences are made of in plenty.
fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        3 => any::<u8>().prop_map(|byte| vec![byte]),
        3 => select(b"\x1b[]OP_^X\\\x07\x03\x9b\x9c\x9d~;?<Mu0129$".to_vec()).prop_map(|byte| vec![byte]),
        1 => select(vec!["\x1b[200~", "\x1b[201~", "\x1b[A", "\x1b\\", "禁", "\u{9b}", "\x1b[<0;1;1M"])
            .prop_map(|text| text.as_bytes().to_vec()),
    ];
    vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// What may stand in a control string.
fn content() -> impl Strategy<Value = String> {
    "[ -~é✓禁\u{1F600}\t\r\n]{0,40}"
}

fn control_string() -> impl Strategy<Value = Vec<u8>> {
    let begins = prop_oneof![
        select(vec![
            "\x1b]", "\x1bP", "\x1b_", "\x1b^", "\x1bX", "\u{9d}", "\u{90}", "\u{9f}", "\u{9e}",
            "\u{98}"
        ])
        .prop_map(|text| text.as_bytes().to_vec()),
        select(vec![0x9d_u8, 0x90, 0x9f, 0x9e, 0x98]).prop_map(|byte| vec![byte]),
    ];
    let ends = prop_oneof![
        select(vec!["\x07", "\x1b\\", "\u{9c}"]).prop_map(|text| text.as_bytes().to_vec()),
        Just(vec![0x9c]),
    ];
    (begins, content(), ends)
        .prop_map(|(begin, text, end)| [&begin[..], text.as_bytes(), &end].concat())
}

fn report() -> impl Strategy<Value = Vec<u8>> {
    let begin = select(vec![&b"\x1b["[..], b"\x9b"]);
    (begin, "[<=>?]", "[0-9;:]{0,20}", "[ -/]{0,2}", "[@-~]")
        // A click is no report.
        .prop_filter("a click", |(_, prefix, _, _, last)| {
            prefix != "<" || !"Mm".contains(last)
        })
        .prop_map(|(begin, prefix, parameters, between, last)| {
            let text = [prefix, parameters, between, last].concat();
            [begin, text.as_bytes()].concat()
        })
}

#[test]
fn in_any_pieces_the_same_is_heard() {
    let cuts = subsequence((0..60).collect::<Vec<usize>>(), 0..20);
    check(CASES, (any_bytes(), cuts), |(bytes, cuts)| {
        let mut parser = Parser::default();
        let mut pieces = Vec::new();
        let mut from = 0;
        let cuts = cuts.into_iter().filter(|cut| *cut <= bytes.len());
        for cut in cuts.chain([bytes.len()]) {
            pieces.extend(parser.take(&bytes[from..cut], NOW));
            from = cut;
        }
        let mut whole = Parser::default();
        prop_assert_eq!(pieces, whole.take(&bytes, NOW));
        prop_assert_eq!(waited(&mut parser), waited(&mut whole));
        prop_assert_eq!(parser.patience(), None);
        Ok(())
    });
}

#[test]
fn nothing_comes_out_of_strings_and_reports() {
    let silent = vec(prop_oneof![control_string(), report()], 0..5);
    check(CASES, (silent, 0..200_usize), |(silent, cut)| {
        let bytes = silent.concat();
        let mut parser = Parser::default();
        let (first, rest) = bytes.split_at(cut.min(bytes.len()));
        prop_assert_eq!(parser.take(first, NOW), []);
        prop_assert_eq!(parser.take(rest, Duration::from_millis(90)), []);
        prop_assert_eq!(told(&parser.take(b"x\x1b[A", NOW)), "x Up");
        Ok(())
    });
}

#[test]
fn ctrl_c_and_esc_always_get_through() {
    check(CASES, any_bytes(), |bytes| {
        let mut parser = Parser::default();
        parser.take(&bytes, NOW);
        let pasting = bytes.windows(4).any(|window| window == b"200~");
        prop_assume!(!pasting);
        let mut other = parser.clone();
        prop_assert!(told(&parser.take(b"\x03", NOW)).ends_with("C-c"));
        let mut heard = other.take(b"\x1b", NOW);
        heard.extend(waited(&mut other));
        prop_assert!(told(&heard).ends_with("Esc"), "{}", told(&heard));
        Ok(())
    });
}
