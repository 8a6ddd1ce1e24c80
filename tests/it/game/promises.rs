//! What holds of every state and every step of a random game, as rules.md says it.

use renju::game::{
    Action, Game, Mode, Move, Offer, Outcome, Phase, Player, Policy, Request, Seats, Start,
    Takeback, TimeControl, WrongClaim,
};
use renju::rules::{Board, Color, Point};
use std::time::Duration;

/// All but the clocks, the offers and the memory of what happened.
pub(super) fn situation(game: &Game) -> (Board, Vec<Move>, Phase, Seats, Option<u8>) {
    (
        *game.board(),
        game.moves().to_vec(),
        game.phase().clone(),
        game.seats(),
        game.declared(),
    )
}

/// Who has to decide, told from the setup, the moves and who is Black (rules.md §7, §10); not from the machine.
pub(super) fn owner(game: &Game) -> Option<Player> {
    let first = game.setup().first;
    let black = game.seats().player(Color::Black);
    let rule = game.setup().opening_rule.name;
    let lie = game.moves().len();
    let alternating = |number: usize| game.seats().player(Color::ALL[number % 2]);
    match (game.phase(), rule) {
        // Each move by the person who has its colour; the other one chooses about each swap.
        (
            Phase::Placing { .. } | Phase::Swapping { .. } | Phase::Choosing { .. },
            "taraguchi" | "taraguchi-10" | "tarannikov" | "pro" | "long-pro" | "swap1",
        ) => return Some(alternating(lie)),
        (Phase::Placing { .. }, "sakata" | "swap2") if lie >= 3 => return Some(first.other()),
        (Phase::Choosing { .. }, "swap" | "swap2") if lie == 3 => return Some(first.other()),
        (Phase::Choosing { .. }, "sakata" | "swap2") | (Phase::Declaring { .. }, "yamaguchi") => {
            return Some(first);
        }
        (Phase::Declaring { .. }, _) => return Some(black.other()),
        (Phase::Swapping { .. }, "soosorv-8" | "soosorv-4") if lie == 4 => return Some(black),
        _ => {}
    }
    match game.phase() {
        Phase::Over(_) => None,
        // Tentative Black puts the first three, tentative White chooses.
        Phase::Placing { .. } if lie < 3 => Some(first),
        Phase::Swapping { .. } => Some(first.other()),
        // A declared number of one: the fifth move at once.
        Phase::Placing { .. } if lie == 4 => Some(black),
        // The proposals are Black's; move 4, the removal and the settlement White's.
        Phase::Proposing { .. }
        | Phase::Playing {
            turn: Color::Black, ..
        } => Some(black),
        Phase::Declaring { .. } | Phase::Choosing { .. } => unreachable!("in no other rule"),
        Phase::Placing { .. }
        | Phase::Picking { .. }
        | Phase::Removing { .. }
        | Phase::Settling(_)
        | Phase::Playing { .. } => Some(black.other()),
    }
}

fn clocks(game: &Game) -> Option<[Duration; 2]> {
    let [one, two] = Player::ALL.map(|player| Some(game.clock(player)?.left()));
    Some([one?, two?])
}

/// What holds of every state.
pub(super) fn consistent(game: &Game) {
    let mut board = Board::new();
    for m in game.moves() {
        if let Some(p) = m.point {
            board.put(p, m.color).expect("two stones on one point");
        }
    }
    assert_eq!(&board, game.board(), "moves and board");
    assert_eq!(game.to_decide(), owner(game), "{:?}", game.phase());
    let proposals = game.phase().proposals();
    assert!(proposals.iter().all(|&p| board.is_empty_at(p)));
    match game.phase() {
        Phase::Proposing { made, count, .. } => assert!(made.len() < usize::from(*count)),
        Phase::Removing { proposals, .. } => assert_eq!(proposals.len(), 2),
        Phase::Picking { proposals, .. } => assert!(proposals.len() > 2),
        Phase::Settling(_) => {
            assert!(matches!(
                game.setup().rules.policy(),
                Some(Policy::Claim(_))
            ));
            assert_eq!(game.moves().last().map(|m| m.color), Some(Color::Black));
        }
        _ => {}
    }
    // Colours alternate, but where White lost its turn.
    let turns_can_be_lost = game.setup().rules.policy() == Some(Policy::Claim(WrongClaim::Turn));
    for pair in game.moves().windows(2) {
        let doubled = pair[0].color == pair[1].color;
        assert!(
            !doubled || (turns_can_be_lost && pair[0].color == Color::Black),
            "{pair:?}"
        );
    }
    if let (Start::Empty, Mode::Standard | Mode::Rif, [first, ..]) =
        (&game.setup().start, game.setup().rules.mode(), game.moves())
    {
        assert_eq!(first.point, Some(Point::CENTER));
    }
    if game.setup().rules.mode() == Mode::Rif {
        assert!(game.moves().iter().take(6).all(|m| m.point.is_some()));
    }
    match game.phase() {
        Phase::Over(outcome) => {
            assert_eq!(game.offer(), None);
            assert_eq!(game.winning_rows().is_empty(), !won_by_row(*outcome));
        }
        _ => assert!(game.winning_rows().is_empty()),
    }
    if let Some(clocks) = clocks(game) {
        let out = clocks.iter().any(Duration::is_zero);
        let timeout = matches!(
            game.outcome(),
            Some(Outcome::Win {
                reason: renju::game::WinReason::Timeout,
                ..
            })
        );
        assert_eq!(out, timeout, "a flag falls and ends the game at once");
    }
}

fn won_by_row(outcome: Outcome) -> bool {
    use renju::game::WinReason::{Five, Overline};
    matches!(
        outcome,
        Outcome::Win {
            reason: Five | Overline,
            ..
        }
    )
}

/// Time passes: only for the person to decide, and in many small steps as in one large one.
pub(super) fn wait(game: &mut Game, milliseconds: u64) {
    let before = game.clone();
    let time = Duration::from_millis(milliseconds);
    game.elapse(time);
    if let (Some(was), Some(is)) = (clocks(&before), clocks(game)) {
        for player in Player::ALL {
            let spent = was[player.index()].saturating_sub(is[player.index()]);
            assert!(is[player.index()] <= was[player.index()]);
            let charged = if owner(&before) == Some(player) {
                time.min(was[player.index()])
            } else {
                Duration::ZERO
            };
            assert_eq!(spent, charged, "{player:?} in {:?}", before.phase());
        }
    } else {
        assert_eq!(game, &before);
    }
    for parts in [2, 7, 60] {
        let part = time / parts;
        let rest = time.saturating_sub(part * parts);
        let mut small = before.clone();
        small.elapse(rest);
        for _ in 0..parts {
            small.elapse(part);
        }
        assert_eq!(&small, game, "{parts} steps and one");
        let mut small = before.clone();
        for _ in 0..parts {
            small.elapse(part);
        }
        small.elapse(rest);
        assert_eq!(&small, game, "{parts} steps and one, the small ones first");
    }
}

/// A decision taken back leads to the situation before it; taken again, to the one after it.
pub(super) fn back_and_forth(before: &Game, after: &Game, action: Action) {
    let Some(by) = before.to_decide() else { return };
    if after.outcome().is_some() || after.setup().takeback == Takeback::Never {
        return;
    }
    let mut game = after.clone();
    if let Some(offer) = game.offer() {
        game.apply(Action::Answer {
            by: offer.by.other(),
            yes: false,
        })
        .expect("the offer stands");
    }
    assert!(
        after.check_takeback(by).is_ok(),
        "{by:?} has just decided {action:?} and may not ask"
    );
    game.apply(Action::AskTakeback(by)).expect("may be asked");
    if game.setup().takeback == Takeback::Ask {
        game.apply(Action::Answer {
            by: by.other(),
            yes: true,
        })
        .expect("it was asked");
    }
    assert_eq!(situation(&game), situation(before), "{action:?} taken back");
    assert_eq!(game.offer(), None);
    // No time comes back: nobody has more than before, periods aside.
    if let (Some(was), Some(is)) = (clocks(before), clocks(&game)) {
        for player in Player::ALL.map(Player::index) {
            let same = match game.setup().time {
                TimeControl::ByoYomi { .. } => is[player] >= was[player],
                _ => is[player] == was[player],
            };
            assert!(same, "{was:?} became {is:?} by {action:?} taken back");
        }
    }
    for player in Player::ALL {
        let main = |game: &Game| game.clock(player).map(renju::game::Clock::main);
        assert_eq!(main(&game), main(before));
    }
    game.apply(action).expect("it was accepted before");
    assert_eq!(situation(&game), situation(after), "{action:?} taken again");
}

/// Whose takeback the action carries out, if it does.
pub(super) fn takes_back(before: &Game, action: Action) -> Option<Player> {
    match (action, before.offer()) {
        (Action::AskTakeback(by), _) if before.setup().takeback == Takeback::Free => Some(by),
        (
            Action::Answer { yes: true, .. },
            Some(Offer {
                by,
                what: Request::Takeback,
            }),
        ) => Some(by),
        _ => None,
    }
}
