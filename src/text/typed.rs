//! What a typed line means, in any language, case and width; the same on the screen and in the line mode.

use crate::rules::{Color, Point, fold_width, parse_moves};

use super::commands::Command;
use super::keyboard::latin;

/// What a typed line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Blanks at most.
    Nothing,
    /// A point alone.
    Point(Point),
    /// A number alone: a move of the game.
    Number(usize),
    /// Several moves, one after the other; `None` is a pass.
    Moves(Vec<Option<Point>>),
    /// A command alone.
    Command(Command),
    /// A command about a point: `why h8`, `remove k10`.
    At(Command, Point),
    /// A command for one side: `resign white`.
    By(Command, Color),
    /// The game is to be saved under this name, whose letters stay as they were typed.
    Save(String),
    /// None of these.
    Unknown,
}

impl Typed {
    /// Reads a line; `asked` when a question stands that can be answered by yes or no.
    ///
    /// ```
    /// use renju::text::{Command, Typed};
    /// assert_eq!(Typed::read("ＣＬＡＩＭ", false), Typed::Command(Command::Claim));
    /// assert_eq!(Typed::read("待った", false), Typed::Command(Command::Takeback));
    /// assert_eq!(Typed::read("去掉k10", false), Typed::At(Command::Remove, "K10".parse().unwrap()));
    /// assert_eq!(Typed::read("Save  Game.sgf ", false), Typed::Save("Game.sgf".to_owned()));
    /// ```
    pub fn read(line: &str, asked: bool) -> Self {
        let plain: String = line.chars().map(latin).collect::<String>().to_lowercase();
        let plain = plain.trim();
        if plain.is_empty() {
            return Self::Nothing;
        }
        if let Some(command) = Command::typed(plain, asked) {
            return Self::Command(command);
        }
        if let Ok(point) = plain.parse() {
            return Self::Point(point);
        }
        if plain.bytes().all(|b| b.is_ascii_digit()) {
            return plain.parse().map_or(Self::Unknown, Self::Number);
        }
        if let Ok(moves) = parse_moves(plain) {
            return Self::Moves(moves);
        }
        let Some((command, rest)) =
            split(plain).and_then(|(word, rest)| Some((Command::typed(word, asked)?, rest)))
        else {
            return Self::Unknown;
        };
        if command == Command::Save {
            return Self::Save(file_name(line));
        }
        if let Ok(point) = rest.parse() {
            return Self::At(command, point);
        }
        Command::typed(rest, asked)
            .and_then(Command::color)
            .map_or(Self::Unknown, |color| Self::By(command, color))
    }
}

/// What stands behind the first word of a line, its letters as they were typed.
fn file_name(line: &str) -> String {
    let folded: String = line.trim().chars().map(fold_width).collect();
    split(&folded).map_or_else(String::new, |(_, rest)| rest.trim().to_owned())
}

/// A word and what stands behind it; between Chinese or Japanese and Latin letters nobody types a blank.
fn split(line: &str) -> Option<(&str, &str)> {
    if let Some((word, rest)) = line.split_once(char::is_whitespace) {
        return Some((word, rest.trim_start()));
    }
    let border = line.find(|c: char| c.is_ascii())?;
    (border > 0).then(|| line.split_at(border))
}

#[cfg(test)]
mod tests {
    use super::super::{Lang, command_list, spoken};
    use super::*;
    use Command::{Help, Leave, Next, Why};

    #[test]
    fn no_word_means_two_commands_or_a_point() {
        let mut seen: Vec<(&str, Command)> = Vec::new();
        for &command in Command::ALL {
            let own = Lang::ALL
                .into_iter()
                .filter_map(|lang| command.word(lang))
                .chain(command.also().iter().copied());
            for word in own {
                assert!(
                    !seen.iter().any(|&(w, other)| w == word && other != command),
                    "{word} is also {command:?}"
                );
                assert!(word.parse::<Point>().is_err(), "{word}");
                assert_eq!(word.to_lowercase(), word);
                assert_eq!(Typed::read(word, false), Typed::Command(command), "{word}");
                seen.push((word, command));
            }
        }
    }

    /// The words between the quotation marks of a language.
    fn quoted(mut text: &str, [open, close]: [char; 2]) -> Vec<&str> {
        let mut found = Vec::new();
        while let Some((word, rest)) = text
            .split_once(open)
            .and_then(|(_, rest)| rest.split_once(close))
        {
            found.push(word);
            text = rest;
        }
        found
    }

    fn marks(lang: Lang) -> [char; 2] {
        match lang {
            Lang::En => ['"', '"'],
            Lang::Zh => ['“', '”'],
            Lang::Hant | Lang::Ja => ['「', '」'],
        }
    }

    #[test]
    fn words_told_to_type_are_understood() {
        for lang in Lang::ALL {
            let read = |text: &str| -> Vec<Typed> {
                let words = quoted(text, marks(lang));
                words.iter().map(|word| Typed::read(word, false)).collect()
            };
            assert_eq!(
                read(spoken::welcome(lang)),
                [Typed::Command(Help)],
                "{lang}"
            );
            let next = read(spoken::what_next(lang));
            assert_eq!(next, [Next, Leave].map(Typed::Command), "{lang}");
            let centre = Point::CENTER;
            let why = read(spoken::why_where(lang));
            assert_eq!(why, [Typed::At(Why, centre)], "{lang}");
            let help = read(&spoken::not_understood(lang, "H8"));
            let expected = [Typed::Point(centre), Typed::Command(Help)];
            assert_eq!(help, expected, "{lang}");
        }
    }

    #[test]
    fn the_list_of_commands_names_only_what_is_understood() {
        for lang in Lang::ALL {
            let list = command_list(lang, Command::ALL);
            // The heading stands first, the empty line last.
            let mut named = 0;
            for line in &list[1..list.len() - 1] {
                let (words, _) = line
                    .split_once([':', '：'])
                    .expect("words and their meaning");
                for word in words.split([',', '、', '(', ')', '（', '）']) {
                    let word = word.trim().trim_matches(marks(lang));
                    if !word.is_empty() {
                        assert_ne!(Typed::read(word, true), Typed::Unknown, "{lang}: {word}");
                        named += 1;
                    }
                }
            }
            assert!(named >= 40, "{lang}: {named}");
        }
    }
}
