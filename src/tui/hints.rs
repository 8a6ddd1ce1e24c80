//! The hint line: keys that do something now.

use std::ops::Range;

use ratatui::text::{Line, Span};

use crate::game::{Policy, Takeback};
use crate::text::Command;

use super::app::App;
use super::keymap::{Context, Key, key_rows, leads};

/// Whether the hint line must not leave a command out: the way forward, help, and the way out.
const fn is_vital(command: Command) -> bool {
    matches!(
        command,
        Command::Place
            | Command::Propose
            | Command::Remove
            | Command::Pick
            | Command::Otherwise
            | Command::Answer
            | Command::Choose
            | Command::Claim
            | Command::Next
            | Command::Step
            | Command::Into
            | Command::Steps
            | Command::Help
            | Command::Pages
            | Command::Leave
            | Command::Close
    )
}

/// Whether a command is hinted at all; what is known anyway or only sets the screen up stands on the help page.
pub(super) const fn is_hinted(command: Command) -> bool {
    !matches!(
        command,
        Command::Cursor
            | Command::Edge
            | Command::List
            | Command::Theme
            | Command::Larger
            | Command::Smaller
            | Command::Language
            | Command::Mouse
            | Command::Interrupt
            | Command::Suspend
            | Command::Redraw
    )
}

/// Where in the line the hint of a command stands: first what stays, then what comes and goes, the rarest last, so that
/// a place that is kept free leaves no hole before the others.
const fn rank(command: Command) -> u8 {
    match command {
        Command::Takeback => 1,
        Command::Pass => 2,
        Command::Claim => 3,
        Command::Why => 4,
        Command::Otherwise => 5,
        Command::Into => 6,
        _ => 0,
    }
}

/// A command that is hinted, and where.
pub(super) struct Hint {
    pub(super) command: Command,
    /// The key that a click on the hint stands for.
    pub(super) key: Key,
    /// The keys and the word.
    text: String,
    /// Whether it can be given now; if not, its place is kept free.
    is_possible: bool,
    /// The columns from and to which it stands in the line.
    pub(super) place: Range<usize>,
}

impl App {
    /// Keys that do something now, each in its place, as many as fit, and the cursor's point at the end.
    pub(super) fn hints(&self, width: u16) -> Line<'static> {
        let point = self.point();
        let label = format!(" {point:>3}");
        let room = usize::from(width).saturating_sub(label.len());
        let mut text = String::new();
        let mut used = 0;
        for hint in self
            .hint_places(width)
            .iter()
            .filter(|hint| hint.is_possible)
        {
            text.push_str(&" ".repeat(hint.place.start - used));
            text.push_str(&hint.text);
            used = hint.place.start + self.glyphs.width(&hint.text);
        }
        text.push_str(&" ".repeat(room.saturating_sub(used)));
        Line::from(vec![
            Span::styled(text, self.theme.dim),
            Span::styled(label, self.theme.strong),
        ])
    }

    /// The hint at a column of the line of hints.
    pub(super) fn hint_at(&self, width: u16, column: usize) -> Option<Hint> {
        let mut hints = self.hint_places(width).into_iter();
        hints.find(|hint| hint.is_possible && hint.place.contains(&column))
    }

    /// The hints that fit, where they stand. The way forward, help and the way out have their place first; the others
    /// fill what is left.
    fn hint_places(&self, width: u16) -> Vec<Hint> {
        let room = usize::from(width).saturating_sub(4);
        let mut hints = self.hint_list();
        let columns = |hints: &[Hint], vital: bool, gap: usize| {
            let such = hints.iter().filter(|hint| !vital || is_vital(hint.command));
            such.map(|hint| hint.place.len() + gap).sum::<usize>()
        };
        // In a narrow window the vital hints move together.
        let gap = if columns(&hints, true, 2) > room + 2 {
            1
        } else {
            2
        };
        if columns(&hints, true, gap) > room + gap {
            // No place is kept where there is too little for what works.
            hints.retain(|hint| hint.is_possible);
        }
        let mut left = room + gap;
        let mut fits = |hint: &Hint| {
            let fits = hint.place.len() + gap <= left;
            left -= if fits { hint.place.len() + gap } else { 0 };
            fits
        };
        let mut shown: Vec<bool> = vec![false; hints.len()];
        // What has no place of its own takes none from others.
        let turn = |command| {
            let is_late = rank(command) > 0 && !self.keeps_place(command);
            if is_vital(command) {
                0
            } else {
                1 + u8::from(is_late)
            }
        };
        for now in 0..3 {
            for (hint, shown) in hints.iter().zip(&mut shown) {
                *shown |= turn(hint.command) == now && fits(hint);
            }
        }
        let mut shown = shown.into_iter();
        hints.retain(|_| shown.next().unwrap_or(false));
        let mut ordered: Vec<Hint> = Vec::with_capacity(hints.len());
        for hint in hints {
            let place = ordered.partition_point(|o| rank(o.command) <= rank(hint.command));
            ordered.insert(place, hint);
        }
        let mut column = 0;
        for hint in &mut ordered {
            hint.place = column..column + hint.place.len();
            column = hint.place.end + gap;
        }
        ordered
    }

    /// Everything that can be done now, and what comes and goes as the game goes on, each once.
    fn hint_list(&self) -> Vec<Hint> {
        let mut hints: Vec<Hint> = Vec::new();
        for binding in self.context().bindings() {
            let command = self.meant(binding.command);
            let listed = hints.iter().any(|hint| hint.command == command);
            let is_possible = self.check(command).is_ok();
            if listed || !is_hinted(command) || !(is_possible || self.keeps_place(command)) {
                continue;
            }
            // Of keys that lead somewhere, the two directions.
            let count = if leads(command) { 2 } else { 1 };
            let shown = &binding.keys[..count.min(binding.keys.len())];
            let keys: Vec<String> = shown.iter().map(|key| key.label()).collect();
            let text = |command: Command| {
                let text = format!("{} {}", keys.join(" "), command.hint(self.lang));
                self.glyphs.text(&text).into_owned()
            };
            // The key of the way forward has one place, whatever it does.
            let columns = match binding.command {
                Command::Place => self
                    .ways_forward()
                    .map(text)
                    .map(|text| self.glyphs.width(&text)),
                _ => [self.glyphs.width(&text(command)); 3],
            };
            hints.push(Hint {
                command,
                key: shown[shown.len() - 1],
                text: text(command),
                is_possible,
                place: 0..columns.into_iter().max().unwrap_or_default(),
            });
        }
        hints
    }

    /// What the key that places a stone does in the course of a game.
    fn ways_forward(&self) -> [Command; 3] {
        match self.game().setup().opening_rule.name {
            "rif" => [Command::Place, Command::Propose, Command::Remove],
            _ => [self.meant(Command::Place); 3],
        }
    }

    /// Whether a command that cannot be given now comes and goes in this game, so that its hint has a place of its own.
    fn keeps_place(&self, command: Command) -> bool {
        let setup = self.game().setup();
        let is_running = self.context() == Context::Board && self.game().outcome().is_none();
        match command {
            Command::Claim => is_running && matches!(setup.rules.policy(), Some(Policy::Claim(_))),
            Command::Takeback => is_running && setup.takeback != Takeback::Never,
            Command::Pass => is_running,
            Command::Why => self.context() != Context::Page && self.check_open().is_ok(),
            Command::Step | Command::Into => self.context() == Context::Why,
            _ => false,
        }
    }

    /// The keys of what the help page was opened from, and what each does; those that do the same stand together.
    pub(super) fn keys_below(&self) -> Vec<(String, Command)> {
        let context = self.context_below();
        key_rows(context, |command| self.meant_in(context, command))
    }
}
