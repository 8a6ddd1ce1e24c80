//! Points, boards, move lists and positions as text: what is written is read back, what is malformed
//! is refused by name, and nothing makes a parser panic.

use proptest::prelude::*;
use renju::rules::{
    Board, Color, MovesError, OccupiedError, Opening, ParseBoardError, ParsePointError, Point,
    PositionError, parse_moves, parse_position,
};

fn any_point() -> impl Strategy<Value = Point> {
    (0..225_usize).prop_map(|index| Point::all().nth(index).unwrap())
}

fn any_board() -> impl Strategy<Value = Board> {
    prop::collection::vec(0..3_u8, 225).prop_map(|cells| {
        let mut board = Board::new();
        for (p, cell) in Point::all().zip(cells) {
            match cell {
                1 => board.put(p, Color::Black).unwrap(),
                2 => board.put(p, Color::White).unwrap(),
                _ => {}
            }
        }
        board
    })
}

/// Texts that look like the real thing and are not quite.
fn nearly() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        any::<char>().prop_map(String::from),
        "[A-Oa-oZzＡ-Ｏａ-ｏ]",
        "[0-9０-９]{1,3}",
        "[-+./┼●○xo \n\t　,;]{1,16}",
        Just("--".to_owned()),
        Just("h8".to_owned()),
        Just("...............".to_owned()),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn a_point_is_read_back(p in any_point()) {
        let text = p.to_string();
        prop_assert_eq!(text.parse(), Ok(p));
        prop_assert_eq!(text.to_lowercase().parse(), Ok(p));
        let wide: String =
            text.chars().map(|c| char::from_u32(c as u32 + 0xFEE0).unwrap()).collect();
        prop_assert_eq!(wide.parse(), Ok(p));
        prop_assert_eq!(Point::new(p.col(), p.row()), Some(p));
        prop_assert_eq!(format!("{}{}", p.letter(), p.number()), text);
    }

    #[test]
    fn a_board_is_read_back(board in any_board()) {
        let text = board.to_string();
        prop_assert_eq!(text.parse::<Board>(), Ok(board));
        prop_assert_eq!(parse_position(&text), Ok(board));
        let stones = board.stones(Color::Black).count() + board.stones(Color::White).count();
        prop_assert_eq!(board.count(), stones);
        prop_assert_eq!(board.empty_points().count(), 225 - stones);
        // In one line, and with the other signs and the line ends of another system.
        let rows: Vec<&str> = text.lines().skip(1).take(15).map(|row| row[2..].trim()).collect();
        prop_assert_eq!(rows.join("/").parse::<Board>(), Ok(board));
        let signs = text.replace('x', "●").replace('o', "○").replace('.', "┼").replace('\n', "\r\n");
        prop_assert_eq!(signs.parse::<Board>(), Ok(board));
        prop_assert_eq!(text.replace('.', "+").to_uppercase().parse::<Board>(), Ok(board));
    }

    #[test]
    fn moves_are_read_back(
        moves in prop::collection::vec(prop::option::weighted(0.9, any_point()), 0..60),
        separator in "[ ,;　\t]{0,2}",
        upper in any::<bool>(),
    ) {
        let words: Vec<String> =
            moves.iter().map(|m| m.map_or("--".to_owned(), |p| p.to_string())).collect();
        let text = words.join(&separator);
        let text = if upper { text } else { text.to_lowercase() };
        prop_assert_eq!(parse_moves(&text), Ok(moves));
    }

    #[test]
    fn a_position_is_its_moves_in_alternating_colors(
        points in prop::sample::subsequence(Point::all().collect::<Vec<_>>(), 0..60).prop_shuffle(),
        passes in prop::collection::vec(any::<bool>(), 60),
    ) {
        let mut board = Board::new();
        let mut text = String::new();
        let mut color = Color::Black;
        for (p, pass) in points.into_iter().zip(passes) {
            if pass {
                text.push_str("--");
                color = color.opponent();
            }
            text.push_str(&p.to_string());
            board.put(p, color).unwrap();
            color = color.opponent();
        }
        prop_assert_eq!(parse_position(&text), Ok(board));
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in prop_oneof![any::<String>(), nearly()]) {
        if let Ok(p) = text.parse::<Point>() {
            prop_assert_eq!(p.to_string().parse(), Ok(p));
        }
        if let Ok(board) = text.parse::<Board>() {
            prop_assert_eq!(board.to_string().parse(), Ok(board));
        }
        if let Ok(board) = parse_position(&text) {
            prop_assert_eq!(parse_position(&board.to_string()), Ok(board));
        }
        if let Ok(moves) = parse_moves(&text) {
            prop_assert!(moves.len() <= text.chars().count());
        }
        // A message is one short line, and a terminal that prints it obeys nothing in it.
        let messages = [
            text.parse::<Point>().err().map(|error| error.to_string()),
            text.parse::<Board>().err().map(|error| error.to_string()),
            text.parse::<Opening>().err().map(|error| error.to_string()),
            parse_moves(&text).err().map(|error| error.to_string()),
            parse_position(&text).err().map(|error| error.to_string()),
        ];
        for message in messages.into_iter().flatten() {
            prop_assert!(message.chars().count() < 300, "{}", message);
            prop_assert!(!message.contains(char::is_control), "{:?}", message);
        }
    }
}

#[test]
fn malformed_points_are_refused() {
    for text in ["Z9", "P1", "88", "é8", "連8", "-8", "8H", "8"] {
        let refused = text.parse::<Point>();
        assert_eq!(refused, Err(ParsePointError::Column(text.to_owned())));
        assert!(refused.unwrap_err().to_string().contains("like H8"));
    }
    for text in [
        "H16",
        "H0",
        "A1B",
        "H",
        "H-8",
        "H+8",
        "H08",
        "H8.",
        "H 1.5",
        "H256",
        "H99999999999",
        "H8H8",
    ] {
        let refused = text.parse::<Point>();
        assert_eq!(refused, Err(ParsePointError::Row(text.to_owned())));
        assert!(refused.unwrap_err().to_string().contains("like H8"));
    }
    for text in ["", "  ", "　", "\n"] {
        assert_eq!(text.parse::<Point>(), Err(ParsePointError::Empty));
    }
    for text in ["h8", "H8", "ｈ８", "Ｈ８", "h８", "H　8", " H 8 "] {
        assert_eq!(text.parse(), Ok(Point::CENTER), "{text}");
    }
}

/// An empty board of `rows` rows.
fn rows(rows: usize) -> Vec<String> {
    vec![".".repeat(15); rows]
}

#[test]
fn malformed_boards_are_refused_and_the_row_is_named() {
    let read = |rows: &[String]| rows.join("/").parse::<Board>();
    assert_eq!(read(&rows(15)), Ok(Board::new()));
    for wrong in [0, 1, 14, 16, 30] {
        assert_eq!(read(&rows(wrong)), Err(ParseBoardError::Rows(wrong)));
    }
    for (index, points) in [(0, 16), (3, 14), (14, 16), (14, 1)] {
        let mut diagram = rows(15);
        diagram[index] = ".".repeat(points);
        let error = read(&diagram).unwrap_err();
        assert_eq!(
            error,
            ParseBoardError::Columns {
                row: 15 - index,
                found: points
            }
        );
        assert!(
            error.to_string().contains(&format!("row {} ", 15 - index)),
            "{error}"
        );
    }
    for found in ['?', 'b', '0', '禁', '\u{1F600}'] {
        let mut diagram = rows(15);
        diagram[4].replace_range(3..4, &found.to_string());
        let error = read(&diagram).unwrap_err();
        assert_eq!(error, ParseBoardError::Character { row: 11, found });
        assert!(
            error.to_string().contains(&format!("row 11: '{found}'")),
            "{error}"
        );
    }
    // The way to a board leads through `parse_position` too, and keeps the message.
    let mut diagram = rows(15);
    diagram[5].push('x');
    assert_eq!(
        parse_position(&diagram.join("\n")),
        Err(PositionError::Board(ParseBoardError::Columns {
            row: 10,
            found: 16
        }))
    );
}

#[test]
fn a_point_taken_twice_is_refused_with_point_and_move() {
    let error = parse_position("h8 h8").unwrap_err();
    let taken = OccupiedError {
        point: Point::CENTER,
        by: Color::Black,
    };
    assert_eq!(
        error,
        PositionError::Moves(MovesError::Occupied {
            number: 2,
            error: taken
        })
    );
    let message = error.to_string();
    assert!(
        message.contains("move 2") && message.contains("H8"),
        "{message}"
    );
    // A pass counts as a move.
    let message = parse_position("h8--i9h8").unwrap_err().to_string();
    assert!(
        message.contains("move 4") && message.contains("H8"),
        "{message}"
    );
    // As a move list it is fine: only a position has stones that stay.
    assert_eq!(parse_moves("h8 h8"), Ok(vec![Some(Point::CENTER); 2]));
}

#[test]
fn a_malformed_move_is_named_by_its_number() {
    for (text, number, piece) in [
        ("h8 z9", 2, "z9"),
        ("h8i16", 2, "i16"),
        ("h8 i9 a1b", 4, "b"),
        ("x", 1, "x"),
        ("h8-i9", 2, "-"),
        ("h8 8", 2, "8"),
        // A full stop or a stroke makes no diagram of what begins as moves.
        ("h8.", 2, "."),
        ("h8/i9", 2, "/"),
        ("--.", 2, "."),
    ] {
        let message = parse_position(text).unwrap_err().to_string();
        assert!(
            message.starts_with(&format!("move {number}: \"{piece}\"")),
            "{text}: {message}"
        );
    }
}

#[test]
fn a_position_may_come_from_a_file_or_an_input_method() {
    let expected = parse_position("h8 i9 -- g7");
    for text in [
        "\u{FEFF}h8 i9 -- g7",
        "h8 i9\n-- g7\n",
        "h8i9\r\n--g7",
        "Ｈ８　Ｉ９－－，Ｇ７；",
    ] {
        assert_eq!(parse_position(text), expected, "{text:?}");
    }
    let wide = rows(15).join("/").replace('.', "．").replace('/', "／");
    assert_eq!(parse_position(&format!("\u{FEFF}{wide}")), Ok(Board::new()));
    // A first stone in the corner, or a row's number, opens a diagram all the same.
    let mut diagram = rows(15);
    diagram[0].replace_range(0..1, "o");
    for text in [diagram.join("/"), format!("15 {}", diagram.join("\n"))] {
        let board = parse_position(&text).unwrap();
        assert_eq!(board.get("A15".parse().unwrap()), Some(Color::White));
    }
}
