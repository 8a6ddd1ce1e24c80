//! The hint line: keys that do something now.

use ratatui::text::{Line, Span};

use crate::text::Command;

use super::app::App;
use super::keymap::{key_rows, leads};

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
            | Command::Leave
            | Command::Close
    )
}

/// Whether a command is hinted at all; what is known anyway or only sets the screen up stands on the help page.
const fn is_hinted(command: Command) -> bool {
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

/// A hint: its command, its key and its word.
type Hint = (Command, String, &'static str);

impl App {
    /// Keys that do something now, as many as fit, and the cursor's point at the end.
    pub(super) fn hints(&self, width: u16) -> Line<'static> {
        let point = self.point();
        let label = format!(" {point:>3}");
        let room = usize::from(width).saturating_sub(label.len());
        let hints = self.hint_list();
        let width_of = |(_, key, word): &Hint| {
            self.glyphs.width(key) + 1 + self.glyphs.width(&self.glyphs.text(word))
        };
        // In a narrow window the vital hints move together.
        let vital = hints.iter().filter(|hint| is_vital(hint.0));
        let tight = vital.map(|hint| width_of(hint) + 2).sum::<usize>() > room + 2;
        let gap = if tight { 1 } else { 2 };
        // The way forward, help and the way out have their place first; the others fill what is left.
        let mut shown = vec![false; hints.len()];
        let mut used = 0;
        for vital in [true, false] {
            for (place, hint) in hints.iter().enumerate() {
                let more = width_of(hint) + gap;
                if is_vital(hint.0) == vital && used + more <= room + gap {
                    used += more;
                    shown[place] = true;
                }
            }
        }
        let text = hints
            .iter()
            .zip(shown)
            .filter(|(_, shown)| *shown)
            .map(|((_, key, word), _)| format!("{key} {}", self.glyphs.text(word)))
            .collect::<Vec<_>>()
            .join(&" ".repeat(gap));
        let fill = " ".repeat(room.saturating_sub(self.glyphs.width(&text)));
        Line::from(vec![
            Span::styled(text, self.theme.dim),
            Span::raw(fill),
            Span::styled(label, self.theme.strong),
        ])
    }

    /// Everything that can be done now, each once.
    fn hint_list(&self) -> Vec<Hint> {
        let mut hints: Vec<Hint> = Vec::new();
        for binding in self.context().bindings() {
            let command = self.meant(binding.command);
            let listed = hints.iter().any(|hint| hint.0 == command);
            if listed || !is_hinted(command) || self.check(command).is_err() {
                continue;
            }
            // Of keys that lead somewhere, the two directions.
            let keys = if leads(command) { 2 } else { 1 };
            let keys: Vec<String> = binding
                .keys
                .iter()
                .take(keys)
                .map(|key| key.label())
                .collect();
            let keys = self.glyphs.text(&keys.join(" ")).into_owned();
            hints.push((command, keys, command.hint(self.lang)));
        }
        hints
    }

    /// The keys of what the help page was opened from, and what each does; those that do the same stand together.
    pub(super) fn keys_below(&self) -> Vec<(String, Command)> {
        let context = self.context_below();
        key_rows(context, |command| self.meant_in(context, command))
    }
}
