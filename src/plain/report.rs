//! What is told on request: the board, the stones, the moves, reasons and rules.
//!
//! Changes nothing in the game, and tells nothing that would give an open claim away (rules.md §5).

use crate::rules::{Color, ForbiddenMap, Point, examine};
use crate::sitting::NoReasons;
use crate::text::{self, Command, Typed, spoken};

use super::LineMode;

/// What can be typed here.
const COMMANDS: [Command; 27] = [
    Command::Claim,
    Command::Pass,
    Command::Swap,
    Command::Keep,
    Command::Place,
    Command::Propose,
    Command::Add,
    Command::Remove,
    Command::Pick,
    Command::Draw,
    Command::Accept,
    Command::Takeback,
    Command::Resign,
    Command::Black,
    Command::White,
    Command::PutAside,
    Command::Yes,
    Command::No,
    Command::Board,
    Command::Stones,
    Command::Numbers,
    Command::Why,
    Command::Marks,
    Command::Save,
    Command::Copy,
    Command::Next,
    Command::Leave,
];

/// Moves on one line of the list.
const MOVES_A_LINE: usize = 10;

impl LineMode {
    /// Tells what can be told at any time; whether the line asked for that.
    pub(super) fn report(&mut self, line: &str) -> bool {
        match Typed::read(line, false) {
            Typed::Nothing => {}
            Typed::Command(Command::Board) => self.tell_board(),
            Typed::Command(Command::Stones) => self.tell_stones(),
            Typed::Command(Command::Numbers) => self.tell_moves(),
            Typed::Command(Command::Copy) => {
                let moves = text::move_string(self.sitting.game().moves());
                self.say(&moves);
            }
            Typed::Command(Command::Help) => self.tell_help(),
            Typed::Command(Command::Marks) => self.tell_forbidden_points(),
            Typed::Command(Command::Why) => self.tell_why(None),
            Typed::At(Command::Why, point) => self.tell_why(Some(point)),
            _ => return false,
        }
        true
    }

    /// A picture of the board in plain characters.
    fn tell_board(&mut self) {
        let game = self.sitting.game();
        let proposals = game.phase().proposals();
        let picture = text::diagram(game.board(), |p| {
            let place = proposals.iter().position(|&q| q == p)?;
            Some(text::proposal_mark(game.phase(), place))
        });
        let legend = spoken::legend(self.settings.lang, game.last_stone(), game.phase());
        self.say(&picture);
        self.say(&legend);
    }

    /// Where the stones of each colour lie.
    pub(super) fn tell_stones(&mut self) {
        for color in Color::ALL {
            let points: Vec<Point> = self.sitting.game().board().stones(color).collect();
            self.say(&spoken::stones(self.settings.lang, color, &points));
        }
    }

    /// The moves so far.
    fn tell_moves(&mut self) {
        let lang = self.settings.lang;
        let moves = self.sitting.game().moves();
        let entries: Vec<String> = (1..)
            .zip(moves)
            .map(|(number, m)| spoken::entry(lang, number, m.color, m.point))
            .collect();
        if entries.is_empty() {
            self.say(spoken::no_moves(lang));
        }
        for line in entries.chunks(MOVES_A_LINE) {
            self.say(&line.join(text::between(lang)));
        }
    }

    /// The words and the rules.
    fn tell_help(&mut self) {
        let lang = self.settings.lang;
        let mode = self.sitting.game().setup().rules.mode();
        let rule = self.sitting.game().setup().opening_rule;
        for line in text::command_list(lang, &COMMANDS) {
            self.say(&line);
        }
        for line in text::rules_page(lang, mode, rule) {
            self.say(line);
        }
    }

    /// What a black stone makes: on an empty point, or where Black's last stone lies; that one if none is named.
    fn tell_why(&mut self, point: Option<Point>) {
        match self.sitting.explained(point) {
            Ok(stone) => {
                let tree = text::tree(self.settings.lang, &examine(&stone.board, stone.point));
                self.say(&tree.join("\n"));
            }
            Err(error) => self.refuse(error),
        }
    }

    fn refuse(&mut self, error: NoReasons) {
        let lang = self.settings.lang;
        self.say(match error {
            NoReasons::Free => text::why_free(lang),
            NoReasons::Locked => text::why_locked(lang),
            NoReasons::Elsewhere => spoken::why_where(lang),
        });
    }

    /// Where Black may not play.
    fn tell_forbidden_points(&mut self) {
        if let Err(error) = self.sitting.check_open() {
            return self.refuse(error);
        }
        let lang = self.settings.lang;
        let board = *self.sitting.game().board();
        let found: Vec<String> = ForbiddenMap::of(&board)
            .points()
            .map(|(p, kind, tally)| text::shape_sentence(lang, p, kind, tally))
            .collect();
        if found.is_empty() {
            self.say(spoken::no_forbidden_points(lang));
        }
        for line in found {
            self.say(&line);
        }
    }
}
