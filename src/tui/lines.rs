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

use super::glyphs::{Glyphs, each_symbol};

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
    let place = (area.x.saturating_add(x), area.y.saturating_add(y));
    put_inside(
        buf,
        area.intersection(buf.area),
        place,
        symbol,
        style,
        glyphs,
    )
}

/// The same at a place of the buffer, in an area that is within it.
fn put_inside(
    buf: &mut Buffer,
    inside: Rect,
    (x, y): (u16, u16),
    symbol: &str,
    style: Style,
    glyphs: &Glyphs,
) -> u16 {
    let (columns, forced) = if symbol.len() == 1 {
        (symbol.width() as u16, false)
    } else {
        let stretches = glyphs.stretches(symbol);
        let columns = symbol.width() as u16 + u16::from(stretches);
        // ratatui counts the voice marks of half-width kana twice: the width that terminals draw is said to it as well.
        (columns, stretches || symbol.cell_width() != columns)
    };
    let has = |x: u16| inside.contains((x, y).into());
    if columns == 0 || !has(x) || !has(x.saturating_add(columns - 1)) {
        return 0;
    }
    if symbol.len() > 1 && symbol.is_ascii() {
        // Written in place of a character that the set has not.
        let mut x = x;
        each_symbol(symbol, |letter| {
            x += put_inside(buf, inside, (x, y), letter, style, glyphs);
            true
        });
        return columns;
    }
    let option = match NonZeroU16::new(columns) {
        Some(columns) if forced => CellDiffOption::ForcedWidth(columns),
        _ => CellDiffOption::None,
    };
    buf[(x, y)]
        .set_symbol(symbol)
        .set_style(style)
        .set_diff_option(option);
    for x in x + 1..x + columns {
        // What lay there before may have been said to be wider.
        let cell = &mut buf[(x, y)];
        if forced {
            cell.set_symbol(" ")
                .set_style(style)
                .set_diff_option(CellDiffOption::None);
        } else {
            cell.reset();
        }
    }
    columns
}

/// Fills an area with blanks of one style.
pub(super) fn put_blanks(buf: &mut Buffer, area: Rect, style: Style) {
    for place in area.intersection(buf.area).positions() {
        buf[place]
            .set_symbol(" ")
            .set_style(style)
            .set_diff_option(CellDiffOption::None);
    }
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
    let inside = area.intersection(buf.area);
    let (mut x, y) = (
        area.x.saturating_add(place.0),
        area.y.saturating_add(place.1),
    );
    for span in line {
        let style = line.style.patch(span.style);
        let fits = each_symbol(&span.content, |symbol| {
            let symbol = glyphs.symbol(symbol);
            let columns = put_inside(buf, inside, (x, y), &symbol, style, glyphs);
            x = x.saturating_add(columns);
            columns > 0 || symbol.width() == 0
        });
        if !fits {
            return;
        }
    }
}

/// Puts lines below each other, as many as fit.
pub(super) fn put_lines(buf: &mut Buffer, area: Rect, lines: &[Line], glyphs: &Glyphs) {
    for (line, y) in lines.iter().zip(0..area.height) {
        put_line(buf, area, (0, y), line, glyphs);
    }
}
