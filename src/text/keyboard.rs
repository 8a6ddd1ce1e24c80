//! Letters of other keyboard layouts and input methods, as the Latin ones of the same keys.
//!
//! Knows characters only, neither keys nor words.

use crate::rules::fold_width;

/// Other layouts' letters, and below each the Latin one on the same key.
const LAYOUTS: [(&str, &str); 3] = [
    // Cyrillic: Russian, and the letters that Ukrainian and Belarusian have in their place.
    (
        "йцукенгшщзхъфывапролджячсмитьёіїў",
        "qwertyuiop[]asdfghjkl;zxcvbnm`s]o",
    ),
    // Greek, with the accents that stand on vowels.
    (
        "ςερτυθιοπασδφγηξκλζχψωβνμάέήίόύώ",
        "wertyuiopasdfghjklzxcvbnmaehioyv",
    ),
    // What Chinese and Japanese input methods commit for the brackets.
    ("【】「」", "[][]"),
];

/// The character an unchanged Latin keyboard would have given: full width, other layouts and input methods
/// are out of the way, and a capital stays one.
pub fn latin(c: char) -> char {
    let c = fold_width(c);
    if c.is_ascii() {
        return c;
    }
    // Shift makes a colon of the key on which Russian has this letter.
    if c == 'Ж' {
        return ':';
    }
    let small = c.to_lowercase().next().unwrap_or(c);
    let found = LAYOUTS.iter().find_map(|(from, to)| {
        let place = from.chars().position(|f| f == small)?;
        to.chars().nth(place)
    });
    match found {
        Some(letter) if c.is_uppercase() => letter.to_ascii_uppercase(),
        Some(letter) => letter,
        None => c,
    }
}
