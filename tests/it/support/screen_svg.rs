//! The cells of a screen as an SVG image with their colours: lines, blocks and stones drawn, words as text.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use ratatui::text::Span;

/// The size of a cell in pixels.
const CELL: (u16, u16) = (9, 18);

/// Ink and page of a terminal that was left as it came.
const OWN: [&str; 2] = ["#d6d6d6", "#1c1c1c"];

/// The sixteen colours of xterm.
const SIXTEEN: [u32; 16] = [
    0x00_00_00, 0xcd_00_00, 0x00_cd_00, 0xcd_cd_00, 0x00_00_ee, 0xcd_00_cd, 0x00_cd_cd, 0xe5_e5_e5,
    0x7f_7f_7f, 0xff_00_00, 0x00_ff_00, 0xff_ff_00, 0x5c_5c_ff, 0xff_00_ff, 0x00_ff_ff, 0xff_ff_ff,
];

/// A colour as SVG has it; `own` is what the terminal's own is.
fn hex(color: Color, own: &str) -> String {
    let steps = |n: u8| if n == 0 { 0 } else { 55 + 40 * u32::from(n) };
    let rgb = match color {
        Color::Rgb(r, g, b) => u32::from(r) << 16 | u32::from(g) << 8 | u32::from(b),
        Color::Indexed(n @ 0..16) => SIXTEEN[usize::from(n)],
        Color::Indexed(n @ 16..232) => {
            let n = n - 16;
            steps(n / 36) << 16 | steps(n / 6 % 6) << 8 | steps(n % 6)
        }
        Color::Indexed(n) => (8 + 10 * u32::from(n - 232)) * 0x01_01_01,
        Color::Reset => return own.to_owned(),
        named => panic!("{named:?} is not a colour that the themes use here"),
    };
    format!("#{rgb:06x}")
}

/// Ink and ground of a cell.
fn colors(cell: &Cell) -> [String; 2] {
    let [ink, ground] = [hex(cell.fg, OWN[0]), hex(cell.bg, OWN[1])];
    if cell.modifier.contains(Modifier::REVERSED) {
        [ground, ink]
    } else {
        [ink, ground]
    }
}

/// The quarters that a block character fills: upper left, upper right, lower left, lower right.
fn block(symbol: &str) -> Option<[bool; 4]> {
    let set = match symbol {
        "▘" => 1,
        "▝" => 2,
        "▀" => 3,
        "▖" => 4,
        "▌" => 5,
        "▞" => 6,
        "▛" => 7,
        "▗" => 8,
        "▚" => 9,
        "▐" => 10,
        "▜" => 11,
        "▄" => 12,
        "▙" => 13,
        "▟" => 14,
        "█" => 15,
        _ => return None,
    };
    Some([1, 2, 4, 8].map(|bit| set & bit != 0))
}

/// Whether a line runs from the middle of a cell to the left, right, up and down.
fn lines(symbol: &str) -> Option<[bool; 4]> {
    Some(match symbol {
        "─" => [true, true, false, false],
        "│" => [false, false, true, true],
        "┼" => [true; 4],
        "├" => [false, true, true, true],
        "┤" => [true, false, true, true],
        "┬" => [true, true, false, true],
        "┴" => [true, true, true, false],
        "┌" => [false, true, false, true],
        "┐" => [true, false, false, true],
        "└" => [false, true, true, false],
        "┘" => [true, false, true, false],
        _ => return None,
    })
}

/// The screen as an image.
pub(crate) fn svg(buffer: &Buffer) -> String {
    let (across, down) = CELL;
    let (width, height) = (buffer.area.width * across, buffer.area.height * down);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"-8 -8 {} {}\" \
         font-family=\"DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"15\">\n\
         <rect x=\"-8\" y=\"-8\" width=\"100%\" height=\"100%\" rx=\"6\" fill=\"{}\"/>\n",
        width + 16,
        height + 16,
        OWN[1]
    );
    let mut ink = String::new();
    for row in buffer.area.rows() {
        let cells: Vec<(u16, &Cell)> = row
            .columns()
            .map(|at| (at.x, &buffer[(at.x, at.y)]))
            .collect();
        let y = row.y * down;
        for run in cells.chunk_by(|a, b| colors(a.1)[1] == colors(b.1)[1]) {
            let [_, ground] = colors(run[0].1);
            if ground != OWN[1] {
                let (x, width) = (run[0].0 * across, run.len() as u16 * across);
                let _ = writeln!(
                    out,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{down}\" fill=\"{ground}\" \
                     shape-rendering=\"crispEdges\"/>"
                );
            }
        }
        let mut cells = &cells[..];
        while let Some((x, cell)) = cells.first() {
            let taken = draw(&mut ink, x * across, y, cell).unwrap_or_else(|| {
                let is_word = |(_, other): &&(u16, &Cell)| {
                    other.style() == cell.style()
                        && ![" ", "●", "○", "•"].contains(&other.symbol())
                        && block(other.symbol()).is_none()
                        && lines(other.symbol()).is_none()
                };
                let word: Vec<&str> = cells
                    .iter()
                    .take_while(is_word)
                    .map(|(_, cell)| cell.symbol())
                    .collect();
                write_word(&mut ink, x * across, y, cell, &word.concat());
                word.len()
            });
            cells = &cells[taken.max(1)..];
        }
    }
    out + &ink + "</svg>\n"
}

/// Draws what is no word, and gives how many cells that were.
fn draw(out: &mut String, x: u16, y: u16, cell: &Cell) -> Option<usize> {
    let (across, down) = CELL;
    let [ink, _] = colors(cell);
    let (mx, my) = (f32::from(x) + f32::from(across) / 2.0, y + down / 2);
    let symbol = cell.symbol();
    if symbol == " " {
        return Some(1);
    }
    if let Some(sides) = lines(symbol) {
        let ends = [
            format!("H{x}"),
            format!("H{}", x + across),
            format!("V{y}"),
            format!("V{}", y + down),
        ];
        let mut path = String::new();
        for (end, _) in ends.iter().zip(sides).filter(|(_, is_there)| *is_there) {
            let _ = write!(path, "M{mx} {my}{end}");
        }
        let _ = writeln!(out, "<path d=\"{path}\" stroke=\"{ink}\"/>");
    } else if let Some(quarters) = block(symbol) {
        let (half, middle) = (f32::from(across) / 2.0, down / 2);
        let mut path = String::new();
        for (place, _) in quarters
            .iter()
            .enumerate()
            .filter(|(_, is_filled)| **is_filled)
        {
            let left = f32::from(x) + if place % 2 == 1 { half } else { 0.0 };
            let top = y + if place > 1 { middle } else { 0 };
            let _ = write!(path, "M{left} {top}h{half}v{middle}h-{half}z");
        }
        let _ = writeln!(
            out,
            "<path d=\"{path}\" fill=\"{ink}\" shape-rendering=\"crispEdges\"/>"
        );
    } else {
        let (radius, form) = match symbol {
            "●" => ("6.5", format!("fill=\"{ink}\"")),
            "○" => (
                "5.8",
                format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.4\""),
            ),
            "•" => ("2.5", format!("fill=\"{ink}\"")),
            _ => return None,
        };
        let _ = writeln!(
            out,
            "<circle cx=\"{mx}\" cy=\"{my}\" r=\"{radius}\" {form}/>"
        );
    }
    Some(1)
}

/// Writes a word as wide as its cells are, whatever the font is.
fn write_word(out: &mut String, x: u16, y: u16, cell: &Cell, word: &str) {
    let word = word.trim_end();
    let columns = Span::raw(word).width() as u16;
    let [ink, _] = colors(cell);
    let weight = if cell.modifier.contains(Modifier::BOLD) {
        " font-weight=\"bold\""
    } else {
        ""
    };
    let text = word.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{ink}\"{weight}>{text}</text>",
        y + 13,
        columns * CELL.0,
    );
}
