//! A frame as bytes: a ratatui backend that collects what would be sent, so that it goes out in
//! one piece or, when nothing changed, not at all. It writes to no terminal.

use std::io;

use crossterm::cursor::{Hide, MoveRight, MoveTo, MoveToColumn, Show};
use crossterm::queue;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::{Cell, CellDiffOption, CellWidth};
use ratatui::layout::{Position, Size};

use super::pen::Pen;

/// Taken where the terminal does not say how big it is.
const DEFAULT_SIZE: Size = Size {
    width: 80,
    height: 24,
};

/// More is not drawn on: a terminal may report any size, and every cell takes memory.
const LARGEST_SIZE: Size = Size {
    width: 1000,
    height: 500,
};

/// The size of the terminal in cells, as far as it is drawn on; a side that is unknown or zero is that of 80×24.
pub(super) fn size() -> Size {
    let (width, height) = reported_size().unwrap_or((0, 0));
    let side = |reported: u16, default: u16, largest| match reported {
        0 => default,
        side => side.min(largest),
    };
    Size {
        width: side(width, DEFAULT_SIZE.width, LARGEST_SIZE.width),
        height: side(height, DEFAULT_SIZE.height, LARGEST_SIZE.height),
    }
}

/// Asks the kernel; crossterm would start `tput` when a terminal that has gone does not answer.
#[cfg(unix)]
pub(super) fn reported_size() -> io::Result<(u16, u16)> {
    let size = rustix::termios::tcgetwinsize(rustix::stdio::stdout())?;
    Ok((size.ws_col, size.ws_row))
}

#[cfg(not(unix))]
pub(super) fn reported_size() -> io::Result<(u16, u16)> {
    crossterm::terminal::size()
}

/// Columns of the terminal that the output, the messages or the keys belong to, if any of them does.
#[cfg(unix)]
pub fn columns() -> Option<u16> {
    use rustix::stdio::{stderr, stdin, stdout};
    let sizes = [stdout(), stderr(), stdin()].map(rustix::termios::tcgetwinsize);
    sizes
        .into_iter()
        .flatten()
        .map(|size| size.ws_col)
        .find(|&columns| columns > 0)
}

/// Columns of the terminal, if there is one.
#[cfg(not(unix))]
pub fn columns() -> Option<u16> {
    reported_size().ok().map(|(columns, _)| columns)
}

/// The bytes of the frame being drawn, and how they leave the terminal.
#[derive(Debug, Default)]
pub struct FrameBytes {
    bytes: Vec<u8>,
    cursor_shown: bool,
    /// Where the cursor stands, where that is known.
    cursor_at: Option<Position>,
    /// The row in which it stands; behind a wide character the column alone is in doubt.
    row: Option<u16>,
    /// Whether the terminal agrees about the column, whatever it makes of ambiguous characters.
    is_sure: bool,
    pen: Option<Pen>,
    /// Cells to be written once it is known where the cursor will stand.
    waiting: Vec<(u16, u16, Cell)>,
    /// Columns of the window, once they were asked for: behind the last one a terminal keeps the cursor on it until more
    /// is written.
    width: std::cell::Cell<u16>,
}

impl FrameBytes {
    /// Nothing drawn; the cursor hidden, as taking the terminal leaves it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets what was drawn and where the cursor stands: the terminal was taken anew or the
    /// last bytes did not arrive. Says "hide the cursor" again, since it may be shown.
    pub(super) fn forget(&mut self) {
        *self = Self {
            cursor_shown: true,
            width: self.width.clone(),
            ..Self::default()
        };
    }

    /// The bytes of the frame, which begins anew.
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.bytes)
    }

    /// Writes the cells that wait, those of a row last: the cursor will stand there.
    fn write_waiting(&mut self, last: u16) -> io::Result<()> {
        let mut waiting = std::mem::take(&mut self.waiting);
        let above = waiting.partition_point(|&(_, y, _)| y <= last);
        waiting.rotate_left(above);
        for (x, y, cell) in waiting {
            // A terminal that draws the character in one column only leaves the second as it was.
            if matches!(cell.diff_option, CellDiffOption::ForcedWidth(_)) {
                let blank = blank(&cell);
                self.write(x, y, &blank)?;
                self.write(x.saturating_add(1), y, &blank)?;
            }
            self.write(x, y, &cell)?;
        }
        Ok(())
    }

    /// Moves the cursor. In its row the column alone is said; by how many columns, only where the terminal agrees about
    /// the widths of all that was written since it was said.
    fn go(&mut self, x: u16, y: u16) -> io::Result<()> {
        let position = Position { x, y };
        if self.cursor_at == Some(position) {
            return Ok(());
        }
        match self.cursor_at {
            _ if self.row != Some(y) => queue!(self.bytes, MoveTo(x, y))?,
            _ if x == 0 => self.bytes.push(b'\r'),
            Some(at) if self.is_sure && (1..10).contains(&x.wrapping_sub(at.x)) => match x - at.x {
                1 => self.bytes.extend_from_slice(b"\x1b[C"),
                columns => queue!(self.bytes, MoveRight(columns))?,
            },
            Some(at) if self.is_sure && (1..4).contains(&at.x.wrapping_sub(x)) => {
                self.bytes
                    .resize(self.bytes.len() + usize::from(at.x - x), 8);
            }
            _ => queue!(self.bytes, MoveToColumn(x))?,
        }
        self.is_sure = true;
        (self.cursor_at, self.row) = (Some(position), Some(y));
        Ok(())
    }

    /// Takes another pen, by as few bytes as that takes. A blank shows no ink, so that it keeps the ink there is.
    fn dress(&mut self, mut pen: Pen, is_blank: bool) {
        if let Some(held) = self.pen.filter(|_| is_blank) {
            pen = pen.with_ink_of(held);
        }
        if self.pen != Some(pen) {
            self.bytes.extend_from_slice(pen.after(self.pen).as_bytes());
            self.pen = Some(pen);
        }
    }

    fn write(&mut self, x: u16, y: u16, cell: &Cell) -> io::Result<()> {
        self.go(x, y)?;
        self.dress(Pen::of(cell), cell.symbol() == " ");
        self.bytes.extend_from_slice(cell.symbol().as_bytes());
        let next = Position {
            x: x.saturating_add(1),
            y,
        };
        let is_known = cell.cell_width() == 1 && next.x != self.width.get();
        self.cursor_at = is_known.then_some(next);
        self.is_sure &= cell.symbol().is_ascii();
        Ok(())
    }
}

/// A blank in the colours of a cell.
fn blank(cell: &Cell) -> Cell {
    let mut blank = Cell::EMPTY;
    blank.set_style(cell.style());
    blank
}

impl Backend for FrameBytes {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        self.waiting
            .extend(content.map(|(x, y, cell)| (x, y, cell.clone())));
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.write_waiting(u16::MAX)?;
        if std::mem::replace(&mut self.cursor_shown, false) {
            queue!(self.bytes, Hide)?;
        }
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.cursor_shown, true) {
            queue!(self.bytes, Show)?;
        }
        Ok(())
    }

    /// Where the frame leaves it; asking the terminal would take a reply out of the reader's
    /// hands.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.cursor_at.unwrap_or_default())
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        self.write_waiting(position.y)?;
        self.go(position.x, position.y)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.write_waiting(u16::MAX)?;
        // What is cleared takes the colour of the ground.
        self.dress(Pen::PLAIN, true);
        CrosstermBackend::new(&mut self.bytes).clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        let size = size();
        self.width.set(size.width);
        Ok(size)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        // Pixels are not known; zero is how ratatui writes that.
        Ok(WindowSize {
            columns_rows: size(),
            pixels: Size::ZERO,
        })
    }

    /// The whole frame is sent later, by the caller that takes it.
    fn flush(&mut self) -> io::Result<()> {
        self.write_waiting(u16::MAX)
    }
}

#[cfg(test)]
#[expect(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]
mod tests {
    use ratatui::style::{Color, Modifier};

    use super::*;

    #[test]
    fn a_frame_without_changes_has_no_bytes() {
        let mut frame = FrameBytes::new();
        frame.draw(std::iter::empty()).unwrap();
        frame.hide_cursor().unwrap();
        assert_eq!(frame.take(), b"");
    }

    #[test]
    fn a_character_of_doubtful_width_stands_on_two_blanks_and_moves_nothing() {
        let mut doubtful = Cell::new("●");
        doubtful.set_diff_option(CellDiffOption::ForcedWidth(2.try_into().unwrap()));
        let next = Cell::new("x");
        let mut frame = FrameBytes::new();
        frame
            .draw([(0, 0, &doubtful), (2, 0, &next)].into_iter())
            .unwrap();
        frame.flush().unwrap();
        let sent = String::from_utf8(frame.take()).unwrap();
        assert!(sent == "\x1b[1;1H\x1b[0m  \r●\x1b[3Gx", "{sent:?}");
    }

    #[test]
    fn a_blank_keeps_the_ink_there_is_unless_it_shows() {
        let mut frame = FrameBytes::new();
        let mut cells = [Cell::new("x"), Cell::EMPTY, Cell::EMPTY, Cell::new("y")];
        cells[0].set_fg(Color::Indexed(52));
        cells[2].modifier = Modifier::UNDERLINED;
        frame
            .draw((0..).zip(&cells).map(|(x, cell)| (x, 0, cell)))
            .unwrap();
        frame.flush().unwrap();
        let sent = String::from_utf8(frame.take()).unwrap();
        assert_eq!(sent, "\x1b[1;1H\x1b[0;38;5;52mx \x1b[0;4m \x1b[0my");
    }

    #[test]
    fn the_row_of_the_cursor_is_written_last() {
        let mut frame = FrameBytes::new();
        let cells = ["a", "b", "c"].map(Cell::new);
        frame
            .draw((0..).zip(&cells).map(|(y, cell)| (0, y, cell)))
            .unwrap();
        frame.set_cursor_position((0, 1)).unwrap();
        let sent = String::from_utf8(frame.take()).unwrap();
        assert_eq!(sent, "\x1b[3;1H\x1b[0mc\x1b[1;1Ha\x1b[2;1Hb\r");
    }

    #[test]
    fn behind_the_last_column_the_cursor_is_placed_anew() {
        let mut frame = FrameBytes::new();
        frame.width.set(10);
        let last = Cell::new("x");
        frame.draw([(9, 0, &last)].into_iter()).unwrap();
        frame.set_cursor_position((8, 0)).unwrap();
        let sent = String::from_utf8(frame.take()).unwrap();
        assert_eq!(sent, "\x1b[1;10H\x1b[0mx\x1b[9G");
        // Elsewhere a step back is the shorter way.
        frame.draw([(6, 0, &last)].into_iter()).unwrap();
        frame.set_cursor_position((6, 0)).unwrap();
        let sent = String::from_utf8(frame.take()).unwrap();
        assert!(sent.ends_with("x\x08"), "{sent:?}");
    }

    #[test]
    fn the_cursor_is_sent_only_when_it_changes() {
        let mut frame = FrameBytes::new();
        let place = |frame: &mut FrameBytes| {
            frame.show_cursor().unwrap();
            frame.set_cursor_position((2, 1)).unwrap();
            String::from_utf8(frame.take()).unwrap()
        };
        assert_eq!(place(&mut frame), "\x1b[?25h\x1b[2;3H");
        assert_eq!(place(&mut frame), "");
        // Writing cells moves the cursor, so its place must be said again.
        frame.draw([(0, 0, &Cell::new("x"))].into_iter()).unwrap();
        frame.flush().unwrap();
        frame.take();
        assert_eq!(place(&mut frame), "\x1b[2;3H");
        frame.hide_cursor().unwrap();
        assert_eq!(frame.take(), b"\x1b[?25l");
    }
}
