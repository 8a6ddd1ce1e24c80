//! The themes: readable pairs of colours, no more colours than there are, and none at all in the mono one.

use crossterm::event::KeyCode;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier, Style};
use renju::game::{Game, Policy, RuleSet, Setup};
use renju::sitting::Sitting;
use renju::tui::app::App;
use renju::tui::theme::{Depth, MONO, Scheme, Theme};

use crate::support::screen::{WINDOW, app, cells, press, press_all, text, themed};
use crate::support::told::{at, default, free, told};

const DEPTHS: [Depth; 4] = [Depth::Plain, Depth::Sixteen, Depth::Indexed, Depth::True];

fn all() -> impl Iterator<Item = Theme> {
    Scheme::ALL
        .into_iter()
        .flat_map(|scheme| DEPTHS.map(|depth| Theme::new(scheme, depth)))
}

/// Red, green and blue of a colour that has fixed ones: truecolor, and the upper 240 of the 256.
fn rgb(color: Color) -> Option<[u8; 3]> {
    match color {
        Color::Rgb(r, g, b) => Some([r, g, b]),
        Color::Indexed(n @ 16..=231) => {
            let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
            let n = n - 16;
            Some([level(n / 36), level(n / 6 % 6), level(n % 6)])
        }
        Color::Indexed(n @ 232..) => Some([8 + 10 * (n - 232); 3]),
        _ => None,
    }
}

/// Relative luminance, WCAG 2.
fn luminance(color: [u8; 3]) -> f64 {
    let [r, g, b] = color.map(|channel| {
        let c = f64::from(channel) / 255.0;
        if c <= 0.04045 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Contrast ratio, WCAG 2: 1 to 21.
fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Least contrast of text, and of stones, lines and marks on the wood.
const TEXT: f64 = 4.5;
const MARK: f64 = 3.0;

/// What must hold of ink on a ground.
fn check_pair(ink: Color, ground: Color, least: f64, what: &str) {
    let (own_ink, own_ground) = (ink == Color::Reset, ground == Color::Reset);
    assert_eq!(own_ink, own_ground, "{what}: only one of the pair is set");
    if let (Some(a), Some(b)) = (rgb(ink), rgb(ground)) {
        let ratio = contrast(a, b);
        assert!(
            ratio >= least,
            "{what}: {ink} on {ground} is {ratio:.2} to 1"
        );
    }
}

/// The least contrast of what stands on a ground of a theme.
fn least(theme: &Theme, ground: Color) -> f64 {
    if Some(ground) == theme.board.bg {
        MARK
    } else {
        TEXT
    }
}

/// Variables of the environment, the depth they lead to, and the one that decided.
type DepthRow<'a> = (&'a [(&'a str, &'a str)], Depth, &'a str);

#[test]
fn the_formula_knows_the_ends_of_its_scale() {
    let (black, white) = ([0; 3], [255; 3]);
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((contrast(white, white) - 1.0).abs() < 1e-9);
    // The lightest grey on white that counts as readable.
    assert!(contrast([0x76; 3], white) >= 4.5 && contrast([0x77; 3], white) < 4.5);
}

/// Every style with its name; a field that is not named here does not compile.
fn styles(theme: Theme) -> [(&'static str, Style); 15] {
    let Theme {
        scheme: _,
        depth: _,
        board,
        stones: [black, white],
        discs: _,
        on_disc: [on_black, on_white],
        last: [last_on_black, last_on_white],
        bracket,
        zone,
        shape,
        label,
        strong,
        text,
        dim,
        chosen,
    } = theme;
    [
        ("board", board),
        ("black", black),
        ("white", white),
        ("on black", on_black),
        ("on white", on_white),
        ("last on black", last_on_black),
        ("last on white", last_on_white),
        ("bracket", bracket),
        ("zone", zone),
        ("shape", shape),
        ("label", label),
        ("strong", strong),
        ("text", text),
        ("dim", dim),
        ("chosen", chosen),
    ]
}

#[test]
fn every_style_has_a_readable_pair() {
    for theme in all() {
        for (name, style) in styles(theme) {
            let what = format!("{name} of {} in {:?}", theme.scheme, theme.depth);
            let (ink, ground) = (style.fg.unwrap_or_default(), style.bg.unwrap_or_default());
            check_pair(ink, ground, least(&theme, ground), &what);
            assert!(
                !style.add_modifier.contains(Modifier::DIM),
                "{what}: dim text vanishes on light terminals"
            );
        }
    }
}

/// Screens that use every style there is.
fn screens(theme: Theme) -> Vec<App> {
    let fresh = |setup: &Setup| themed(setup, theme);
    let with = |setup: &Setup, game: Game, keys: &str| {
        let mut app = fresh(setup);
        app.sitting = Sitting::resume(game, [None, None], false, None);
        press_all(&mut app, keys);
        app
    };
    let rif = Setup::new(RuleSet::Rif(Policy::default()));
    let open = crate::support::told::standard(Policy::Block);
    let proposing = "h8 h9 h10 keep a1 a2";
    let won = "h8 a1 i8 a3 j8 a5 k8 a7 l8";
    vec![
        fresh(&default()),
        with(&rif, told(&rif, "h8"), ""),
        with(&rif, told(&rif, "h8 h9 h10"), ""),
        with(&rif, told(&rif, proposing), ""),
        with(&free(), told(&free(), won), "m"),
        with(&open, told(&open, "h8 a15 h9 a13 g10 a11 f10 a9"), "xkkw"),
        with(&free(), told(&free(), "h8 i9"), "q"),
        with(&free(), told(&free(), "h8 i9"), ":abc"),
        with(&free(), told(&free(), "h8 i9"), "?"),
    ]
}

#[test]
fn every_cell_that_is_drawn_has_a_readable_pair() {
    for theme in all() {
        for app in screens(theme) {
            for cell in &cells(&app, WINDOW).content {
                let what = format!("{:?} in {} {:?}", cell.symbol(), theme.scheme, theme.depth);
                check_pair(cell.fg, cell.bg, least(&theme, cell.bg), &what);
            }
        }
    }
}

/// The bytes that draw a window from nothing.
fn bytes(app: &App) -> String {
    let buffer = cells(app, WINDOW);
    let mut bytes = Vec::new();
    let places = WINDOW.positions();
    let drawn: Vec<(u16, u16, &Cell)> = places.map(|p| (p.x, p.y, &buffer[(p.x, p.y)])).collect();
    CrosstermBackend::new(&mut bytes)
        .draw(drawn.into_iter())
        .unwrap();
    String::from_utf8(bytes).unwrap()
}

/// Every colour and every attribute that is set, each with its own parameters.
fn commands(bytes: &str) -> Vec<Vec<u16>> {
    let mut commands = Vec::new();
    for rest in bytes.split("\x1b[").skip(1) {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != ';');
        let Some(end) = end.filter(|&end| rest[end..].starts_with('m')) else {
            continue;
        };
        let mut numbers = rest[..end].split(';').map(|n| n.parse().unwrap_or(0));
        while let Some(first) = numbers.next() {
            let mut command = vec![first];
            if matches!(first, 38 | 48) {
                let kind = numbers.next().unwrap();
                command.push(kind);
                command.extend(numbers.by_ref().take(if kind == 2 { 3 } else { 1 }));
            }
            commands.push(command);
        }
    }
    commands
}

/// Whether a command sets a colour; 39 and 49 give the terminal's own back.
fn is_color(command: &[u16]) -> bool {
    matches!(command[0], 30..=38 | 40..=48 | 90..=107)
}

#[test]
fn the_mono_theme_sends_no_colour_and_keeps_reverse() {
    for theme in all().filter(|theme| theme.scheme == Scheme::Mono) {
        for app in screens(theme) {
            let bytes = bytes(&app);
            let commands = commands(&bytes);
            assert!(!commands.is_empty(), "weight is an attribute");
            for command in commands {
                assert!(!is_color(&command), "{command:?}");
            }
        }
    }
    let mut app = app(&free());
    press_all(&mut app, " q");
    let bytes = bytes(&app);
    let before = &bytes[..bytes
        .find("[n stay]")
        .unwrap_or_else(|| panic!("{}", text(&app, WINDOW)))];
    let last = commands(before)
        .into_iter()
        .rfind(|c| matches!(c[0], 0 | 7 | 27));
    assert_eq!(last, Some(vec![7]), "{bytes:?}");
}

#[test]
fn no_theme_uses_more_colours_than_there_are() {
    for theme in all() {
        let mut most = 0;
        for app in screens(theme) {
            for command in commands(&bytes(&app)) {
                match *command {
                    [38 | 48, 2, ..] => most = u32::MAX,
                    // Light grounds are not among the eight of a Linux console.
                    [48, 5, n] if theme.depth == Depth::Sixteen => {
                        assert!(n < 8, "ground {n} in {}", theme.scheme);
                    }
                    [38 | 48, 5, n] => most = most.max(u32::from(n)),
                    _ => assert!(!is_color(&command), "{command:?}"),
                }
            }
        }
        let allowed = match (theme.depth, theme.scheme) {
            (Depth::Plain, _) | (_, Scheme::Mono) => 0..=0,
            (Depth::Sixteen, _) => 1..=15,
            (Depth::Indexed, _) => 16..=255,
            (Depth::True, _) => u32::MAX..=u32::MAX,
        };
        assert!(
            allowed.contains(&most),
            "{most} in {} {:?}",
            theme.scheme,
            theme.depth
        );
    }
}

#[test]
fn without_colours_shapes_and_brackets_say_it() {
    let shown = |app: &App, wanted: &str| {
        let picture = text(app, WINDOW);
        assert!(picture.contains(wanted), "{wanted} in\n{picture}");
    };
    let mut app = app(&free());
    press(&mut app, KeyCode::Enter);
    shown(&app, "[●]");
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Right);
    shown(&app, "(●)┼[┼]");
    press(&mut app, KeyCode::Enter);
    shown(&app, "●─");
    shown(&app, "[○]");
    let [opening, zone, proposals, won, marks] = {
        let screens = screens(MONO);
        [1, 2, 3, 4, 5].map(|n| screens[n].clone())
    };
    // The zone of White's first stone, and no zone once the stones lie.
    let dots = |app: &App| {
        let buffer = cells(app, WINDOW);
        let places = WINDOW.positions();
        let on_board = places.filter(|p| app.point_at(WINDOW, p.x, p.y).is_some());
        on_board
            .filter(|p| buffer[(p.x, p.y)].symbol() == "·")
            .count()
    };
    assert_eq!((dots(&opening), dots(&zone)), (8, 0));
    shown(&proposals, "5");
    // The winning row has another shape, with numbers it has those, and it is reversed either way.
    let reversed = |app: &App| {
        let buffer = cells(app, WINDOW);
        let places = WINDOW.positions().filter(|p| {
            let row = app.point_at(WINDOW, p.x, p.y).map(renju::rules::Point::row);
            row == Some(at("h8").row()) && buffer[(p.x, p.y)].modifier.contains(Modifier::REVERSED)
        });
        places.count()
    };
    assert_eq!(reversed(&won), 5);
    let mut plain = won.clone();
    plain.shows.numbers = false;
    assert_eq!(reversed(&plain), 5);
    shown(&plain, "◆─◆─◆");
    shown(&marks, "◎");
}

#[test]
fn the_environment_decides_how_many_colours_there_are() {
    let depth = |variables: &[(&str, &str)]| {
        Depth::of(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    };
    let table: [DepthRow; 16] = [
        (&[], Depth::Sixteen, "TERM"),
        (&[("TERM", "xterm")], Depth::Sixteen, "TERM"),
        (&[("TERM", "linux")], Depth::Sixteen, "TERM"),
        (
            &[("TERM", "dumb"), ("COLORTERM", "truecolor")],
            Depth::Plain,
            "TERM",
        ),
        (&[("TERM", "vt220")], Depth::Plain, "TERM"),
        (&[("TERM", "vte-256color")], Depth::Indexed, "TERM"),
        (&[("TERM", "xterm-mono")], Depth::Plain, "TERM"),
        (&[("TERM", "tmux-256color")], Depth::Indexed, "TERM"),
        (&[("TERM", "xterm-kitty")], Depth::Indexed, "TERM"),
        (
            &[("TERM", "xterm"), ("COLORTERM", "yes")],
            Depth::Sixteen,
            "TERM",
        ),
        (
            &[("TERM", "xterm"), ("COLORTERM", "truecolor")],
            Depth::True,
            "COLORTERM",
        ),
        (
            &[("TERM", "xterm-256color"), ("COLORTERM", "24bit")],
            Depth::True,
            "COLORTERM",
        ),
        (
            &[
                ("TERM", "screen.xterm-256color"),
                ("COLORTERM", "truecolor"),
            ],
            Depth::Indexed,
            "TERM",
        ),
        (
            &[
                ("TERM", "screen-256color"),
                ("COLORTERM", "truecolor"),
                ("TMUX", "/tmp/x,1,0"),
            ],
            Depth::True,
            "COLORTERM",
        ),
        (
            &[("NO_COLOR", "1"), ("COLORTERM", "truecolor")],
            Depth::Plain,
            "NO_COLOR",
        ),
        (
            &[("NO_COLOR", ""), ("COLORTERM", "truecolor")],
            Depth::True,
            "COLORTERM",
        ),
    ];
    for (variables, expected, decides) in table {
        assert_eq!(depth(variables), (expected, decides), "{variables:?}");
    }
}

#[test]
fn a_theme_asked_for_by_name_outweighs_no_color_but_not_the_terminal() {
    let no_color = |term: &'static str| {
        move |name: &str| match name {
            "NO_COLOR" => Some("1".to_owned()),
            "TERM" => Some(term.to_owned()),
            _ => None,
        }
    };
    let chosen = Theme::chosen(None, no_color("xterm-256color"));
    assert_eq!((chosen.scheme, chosen.depth), (Scheme::Mono, Depth::Plain));
    let asked = Theme::chosen(Some(Scheme::Dark), no_color("xterm-256color"));
    assert_eq!((asked.scheme, asked.depth), (Scheme::Dark, Depth::Indexed));
    let old = Theme::chosen(Some(Scheme::Dark), no_color("vt100"));
    assert_eq!(old.scheme, Scheme::Mono);
}

#[test]
fn a_key_steps_through_the_themes_and_says_which() {
    for depth in [Depth::Sixteen, Depth::Indexed, Depth::True] {
        let mut app = themed(&free(), Theme::new(Scheme::Wood, depth));
        for scheme in [Scheme::Light, Scheme::Dark, Scheme::Mono, Scheme::Wood] {
            press_all(&mut app, "T");
            assert_eq!(app.theme, Theme::new(scheme, depth));
            assert!(app.note.as_ref().unwrap().contains(scheme.name()));
        }
    }
    let mut app = app(&free());
    press_all(&mut app, "T");
    assert_eq!(app.theme, MONO);
    assert!(app.note.unwrap().contains("NO_COLOR"));
}
