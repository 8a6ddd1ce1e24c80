//! The line mode through its library: scripts of lines in, what is said out. The program itself is `plain_program`'s.

use crate::support::told::{OVERLINE, THREE_THREE, claiming, default, free, standard, told};
use renju::game::{Game, Guess, Player, Policy, RuleSet, Setup, WrongClaim};
use renju::plain::{Direct, Input, Line, LineMode, Speech, play};
use renju::sitting::{Keeper, Said, Sitting};
use renju::store::Why;
use renju::text::Lang;
use std::time::Duration;

pub(super) const ENGLISH: Speech = Speech {
    lang: Lang::En,
    ascii: false,
};

/// A keeper that keeps nothing, for it is never told to begin.
pub(super) fn nowhere() -> Keeper {
    Keeper::new(Err(Why::NoHome), || 0)
}

/// A line mode that is fed with lines, and all it said.
pub(crate) struct Talk {
    pub(super) lines: LineMode,
    pub(super) said: String,
}

impl Talk {
    pub(crate) fn new(setup: Setup) -> Self {
        Self::with(Game::new(setup), ENGLISH)
    }

    pub(super) fn with(game: Game, settings: Speech) -> Self {
        Self::of(Sitting::resume(game, [None, None], false, None), settings)
    }

    pub(super) fn of(sitting: Sitting, settings: Speech) -> Self {
        Self {
            lines: LineMode::new(sitting, settings, &[]),
            said: String::new(),
        }
    }

    pub(crate) fn game(&self) -> &Game {
        self.lines.sitting().game()
    }

    pub(super) fn is_done(&self) -> bool {
        self.lines.sitting().left().is_some()
    }

    /// Hands over one line and gives what was said to it.
    pub(super) fn line(&mut self, line: &str) -> String {
        let before = self.lines.take_said();
        self.lines.take(&Line::Text(line.to_owned()));
        let said = self.lines.take_said();
        self.said += &(before + &said);
        said
    }

    /// Hands over words divided by blanks, each as a line.
    pub(crate) fn words(&mut self, words: &str) -> String {
        words
            .split_whitespace()
            .map(|word| self.line(word))
            .collect()
    }

    /// Hands over a line and checks each part of what is said to it.
    #[track_caller]
    pub(crate) fn says(&mut self, line: &str, parts: &[&str]) -> String {
        let said = self.line(line);
        for part in parts {
            assert!(said.contains(part), "no {part:?} after {line:?}:\n{said}");
        }
        said
    }
}

pub(super) fn rif() -> Setup {
    Setup::new(RuleSet::Rif(Policy::default()))
}

pub(super) fn script(setup: Setup, bytes: &[u8]) -> String {
    let mut lines = Talk::new(setup).lines;
    let said = played(&mut lines, &mut Direct::new(bytes), Duration::ZERO);
    assert!(lines.sitting().left().is_some());
    said
}

/// Plays from an input and gives all that was printed.
pub(super) fn played(lines: &mut LineMode, input: &mut dyn Input, lap: Duration) -> String {
    let mut out = Vec::new();
    play(lines, &mut nowhere(), input, &mut out, &mut || lap).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_game_is_told_move_by_move_and_the_next_exchanges_colours() {
    let names = ["甲", "乙"].map(|name| Some(name.parse().unwrap()));
    let sitting = Sitting::new(default(), names, false, None);
    let typed = "h8\na1\ni8\na2\nj8\na3\nk8\na4\nＬ８\nh8\nnext\nh8\n";
    let mut lines = Talk::of(sitting, ENGLISH).lines;
    let said = played(
        &mut lines,
        &mut Direct::new(typed.as_bytes()),
        Duration::ZERO,
    );
    let mut rest = &*said;
    for part in [
        "standard · White claims forbidden moves\n",
        "Black 甲: play move 1 on H8\n",
        "Move 1, Black 甲: H8\n",
        "White 乙 to move · move 2\n",
        "Move 2, White 乙: A1\n",
        "Move 9, Black 甲: L8\n",
        "Black 甲 wins: five in a row (自由取胜)\n",
        "Black 甲: 1 won, 0 lost, 0 drawn, score +2\n",
        "White 乙: 0 won, 1 lost, 0 drawn, score -2\n",
        "Type \"next\"",
        "the game is over. Black 甲 wins: five in a row (自由取胜)\n",
        "game 2 · colours swapped\n",
        "Black 乙\n",
        "White 甲\n",
        "Black 乙: play move 1 on H8\n",
        "Move 1, Black 乙: H8\n",
        "End of input. The game is unfinished.\n",
    ] {
        let at = rest.find(part);
        rest = &rest[at.unwrap_or_else(|| panic!("no {part:?} in its place:\n{said}"))..];
    }
}

#[test]
fn a_match_ends_with_its_last_game() {
    let sitting = Sitting::new(free(), [None, None], false, Some(1));
    let mut talk = Talk::of(sitting, ENGLISH);
    assert!(talk.lines.take_said().contains("game 1 of 1"));
    talk.says("next", &["finish this game first"]);
    talk.words("h8 resign");
    talk.says("yes", &["Black wins: White resigned", "the match is over"]);
    talk.says("next", &["the match is over"]);
    assert!(talk.game().outcome().is_some());
    talk.says(
        "quit",
        &[
            "Leave? The finished game has not been saved to a file",
            "\n  yes: leave\n  save: save first\n  no: stay\n",
        ],
    );
    talk.line("yes");
    assert!(talk.is_done());
}

#[test]
fn odd_or_even_is_guessed_before_anything_else() {
    for (guessed, right) in [("odd", true), ("单", true), ("偶数", false)] {
        let mut sitting = Sitting::new(free(), [None, None], false, None);
        sitting.hide_handful(7);
        assert!(sitting.is_offering(), "no clock runs");
        let mut lines = LineMode::new(sitting, ENGLISH, &[]);
        assert!(lines.take_said().contains("odd or even? (even or odd)"));
        lines.take(&Line::Text("h8".to_owned()));
        assert!(lines.take_said().contains("answer the question first"));
        assert!(lines.sitting().game().moves().is_empty());
        lines.take(&Line::Text(guessed.to_owned()));
        let (told, first) = if right {
            ("7 stones: guessed right", Player::Two)
        } else {
            ("7 stones: guessed wrong", Player::One)
        };
        assert!(lines.take_said().contains(told), "{guessed}");
        assert_eq!(lines.sitting().game().setup().first, first);
        lines.take(&Line::Text("h8".to_owned()));
        assert_eq!(lines.sitting().game().moves().len(), 1);
    }
}

#[test]
fn guessed_colours_are_told_first() {
    let sitting = Sitting::new(free(), [None, None], false, None);
    let guess = Said::Guessed(Guess { handfuls: [9, 14] });
    let said = LineMode::new(sitting, ENGLISH, &[guess]).take_said();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[1], "Player 1 holds 9 stones");
    assert!(lines[3].contains("14 - 9 = 5, odd"), "{said}");
    assert!(lines[4].starts_with("Type a point"), "{said}");
}

#[test]
fn a_claim_asks_white_and_shows_the_shapes_in_words() {
    let mut talk = Talk::new(default());
    let said = talk.words(THREE_THREE);
    // Nothing gives the open claim away.
    assert!(
        !said.contains("forbidden") && !said.contains("three"),
        "{said}"
    );
    for word in ["why h10", "why a1", "why", "forbidden"] {
        talk.says(word, &["hidden until the game ends"]);
    }
    talk.says(
        "claim",
        &["White: claim a forbidden move by Black? (yes or no)"],
    );
    talk.says("i10", &["answer the question first"]);
    talk.says("no", &["White to move"]);
    assert_eq!(talk.game().outcome(), None);
    talk.says("禁手", &["White: claim"]);
    talk.says(
        "YES",
        &[
            "White wins: forbidden move claimed (追下取胜), H10 double-three (3-3)",
            "row F10 G10 H10: three, straight four at E10 I10",
            "column H8 H9 H10: three, straight four at H7 H11",
            "White: 1 won",
        ],
    );
    talk.says("why", &["H10: forbidden, double-three"]);
    talk.says("why h11", &["H11: "]);
}

#[test]
fn an_overline_is_claimed_in_blacks_turn_too() {
    let mut talk = Talk::new(default());
    talk.words(OVERLINE);
    talk.says("o15", &["Move 14, White: O15", "Black to move"]);
    talk.says("claim", &["White: claim"]);
    talk.says(
        "y",
        &["White wins: forbidden move claimed (追下取胜), K8 overline"],
    );
}

#[test]
fn a_wrong_claim_is_answered_and_costs_what_was_agreed() {
    for (wrong, question, cost, next) in [
        (
            WrongClaim::Nothing,
            "by Black?",
            "the game goes on",
            "White to move · move 4",
        ),
        (
            WrongClaim::Turn,
            "costs a turn",
            "White loses a turn",
            "Black to move · move 4",
        ),
        (
            WrongClaim::Loss,
            "loses the game",
            "White loses",
            "Black wins: White's claim was wrong",
        ),
    ] {
        let mut talk = Talk::new(claiming(wrong));
        talk.words("h8 a1 h9");
        talk.says("claim", &["White: claim a forbidden move", question]);
        talk.says(
            "yes",
            &[
                "H9 is not forbidden: it makes neither a four nor a three",
                cost,
                next,
            ],
        );
    }
}

#[test]
fn only_the_stone_of_an_answered_claim_is_explained() {
    let mut talk = Talk::new(default());
    talk.words("h8 a1 h9 claim yes");
    talk.says("why h9", &["H9: not forbidden"]);
    talk.says("why", &["H9: not forbidden"]);
    talk.says("why h10", &["hidden until the game ends"]);
    // The number of the stone is no licence for another one.
    talk.words("takeback black yes");
    talk.words("h10");
    talk.says("why", &["hidden until the game ends"]);
    let hints = |game| Talk::of(Sitting::resume(game, [None, None], true, None), ENGLISH);
    let mut talk = hints(told(&default(), "h8 a15 h9 a13 g10 a11 f10 a9"));
    talk.says(
        "why h10",
        &["H10: forbidden, double-three (3-3)", "Black to move"],
    );
    talk.says("x", &["H10 double-three (3-3)"]);
    talk.says("why a15", &["name an empty point"]);
    talk.says("why f10", &["F10: not forbidden"]);
    let mut talk = hints(told(&free(), "h8"));
    talk.says("why h9", &["free mode has no forbidden moves"]);
    talk.says("claim", &["free mode has no forbidden moves"]);
}

#[test]
fn block_refuses_with_the_kind_and_loss_ends_with_the_shapes() {
    let moves = THREE_THREE.trim_end_matches(" h10");
    let mut talk = Talk::new(standard(Policy::Block));
    talk.words(moves);
    talk.says("h10", &["H10 is forbidden for Black: double-three (3-3)"]);
    talk.says("claim", &["nothing to claim"]);
    talk.says("forbidden", &["H10 double-three (3-3)"]);
    talk.says("pass", &["Black: pass? (yes or no)"]);
    talk.says("yes", &["Move 9, Black: pass", "White to move"]);
    let mut talk = Talk::new(standard(Policy::Loss));
    talk.words(moves);
    talk.says(
        "h10",
        &[
            "Move 9, Black: H10",
            "White wins: Black played a forbidden move, H10 double-three (3-3)",
            "column H8 H9 H10: three",
        ],
    );
}
