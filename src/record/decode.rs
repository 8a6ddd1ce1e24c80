//! Bytes to text: encodings, byte order marks, line ends, and characters that no screen should get.
//!
//! Moves are ASCII in every encoding read here, so that nothing is ever refused for its encoding.

use std::iter;

use encoding_rs::{
    BIG5, EUC_KR, Encoding, GB18030, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252,
};

use crate::game::Name;
use crate::showable::{has_visible, is_hidden};

use super::note::Note;

/// Decodes a file. `stated` is the encoding it names; `weigh` tells how much of a text can be
/// understood, which decides where several encodings are possible.
pub(super) fn decode(
    bytes: &[u8],
    stated: Option<&str>,
    weigh: impl Fn(&str) -> usize,
    notes: &mut Vec<Note>,
) -> String {
    let (text, note) = choose(bytes, stated, weigh);
    notes.extend(note);
    unify_line_ends(&text)
}

fn choose(
    bytes: &[u8],
    stated: Option<&str>,
    weigh: impl Fn(&str) -> usize,
) -> (String, Option<Note>) {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        let rest = &bytes[length..];
        if let Some(text) = utf8(rest).filter(|_| encoding == UTF_8) {
            return (text.to_owned(), None);
        }
        let (text, malformed) = encoding.decode_without_bom_handling(rest);
        return (text.into_owned(), malformed.then_some(Note::Undecodable));
    }
    // Without a byte order mark the CA property could not have been found in UTF-16.
    let stated = stated
        .and_then(|label| Encoding::for_label_no_replacement(label.as_bytes()))
        .filter(|encoding| ![UTF_16LE, UTF_16BE].contains(encoding));
    let strictly = |encoding: &'static Encoding| {
        encoding
            .decode_without_bom_handling_and_without_replacement(bytes)
            .map(std::borrow::Cow::into_owned)
    };
    let stated_other = stated.filter(|&encoding| encoding != UTF_8);
    let as_stated = stated_other.and_then(strictly);
    if let (None, Some(text)) = (&as_stated, utf8(bytes)) {
        return (
            text.to_owned(),
            stated_other.map(|_| Note::Encoding("UTF-8")),
        );
    }
    // Read in a wrong encoding, a character may end a text early or swallow the bracket after it. The reading that makes
    // most sense of the file is taken: the one stated if it is as good as any, then the likeliest.
    let latin = [(WINDOWS_1252, "Latin-1")];
    let likeliest = latin.iter().filter(|_| is_scattered(bytes));
    let others = [
        (GB18030, "GB18030"),
        (SHIFT_JIS, "Shift-JIS"),
        (BIG5, "Big5"),
        (EUC_KR, "EUC-KR"),
    ];
    let whole = |&(encoding, name): &(_, &'static str)| {
        strictly(encoding).map(|text| (text, Note::Encoding(name)))
    };
    let lossy = || {
        let (text, _) = stated.unwrap_or(UTF_8).decode_without_bom_handling(bytes);
        (text.into_owned(), Note::Undecodable)
    };
    let readings = likeliest
        .chain(&others)
        .filter_map(whole)
        .chain(iter::once_with(lossy))
        .chain(latin.iter().filter_map(whole))
        .chain(iter::once_with(|| (marked(bytes), Note::Undecodable)));
    let mut best = as_stated.map(|text| (weigh(&text), text, None));
    for (text, note) in readings {
        let weight = weigh(&text);
        if best.as_ref().is_none_or(|(most, ..)| weight > *most) {
            best = Some((weight, text, Some(note)));
        }
    }
    best.map(|(_, text, note)| (text, note)).unwrap_or_default()
}

/// The text with a mark for every byte beyond ASCII, and for a backslash that may be the second half of a character.
fn marked(bytes: &[u8]) -> String {
    let mut before = b' ';
    let mut text = String::with_capacity(bytes.len());
    for &byte in bytes {
        let half = byte == b'\\' && !before.is_ascii();
        text.push(if byte.is_ascii() && !half {
            char::from(byte)
        } else {
            '\u{FFFD}'
        });
        before = byte;
    }
    text
}

/// Whether bytes beyond ASCII stand alone, as accented letters do and Chinese characters do not.
fn is_scattered(bytes: &[u8]) -> bool {
    !bytes
        .windows(2)
        .any(|pair| !pair[0].is_ascii() && !pair[1].is_ascii())
}

/// UTF-8, also where the last character is cut off.
fn utf8(bytes: &[u8]) -> Option<&str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) if error.error_len().is_none() => {
            std::str::from_utf8(&bytes[..error.valid_up_to()]).ok()
        }
        Err(_) => None,
    }
}

/// Every line ends with `\n` alone, whatever it ended with.
fn unify_line_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// The line, from 1, in which the byte at `at` stands.
pub(super) fn line_of(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

/// A text for the screen: control characters marked, tabs as blanks, lines kept, blanks around it
/// gone.
pub(super) fn clean(text: &str) -> String {
    let marked: String = unify_line_ends(text)
        .chars()
        .map(|c| match c {
            '\n' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
            '\t' | '\u{B}' | '\u{C}' => ' ',
            c if is_hidden(c) => '\u{FFFD}',
            c => c,
        })
        .collect();
    marked.trim().to_owned()
}

/// The same on one line.
pub(super) fn clean_line(text: &str) -> String {
    clean(text).replace('\n', " ")
}

/// A name as a file gives it; what cannot be shown is marked, what is too long cut.
pub(super) fn name(text: &str, notes: &mut Vec<Note>) -> Option<Name> {
    let line = clean_line(text);
    let cut: String = line.chars().take(Name::MAX).collect();
    if cut != text.trim() && !notes.contains(&Note::TextChanged) {
        notes.push(Note::TextChanged);
    }
    has_visible(text).then(|| cut.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8], stated: Option<&str>) -> (String, Vec<Note>) {
        let mut notes = Vec::new();
        let text = decode(bytes, stated, |_| 0, &mut notes);
        (text, notes)
    }

    #[test]
    fn encodings_stated_wrongly_or_not_at_all_are_read() {
        let gbk = GB18030.encode("甲乙").0.into_owned();
        assert_eq!(read(&gbk, Some("GB2312")), ("甲乙".into(), vec![]));
        assert_eq!(read(&gbk, Some("gb18030")), ("甲乙".into(), vec![]));
        let assumed = vec![Note::Encoding("GB18030")];
        assert_eq!(read(&gbk, Some("UTF-8")), ("甲乙".into(), assumed.clone()));
        assert_eq!(
            read(&gbk, Some("nonsense")),
            ("甲乙".into(), assumed.clone())
        );
        assert_eq!(read(&gbk, None), ("甲乙".into(), assumed));
        let latin = vec![Note::Encoding("Latin-1")];
        assert_eq!(read(b"M\xFCller", None), ("Müller".into(), latin));
        assert_eq!(read("甲".as_bytes(), None), ("甲".into(), vec![]));
        assert_eq!(
            read("\u{FEFF}甲".as_bytes(), Some("GBK")),
            ("甲".into(), vec![])
        );
        assert_eq!(read(b"a\r\nb\rc", None), ("a\nb\nc".into(), vec![]));
        let (text, notes) = read(b"a\xFF\xFFb", Some("UTF-8"));
        assert_eq!(
            (text.as_str(), notes),
            ("a\u{FFFD}\u{FFFD}b", vec![Note::Undecodable])
        );
        assert_eq!(read(b"\xFF\xFEh\x008\x00", None), ("h8".into(), vec![]));
        // The replacement encodings of the web would swallow the whole file.
        assert_eq!(read(b"h8", Some("iso-2022-kr")), ("h8".into(), vec![]));
        assert_eq!(read(b"h8", Some("utf-16")), ("h8".into(), vec![]));
    }

    #[test]
    fn names_lose_their_control_characters_and_nothing_else() {
        let mut notes = Vec::new();
        assert_eq!(name(" 甲 ", &mut notes), "甲".parse().ok());
        assert_eq!(notes, vec![]);
        let odd = "a\u{1b}b\u{e}c\u{7}d\u{9b}e\u{202e}f";
        assert_eq!(name(odd, &mut notes), "a�b�c�d�e�f".parse().ok());
        assert_eq!(notes, vec![Note::TextChanged]);
        assert_eq!(name("  ", &mut notes), None);
        assert_eq!(
            name(&"x".repeat(300), &mut notes),
            "x".repeat(200).parse().ok()
        );
    }
}
