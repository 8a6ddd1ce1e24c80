//! Questions before something is decided, and the answers each of them takes.
//!
//! The screen offers the answers by their letters, the line mode by their words; a typed word picks one in both.

use crate::game::{Action, Branch, Game, Offer, Phase, Player, Request, Way};
use crate::rules::{Color, Point};
use crate::text::{self, Command, Lang, spoken};

use super::{Ending, Sitting};

/// A question to the two people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Exchange colours?
    Swap,
    /// Which way does the opening go on?
    Choose(&'static [Way]),
    /// How many proposals will there be, up to this number?
    Declare(u8),
    /// Claim, or accept the draw?
    Settle,
    /// Accept the offer?
    Answer(Offer),
    /// Remove this proposal?
    Remove(Point),
    /// Pick this proposal?
    Pick(Point),
    /// Pass?
    Pass,
    /// Claim a forbidden move?
    Claim,
    /// Does this person resign, or, if none was named, who?
    Resign(Option<Player>),
    /// Take back whose decision?
    Takeback,
    /// Play these moves, typed in one line? `None` is a pass.
    Play(Vec<Option<Point>>),
    /// Leave, and how?
    Leave,
}

/// One answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The letter that picks it.
    pub key: char,
    /// The command that picks it when it is typed.
    pub command: Command,
    /// What it says.
    pub label: String,
    /// What follows.
    pub then: Then,
}

/// What follows from an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Nothing: back to the game.
    Close,
    /// A decision.
    Act(Action),
    /// These moves, one after the other.
    Play(Vec<Option<Point>>),
    /// The two leave.
    Leave(Ending),
}

impl Question {
    /// The question that the game itself asks and that has to be answered before anything else.
    pub fn due(game: &Game) -> Option<Self> {
        let open = game.offer().is_none() && game.phase_of_stone() != *game.phase();
        Self::of(game).filter(|_| !open)
    }

    /// The question that the game itself asks: to answer an offer, or to take the choice that its phase is. In some
    /// openings placing the next stone answers as well.
    pub fn of(game: &Game) -> Option<Self> {
        match (game.offer(), game.phase()) {
            (Some(offer), _) => Some(Self::Answer(offer)),
            (None, Phase::Swapping { .. }) => Some(Self::Swap),
            (None, Phase::Choosing { ways, .. }) => Some(Self::Choose(ways)),
            (None, Phase::Declaring { max, .. }) => Some(Self::Declare(*max)),
            (None, Phase::Settling(_)) => Some(Self::Settle),
            _ => None,
        }
    }

    /// Whether every answer decides something, so that none is chosen beforehand.
    pub const fn decides(&self) -> bool {
        matches!(
            self,
            Self::Swap | Self::Choose(_) | Self::Declare(_) | Self::Settle | Self::Answer(_)
        )
    }

    /// The question in words.
    pub fn text(&self, lang: Lang, sitting: &Sitting) -> String {
        let game = sitting.game();
        let decider = || sitting.who(lang, sitting.decider());
        match self {
            Self::Swap | Self::Choose(_) | Self::Declare(_) | Self::Settle => {
                text::prompt(lang, game, sitting.names())
            }
            Self::Answer(offer) => {
                let asked = sitting.who(lang, offer.by.other());
                let by = sitting.who(lang, offer.by);
                match offer.what {
                    Request::Draw => text::ask_draw(lang, &asked, &by),
                    Request::Takeback => match undone(lang, game, offer.by) {
                        moves if moves.is_empty() => text::ask_takeback_choice(lang, &asked, &by),
                        moves => text::ask_takeback(lang, &asked, &by, &moves),
                    },
                }
            }
            Self::Remove(point) => text::ask_remove(lang, &decider(), *point),
            Self::Pick(point) => text::ask_pick(lang, &decider(), *point),
            Self::Pass => {
                let too = game.moves().last().is_some_and(|m| m.point.is_none());
                text::ask_pass(lang, &decider(), too)
            }
            Self::Claim => {
                let white = sitting.who(lang, game.seats().player(Color::White));
                text::ask_claim(lang, &white, game.check_claim().unwrap_or_default())
            }
            Self::Resign(Some(player)) => spoken::ask_resign(lang, &sitting.who(lang, *player)),
            Self::Resign(None) => text::ask_resign(lang).to_owned(),
            Self::Takeback => text::ask_takeback_whose(lang).to_owned(),
            Self::Play(moves) => text::ask_play(lang, moves),
            Self::Leave if sitting.is_between_games() => {
                text::ask_leave_match(lang, sitting.series().games().len())
            }
            Self::Leave if sitting.is_kept() => text::ask_leave(lang, true),
            Self::Leave => spoken::ask_leave(lang, &decider()),
        }
    }

    /// The question with the words that answer it, as a line.
    pub fn line(&self, lang: Lang, sitting: &Sitting) -> String {
        let mut words: Vec<&str> = self
            .choices(lang, sitting)
            .into_iter()
            .filter_map(|choice| choice.command.word(lang))
            .collect();
        // The harmless answer is chosen beforehand on the screen, and named last here.
        if !matches!(self, Self::Swap | Self::Choose(_) | Self::Settle) {
            let harmless = words.len().min(1);
            words.rotate_left(harmless);
        }
        let text = self.text(lang, sitting);
        if words.is_empty() {
            return text;
        }
        spoken::with_answers(lang, &text, &words)
    }

    /// The answers, in order; where one of them is harmless it comes first.
    pub fn choices(&self, lang: Lang, sitting: &Sitting) -> Vec<Choice> {
        let yes_no = |no, yes| {
            vec![
                choice('n', Command::No, Command::No.hint(lang), no),
                choice('y', Command::Yes, Command::Yes.hint(lang), yes),
            ]
        };
        let act = |action| yes_no(Then::Close, Then::Act(action));
        match self {
            Self::Swap => vec![
                choice(
                    'y',
                    Command::Swap,
                    Command::Swap.hint(lang),
                    Then::Act(Action::Swap(true)),
                ),
                choice(
                    'n',
                    Command::Keep,
                    Command::Keep.hint(lang),
                    Then::Act(Action::Swap(false)),
                ),
            ],
            Self::Settle => vec![
                choice(
                    'f',
                    Command::Claim,
                    Command::Claim.hint(lang),
                    Then::Act(Action::Claim),
                ),
                choice(
                    'y',
                    Command::Accept,
                    Command::Accept.hint(lang),
                    Then::Act(Action::AcceptDraw),
                ),
            ],
            Self::Answer(offer) => {
                let by = offer.by.other();
                let answer = |yes| Then::Act(Action::Answer { by, yes });
                yes_no(answer(false), answer(true))
            }
            Self::Choose(ways) => ways.iter().map(|way| choose(lang, way)).collect(),
            Self::Declare(max) => (1..=*max).filter_map(declare).collect(),
            Self::Remove(point) => act(Action::Remove(*point)),
            Self::Pick(point) => act(Action::Pick(*point)),
            Self::Pass => act(Action::Pass),
            Self::Claim => act(Action::Claim),
            Self::Resign(Some(player)) => act(Action::Resign(*player)),
            Self::Resign(None) => {
                let first = sitting.decider();
                let persons = [('y', first), ('o', first.other())];
                let resigns = persons.map(|(key, player)| {
                    let label = text::resigns(lang, &sitting.who(lang, player));
                    let then = Then::Act(Action::Resign(player));
                    choice(key, sitting.side(player), &label, then)
                });
                let no = choice('n', Command::No, Command::No.hint(lang), Then::Close);
                [no].into_iter().chain(resigns).collect()
            }
            Self::Takeback => {
                let seats = sitting.game().seats();
                let persons = [('b', Color::Black), ('w', Color::White)]
                    .map(|(key, color)| (key, seats.player(color)));
                let may =
                    |&(_, player): &(char, Player)| sitting.game().check_takeback(player).is_ok();
                let takes = persons.into_iter().filter(may).map(|(key, player)| {
                    let label = text::takes_back(lang, &sitting.who(lang, player));
                    let then = Then::Act(Action::AskTakeback(player));
                    choice(key, sitting.side(player), &label, then)
                });
                let no = choice('n', Command::No, Command::No.hint(lang), Then::Close);
                [no].into_iter().chain(takes).collect()
            }
            Self::Play(moves) => yes_no(Then::Close, Then::Play(moves.clone())),
            Self::Leave => leaving(lang, sitting),
        }
    }
}

/// An answer.
fn choice(key: char, command: Command, label: &str, then: Then) -> Choice {
    Choice {
        key,
        command,
        label: label.to_owned(),
        then,
    }
}

/// One way to go on with the opening.
fn choose(lang: Lang, way: &Way) -> Choice {
    let (key, command) = match way.branch {
        Branch::Place => ('n', Command::Place),
        Branch::Swap => ('c', Command::Swap),
        Branch::Offer => ('o', Command::Propose),
        Branch::Add => ('a', Command::Add),
        Branch::Take(Color::Black) => ('b', Command::Black),
        Branch::Take(Color::White) => ('w', Command::White),
    };
    let then = Then::Act(Action::Choose(way.branch));
    choice(key, command, &text::opening_way(lang, way), then)
}

/// A number of fifth moves.
fn declare(number: u8) -> Option<Choice> {
    let key = char::from_digit(number.into(), 36)?;
    let then = Then::Act(Action::Declare(number));
    // The key says it already, as long as it is a digit.
    let label = if number < 10 {
        String::new()
    } else {
        number.to_string()
    };
    Some(choice(key, Command::Declare, &label, then))
}

/// The ways to leave: the game or the match is resumed later, the match ends, or somebody loses the running game.
fn leaving(lang: Lang, sitting: &Sitting) -> Vec<Choice> {
    let mut choices = vec![choice('n', Command::No, text::stay(lang), Then::Close)];
    let between = sitting.is_between_games();
    let kept = sitting.kept && (between || sitting.is_kept());
    if kept {
        let label = text::leave_for_now(lang);
        choices.push(choice('y', Command::Yes, label, Then::Leave(Ending::Kept)));
    }
    if between {
        let (key, command) = if kept {
            ('e', Command::Leave)
        } else {
            ('y', Command::Yes)
        };
        let label = text::end_match(lang);
        choices.push(choice(key, command, label, Then::Leave(Ending::Done)));
    }
    if let Some(player) = sitting.game().to_decide() {
        let who = sitting.who(lang, player);
        let (key, command, label) = if kept {
            ('r', Command::Resign, text::leaves(lang, &who))
        } else {
            // The question names who loses.
            ('y', Command::Yes, text::leave_done(lang).to_owned())
        };
        choices.push(choice(key, command, &label, Then::Leave(Ending::Lost)));
    }
    choices
}

/// The moves that a takeback by this person would undo, as a list.
fn undone(lang: Lang, game: &Game, by: Player) -> String {
    let undone = game.check_takeback(by).unwrap_or_default();
    let first = game.moves().len() - undone.len() + 1;
    let moves = (first..).zip(undone);
    let entries: Vec<String> = moves
        .map(|(number, m)| spoken::entry(lang, number, m.color, m.point))
        .collect();
    entries.join(", ")
}

impl Choice {
    /// Whether a typed command picks this answer: its own, or yes or no where a letter stands for that.
    pub(super) fn is_picked_by(&self, command: Command) -> bool {
        self.command == command
            || matches!(
                (command, self.key),
                (Command::Yes, 'y') | (Command::No, 'n')
            )
    }
}

impl Sitting {
    /// The question that stands: one asked before a decision, else the one that the game itself asks.
    pub fn question(&self) -> Option<Question> {
        self.question.clone().or_else(|| Question::due(&self.game))
    }

    /// Whether a question was asked that has to be answered before anything else is done.
    pub const fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    /// The question is dropped.
    pub fn close(&mut self) {
        self.question = None;
    }

    /// The side that a person has, as an answer.
    fn side(&self, player: Player) -> Command {
        match self.game.seats().color(player) {
            Color::Black => Command::Black,
            Color::White => Command::White,
        }
    }
}
