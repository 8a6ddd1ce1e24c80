//! A terminal of a chosen width for ambiguous characters: what its screen shows after some bytes.
//!
//! Understands what the program sends (printing, placing the cursor, erasing) and skips the rest. As in real
//! terminals, writing over one half of a character of two columns erases the other half.

use unicode_width::UnicodeWidthChar;

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Cell {
    Blank,
    Shown(String),
    /// The right half of the character before it.
    RightHalf,
}

/// The screen.
pub(crate) struct Columns {
    rows: Vec<Vec<Cell>>,
    x: usize,
    y: usize,
    /// Columns of an ambiguous character, 1 or 2.
    ambiguous: usize,
    /// Characters that did not fit into their row.
    pub(crate) overflowed: usize,
}

impl Columns {
    pub(crate) fn new(width: u16, height: u16, ambiguous: usize) -> Self {
        Self {
            rows: vec![vec![Cell::Blank; usize::from(width)]; usize::from(height)],
            x: 0,
            y: 0,
            ambiguous,
            overflowed: 0,
        }
    }

    /// Takes bytes as a terminal does.
    pub(crate) fn feed(&mut self, bytes: &[u8]) {
        let text = std::str::from_utf8(bytes).unwrap();
        let mut rest = text.chars();
        while let Some(c) = rest.next() {
            match c {
                '\x1b' => {
                    let Some('[') = rest.next() else { continue };
                    let mut parameters = String::new();
                    for c in rest.by_ref() {
                        if ('@'..='~').contains(&c) {
                            self.control(&parameters, c);
                            break;
                        }
                        parameters.push(c);
                    }
                }
                '\r' => self.x = 0,
                '\n' => self.y += 1,
                '\u{8}' => self.x -= 1,
                _ => self.print(c),
            }
        }
    }

    fn control(&mut self, parameters: &str, end: char) {
        let number = |place: usize| {
            parameters
                .split(';')
                .nth(place)
                .and_then(|n| n.parse::<usize>().ok())
        };
        match end {
            'H' => {
                self.y = number(0).unwrap_or(1) - 1;
                self.x = number(1).unwrap_or(1) - 1;
            }
            'G' => self.x = number(0).unwrap_or(1) - 1,
            'C' => self.x += number(0).unwrap_or(1),
            'J' => {
                assert_eq!(number(0), Some(2), "only the whole screen is erased");
                for row in &mut self.rows {
                    row.fill(Cell::Blank);
                }
            }
            'K' => {
                assert_eq!(number(0), Some(2), "only whole rows are erased");
                self.rows[self.y].fill(Cell::Blank);
            }
            'm' | 'h' | 'l' | 'n' => {}
            _ => panic!("unknown to the model: CSI {parameters} {end}"),
        }
    }

    fn print(&mut self, c: char) {
        let (one, two) = (c.width().unwrap_or(0), c.width_cjk().unwrap_or(0));
        let width = if two > one { self.ambiguous } else { one };
        let row = &mut self.rows[self.y];
        if width == 0 {
            if let Some(Cell::Shown(symbol)) = row[..self.x]
                .iter_mut()
                .rev()
                .find(|c| **c != Cell::RightHalf)
            {
                symbol.push(c);
            }
            return;
        }
        if self.x + width > row.len() {
            self.overflowed += 1;
            return;
        }
        for x in self.x..self.x + width {
            if row[x] == Cell::RightHalf {
                row[x - 1] = Cell::Blank;
            }
            if row.get(x + 1) == Some(&Cell::RightHalf) {
                row[x + 1] = Cell::Blank;
            }
        }
        row[self.x] = Cell::Shown(c.to_string());
        for right in &mut row[self.x + 1..self.x + width] {
            *right = Cell::RightHalf;
        }
        self.x += width;
    }

    /// What begins in a cell: a blank where nothing does, and nothing in the right half of a character.
    pub(crate) fn at(&self, x: u16, y: u16) -> &str {
        match &self.rows[usize::from(y)][usize::from(x)] {
            Cell::Blank => " ",
            Cell::Shown(symbol) => symbol,
            Cell::RightHalf => "",
        }
    }

    /// The screen as text, a row a line.
    pub(crate) fn picture(&self) -> String {
        let rows = 0..self.rows.len() as u16;
        rows.map(|y| {
            let row: String = (0..self.rows[0].len() as u16)
                .map(|x| self.at(x, y))
                .collect();
            row.trim_end().to_owned() + "\n"
        })
        .collect()
    }
}

#[test]
fn the_model_moves_erases_and_measures_as_terminals_do() {
    for (ambiguous, picture) in [(1, "a●b禁c\n"), (2, "a●b禁c\n")] {
        let mut screen = Columns::new(8, 1, ambiguous);
        screen.feed("a●b禁c".as_bytes());
        assert_eq!(screen.picture(), picture);
        assert_eq!(screen.at(2, 0), if ambiguous == 2 { "" } else { "b" });
    }
    // Half a character overwritten is gone as a whole.
    let mut screen = Columns::new(4, 1, 2);
    screen.feed("●\x1b[1;2Hx".as_bytes());
    assert_eq!(screen.picture(), " x\n");
    screen.feed("\x1b[1;1H●\x1b[1;1Hy".as_bytes());
    assert_eq!(screen.picture(), "y\n");
    screen.feed("\x1b[1;4H●".as_bytes());
    assert_eq!(screen.overflowed, 1);
}
