//! Lines as they come: rubbish, other widths and languages, late ones, a closed pipe, and the end of the input.

use crate::support::told::{THREE_THREE, default, free, told};
use renju::game::{Game, Outcome, Setup, TimeControl, WinReason};
use renju::plain::{Direct, Input, Line, LineEvent, Speech, Waiting, play};
use renju::rules::Color;
use renju::text::{Charset, Command, Lang, Locale, Typed};
use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Duration;

use super::session::{ENGLISH, Talk, nowhere, played, rif, script};

#[test]
fn the_end_of_the_input_leaves_the_game_unfinished() {
    let said = script(default(), b"h8\na1");
    assert!(
        said.contains("Move 2, White: A1\n"),
        "a last line needs no end"
    );
    assert!(said.ends_with("The game is unfinished.\n"), "{said}");
    let said = script(free(), b"h8\nresign\nyes\n");
    assert!(!said.contains("unfinished"), "{said}");
}

#[test]
fn rubbish_is_answered_and_steers_nothing() {
    let mut bytes = "\u{FEFF}h8\r\n\n".as_bytes().to_vec();
    bytes.extend(vec![b'a'; 5_000_000]);
    bytes.extend(b"\na1\n\xff\xfe\n\x1b[2Jclear\0\x07\nh8 i99\nwhy\twhy\nremove k10\ni9i9\nz9\n");
    let said = script(default(), &bytes);
    for part in [
        "Move 1, Black: H8",
        "that line is too long",
        "Move 2, White: A1",
        "that line is not UTF-8 text",
        "\"\u{FFFD}[2Jclear\u{FFFD}\u{FFFD}\" is not a point (like H8) or a command",
        "\"h8 i99\" is not a point (like H8) or a command",
        "\"z9\" is not a point (like H8) or a command",
    ] {
        assert!(said.contains(part), "no {part:?}:\n{said}");
    }
    assert!(said.len() < 4000, "{} bytes", said.len());
    let steers = |c: char| c.is_control() && c != '\n';
    assert!(!said.contains(steers), "{said:?}");
}

/// Events as a test wants them.
struct Scripted(VecDeque<LineEvent>);

impl Input for Scripted {
    fn next(&mut self, wait: Option<Duration>) -> io::Result<LineEvent> {
        let event = self.0.pop_front().unwrap_or(LineEvent::End);
        assert!(
            event != LineEvent::Waited || wait.is_some(),
            "nothing to wait for"
        );
        Ok(event)
    }
}

#[test]
fn the_flag_falls_between_lines_and_when_a_line_comes_late() {
    let setup = Setup {
        time: TimeControl::Sudden(Duration::from_secs(5)),
        ..free()
    };
    let line = |text: &str| LineEvent::Line(Line::Text(text.to_owned()));
    let told = |events: &[LineEvent]| {
        let mut lines = Talk::new(setup.clone()).lines;
        let mut input = Scripted(events.iter().cloned().collect());
        let said = played(&mut lines, &mut input, Duration::from_secs(2));
        let game = lines.sitting().game();
        (said, game.outcome(), game.moves().len())
    };
    let timeout = |winner| {
        Some(Outcome::Win {
            winner,
            reason: WinReason::Timeout,
        })
    };
    let wait = LineEvent::Waited;
    let (said, outcome, _) = told(&[line("h8"), wait.clone(), wait.clone(), wait.clone()]);
    assert!(said.contains("move 1 · 5 s left"), "{said}");
    assert!(said.contains("Black wins: White ran out of time"), "{said}");
    assert_eq!(outcome, timeout(Color::Black));
    let (said, outcome, moves) = told(&[wait.clone(), wait, line("h8")]);
    assert!(said.contains("White wins: Black ran out of time"), "{said}");
    assert_eq!((outcome, moves), (timeout(Color::White), 0));
}

#[test]
fn reading_on_a_thread_gives_up_in_time_and_ends_once() {
    let (reader, mut writer) = io::pipe().unwrap();
    let mut input = Waiting::start(io::BufReader::new(reader)).unwrap();
    let moment = Some(Duration::from_millis(1));
    assert_eq!(input.next(moment).unwrap(), LineEvent::Waited);
    writer.write_all(b"h8\npart").unwrap();
    let text = |text: &str| LineEvent::Line(Line::Text(text.to_owned()));
    assert_eq!(input.next(None).unwrap(), text("h8"));
    drop(writer);
    assert_eq!(input.next(None).unwrap(), text("part"));
    assert_eq!(input.next(None).unwrap(), LineEvent::End);
    assert_eq!(input.next(None).unwrap(), LineEvent::End);
    assert_eq!(input.next(moment).unwrap(), LineEvent::End);
}

#[test]
fn a_closed_output_is_an_error_of_its_own_kind() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut input = Direct::new(&b"h8\n"[..]);
    let ended = play(
        &mut Talk::new(free()).lines,
        &mut nowhere(),
        &mut input,
        &mut Closed,
        &mut || Duration::ZERO,
    );
    assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
}

#[test]
fn a_plain_locale_gets_plain_characters() {
    let ascii = Speech {
        ascii: true,
        ..ENGLISH
    };
    let game = told(&rif(), "h8 h9 i9 swap");
    let mut talk = Talk::with(game, ascii);
    let said = talk.lines.take_said();
    assert!(said.contains("Opening 4D Kagetsu\n"), "{said}");
    assert!(
        said.contains("RIF - White claims forbidden moves\n"),
        "{said}"
    );
    let said = said + &talk.words("help board stones moves quit no why g5");
    assert!(said.is_ascii(), "{said}");
    for mode in [free(), default(), rif()] {
        let said = Talk::with(Game::new(mode), ascii).line("help");
        assert!(!said.contains("??"), "{said}");
    }
    let utf8 = Talk::new(rif()).line("help");
    assert!(utf8.contains("禁手") && utf8.contains('×'), "{utf8}");
    let c = Locale::of(|name| (name == "LC_ALL").then(|| "C".to_owned()));
    assert_eq!(c.charset, Charset::Other);
}

#[test]
fn a_game_can_be_played_in_chinese() {
    let settings = Speech {
        lang: Lang::Zh,
        ..ENGLISH
    };
    let mut talk = Talk::with(Game::new(default()), settings);
    assert!(
        talk.lines
            .take_said()
            .contains("黑方：第 1 手，下在天元 H8\n")
    );
    talk.words(THREE_THREE);
    talk.says("局面", &["黑方 5 子 H8 H9 F10 G10 H10"]);
    talk.says("棋谱", &["1 黑方 H8，2 白方 A15"]);
    talk.says("停一手", &["白方：停一手吗？（是／否）"]);
    talk.says("是", &["第 10 手，白方：停一手", "轮到黑方 · 第 11 手"]);
    talk.says("悔棋", &["悔谁的棋？（黑／白／取消）"]);
    talk.says(
        "白",
        &["黑方：白方请求悔棋，收回 10 白方 停一手，同意吗？（是／否）"],
    );
    talk.says("同意", &["白方已悔棋，盘上共 9 手"]);
    talk.says("指出禁手", &["白方：指出黑方禁手吗？（是／否）"]);
    talk.says("是", &["白方胜：追下取胜，H10 三三禁手", "活三"]);
    talk.says("下一局", &["第 2 局", "黑方：第 1 手，下在天元 H8"]);
    talk.says("为什么h8", &["终局前不显示"]);
    assert!(talk.line("帮助").lines().count() > 20);
}

#[test]
fn commands_are_read_in_any_case_width_and_language() {
    for (line, typed) in [
        (" Claim ", Typed::Command(Command::Claim)),
        ("ｃｌａｉｍ", Typed::Command(Command::Claim)),
        ("禁手", Typed::Command(Command::Claim)),
        ("UNDO", Typed::Command(Command::Takeback)),
        ("--", Typed::Command(Command::Pass)),
        ("ｈ８", Typed::Point("H8".parse().unwrap())),
        ("h 8", Typed::Point("H8".parse().unwrap())),
        (
            "remove  K10",
            Typed::At(Command::Remove, "K10".parse().unwrap()),
        ),
        (
            "去掉　ｋ１０",
            Typed::At(Command::Remove, "K10".parse().unwrap()),
        ),
        ("为什么h8", Typed::At(Command::Why, "H8".parse().unwrap())),
        ("resign White", Typed::By(Command::Resign, Color::White)),
        ("认输 白", Typed::By(Command::Resign, Color::White)),
        ("\t", Typed::Nothing),
        ("resign me", Typed::Unknown),
        ("h16", Typed::Unknown),
        ("禁手点点", Typed::Unknown),
    ] {
        assert_eq!(Typed::read(line, false), typed, "{line:?}");
    }
    assert_eq!(Typed::read("n", true), Typed::Command(Command::No));
    assert_eq!(Typed::read("n", false), Typed::Command(Command::Next));
}
