//! `renju guide`: the game for a beginner, and the width that printed text is broken to.

use crate::game::{Mode, OpeningRule};
use crate::rules::SIZE;
use crate::text::{self, Example, Figure, Lang, Part};
use crate::tui::terminal;

use super::Env;
use super::output::{Output, shown};

/// Wider lines are hard to read.
const WIDEST: usize = 100;

/// Columns for printed text: what the environment says, or the terminal, or else 80.
pub(super) fn room(env: Env) -> usize {
    let said = env("COLUMNS").and_then(|columns| columns.parse().ok());
    let room = said.or_else(|| terminal::columns().map(usize::from));
    room.filter(|&room| room > 0).unwrap_or(80).min(WIDEST)
}

/// Prints the guide; the opening that is told is that of RIF.
pub(super) fn run(lang: Lang, room: usize, output: &mut Output) -> u8 {
    let mut page = String::new();
    let mut legend = Some(text::guide_legend(lang));
    for part in text::guide(lang, Mode::Standard, OpeningRule::of(Mode::Rif)) {
        let told = match part {
            Part::Heading(heading) if page.is_empty() => vec![heading],
            Part::Heading(heading) => vec![String::new(), heading],
            Part::Text(text) => vec![text],
            Part::Board(example) => {
                let legend = legend.take().map(str::to_owned);
                legend.into_iter().chain(drawn(lang, example)).collect()
            }
        };
        for line in told {
            // Before it is broken, so that a term that falls away is still whole.
            let line = shown(output.ascii, &line);
            for line in text::wrap(&line, room, &text::columns) {
                page.push_str(line);
                page.push('\n');
            }
        }
    }
    output.print(&page)
}

/// The rows around the stones of an example, and the verdict.
fn drawn(lang: Lang, example: Example) -> Vec<String> {
    let (board, point) = example.position();
    let figure = Figure::verdict(lang, &board, point).text();
    let size = usize::from(SIZE);
    // The letters above the board are its first line; row 15 follows.
    let is_shown = |line: usize| {
        line > size || (line > 0 && example.rows().contains(&((size + 1 - line) as u8)))
    };
    let lines = figure
        .lines()
        .enumerate()
        .filter(|&(line, _)| is_shown(line));
    lines.map(|(_, line)| line.to_owned()).collect()
}
