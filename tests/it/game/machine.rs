//! Every phase by every action: carried out, or refused with exactly this reason and nothing changed (rules.md §4–§7).

use crate::support::told::{action, told};
use renju::game::{ActionError, Game, Policy, RuleSet, Setup, Takeback, WrongClaim};

/// The actions of the table, one a column; see `told::action`. `taken` stands for a point with a stone.
pub(super) const WORDS: [&str; 18] = [
    "h8", "i9", "a1", "j11", "pass", "swap", "keep", "-j11", "-k6", "claim", "accept", "draw1",
    "back1", "back2", "yes1", "no2", "resign1", "leave2",
];

/// A short name for an answer of the machine, one for each reason.
pub(crate) fn code(answer: Result<(), ActionError>) -> String {
    match answer {
        Ok(()) => "ok".into(),
        Err(ActionError::Over) => "over".into(),
        Err(ActionError::Due(due)) => format!("{due:?}").to_lowercase(),
        Err(ActionError::Occupied(e)) => format!("{}:{}", e.point, e.by),
        Err(ActionError::OutsideZone { point, zone }) => format!("{point}!{}", zone.side()),
        Err(ActionError::Forbidden { point, tally, .. }) => format!("{point}:{tally}"),
        Err(ActionError::EqualProposals { point, first }) => format!("{point}={first}"),
        Err(ActionError::NumberOutside { min, max, .. }) => format!("{min}-{max}"),
        Err(ActionError::NotABranch(_)) => "no-way".into(),
        Err(ActionError::NotAProposal(p)) => format!("not-{p}"),
        Err(ActionError::PassTooEarly(n)) => format!("<{n}"),
        Err(ActionError::NoForbiddenMoves) => "free".into(),
        Err(ActionError::NotClaimPolicy) => "referee".into(),
        Err(ActionError::ClaimInOpening) => "opening".into(),
        Err(ActionError::NoOffer) => "no-offer".into(),
        Err(ActionError::OwnOffer) => "own".into(),
        Err(ActionError::OfferPending) => "pending".into(),
        Err(ActionError::NoTakeback) => "never".into(),
        Err(ActionError::NothingToTakeBack) => "nothing".into(),
        Err(ActionError::TakebackRefused) => "refused".into(),
    }
}

/// What the machine answers to each of [`WORDS`], the words gathered by answer, as `ok: h8 i9 | <4: pass`; a refusal must
/// leave the game as it was.
fn answers(game: &Game) -> String {
    let mut answers: Vec<(String, String)> = Vec::new();
    for word in WORDS {
        let mut tried = game.clone();
        let answer = tried.apply(action(word));
        if answer.is_err() {
            assert_eq!(&tried, game, "{word} was refused and changed something");
        } else {
            assert_ne!(&tried, game, "{word} was carried out and left no trace");
            let entries = (tried.record().len(), game.record().len() + 1);
            assert_eq!(entries.0, entries.1, "{word} is one entry of the record");
        }
        let code = code(answer);
        match answers.iter_mut().find(|(known, _)| *known == code) {
            Some((_, words)) => *words = [words, word].join(" "),
            None => answers.push((code, word.to_owned())),
        }
    }
    let answers = answers
        .iter()
        .map(|(code, words)| format!("{code}: {words}"));
    answers.collect::<Vec<_>>().join(" | ")
}

/// Compares one line of the table.
pub(super) fn row(name: &str, game: &Game, expected: &str) {
    assert_eq!(answers(game), expected, "{name} ({:?})", game.phase());
}

pub(super) fn asking(rules: RuleSet) -> Setup {
    Setup {
        takeback: Takeback::Ask,
        ..Setup::new(rules)
    }
}

pub(super) fn claim(wrong: WrongClaim) -> Policy {
    Policy::Claim(wrong)
}

#[test]
#[expect(clippy::too_many_lines, reason = "it is one table")]
fn every_phase_answers_every_action() {
    let free = asking(RuleSet::Free);
    let standard = asking(RuleSet::Standard(Policy::default()));
    let rif = asking(RuleSet::Rif(Policy::default()));
    let table = [
        // The first stone.
        (
            &free,
            "",
            "ok: h8 i9 a1 j11 draw1 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | free: claim | nothing: back1 back2 | no-offer: yes1 no2",
        ),
        (
            &standard,
            "",
            "ok: h8 draw1 resign1 leave2 | I9!1: i9 | A1!1: a1 | J11!1: j11 | <4: pass | stone: swap keep -j11 -k6 accept | opening: claim | nothing: back1 back2 | no-offer: yes1 no2",
        ),
        (
            &rif,
            "",
            "ok: h8 draw1 resign1 leave2 | I9!1: i9 | A1!1: a1 | J11!1: j11 | <7: pass | stone: swap keep -j11 -k6 accept | opening: claim | nothing: back1 back2 | no-offer: yes1 no2",
        ),
        // RIF: stones 2 and 3.
        (
            &rif,
            "h8",
            "H8:black: h8 | ok: i9 draw1 back1 resign1 leave2 | A1!3: a1 | J11!3: j11 | <7: pass | stone: swap keep -j11 -k6 accept | opening: claim | nothing: back2 | no-offer: yes1 no2",
        ),
        (
            &rif,
            "h8 h9",
            "H8:black: h8 | ok: i9 draw1 back1 resign1 leave2 | A1!5: a1 | J11!5: j11 | <7: pass | stone: swap keep -j11 -k6 accept | opening: claim | nothing: back2 | no-offer: yes1 no2",
        ),
        // The swap, which is of the other person.
        (
            &rif,
            "h8 h9 i9",
            "H8:black: h8 | I9:black: i9 | swap: a1 j11 pass -j11 -k6 accept | ok: swap keep draw1 back1 resign1 leave2 | opening: claim | nothing: back2 | no-offer: yes1 no2",
        ),
        // Move 4.
        (
            &rif,
            "h8 h9 i9 keep",
            "H8:black: h8 | I9:black: i9 | ok: a1 j11 draw1 back1 back2 resign1 leave2 | <7: pass | stone: swap keep -j11 -k6 accept | opening: claim | no-offer: yes1 no2",
        ),
        (
            &rif,
            "h8 h9 i9 swap",
            "H8:black: h8 | I9:black: i9 | ok: a1 j11 draw1 back1 back2 resign1 leave2 | <7: pass | stone: swap keep -j11 -k6 accept | opening: claim | no-offer: yes1 no2",
        ),
        // Proposals: none, one made.
        (
            &rif,
            "h8 h9 i9 keep i8",
            "H8:black: h8 | I9:black: i9 | ok: a1 j11 draw1 back1 back2 resign1 leave2 | <7: pass | proposal: swap keep -j11 -k6 accept | opening: claim | no-offer: yes1 no2",
        ),
        (
            &rif,
            "h8 h9 i9 keep i8 j11",
            "H8:black: h8 | I9:black: i9 | ok: a1 draw1 back1 back2 resign1 leave2 | J11=J11: j11 | <7: pass | proposal: swap keep -j11 -k6 accept | opening: claim | no-offer: yes1 no2",
        ),
        // The removal.
        (
            &rif,
            "h8 h9 i9 keep i8 j11 k6",
            "H8:black: h8 | I9:black: i9 | removal: a1 j11 pass swap keep accept | ok: -j11 -k6 draw1 back1 back2 resign1 leave2 | opening: claim | no-offer: yes1 no2",
        ),
        (
            &rif,
            "h8 h9 i9 keep i8 j11 k7",
            "H8:black: h8 | I9:black: i9 | removal: a1 j11 pass swap keep accept | ok: -j11 draw1 back1 back2 resign1 leave2 | not-K6: -k6 | opening: claim | no-offer: yes1 no2",
        ),
        // Move 6, and move 7, from which on passing is allowed.
        (
            &rif,
            "h8 h9 i9 keep i8 j11 k6 -k6",
            "H8:black: h8 | I9:black: i9 | ok: a1 claim draw1 back1 back2 resign1 leave2 | J11:black: j11 | <7: pass | stone: swap keep -j11 -k6 accept | no-offer: yes1 no2",
        ),
        (
            &rif,
            "h8 h9 i9 keep i8 j11 k6 -j11 a2",
            "H8:black: h8 | I9:black: i9 | ok: a1 j11 pass claim draw1 back1 back2 resign1 leave2 | stone: swap keep -j11 -k6 accept | no-offer: yes1 no2",
        ),
        // Free play.
        (
            &free,
            "a2",
            "ok: h8 i9 a1 j11 draw1 back1 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | free: claim | nothing: back2 | no-offer: yes1 no2",
        ),
        (
            &free,
            "a2 a3 h8",
            "H8:black: h8 | ok: i9 a1 j11 pass draw1 back1 back2 resign1 leave2 | stone: swap keep -j11 -k6 accept | free: claim | no-offer: yes1 no2",
        ),
        (
            &standard,
            "h8",
            "H8:black: h8 | ok: i9 a1 j11 claim draw1 back1 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | nothing: back2 | no-offer: yes1 no2",
        ),
        (
            &standard,
            "h8 a2",
            "H8:black: h8 | ok: i9 a1 j11 claim draw1 back1 back2 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | no-offer: yes1 no2",
        ),
        (
            &standard,
            "h8 i9 h7",
            "H8:black: h8 | I9:white: i9 | ok: a1 j11 pass claim draw1 back1 back2 resign1 leave2 | stone: swap keep -j11 -k6 accept | no-offer: yes1 no2",
        ),
        // Offers that stand.
        (
            &standard,
            "h8 i9 draw1",
            "H8:black: h8 | I9:white: i9 | ok: a1 j11 claim no2 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | pending: draw1 back1 back2 | own: yes1",
        ),
        (
            &standard,
            "h8 i9 draw2",
            "H8:black: h8 | I9:white: i9 | ok: a1 j11 claim yes1 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | pending: draw1 back1 back2 | own: no2",
        ),
        (
            &standard,
            "h8 i9 back1",
            "H8:black: h8 | I9:white: i9 | ok: a1 j11 claim no2 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | pending: draw1 back1 back2 | own: yes1",
        ),
        (
            &standard,
            "h8 i9 back1 no2",
            "H8:black: h8 | I9:white: i9 | ok: a1 j11 claim draw1 back2 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | refused: back1 | no-offer: yes1 no2",
        ),
    ];
    for (setup, words, expected) in table {
        let game = told(setup, words);
        row(
            &format!("{:?} \"{words}\"", setup.rules.mode()),
            &game,
            expected,
        );
    }
}
