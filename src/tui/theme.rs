//! Colours, as data: four themes, each in as many colours as the terminal has.
//!
//! Foreground and background are always set together, or both left to the terminal. No meaning rests on colour
//! alone: shapes and brackets carry it, so that the mono theme says as much.

use std::fmt;

use ratatui::style::{Color, Modifier, Style};

/// A theme by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scheme {
    /// A wooden board; text in the terminal's own colours.
    Wood,
    /// Dark ink on a light page.
    Light,
    /// Light ink on a dark page, the board grey, so that black stones stay black.
    Dark,
    /// No colours: weight and reverse only.
    Mono,
}

impl Scheme {
    /// All themes, in the order in which a key steps through them.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Light, Self::Dark, Self::Mono];

    /// The name, as it is given on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Mono => "mono",
        }
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// None, or none are wanted.
    Plain,
    /// The sixteen that every colour terminal has.
    Sixteen,
    /// 256.
    Indexed,
    /// Any.
    True,
}

impl Depth {
    /// What the environment says, and the variable that decided; `NO_COLOR` above all.
    pub fn of(get: impl Fn(&str) -> Option<String>) -> (Self, &'static str) {
        if get("NO_COLOR").is_some_and(|value| !value.is_empty()) {
            (Self::Plain, "NO_COLOR")
        } else {
            Self::of_terminal(get)
        }
    }

    /// What the terminal can show, whatever the person prefers.
    fn of_terminal(get: impl Fn(&str) -> Option<String>) -> (Self, &'static str) {
        let term = get("TERM").unwrap_or_default().to_lowercase();
        let old = term
            .strip_prefix("vt")
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if term == "dumb" || old || term.ends_with("-m") || term.ends_with("-mono") {
            return (Self::Plain, "TERM");
        }
        let extra = get("COLORTERM").unwrap_or_default().to_lowercase();
        // GNU screen hands COLORTERM on but does not understand such colours; tmux, which may use the same TERM, does.
        let within_screen = term.starts_with("screen") && get("TMUX").is_none();
        if matches!(&*extra, "truecolor" | "24bit") && !within_screen {
            return (Self::True, "COLORTERM");
        }
        let many = [
            "256color",
            "kitty",
            "alacritty",
            "foot",
            "wezterm",
            "ghostty",
        ];
        if many.iter().any(|name| term.contains(name)) {
            (Self::Indexed, "TERM")
        } else {
            (Self::Sixteen, "TERM")
        }
    }
}

/// The styles of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Its name.
    pub scheme: Scheme,
    /// How many colours there are.
    pub depth: Depth,
    /// Lines and empty points of the board.
    pub board: Style,
    /// Stones of one character, black and white.
    pub stones: [Style; 2],
    /// A black and a white disc, where a character draws it.
    pub discs: [Color; 2],
    /// Text on a black and on a white disc.
    pub on_disc: [Style; 2],
    /// The mark of the last move on a black and on a white disc.
    pub last: [Style; 2],
    /// Brackets of the cursor and of the last move.
    pub bracket: Style,
    /// Empty points where the stone of the opening may go.
    pub zone: Style,
    /// Stones, points and letters of a shape that is shown.
    pub shape: Style,
    /// Row and column labels.
    pub label: Style,
    /// Label of the cursor's row and column, and other things to be seen first.
    pub strong: Style,
    /// Plain text, and the page it stands on.
    pub text: Style,
    /// Text of less weight.
    pub dim: Style,
    /// A question, and the choice that Enter would take.
    pub chosen: Style,
}

/// Ink on a ground.
type Pair = (Color, Color);

/// What a theme with colours is made of.
#[derive(Clone, Copy)]
struct Palette {
    page: Pair,
    faint: Color,
    ground: Color,
    line: Color,
    /// Black and white stones.
    stones: [Color; 2],
    bracket: Color,
    /// The mark of the last move on a black and on a white disc.
    last: [Color; 2],
    mark: Pair,
}

const fn rgb(hex: u32) -> Color {
    Color::from_u32(hex)
}

const fn index(n: u8) -> Color {
    Color::Indexed(n)
}

/// The terminal's own ink and page.
const OWN: Pair = (Color::Reset, Color::Reset);

// The wood is pale enough for lines and black stones and dark enough for white ones: at a luminance between 0.20 and
// 0.30 white stones have a contrast of 3 to 1 or more, black ones of 5 to 1 or more.

const WOOD_TRUE: Palette = Palette {
    page: OWN,
    faint: Color::Reset,
    ground: rgb(0x00B0_8D62),
    line: rgb(0x0053_3D25),
    stones: [rgb(0x0010_1010), rgb(0x00FF_FFFF)],
    bracket: rgb(0x0066_0000),
    last: [rgb(0x00FF_6B57), rgb(0x00C0_1818)],
    mark: (rgb(0), rgb(0x00F5_C542)),
};

const WOOD_256: Palette = Palette {
    page: OWN,
    faint: Color::Reset,
    ground: index(137),
    line: index(237),
    stones: [index(16), index(231)],
    bracket: index(52),
    last: [index(203), index(160)],
    mark: (index(16), index(220)),
};

// The eight dark ones of the sixteen as grounds only: a Linux console has no light grounds, and shows a white disc
// in light grey.
const WOOD_16: Palette = Palette {
    page: OWN,
    faint: Color::Reset,
    ground: Color::Yellow,
    line: Color::Black,
    stones: [Color::Black, Color::White],
    bracket: Color::Black,
    last: [Color::White, Color::Red],
    mark: (Color::Black, Color::Green),
};

const LIGHT_TRUE: Palette = Palette {
    page: (rgb(0x001E_1E1E), rgb(0x00FA_FAF5)),
    faint: rgb(0x0058_5858),
    ..WOOD_TRUE
};

const LIGHT_256: Palette = Palette {
    page: (index(234), index(255)),
    faint: index(240),
    ..WOOD_256
};

const LIGHT_16: Palette = Palette {
    page: (Color::Black, Color::Gray),
    faint: Color::Black,
    ..WOOD_16
};

const DARK_TRUE: Palette = Palette {
    page: (rgb(0x00D8_D8D8), rgb(0x001A_1A1A)),
    faint: rgb(0x00A0_A0A0),
    ground: rgb(0x0092_7550),
    line: rgb(0x0038_2916),
    stones: [rgb(0), rgb(0x00F4_F4F0)],
    bracket: rgb(0x00FF_FFFF),
    ..WOOD_TRUE
};

const DARK_256: Palette = Palette {
    page: (index(252), index(234)),
    faint: index(247),
    ground: index(101),
    line: index(234),
    bracket: index(231),
    ..WOOD_256
};

const DARK_16: Palette = Palette {
    page: (Color::Gray, Color::Black),
    faint: Color::Gray,
    ground: Color::Cyan,
    ..WOOD_16
};

/// No colours at all: weight and reverse only, so that no colour command is ever sent.
///
/// With `NO_COLOR` set crossterm sends a full reset in a colour's place, which would wipe the reverse as well.
pub const MONO: Theme = {
    let plain = Style::new();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let reverse = Style::new().add_modifier(Modifier::REVERSED);
    Theme {
        scheme: Scheme::Mono,
        depth: Depth::Plain,
        board: plain,
        stones: [bold; 2],
        discs: [Color::Reset; 2],
        on_disc: [reverse, bold],
        last: [reverse, bold],
        bracket: bold,
        zone: plain,
        shape: reverse,
        label: plain,
        strong: bold,
        text: plain,
        dim: plain,
        chosen: reverse,
    }
};

impl Theme {
    /// A theme in so many colours; without any, all are the mono one.
    pub const fn new(scheme: Scheme, depth: Depth) -> Self {
        let palette = match (scheme, depth) {
            (_, Depth::Plain) | (Scheme::Mono, _) => return Self { depth, ..MONO },
            (Scheme::Wood, Depth::Sixteen) => WOOD_16,
            (Scheme::Wood, Depth::Indexed) => WOOD_256,
            (Scheme::Wood, Depth::True) => WOOD_TRUE,
            (Scheme::Light, Depth::Sixteen) => LIGHT_16,
            (Scheme::Light, Depth::Indexed) => LIGHT_256,
            (Scheme::Light, Depth::True) => LIGHT_TRUE,
            (Scheme::Dark, Depth::Sixteen) => DARK_16,
            (Scheme::Dark, Depth::Indexed) => DARK_256,
            (Scheme::Dark, Depth::True) => DARK_TRUE,
        };
        Self::of_palette(scheme, depth, palette)
    }

    const fn of_palette(scheme: Scheme, depth: Depth, colors: Palette) -> Self {
        const fn ink((ink, ground): Pair) -> Style {
            Style::new().fg(ink).bg(ground)
        }
        // Terminals of sixteen colours show bold black as dark grey: only light ink and text are bold there.
        let bold = Modifier::BOLD;
        let stone = match depth {
            Depth::Sixteen => Modifier::empty(),
            _ => bold,
        };
        let page = ink(colors.page);
        let [black, white] = colors.stones;
        let tile = match depth {
            Depth::Sixteen => Color::Gray,
            _ => white,
        };
        Self {
            scheme,
            depth,
            board: ink((colors.line, colors.ground)),
            stones: [
                ink((black, colors.ground)).add_modifier(stone),
                ink((white, colors.ground)).add_modifier(bold),
            ],
            discs: colors.stones,
            on_disc: [ink((white, black)), ink((black, tile))],
            last: [ink((colors.last[0], black)), ink((colors.last[1], tile))],
            bracket: ink((colors.bracket, colors.ground)).add_modifier(stone),
            zone: ink((colors.bracket, colors.ground)),
            shape: ink(colors.mark).add_modifier(stone),
            label: page,
            strong: page.add_modifier(match (scheme, depth) {
                (Scheme::Light, Depth::Sixteen) => Modifier::UNDERLINED,
                _ => bold,
            }),
            text: page,
            dim: ink((colors.faint, colors.page.1)),
            chosen: page.add_modifier(Modifier::REVERSED),
        }
    }

    /// The theme for an environment: the one asked for, else the wooden one; mono with `NO_COLOR` or without colours.
    ///
    /// Asking for a theme by name outweighs `NO_COLOR`, which is a preference and no property of the terminal.
    pub fn chosen(asked: Option<Scheme>, get: impl Fn(&str) -> Option<String>) -> Self {
        match asked {
            Some(scheme) => Self::new(scheme, Depth::of_terminal(get).0),
            None => Self::of(get),
        }
    }

    /// The theme for an environment in which none was asked for.
    pub fn of(get: impl Fn(&str) -> Option<String>) -> Self {
        Self::new(Scheme::Wood, Depth::of(get).0)
    }

    /// The theme after this one, for a key that steps through them.
    #[must_use]
    pub fn next(&self) -> Self {
        let all = Scheme::ALL;
        let here = all.iter().position(|&other| other == self.scheme);
        Self::new(
            all[here.map_or(0, |place| place + 1) % all.len()],
            self.depth,
        )
    }
}
