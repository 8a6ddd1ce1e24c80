//! Text onto the screen, in the characters of the glyph set and cut at the edge of its place.
//!
//! Knows no text in particular. A character that the terminal may draw in one column or two gets two, and the cursor is
//! placed anew behind it: see [`CellDiffOption::ForcedWidth`].

use std::num::NonZeroU16;

use ratatui::buffer::{Buffer, CellDiffOption, CellWidth};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::glyphs::Glyphs;

/// Puts one visible character at a place relative to `area` and gives back the columns it took; none when it does not
/// fit between the edges of the area and of the buffer.
pub(super) fn put_symbol(
    buf: &mut Buffer,
    area: Rect,
    (x, y): (u16, u16),
    symbol: &str,
    style: Style,
    glyphs: &Glyphs,
) -> u16 {
    let stretches = glyphs.stretches(symbol);
    let columns = symbol.width() as u16 + u16::from(stretches);
    let (x, y) = (area.x.saturating_add(x), area.y.saturating_add(y));
    let inside = area.intersection(buf.area);
    let has = |x: u16| inside.contains((x, y).into());
    if columns == 0 || !has(x) || !has(x.saturating_add(columns - 1)) {
        return 0;
    }
    // ratatui counts the voice marks of half-width kana twice: the width that terminals draw is said to it as well.
    let forced = stretches || symbol.cell_width() != columns;
    let option = match NonZeroU16::new(columns) {
        Some(columns) if forced => CellDiffOption::ForcedWidth(columns),
        _ => CellDiffOption::None,
    };
    // What lay there before may have been said to be wider.
    for x in x..x + columns {
        buf[(x, y)].set_diff_option(CellDiffOption::None);
    }
    if forced {
        buf[(x, y)]
            .set_symbol(symbol)
            .set_style(style)
            .set_diff_option(option);
        for x in x + 1..x + columns {
            buf.set_stringn(x, y, " ", 1, style);
        }
    } else {
        buf.set_stringn(x, y, symbol, usize::from(columns), style);
    }
    columns
}

/// Puts a text at a place relative to `area`, as much of it as fits.
pub(super) fn put_text(
    buf: &mut Buffer,
    area: Rect,
    place: (u16, u16),
    text: &str,
    style: Style,
    glyphs: &Glyphs,
) {
    put_line(buf, area, place, &Line::styled(text, style), glyphs);
}

fn put_line(buf: &mut Buffer, area: Rect, place: (u16, u16), line: &Line, glyphs: &Glyphs) {
    let (mut x, y) = place;
    for grapheme in line.styled_graphemes(Style::new()) {
        let symbol = glyphs.symbol(grapheme.symbol);
        let columns = put_symbol(buf, area, (x, y), &symbol, grapheme.style, glyphs);
        if columns == 0 && symbol.width() > 0 {
            return;
        }
        x += columns;
    }
}

/// Puts lines below each other, as many as fit.
pub(super) fn put_lines(buf: &mut Buffer, area: Rect, lines: &[Line], glyphs: &Glyphs) {
    for (line, y) in lines.iter().zip(0..area.height) {
        put_line(buf, area, (0, y), line, glyphs);
    }
}
