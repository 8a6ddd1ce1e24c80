//! Bytes to text: encodings, byte order marks, line ends, and characters that no screen should get.
//!
//! Moves are ASCII in every encoding read here, so that nothing is ever refused for its encoding.

use std::iter;

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, IBM866, ISO_2022_JP, ISO_8859_2, ISO_8859_3,
    ISO_8859_4, ISO_8859_5, ISO_8859_6, ISO_8859_7, ISO_8859_8, ISO_8859_10, ISO_8859_13,
    ISO_8859_14, ISO_8859_15, ISO_8859_16, KOI8_R, KOI8_U, MACINTOSH, SHIFT_JIS, UTF_8,
    WINDOWS_874, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254,
    WINDOWS_1255, WINDOWS_1256, WINDOWS_1257, WINDOWS_1258, X_MAC_CYRILLIC,
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

/// The encoding that a file states, by any of its usual names; `None` for a name that says nothing, and for UTF-16:
/// without a byte order mark the name could not have been found in that.
///
/// The library's own list holds each way of writing each name, and takes 20 kB.
fn labelled(label: &str) -> Option<&'static Encoding> {
    let letters = label.chars().filter(char::is_ascii_alphanumeric);
    let name: String = letters.map(|c| c.to_ascii_lowercase()).collect();
    let name = name.strip_prefix("cs").unwrap_or(&name);
    let name = name.strip_prefix('x').unwrap_or(name);
    let numbered = |prefix: &str| name.strip_prefix(prefix)?.parse().ok();
    let page: Option<u16> = ["windows", "cp", "ms", "ibm"]
        .into_iter()
        .find_map(numbered);
    Some(match (name, page, numbered("iso8859")) {
        ("utf8", ..) => UTF_8,
        ("gb2312" | "gb231280" | "gbk" | "gb18030" | "euccn" | "chinese", ..)
        | (_, Some(936 | 54936), _) => GB18030,
        ("big5" | "big5hkscs" | "cnbig5" | "xbig5", ..) | (_, Some(950), _) => BIG5,
        ("shiftjis" | "sjis" | "mskanji" | "windows31j", ..) | (_, Some(932), _) => SHIFT_JIS,
        ("eucjp", ..) => EUC_JP,
        ("iso2022jp", ..) => ISO_2022_JP,
        ("euckr" | "ksc5601" | "ksc56011987" | "korean", ..) | (_, Some(949), _) => EUC_KR,
        ("latin1" | "l1" | "ascii" | "usascii", ..) | (_, Some(819 | 1252), _) | (.., Some(1)) => {
            WINDOWS_1252
        }
        ("latin2", ..) | (.., Some(2)) => ISO_8859_2,
        ("latin3", ..) | (.., Some(3)) => ISO_8859_3,
        ("latin4", ..) | (.., Some(4)) => ISO_8859_4,
        ("cyrillic", ..) | (.., Some(5)) => ISO_8859_5,
        ("arabic", ..) | (.., Some(6)) => ISO_8859_6,
        ("greek", ..) | (.., Some(7)) => ISO_8859_7,
        ("hebrew", ..) | (.., Some(8)) => ISO_8859_8,
        ("latin5", ..) | (_, Some(1254), _) | (.., Some(9)) => WINDOWS_1254,
        ("latin6", ..) | (.., Some(10)) => ISO_8859_10,
        (_, Some(874), _) | (.., Some(11)) => WINDOWS_874,
        (.., Some(13)) => ISO_8859_13,
        (.., Some(14)) => ISO_8859_14,
        ("latin9", ..) | (.., Some(15)) => ISO_8859_15,
        (.., Some(16)) => ISO_8859_16,
        (_, Some(1250), _) => WINDOWS_1250,
        (_, Some(1251), _) => WINDOWS_1251,
        (_, Some(1253), _) => WINDOWS_1253,
        (_, Some(1255), _) => WINDOWS_1255,
        (_, Some(1256), _) => WINDOWS_1256,
        (_, Some(1257), _) => WINDOWS_1257,
        (_, Some(1258), _) => WINDOWS_1258,
        (_, Some(866), _) => IBM866,
        ("koi8" | "koi8r", ..) => KOI8_R,
        ("koi8u" | "koi8ru", ..) => KOI8_U,
        ("macintosh" | "mac", ..) => MACINTOSH,
        ("maccyrillic", ..) => X_MAC_CYRILLIC,
        _ => return None,
    })
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
    let stated = stated.and_then(labelled);
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

    /// The library's list of names says the same, but that it knows how GBK differs from its extension when written.
    #[test]
    fn encodings_are_known_by_their_usual_names() {
        let names = "utf-8 UTF8 gb2312 GB_2312-80 gbk GB18030 x-gbk chinese big5 Big5-HKSCS cn-big5 csbig5 x-x-big5 \
            shift_jis Shift-JIS sjis x-sjis ms_kanji MS932 windows-31j csshiftjis euc-jp x-euc-jp iso-2022-jp euc-kr \
            windows-949 ks_c_5601-1987 korean csEUCKR latin1 l1 ascii US-ASCII iso-8859-1 ISO8859-1 cp1252 x-cp1252 \
            windows-1252 cp819 latin2 iso-8859-2 iso8859-3 latin4 iso-8859-5 cyrillic iso_8859-6 arabic greek \
            ISO-8859-7 hebrew iso-8859-8 latin5 iso-8859-9 windows-1254 latin6 iso-8859-10 iso-8859-11 windows-874 \
            iso-8859-13 iso-8859-14 latin9 iso-8859-15 iso-8859-16 windows-1250 x-cp1250 cp1251 windows-1253 cp1255 \
            windows-1256 windows-1257 cp1258 ibm866 cp866 koi8-r koi8 koi8-u koi8-ru macintosh mac x-mac-cyrillic";
        for name in names.split_whitespace() {
            let known = Encoding::for_label(name.as_bytes());
            let extended = known.map(|e| if e == encoding_rs::GBK { GB18030 } else { e });
            let read = labelled(name);
            assert!(
                read.is_some() && (known.is_none() || read == extended),
                "{name}"
            );
        }
        for name in [
            "",
            "utf-16",
            "utf-16le",
            "iso-2022-kr",
            "nonsense",
            "windows-",
            "iso-8859-12",
            "cp437",
        ] {
            assert_eq!(labelled(name), None, "{name}");
        }
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
