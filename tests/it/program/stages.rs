//! How far two people have come in a match: its stages, decision by decision, and the keys for each.

use renju::game::{Action, Entry, Game, Phase, Player, Request, Setup};
use renju::rules::{Color, Point};

use crate::support::random_play::Dice;

/// Clocks of every kind, matches and single games, takebacks by consent and without.
pub(crate) const RULES: [&[&str]; 4] = [
    &["--rule", "rif", "--takeback", "ask", "--games", "2"],
    &[
        "--rule",
        "standard",
        "--clock",
        "30m+5s",
        "--takeback",
        "free",
        "--games",
        "3",
    ],
    &["--rule", "rif", "--clock", "none", "--takeback", "ask"],
    &[
        "--rule",
        "free",
        "--clock",
        "1m/9x30s",
        "--takeback",
        "ask",
        "--games",
        "2",
    ],
];

/// How far the two have come.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    /// Games of the match that have ended.
    pub(crate) ended: usize,
    /// How many there will be; a single game is one.
    pub(crate) planned: usize,
    /// The game being played, or the next one while the last is on the screen.
    pub(crate) game: Game,
    /// The game that has just ended.
    pub(crate) over: Option<Game>,
}

impl Stage {
    pub(crate) fn new(rule: usize, setup: &Setup) -> Self {
        let games = RULES[rule].iter().position(|word| *word == "--games");
        let planned = games.map_or(1, |place| RULES[rule][place + 1].parse().unwrap());
        Self {
            ended: 0,
            planned,
            game: Game::new(setup.clone()),
            over: None,
        }
    }

    pub(crate) fn shown(&self) -> &Game {
        self.over.as_ref().unwrap_or(&self.game)
    }

    pub(crate) fn is_done(&self) -> bool {
        self.ended == self.planned
    }

    /// What of it is on the disk to be resumed: the games before, and the decisions.
    pub(crate) fn kept(&self) -> Option<(usize, Vec<Action>)> {
        let decided = decisions(&self.game);
        let nothing = decided.is_empty() && self.ended == 0;
        (!self.is_done() && !nothing).then_some((self.ended, decided))
    }

    fn after(&self, action: Action) -> Self {
        let mut after = self.clone();
        after.game.apply(action).unwrap();
        if after.game.outcome().is_some() {
            let mut setup = after.game.setup().clone();
            setup.first = setup.first.other();
            after.over = Some(std::mem::replace(&mut after.game, Game::new(setup)));
            after.ended += 1;
        }
        after
    }

    /// What may come next, and the keys for it.
    pub(crate) fn next(&self, dice: &mut Dice) -> (Self, String) {
        if self.over.is_some() {
            let over = None;
            return (
                Self {
                    over,
                    ..self.clone()
                },
                "n".to_owned(),
            );
        }
        let (action, keys) = decision(&self.game, self.planned > 1, dice);
        (self.after(action), keys)
    }
}

pub(crate) fn decisions(game: &Game) -> Vec<Action> {
    let decided = |entry: &Entry| match *entry {
        Entry::Decided(action) => Some(action),
        Entry::Spent(_) => None,
    };
    game.record().iter().filter_map(decided).collect()
}

/// A decision that a game can go on with, in a match also one that ends it, and the keys for it.
fn decision(game: &Game, of_match: bool, dice: &mut Dice) -> (Action, String) {
    if let Some(offer) = game.offer() {
        let by = offer.by.other();
        let yes = offer.what == Request::Takeback && dice.below(2) == 0;
        let key = if yes { "y" } else { "n" };
        return (Action::Answer { by, yes }, key.to_owned());
    }
    match game.phase() {
        Phase::Swapping { .. } => {
            let yes = dice.below(2) == 0;
            let key = if yes { "y" } else { "n" };
            return (Action::Swap(yes), key.to_owned());
        }
        Phase::Removing { proposals, .. } => {
            let point = proposals[dice.below(proposals.len())];
            return (Action::Remove(point), format!(":{point}\ry"));
        }
        _ => {}
    }
    let goes_on = |action| {
        let mut after = game.clone();
        after.apply(action).is_ok() && after.outcome().is_none()
    };
    let points = Point::all().filter(|&point| goes_on(Action::Place(point)));
    let points: Vec<Point> = points.collect();
    let decider = game.to_decide().unwrap();
    loop {
        let point = points[dice.below(points.len())];
        let (action, keys) = match dice.below(20) {
            0 => (Action::OfferDraw(decider), "d".to_owned()),
            1 if game.moves().last().is_some_and(|m| m.point.is_some()) => {
                (Action::Pass, ":pass\ry".to_owned())
            }
            2 => (Action::Claim, "fy".to_owned()),
            3..7 => {
                let by = Player::ALL[dice.below(2)];
                let side = match game.seats().color(by) {
                    Color::Black => "ub",
                    Color::White => "uw",
                };
                (Action::AskTakeback(by), side.to_owned())
            }
            7..10 if of_match && game.moves().len() > 2 => {
                (Action::Resign(decider), "ry".to_owned())
            }
            _ => (Action::Place(point), format!(":{point}\r")),
        };
        if matches!(action, Action::Resign(_)) || goes_on(action) {
            return (action, keys);
        }
    }
}
