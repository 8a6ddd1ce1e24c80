//! The guide says nothing that the referee does not: every board, every point it names, every word of the glossary that
//! is a shape.

use renju::game::{Mode, OpeningRule};
use renju::rules::{
    Board, Color, Examination, Forbidden, Opening, Point, Verdict, examine, judge, parse_position,
};
use renju::text::{self, Lang, Lesson, Part};

use crate::support::program::called_in;
use crate::support::told::{OVERLINE, THREE_THREE, at, claimed, default, tell, told};

fn examined(lesson: Lesson) -> Vec<Examination> {
    let boards = lesson.examples().iter().map(|example| example.position());
    boards
        .map(|(board, point)| examine(&board, point))
        .collect()
}

fn points(names: &str) -> Vec<Point> {
    names.split(' ').map(at).collect()
}

#[test]
fn every_board_shows_what_its_lesson_is_about() {
    let judged = |lesson: Lesson| -> Vec<String> {
        let boards = lesson.examples().iter().map(|example| example.position());
        boards
            .map(|(board, p)| text::judge_line(p, judge(&board, p)))
            .collect()
    };
    let three_three = "h8: 3-3 (三三, double-three)";
    let four_four = "h8: 4-4 (四四, double-four)";
    for (lesson, verdicts) in [
        (Lesson::Five, &["h8: five", "h8: 6 (长连, overline)"][..]),
        (Lesson::Four, &["h8: 4", "h8: 4"]),
        (Lesson::Three, &["h8: 3", "h8: nothing"]),
        (Lesson::DoubleThree, &[three_three]),
        (Lesson::DoubleFour, &[four_four]),
        (Lesson::OneLine, &[four_four; 3]),
        (Lesson::FourThree, &["h8: 4-3"]),
        (Lesson::FiveFirst, &["h8: five"]),
        (Lesson::Claim, &[three_three]),
        (Lesson::Opening, &["i9: nothing"]),
    ] {
        assert_eq!(judged(lesson), verdicts, "{lesson:?}");
    }
    assert_eq!(Lesson::ALL.len(), 10);
}

#[test]
fn what_the_lessons_say_of_their_boards_is_true() {
    // A straight four becomes five at both ends, a simple one at one point.
    let [straight, simple] = &examined(Lesson::Four)[..] else {
        panic!()
    };
    assert_eq!(straight.lines[0].fours[0].completions, points("e8 j8"));
    assert_eq!(simple.lines[0].fours[0].completions, points("j8"));
    // E8 is closed by D8, I8 would need J8, which makes six.
    let false_three = &examined(Lesson::Three)[1].lines[0].candidates[0];
    assert!(!false_three.is_three());
    let ways: Vec<Point> = false_three.ways.iter().map(|way| way.point).collect();
    assert_eq!(ways, points("e8 i8"));
    let (board, _) = Lesson::Three.examples()[1].position();
    assert_eq!(board.get(at("d8")), Some(Color::White));
    let grown = board
        .with(at("h8"), Color::Black)
        .with(at("i8"), Color::Black);
    assert!(matches!(judge(&grown, at("j8")), Verdict::Forbidden(..)));
    // Both fours on one line.
    for found in examined(Lesson::OneLine) {
        assert_eq!(found.lines[0].fours.len(), 2);
        assert!(found.lines[0].fours.iter().all(|four| !four.is_straight()));
    }
    // White stops the four at I8; then the three becomes a straight four.
    let four_three = &examined(Lesson::FourThree)[0];
    assert_eq!(four_three.lines[0].fours[0].completions, points("i8"));
    let three = four_three.lines[1].three().unwrap();
    assert_eq!(three.stones, points("h8 h9 h10"));
    // Two threes and a five.
    let five = &examined(Lesson::FiveFirst)[0];
    let threes: Vec<&Vec<Point>> = five
        .lines
        .iter()
        .filter_map(|line| Some(&line.three()?.stones))
        .collect();
    assert_eq!(threes, [&points("h7 h8 h9"), &points("g7 h8 i9")]);
}

#[test]
fn claims_and_takebacks_go_as_the_guide_tells() {
    let after = |moves: &str, words: &str| {
        let mut game = told(&default(), moves);
        let refused = tell(&mut game, words).is_err();
        (claimed(&game), refused)
    };
    // 3-3 only before White's next move, an overline until the end.
    assert_eq!(
        after(THREE_THREE, "claim"),
        (Some(Forbidden::DoubleThree), false)
    );
    assert_eq!(after(THREE_THREE, "a7 claim").0, None);
    assert_eq!(after(OVERLINE, "e1 claim").0, Some(Forbidden::Overline));
    // A takeback opens the claim again, and a finished game is not opened by one.
    assert_eq!(
        after(THREE_THREE, "a7 back2 yes1 claim").0,
        Some(Forbidden::DoubleThree)
    );
    assert!(after(THREE_THREE, "claim back2").1);
}

#[test]
fn the_shapes_of_the_glossary_are_what_it_says() {
    let row = |stones: &str| -> (Board, Point) {
        // One row from D8 on: X black, O white, * the stone that is judged.
        let mut board = Board::new();
        let mut point = Point::CENTER;
        for (sign, col) in stones.chars().zip(3..) {
            let p = Point::new(col, 7).unwrap();
            match sign {
                'X' => board = board.with(p, Color::Black),
                'O' => board = board.with(p, Color::White),
                '*' => point = p,
                _ => {}
            }
        }
        (board, point)
    };
    for (stones, verdict) in [
        ("..XX.*..", "3"),
        (".OXX*...", "nothing"),
        ("O.XX*.O", "nothing"),
        ("X..XX*..X", "nothing"),
        ("X.XX*.X", "4-4 (四四, double-four)"),
    ] {
        let (board, p) = row(stones);
        let said = text::judge_line(p, judge(&board, p));
        assert_eq!(said.split_once(": ").unwrap().1, verdict, "{stones}");
    }
}

#[test]
fn the_guide_is_printed_within_its_width_and_in_the_characters_there_are() {
    for (lang, name) in [
        ("en", "straight four"),
        ("zh", "冲四"),
        ("zh-Hant", "衝四"),
        ("ja", "剣先"),
    ] {
        for room in ["40", "80"] {
            let ran = called_in(&[("COLUMNS", room)], ["guide", "--lang", lang], b"");
            assert_eq!((ran.code, &*ran.err), (Some(0), ""));
            assert!(ran.out.contains(name), "{lang}: {}", ran.out);
            let room: usize = room.parse().unwrap();
            for line in ran.out.lines() {
                let columns: usize = line.chars().map(text::columns).sum();
                assert!(columns <= room, "{lang}, {columns}: {line}");
            }
        }
    }
    let plain = called_in(&[("LC_ALL", "C")], ["guide"], b"").out;
    assert!(plain.is_ascii() && !plain.contains('?'), "{plain}");
}

#[test]
fn the_guide_names_the_opening_that_is_in_force() {
    for rule in OpeningRule::ALL {
        let guide = text::guide(Lang::En, Mode::Rif, rule);
        let course = text::opening_course(Lang::En, rule);
        let told = |course: &str| guide.contains(&Part::Text(course.to_owned()));
        assert!(course.is_none_or(told), "{}", rule.name);
    }
    let (board, point) = Lesson::Opening.examples()[0].position();
    let stones = parse_position("h8 h9 i9").unwrap();
    assert_eq!(board.with(point, Color::Black), stones);
    let opening = told(&default(), "h8 h9 i9").opening();
    assert_eq!(opening.map(Opening::chinese), Some("花月"));
}
