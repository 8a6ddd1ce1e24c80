//! The words in all languages: none is missing, and each is written in its own characters.
//!
//! Calls the public texts and draws the screens; the sources are read by `languages_source`.

use std::path::{Path, PathBuf};

use renju::game::{
    ActionError, Branch, DrawReason, Due, Mode, OpeningRule, Outcome, Player, Policy, RuleSet,
    Seats, Setup, Way, WinReason, WrongClaim, Zone,
};
use renju::record::Flaw;
use renju::record::{Format, Lost, Note};
use renju::rules::{Color, Direction, Forbidden, Opening, Point, Verdict, examine};
use renju::store::{Damage, DiskError, Tried, Why};
use renju::text::{self, Lang, Part};
use renju::tui::glyphs::LINE;

use crate::support::every_screen::screens;
use crate::support::told::{THREE_THREE, default, told};

/// Simplified characters that neither traditional Chinese nor Japanese has.
const SIMPLIFIED: &str = "对执谁继续认输长连时间请选择关闭个为么这应规则开结轮败负无发动话说读记设计试误错锁键页项题颜验门问阶\
                          难转软轻较边达过还进远违适钟钮见观视觉览让议许论评词询该详语调负责资赢们优传兴决况净减击创办务\
                          势协单压变叠吗员响围图圆场坏块处备复头夺奖实审宽导寻层岛师带帮库张弹归录彻态总恶惯愿戏战扩扫报\
                          拟换损摆敌显暂术杀权极构标栏树样档检气测渐满灭灯热爱现环电盘监盖码确离种积稳竖竞笔签简类紧级\
                          纪约纯线练组细终经给绝统维绿编缓缩网罗罚职联聪胜脑节范获虑补颗谱绍龙";
/// Characters that simplified Chinese and Japanese share, and traditional Chinese writes otherwise.
const SHARED: &str = "点双国会来数区残声写当断号学体参将尽属径没独画礼称条旧装触";
/// Characters that Japanese alone writes so.
const JAPANESE: &str = "黒対続択変満応悪関検権帰営図圧囲単発売読転軽戦気経総両従仮顔継";
/// Traditional characters that neither simplified Chinese nor Japanese has.
const TRADITIONAL: &str = "黑點雙國會來數區殘聲寫當斷號學體參將盡屬徑獨畫稱舊裝觸對續擇變滿應關檢權歸營圖壓圍單發賣讀轉輕\
                           戰氣經總兩從顏繼麼這說邊";

/// What each language calls itself, in its own characters wherever it stands.
const OWN_NAMES: [&str; 3] = ["简体中文", "繁體中文", "日本語"];

/// The characters of a text that its language does not write. Names of languages do not count.
pub(crate) fn strangers(lang: Lang, text: &str) -> String {
    let kana = |c: char| ('\u{3041}'..='\u{30fa}').contains(&c) || c == '々';
    let wrong = |c: char| match lang {
        Lang::En => false,
        // 黑 is simplified Chinese as well.
        Lang::Zh => kana(c) || JAPANESE.contains(c) || (TRADITIONAL.contains(c) && c != '黑'),
        Lang::Hant => kana(c) || [SIMPLIFIED, SHARED, JAPANESE].iter().any(|l| l.contains(c)),
        Lang::Ja => SIMPLIFIED.contains(c) || TRADITIONAL.contains(c),
    };
    let text = OWN_NAMES
        .iter()
        .fold(text.to_owned(), |text, name| text.replace(name, ""));
    text.chars().filter(|&c| wrong(c)).collect()
}

fn h8() -> Point {
    Point::CENTER
}

fn path() -> PathBuf {
    PathBuf::from("a.sgf")
}

/// Texts that people meet while playing.
#[expect(clippy::too_many_lines, reason = "a list of everything that is said")]
fn of_the_game(lang: Lang) -> Vec<String> {
    let game = told(&default(), THREE_THREE);
    let nobody = [None, None];
    let found = examine(&game.board_before(9), "h10".parse().unwrap());
    let tally = found.verdict.tally();
    let (point, kind) = (found.point, Forbidden::DoubleThree);
    let taken = told(&default(), "h8")
        .board()
        .clone()
        .put(h8(), Color::White);
    let zone = Zone::FIVE;
    let mut all = text::tree(lang, &found);
    all.push(text::claim_answer(
        lang,
        &examine(game.board(), "h12".parse().unwrap()),
    ));
    all.push(text::wrong_claim(
        lang,
        &told(&default(), "h8 i9"),
        WrongClaim::Nothing,
    ));
    all.push(text::entered(lang, "x"));
    let mut errors = vec![
        ActionError::Over,
        ActionError::Occupied(taken.unwrap_err()),
        ActionError::OutsideZone { point, zone },
        ActionError::Forbidden { point, kind, tally },
        ActionError::EqualProposals { point, first: h8() },
        ActionError::EqualProposals {
            point,
            first: point,
        },
        ActionError::NotAProposal(point),
        ActionError::NumberOutside {
            number: 9,
            min: 1,
            max: 8,
        },
        ActionError::NotABranch(Branch::Add),
        ActionError::PassTooEarly(4),
        ActionError::PassTooEarly(6),
        ActionError::NoForbiddenMoves,
        ActionError::NotClaimPolicy,
        ActionError::ClaimInOpening,
        ActionError::NoOffer,
        ActionError::OwnOffer,
        ActionError::OfferPending,
        ActionError::NoTakeback,
        ActionError::NothingToTakeBack,
        ActionError::TakebackRefused,
    ];
    let dues = [
        Due::Stone,
        Due::Proposal,
        Due::Swap,
        Due::Number,
        Due::Branch,
        Due::Removal,
        Due::Pick,
        Due::Settlement,
    ];
    errors.extend(dues.map(ActionError::Due));
    all.extend(
        errors
            .into_iter()
            .map(|error| text::action_error(lang, &game, &nobody, error)),
    );
    let draws = [
        DrawReason::FullBoard,
        DrawReason::Dead,
        DrawReason::TwoPasses,
        DrawReason::Agreement,
    ];
    let wins = [
        WinReason::Five,
        WinReason::Overline,
        WinReason::WrongClaim,
        WinReason::Resignation,
        WinReason::Timeout,
        WinReason::Left,
    ];
    let winner = Color::White;
    let ends = draws.map(Outcome::Draw).into_iter();
    let ends = ends.chain(wins.map(|reason| Outcome::Win { winner, reason }));
    all.extend(ends.map(|end| text::result(lang, &nobody, Seats::new(Player::One), end)));
    for wrong in [WrongClaim::Nothing, WrongClaim::Turn, WrongClaim::Loss] {
        all.push(text::follow_up(lang, wrong).to_owned());
        let setup = Setup::new(RuleSet::Standard(Policy::Claim(wrong)));
        all.push(text::rules_line(lang, &setup));
    }
    all.extend([Policy::Loss, Policy::Block].map(|policy| text::policy(lang, policy).to_owned()));
    for mode in [Mode::Free, Mode::Standard, Mode::Rif] {
        all.push(text::mode(lang, mode).to_owned());
        let page = text::rules_page(lang, mode, OpeningRule::of(mode));
        all.extend(page.into_iter().map(str::to_owned));
    }
    for rule in OpeningRule::ALL {
        let mut setup = Setup::new(RuleSet::Free);
        setup.opening_rule = rule;
        all.push(text::rules_line(lang, &setup));
        all.extend(text::opening_course(lang, rule).map(str::to_owned));
    }
    for branch in Branch::ALL {
        all.push(text::chosen(lang, "X", branch));
        all.push(text::opening_way(lang, &Way { branch, then: &[] }));
    }
    all.push(text::declared(lang, "X", 3));
    all.push(text::picked(lang, "X", Point::CENTER));
    let guide = text::guide(lang, Mode::Rif, OpeningRule::of(Mode::Rif));
    let is_heading = |part: &Part| matches!(part, Part::Heading(_));
    // The glossary, which comes last, names every word in three languages.
    let last = guide.iter().rposition(is_heading).unwrap();
    for part in &guide[..=last] {
        match part {
            Part::Heading(told) | Part::Text(told) => all.push(told.clone()),
            Part::Board(_) => {}
        }
    }
    all.extend(Direction::ALL.map(|way| text::direction(lang, way).to_owned()));
    all.extend([Color::Black, Color::White].map(|color| text::side(lang, color).to_owned()));
    let kinds = [
        Forbidden::Overline,
        Forbidden::DoubleFour,
        Forbidden::DoubleThree,
    ];
    all.extend(kinds.map(|kind| text::forbidden_kind(lang, kind).to_owned()));
    all.push(text::judged(lang, Verdict::Five));
    all.extend(Opening::all().map(|opening| text::opening(lang, opening)));
    all
}

/// What the disk may refuse, whatever file it is about.
pub(crate) const REASONS: [Why; 11] = [
    Why::NoFile,
    Why::NoFolder,
    Why::NoHome,
    Why::Denied,
    Why::ReadOnly,
    Why::Full,
    Why::Name,
    Why::Folder,
    Why::NotRegular,
    Why::Large(9),
    Why::OtherGame,
];

/// Texts about files and about the machine.
fn of_files(lang: Lang) -> Vec<String> {
    let damage = Damage {
        line: 12,
        flaw: Flaw::Short,
        moves: Some(1),
        kept: None,
    };
    let told = [
        Why::Exists,
        Why::InUse,
        Why::Newer(9),
        Why::Damaged(damage.clone()),
        Why::Damaged(Damage {
            moves: None,
            ..damage.clone()
        }),
        Why::Damaged(Damage {
            kept: Some(path()),
            ..damage
        }),
    ];
    let about = |tried, path: PathBuf, why: &Why| {
        let why = why.clone();
        text::disk_error(lang, &DiskError { path, tried, why })
    };
    let notes = [
        Note::Encoding("Big5"),
        Note::Undecodable,
        Note::TextChanged,
        Note::Games { read: 1, of: 2 },
        Note::UnknownPoints("QX".to_owned()),
        Note::NotHeld(Format::Psq, vec![Lost::Marks, Lost::Variations]),
        Note::Variations,
        Note::Untidy(3),
        Note::CutShort,
        Note::RulesAssumed(Mode::Free),
        Note::SetupStones(3),
        Note::OpeningAsGiven(5),
        Note::AfterEnd { last: 9, rest: 2 },
        Note::SizeAssumed,
        Note::ResultDiffers,
        Note::PrivateIgnored,
    ];
    let mut all: Vec<String> = REASONS
        .iter()
        .map(|why| text::disk_reason(lang, why))
        .collect();
    for tried in [Tried::Read, Tried::Save, Tried::Keep] {
        all.extend(REASONS.iter().map(|why| about(tried, path(), why)));
    }
    all.extend(told.iter().map(|why| about(Tried::Read, path(), why)));
    all.push(about(Tried::Keep, PathBuf::new(), &Why::NoHome));
    all.push(about(Tried::Keep, path(), &Why::NoLock));
    all.push(text::no_resume(lang, None));
    all.extend(notes.iter().map(|note| text::record_note(lang, note)));
    all.extend([
        text::taken_up(lang, 7),
        text::saved_as(lang, Path::new("a.sgf")),
        text::ask_overwrite(lang, Path::new("a.sgf")),
        text::review_place(lang, 0, 9, None),
        text::review_forbidden(lang, "h8", true),
        text::review_forbidden(lang, "h8", false),
        text::stated_result(lang, "B+1"),
    ]);
    let fixed = [
        text::go_on,
        text::start_new,
        text::no_games,
        text::ask_leave_finished,
        text::leave_done,
        text::save_first,
        text::play_on_where,
        text::why_in_review,
        text::doctor_mouse,
        text::doctor_no_folder,
        text::doctor_sample,
    ];
    all.extend(fixed.map(|words| words(lang).to_owned()));
    all.extend(text::help_pages(lang).map(str::to_owned));
    all
}

#[test]
fn every_text_is_there_in_every_language_and_in_its_characters() {
    for texts in [of_the_game, of_files] {
        let [english, simplified, traditional, japanese] = Lang::ALL.map(texts);
        for (lang, all) in
            Lang::ALL
                .into_iter()
                .zip([&english, &simplified, &traditional, &japanese])
        {
            assert_eq!(all.len(), english.len(), "{lang}");
            for text in all {
                assert!(!text.trim().is_empty(), "{lang}: {all:?}");
                assert_eq!(strangers(lang, text), "", "{lang}: {text}");
            }
        }
        // Words may be the same in two languages (長連, 新月), most are not.
        let same =
            |one: &[String], two: &[String]| one.iter().zip(two).filter(|(a, b)| a == b).count();
        for (one, two) in [
            (&english, &simplified),
            (&simplified, &traditional),
            (&traditional, &japanese),
        ] {
            assert!(same(one, two) * 2 < one.len(), "{one:?}\n{two:?}");
        }
    }
}

#[test]
fn every_screen_is_written_in_the_characters_of_its_language() {
    for lang in [Lang::Zh, Lang::Hant, Lang::Ja] {
        for (name, app) in screens(lang, &LINE, &[None, None]) {
            let shown =
                crate::support::screen::letters(&crate::support::screen::drawn(&app, 120, 60));
            assert_eq!(strangers(lang, &shown), "", "{lang}, {name}: {shown}");
        }
    }
}

#[test]
fn shapes_said_twice_take_the_mark_of_repetition_in_japanese_only() {
    let at = |moves: &str, point: &str| {
        let game = told(&default(), moves);
        examine(game.board(), point.parse().unwrap()).verdict
    };
    let said = |verdict| Lang::ALL.map(|lang| text::judged(lang, verdict));
    let three_three = at("h8 a15 h9 a13 g10 a11 f10 a9", "h10");
    assert_eq!(
        said(three_three),
        [
            "forbidden, double-three (3-3)",
            "三三禁手",
            "三三禁手",
            "三々の禁手"
        ]
    );
    let overline = at("h8 a15 i8 a13 j8 a11 l8 a9 m8 a7", "k8");
    assert_eq!(said(overline)[1..], ["长连禁手", "長連禁手", "長連の禁手"]);
}
