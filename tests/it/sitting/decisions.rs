//! Decisions and questions, by typed lines, without a front end.

use renju::game::{Outcome, Phase, Policy, RuleSet, Setup, WinReason};
use renju::sitting::{Ending, NoReasons, Question, Said, Sitting};

use crate::support::told::{at, default, free};

fn sitting(setup: Setup) -> Sitting {
    Sitting::new(setup, [None, None], false, None)
}

/// Types lines one after the other and gives what was said to the last.
fn typed(sitting: &mut Sitting, lines: &[&str]) -> Vec<Said> {
    let said = lines.iter().map(|line| {
        sitting
            .typed(line)
            .unwrap_or_else(|| panic!("{line} says nothing"))
    });
    said.last().unwrap_or_default()
}

#[test]
fn a_takeback_makes_an_explained_stone_a_secret_again() {
    let mut sitting = sitting(default());
    typed(&mut sitting, &["h8", "a1", "h9", "claim", "yes"]);
    assert!(sitting.explained(Some(at("h9"))).is_ok(), "it was answered");
    assert!(sitting.explained(None).is_ok());
    assert_eq!(sitting.explained(Some(at("h10"))), Err(NoReasons::Locked));
    typed(&mut sitting, &["takeback black", "yes", "h10"]);
    assert_eq!(sitting.game().moves().len(), 3);
    assert_eq!(sitting.explained(Some(at("h10"))), Err(NoReasons::Locked));
    assert_eq!(sitting.explained(None), Err(NoReasons::Locked));
}

#[test]
fn a_proposal_is_removed_and_a_draw_accepted_by_a_word() {
    let mut sitting = sitting(Setup::new(RuleSet::Rif(Policy::default())));
    let lines = ["h8", "h9", "h10", "keep", "h7", "g8", "i9", "remove g8"];
    typed(&mut sitting, &lines);
    assert!(matches!(sitting.game().phase(), Phase::Playing { .. }));
    typed(&mut sitting, &["draw", "接受"]);
    assert!(sitting.game().outcome().is_some());
}

#[test]
fn what_was_asked_is_answered_before_anything_else() {
    let mut sitting = sitting(free());
    typed(&mut sitting, &["h8", "resign"]);
    assert!(matches!(
        sitting.question(),
        Some(Question::Resign(Some(_)))
    ));
    assert_eq!(typed(&mut sitting, &["i9"]), [Said::AnswerFirst]);
    assert_eq!(typed(&mut sitting, &["draw"]), [Said::AnswerFirst]);
    assert_eq!(sitting.game().moves().len(), 1);
    assert_eq!(typed(&mut sitting, &["no"]), []);
    assert_eq!(sitting.question(), None);
    assert_eq!(typed(&mut sitting, &["no"]), [Said::NothingAsked]);
    // An offer and a choice of the opening leave the people free to do something else first.
    typed(&mut sitting, &["draw", "i9"]);
    assert!(sitting.game().offer().is_some());
}

#[test]
fn leaving_a_game_that_is_not_kept_loses_it() {
    let mut running = sitting(free());
    typed(&mut running, &["h8", "quit", "no"]);
    assert_eq!(running.left(), None);
    typed(&mut running, &["quit", "yes"]);
    assert_eq!(running.left(), Some(Ending::Lost));
    assert!(matches!(
        running.game().outcome(),
        Some(Outcome::Win {
            reason: WinReason::Left,
            ..
        })
    ));
    let mut fresh = sitting(free());
    typed(&mut fresh, &["quit"]);
    assert_eq!(fresh.left(), Some(Ending::Done), "nothing had begun");
}
