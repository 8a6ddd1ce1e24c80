//! Where the terminal's own cursor stands, hidden: screen readers, braille lines and input methods follow it.

use ratatui::layout::Position;

use super::app::App;
use super::layout::Layout;

impl App {
    /// The place of what is chosen on the board or below it: the end of the typed line, the answer, or the point.
    pub(super) fn focus(&self, layout: &Layout) -> Position {
        if self.dialog.is_some() {
            let mut chosen = (0, layout.footer.len().saturating_sub(1) as u16);
            for (line, row) in layout.footer.iter().zip(0..) {
                let mut column = 0;
                for span in &line.spans {
                    if span.style == self.theme.chosen {
                        // An answer stands in brackets.
                        chosen = (column + u16::from(span.content.starts_with('[')), row);
                    }
                    column += self.glyphs.width(&span.content) as u16;
                }
            }
            return Position::new(layout.foot.x + chosen.0, layout.foot.y + chosen.1);
        }
        let shown = self.shown();
        let picture = self.picture(&shown, layout.cells);
        let (x, y) = picture.place(self.point(), layout.board.height);
        Position::new(layout.board.x + x, layout.board.y + y)
    }
}
