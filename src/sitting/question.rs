//! Questions to the two people, and how each is worded.

use crate::game::{Game, Offer, Phase, Player, Request, Way};
use crate::rules::{Color, Point};
use crate::stopwatch;
use crate::store::Summary;
use crate::text::{self, Command, Lang, spoken};

use super::{Saving, Sitting};

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
    /// Replace the file that is there?
    Overwrite(Box<Saving>),
    /// Resume one of these unfinished games, the newest first, or begin another?
    Resume(Vec<Summary>),
    /// Is the number of stones in the other person's hand, which is this one, odd or even?
    Guess(u8),
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
            Self::Swap
                | Self::Choose(_)
                | Self::Declare(_)
                | Self::Settle
                | Self::Answer(_)
                | Self::Guess(_)
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
            Self::Leave if sitting.is_kept() => text::ask_leave(lang).to_owned(),
            Self::Leave if sitting.is_unsaved() => text::ask_leave_finished(lang).to_owned(),
            Self::Leave => spoken::ask_leave(lang, &decider()),
            Self::Overwrite(saving) => text::ask_overwrite(lang, saving.path()),
            Self::Guess(_) => {
                let [holder, guesser] = Player::ALL.map(|player| sitting.name(lang, player));
                text::ask_odd_even(lang, &guesser, &holder)
            }
            Self::Resume(games) => match &games[..] {
                [kept] => {
                    text::ask_resume(lang, kept, &stopwatch::date_and_time(kept.header.started))
                }
                _ => text::which_to_resume(lang).to_owned(),
            },
        }
    }

    /// The question with the words that answer it: in one line, or, where the words do not say what they lead to, one
    /// below the other with what each does.
    pub fn line(&self, lang: Lang, sitting: &Sitting) -> String {
        let mut choices = self.choices(lang, sitting);
        // The harmless answer is chosen beforehand on the screen, and named last here.
        if !matches!(
            self,
            Self::Swap | Self::Choose(_) | Self::Settle | Self::Resume(_)
        ) {
            let harmless = choices.len().min(1);
            choices.rotate_left(harmless);
        }
        let text = self.text(lang, sitting);
        if matches!(self, Self::Leave | Self::Resume(_)) {
            let lines = choices.iter().map(|choice| choice.line(lang));
            return [text]
                .into_iter()
                .chain(lines)
                .collect::<Vec<_>>()
                .join("\n");
        }
        let words: Vec<&str> = choices
            .iter()
            .filter_map(|choice| choice.command.word(lang))
            .collect();
        if words.is_empty() {
            return text;
        }
        spoken::with_answers(lang, &text, &words)
    }
}

/// The moves that a takeback by this person would undo, as a list.
fn undone(lang: Lang, game: &Game, by: Player) -> String {
    let undone = game.check_takeback(by).unwrap_or_default();
    let first = game.moves().len() - undone.len() + 1;
    let moves = (first..).zip(undone);
    let entries: Vec<String> = moves
        .map(|(number, m)| spoken::entry(lang, number, m.color, m.point))
        .collect();
    entries.join(text::between(lang))
}

impl Sitting {
    /// The question that stands: one asked before a decision, else the one that the game itself asks.
    pub fn question(&self) -> Option<Question> {
        let guess = || self.handful.map(Question::Guess);
        let asked = self.question.clone().or_else(guess);
        asked.or_else(|| Question::due(&self.game))
    }

    /// Whether a question was asked that has to be answered before anything else is done.
    pub const fn is_asking(&self) -> bool {
        self.question.is_some() || self.handful.is_some()
    }

    /// The question is dropped.
    pub fn close(&mut self) {
        self.question = None;
    }

    /// The side that a person has, as an answer.
    pub(super) fn side(&self, player: Player) -> Command {
        match self.game.seats().color(player) {
            Color::Black => Command::Black,
            Color::White => Command::White,
        }
    }
}
