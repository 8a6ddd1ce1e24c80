//! The line mode through its library: scripts of lines in, what is said out. The program itself is `plain_program`'s.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Duration;

use renju::game::{
    Game, Guess, Outcome, Policy, RuleSet, Setup, Takeback, TimeControl, WinReason, WrongClaim,
};
use renju::plain::{Direct, Event, Input, Line, LineMode, Settings, Waiting, play};
use renju::rules::Color;
use renju::sitting::{Keeper, Said, Sitting};
use renju::store::Why;
use renju::text::{Charset, Command, Lang, Locale, Typed};

use crate::support::told::{
    OVERLINE, THREE_THREE, claiming, default, filled, free, standard, told,
};

const ENGLISH: Settings = Settings {
    lang: Lang::En,
    ascii: false,
};

/// A keeper that keeps nothing, for it is never told to begin.
fn nowhere() -> Keeper {
    Keeper::new(Err(Why::NoHome), || 0)
}

/// A line mode that is fed with lines, and all it said.
pub(crate) struct Talk {
    lines: LineMode,
    said: String,
}

impl Talk {
    pub(crate) fn new(setup: Setup) -> Self {
        Self::with(Game::new(setup), ENGLISH)
    }

    fn with(game: Game, settings: Settings) -> Self {
        Self::of(Sitting::resume(game, [None, None], false, None), settings)
    }

    fn of(sitting: Sitting, settings: Settings) -> Self {
        Self {
            lines: LineMode::new(sitting, settings, &[]),
            said: String::new(),
        }
    }

    pub(crate) fn game(&self) -> &Game {
        self.lines.sitting().game()
    }

    fn is_done(&self) -> bool {
        self.lines.sitting().left().is_some()
    }

    /// Hands over one line and gives what was said to it.
    fn line(&mut self, line: &str) -> String {
        let before = self.lines.take_said();
        self.lines.take(&Line::Text(line.to_owned()));
        let said = self.lines.take_said();
        self.said += &(before + &said);
        said
    }

    /// Hands over words divided by blanks, each as a line.
    pub(crate) fn words(&mut self, words: &str) -> String {
        words
            .split_whitespace()
            .map(|word| self.line(word))
            .collect()
    }

    /// Hands over a line and checks each part of what is said to it.
    #[track_caller]
    pub(crate) fn says(&mut self, line: &str, parts: &[&str]) -> String {
        let said = self.line(line);
        for part in parts {
            assert!(said.contains(part), "no {part:?} after {line:?}:\n{said}");
        }
        said
    }
}

fn rif() -> Setup {
    Setup::new(RuleSet::Rif(Policy::default()))
}

fn script(setup: Setup, bytes: &[u8]) -> String {
    let mut lines = Talk::new(setup).lines;
    let said = played(&mut lines, &mut Direct::new(bytes), Duration::ZERO);
    assert!(lines.sitting().left().is_some());
    said
}

/// Plays from an input and gives all that was printed.
fn played(lines: &mut LineMode, input: &mut dyn Input, lap: Duration) -> String {
    let mut out = Vec::new();
    play(lines, &mut nowhere(), input, &mut out, &mut || lap).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_game_is_told_move_by_move_and_the_next_exchanges_colours() {
    let names = ["甲", "乙"].map(|name| Some(name.parse().unwrap()));
    let sitting = Sitting::new(default(), names, false, None);
    let typed = "h8\na1\ni8\na2\nj8\na3\nk8\na4\nＬ８\nh8\nnext\nh8\n";
    let mut lines = Talk::of(sitting, ENGLISH).lines;
    let said = played(
        &mut lines,
        &mut Direct::new(typed.as_bytes()),
        Duration::ZERO,
    );
    let mut rest = &*said;
    for part in [
        "standard · White claims forbidden moves\n",
        "Black 甲: place move 1 on H8\n",
        "Move 1, Black 甲: H8\n",
        "White 乙 to move · move 2\n",
        "Move 2, White 乙: A1\n",
        "Move 9, Black 甲: L8\n",
        "Black 甲 wins: five in a row\n",
        "Score of Black 甲: 1 won, 0 drawn, +2\n",
        "Score of White 乙: 0 won, 0 drawn, -2\n",
        "Type \"next\"",
        "the game is over. Black 甲 wins: five in a row\n",
        "game 2\n",
        "Black 乙\n",
        "White 甲\n",
        "Black 乙: place move 1 on H8\n",
        "Move 1, Black 乙: H8\n",
        "The input has ended; the game is unfinished.\n",
    ] {
        let at = rest.find(part);
        rest = &rest[at.unwrap_or_else(|| panic!("no {part:?} in its place:\n{said}"))..];
    }
}

#[test]
fn a_match_ends_with_its_last_game() {
    let sitting = Sitting::new(free(), [None, None], false, Some(1));
    let mut talk = Talk::of(sitting, ENGLISH);
    assert!(talk.lines.take_said().contains("game 1 of 1"));
    talk.says("next", &["not over yet"]);
    talk.words("h8 resign");
    talk.says("yes", &["Black wins: White resigned", "the match is over"]);
    talk.says("next", &["the match is over"]);
    assert!(talk.game().outcome().is_some());
    talk.line("quit");
    assert!(talk.is_done());
}

#[test]
fn guessed_colours_are_told_first() {
    let sitting = Sitting::new(free(), [None, None], false, None);
    let guess = Said::Guessed(Guess { handfuls: [9, 14] });
    let said = LineMode::new(sitting, ENGLISH, &[guess]).take_said();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[1], "Player 1 holds 9 stones");
    assert!(lines[3].contains("14 - 9 = 5, odd"), "{said}");
    assert!(lines[4].starts_with("Type a point"), "{said}");
}

#[test]
fn a_claim_asks_white_and_shows_the_shapes_in_words() {
    let mut talk = Talk::new(default());
    let said = talk.words(THREE_THREE);
    // Nothing gives the open claim away.
    assert!(
        !said.contains("forbidden") && !said.contains("three"),
        "{said}"
    );
    for word in ["why h10", "why a1", "why", "forbidden"] {
        talk.says(word, &["locked while a claim can be made"]);
    }
    talk.says(
        "claim",
        &["White: claim a forbidden move of Black? (yes or no)"],
    );
    talk.says("i10", &["answer the question first"]);
    talk.says("no", &["White to move"]);
    assert_eq!(talk.game().outcome(), None);
    talk.says("禁手", &["White: claim"]);
    talk.says(
        "YES",
        &[
            "White wins: claimed H10 double-three (3-3)",
            "row F10 G10 H10: three, straight four at E10 I10",
            "column H8 H9 H10: three, straight four at H7 H11",
            "Score of White: 1 won",
        ],
    );
    talk.says("why", &["H10: forbidden: double-three"]);
    talk.says("why h11", &["H11: "]);
}

#[test]
fn an_overline_is_claimed_in_blacks_turn_too() {
    let mut talk = Talk::new(default());
    talk.words(OVERLINE);
    talk.says("o15", &["Move 14, White: O15", "Black to move"]);
    talk.says("claim", &["White: claim"]);
    talk.says("y", &["White wins: claimed K8 overline"]);
}

#[test]
fn a_wrong_claim_is_answered_and_costs_what_was_agreed() {
    for (wrong, question, cost, next) in [
        (
            WrongClaim::Nothing,
            "of Black?",
            "the game goes on",
            "White to move · move 4",
        ),
        (
            WrongClaim::Turn,
            "costs a turn",
            "White loses a turn",
            "Black to move · move 4",
        ),
        (
            WrongClaim::Loss,
            "loses the game",
            "White loses",
            "Black wins: White's claim was wrong",
        ),
    ] {
        let mut talk = Talk::new(claiming(wrong));
        talk.words("h8 a1 h9");
        talk.says("claim", &["White: claim a forbidden move", question]);
        talk.says(
            "yes",
            &[
                "H9 is not forbidden: it makes neither a four nor a three",
                cost,
                next,
            ],
        );
    }
}

#[test]
fn only_the_stone_of_an_answered_claim_is_explained() {
    let mut talk = Talk::new(default());
    talk.words("h8 a1 h9 claim yes");
    talk.says("why h9", &["H9: not forbidden"]);
    talk.says("why", &["H9: not forbidden"]);
    talk.says("why h10", &["locked"]);
    // The number of the stone is no licence for another one.
    talk.words("takeback black yes");
    talk.words("h10");
    talk.says("why", &["locked"]);
    let hints = |game| Talk::of(Sitting::resume(game, [None, None], true, None), ENGLISH);
    let mut talk = hints(told(&default(), "h8 a15 h9 a13 g10 a11 f10 a9"));
    talk.says(
        "why h10",
        &["H10: forbidden: double-three (3-3)", "Black to move"],
    );
    talk.says("x", &["H10 double-three (3-3)"]);
    talk.says("why a15", &["name an empty point"]);
    talk.says("why f10", &["F10: not forbidden"]);
    let mut talk = hints(told(&free(), "h8"));
    talk.says("why h9", &["free mode has no forbidden moves"]);
    talk.says("claim", &["free mode has no forbidden moves"]);
}

#[test]
fn block_refuses_with_the_kind_and_loss_ends_with_the_shapes() {
    let moves = THREE_THREE.trim_end_matches(" h10");
    let mut talk = Talk::new(standard(Policy::Block));
    talk.words(moves);
    talk.says("h10", &["H10 is forbidden for Black: double-three (3-3)"]);
    talk.says("claim", &["nothing to claim"]);
    talk.says("forbidden", &["H10 double-three (3-3)"]);
    talk.says("pass", &["Black: pass? (yes or no)"]);
    talk.says("yes", &["Move 9, Black: pass", "White to move"]);
    let mut talk = Talk::new(standard(Policy::Loss));
    talk.words(moves);
    talk.says(
        "h10",
        &[
            "Move 9, Black: H10",
            "White wins: Black played H10 double-three (3-3)",
            "column H8 H9 H10: three",
        ],
    );
}

#[test]
fn a_rif_opening_is_led_through_every_choice() {
    let mut talk = Talk::new(rif());
    talk.says("g8", &["G8 is outside"]);
    talk.says(
        "h8",
        &[
            "Move 1, black stone: H8",
            "tentative Black: place White's stone",
        ],
    );
    talk.says("swap", &["a stone has to be placed now"]);
    talk.says("h9", &["Move 2, white stone: H9"]);
    talk.says(
        "h10",
        &[
            "Move 3, black stone: H10",
            "Opening 1D Kansei",
            "tentative White: swap colours, or keep them (swap or keep)",
        ],
    );
    talk.says("h7", &["the colours have to be settled first"]);
    talk.says(
        "交换",
        &[
            "tentative White swapped the colours",
            "tentative White is Black now",
            "White: place move 4 anywhere",
        ],
    );
    talk.says(
        "h7",
        &["Move 4, White: H7", "Black: propose move 5, 1 of 2"],
    );
    talk.says("g8", &["Black proposes G8, 1 of 2", "2 of 2"]);
    talk.says("i8", &["I8 equals the proposal G8 by symmetry"]);
    talk.says(
        "i9",
        &[
            "Black proposes I9, 2 of 2",
            "White: remove one",
            "(G8 or I9)",
        ],
    );
    talk.says(
        "board",
        &["5 a proposed fifth move", " 9 . . . . . . . o 5 ."],
    );
    talk.says("k10", &["K10 is not one of the proposals"]);
    // A point alone may have been meant as the one to stay.
    talk.says("g8", &["White: remove G8? (yes or no)"]);
    talk.says("no", &["White: remove one"]);
    talk.says("pass", &["one of the two proposals has to be removed now"]);
    talk.says(
        "remove g8",
        &[
            "White removed G8",
            "Move 5, Black: I9",
            "White to move · move 6",
        ],
    );
    talk.says("pass", &["no pass before move 7"]);
    talk.says("takeback", &["no takeback in this game"]);
    let moves = talk.line("moves");
    assert!(
        moves.starts_with("1 Black H8, 2 White H9, 3 Black H10, 4 White H7, 5 Black I9\n"),
        "{moves}"
    );
}

#[test]
fn colours_are_kept_by_a_word_or_by_no() {
    for word in ["keep", "no", "n", "不交换", "否"] {
        let mut talk = Talk::new(rif());
        talk.words("h8 i9 j8");
        talk.says(
            word,
            &["tentative White kept the colours", "White: place move 4"],
        );
    }
}

#[test]
fn a_draw_is_offered_by_name_and_answered() {
    let mut talk = Talk::new(free());
    talk.words("h8");
    talk.says("draw", &["Black: White offers a draw. Accept? (yes or no)"]);
    talk.says("draw", &["Black: White offers a draw"]);
    talk.says("no", &["Black says no", "White to move"]);
    talk.says("yes", &["nothing is asked now"]);
    talk.says("draw black", &["White: Black offers a draw"]);
    // The offer stands until the offerer's next turn begins.
    talk.says("i9", &["Move 2, White: I9"]);
    talk.says("draw", &["White: Black offers a draw"]);
    talk.says(
        "accept",
        &["Draw: by agreement", "Score of Black: 0 won, 1 drawn, +0"],
    );
}

#[test]
fn a_takeback_needs_the_other_persons_yes() {
    let mut talk = Talk::new(default());
    talk.says("takeback", &["there is nothing to take back"]);
    talk.words("h8");
    talk.says(
        "takeback",
        &["Take back whose last decision? (black or no)"],
    );
    talk.says(
        "black",
        &["White: Black asks to take back 1 Black H8. Allow it? (yes or no)"],
    );
    talk.says("no", &["White says no"]);
    talk.says("takeback", &["this takeback was refused already"]);
    talk.words("a1");
    talk.says("悔棋 白", &["White asks to take back"]);
    talk.says(
        "yes",
        &[
            "White took back; moves on the board: 1",
            "White to move · move 2",
        ],
    );
    talk.words("a1 h9");
    talk.says(
        "undo",
        &["Take back whose last decision? (black, white or no)"],
    );
    talk.says("yes", &["answer the question first"]);
    talk.says("white", &["Black: White asks to take back"]);
    talk.says("y", &["moves on the board: 1"]);
    let mut talk = Talk::new(Setup {
        takeback: Takeback::Free,
        ..default()
    });
    talk.words("h8");
    talk.says(
        "takeback black",
        &["Black took back; moves on the board: 0"],
    );
}

#[test]
fn what_decides_much_is_asked_first() {
    let mut talk = Talk::new(default());
    talk.words("h8 a1 h9");
    talk.says("pass", &["White: pass? (yes or no)"]);
    talk.says("yes", &["Move 4, White: pass"]);
    talk.says(
        "pass",
        &["Black: pass too? Two passes are a draw (yes or no)"],
    );
    talk.says("board", &[" 9 . . . . . . . x .", "Black: pass too?"]);
    talk.says("no", &["Black to move"]);
    talk.says("resign white", &["White: resign?"]);
    talk.says("n", &["Black to move"]);
    talk.says("resign", &["Black: resign?"]);
    talk.says("quit", &["Black: leave and lose the game?"]);
    talk.says("no", &["Black to move"]);
    assert!(!talk.is_done());
    talk.words("pass");
    talk.says("是", &["Move 5, Black: pass", "Draw: both passed"]);
    assert_eq!(talk.game().moves().len(), 5);
}

#[test]
fn leaving_loses_unless_the_game_is_kept() {
    let mut talk = Talk::new(free());
    talk.words("h8 quit");
    let said = talk.says("yes", &["Black wins: White left the game"]);
    assert!(!said.contains("next"), "{said}");
    assert!(talk.is_done());
    let kept = || {
        let dir = tempfile::tempdir().unwrap();
        let mut sitting = Sitting::resume(told(&free(), "h8"), [None, None], false, None);
        let mut keeper = Keeper::new(Ok(dir.path().into()), || 1_700_000_000);
        assert_eq!(keeper.begin(&mut sitting), []);
        Talk::of(sitting, ENGLISH)
    };
    let mut talk = kept();
    talk.says("quit", &["Leave? The game is saved (yes, resign or no)"]);
    talk.line("yes");
    assert!(talk.is_done());
    assert_eq!(talk.game().outcome(), None);
    let mut talk = kept();
    talk.line("quit");
    talk.says("resign", &["White left the game"]);
    assert!(talk.is_done());
    let mut talk = kept();
    talk.lines.end_of_input();
    assert!(talk.lines.take_said().ends_with("unfinished and saved.\n"));
    let mut talk = Talk::new(free());
    talk.line("q");
    assert!(talk.is_done(), "nothing had begun");
}

#[test]
fn the_last_stone_is_settled_by_a_claim_or_the_draw() {
    let mut talk = Talk::with(filled(&default(), true), ENGLISH);
    let opening = talk.lines.take_said();
    assert!(
        opening.contains("White: claim a forbidden move, or accept the draw (claim or accept)")
    );
    assert!(opening.contains("White, stones: 112 "), "{opening}");
    talk.says("claim", &["White wins: claimed E8 overline"]);
    let mut talk = Talk::with(filled(&default(), false), ENGLISH);
    talk.says("pass", &["White has to claim or accept the draw now"]);
    talk.says("接受", &["Draw: the board is full"]);
}

#[test]
fn the_end_of_the_input_leaves_the_game_unfinished() {
    let said = script(default(), b"h8\na1");
    assert!(
        said.contains("Move 2, White: A1\n"),
        "a last line needs no end"
    );
    assert!(said.ends_with("the game is unfinished.\n"), "{said}");
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
        "\"\u{FFFD}[2Jclear\u{FFFD}\u{FFFD}\" is neither",
        "\"h8 i99\" is neither",
        "\"z9\" is neither",
    ] {
        assert!(said.contains(part), "no {part:?}:\n{said}");
    }
    assert!(said.len() < 4000, "{} bytes", said.len());
    let steers = |c: char| c.is_control() && c != '\n';
    assert!(!said.contains(steers), "{said:?}");
}

/// Events as a test wants them.
struct Scripted(VecDeque<Event>);

impl Input for Scripted {
    fn next(&mut self, wait: Option<Duration>) -> io::Result<Event> {
        let event = self.0.pop_front().unwrap_or(Event::End);
        assert!(
            event != Event::Waited || wait.is_some(),
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
    let line = |text: &str| Event::Line(Line::Text(text.to_owned()));
    let told = |events: &[Event]| {
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
    let wait = Event::Waited;
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
    assert_eq!(input.next(moment).unwrap(), Event::Waited);
    writer.write_all(b"h8\npart").unwrap();
    let text = |text: &str| Event::Line(Line::Text(text.to_owned()));
    assert_eq!(input.next(None).unwrap(), text("h8"));
    drop(writer);
    assert_eq!(input.next(None).unwrap(), text("part"));
    assert_eq!(input.next(None).unwrap(), Event::End);
    assert_eq!(input.next(None).unwrap(), Event::End);
    assert_eq!(input.next(moment).unwrap(), Event::End);
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
    let ascii = Settings {
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
    let settings = Settings {
        lang: Lang::Zh,
        ..ENGLISH
    };
    let mut talk = Talk::with(Game::new(default()), settings);
    assert!(
        talk.lines
            .take_said()
            .contains("黑方：第 1 手下在天元 H8\n")
    );
    talk.words(THREE_THREE);
    talk.says("局面", &["黑方 5 子 H8 H9 F10 G10 H10"]);
    talk.says("棋谱", &["1 黑方 H8, 2 白方 A15"]);
    talk.says("停一手", &["白方：停一手吗？（是／否）"]);
    talk.says("是", &["第 10 手，白方：停一手", "轮到黑方 · 第 11 手"]);
    talk.says("悔棋", &["悔谁的棋？（黑／白／否）"]);
    talk.says(
        "白",
        &["黑方：白方请求悔棋，收回 10 白方 停一手，同意吗？（是／否）"],
    );
    talk.says("同意", &["白方已悔棋，盘上共 9 手"]);
    talk.says("指出禁手", &["白方：指出黑方禁手吗？（是／否）"]);
    talk.says("是", &["白方胜：追下取胜，H10 三三禁手", "活三"]);
    talk.says("下一局", &["第 2 局", "黑方：第 1 手下在天元 H8"]);
    talk.says("为什么h8", &["可以指出禁手期间不显示原因"]);
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
