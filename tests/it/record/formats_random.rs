//! Any game to files and back, under all rule sets, with clocks and takebacks (issue 5); and any
//! bytes, which end in a game or an error.

use std::time::Duration;

use proptest::prelude::*;
use renju::game::*;
use renju::record::*;
use renju::rules::{Color, Opening, Point, Symmetry};
use renju::showable::is_hidden;

use crate::support::random_play::opening_rule;

const STANDARD: RuleSet = RuleSet::Standard(Policy::Block);

fn point() -> impl Strategy<Value = Point> {
    // Mostly near the centre, so that fives, forbidden moves and occupied points come up.
    prop_oneof![
        3 => (5u8..10, 5u8..10).prop_map(|(x, y)| Point::new(x, y).unwrap()),
        1 => (0usize..225).prop_map(|i| Point::all().nth(i).unwrap()),
    ]
}

fn player() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::One), Just(Player::Two)]
}

fn entry() -> impl Strategy<Value = Entry> {
    let action = prop_oneof![
        24 => point().prop_map(Action::Place),
        2 => Just(Action::Pass),
        2 => any::<bool>().prop_map(Action::Swap),
        2 => point().prop_map(Action::Remove),
        2 => Just(Action::Claim),
        1 => Just(Action::AcceptDraw),
        1 => player().prop_map(Action::OfferDraw),
        2 => player().prop_map(Action::AskTakeback),
        3 => (player(), prop::bool::weighted(0.4)).prop_map(|(by, yes)| Action::Answer { by, yes }),
    ];
    prop_oneof![
        6 => action.prop_map(Entry::Decided),
        2 => (0u64..90_000_000_000).prop_map(|ns| Entry::Spent(Duration::from_nanos(ns))),
    ]
}

fn rules() -> impl Strategy<Value = RuleSet> {
    let policy = prop_oneof![
        Just(Policy::Claim(WrongClaim::Nothing)),
        Just(Policy::Claim(WrongClaim::Turn)),
        Just(Policy::Claim(WrongClaim::Loss)),
        Just(Policy::Loss),
        Just(Policy::Block),
    ];
    (0..3, policy).prop_map(|(mode, policy)| match mode {
        0 => RuleSet::Free,
        1 => RuleSet::Standard(policy),
        _ => RuleSet::Rif(policy),
    })
}

fn setup() -> impl Strategy<Value = Setup> {
    let time = prop_oneof![
        Just(TimeControl::Unlimited),
        Just(TimeControl::Sudden(Duration::new(1800, 123_456_789))),
        Just(TimeControl::ByoYomi {
            main: Duration::from_secs(100),
            period: Duration::from_secs(60),
            periods: 1,
        }),
        Just(TimeControl::ByoYomi {
            main: Duration::from_secs(20),
            period: Duration::from_secs(7),
            periods: 99,
        }),
        Just(TimeControl::Increment {
            main: Duration::from_secs(10 * 60),
            increment: Duration::new(30, 1)
        }),
    ];
    let start = prop_oneof![
        4 => Just(Start::Empty),
        1 => (0usize..26, 0usize..8).prop_map(|(opening, orientation)| Start::Designated {
            opening: Opening::all().nth(opening).unwrap(),
            orientation: Symmetry::ALL[orientation],
        }),
        1 => prop::collection::btree_set(0usize..225, 0..12).prop_flat_map(|points| {
            let moves = points.into_iter().map(|i| {
                (any::<bool>(), prop::bool::weighted(0.1)).prop_map(move |(black, pass)| Move {
                    color: if black { Color::Black } else { Color::White },
                    point: Point::all().nth(i).filter(|_| !pass),
                })
            });
            moves.collect::<Vec<_>>().prop_map(Start::Position)
        }),
    ];
    let takeback = prop_oneof![
        Just(Takeback::Ask),
        Just(Takeback::Never),
        Just(Takeback::Free)
    ];
    let opening = prop_oneof![Just(None), any::<prop::sample::Index>().prop_map(Some)];
    (rules(), opening, player(), start, time, takeback).prop_map(
        |(rules, opening, first, start, time, takeback)| Setup {
            rules,
            opening_rule: opening.map_or(OpeningRule::of(rules.mode()), |index| {
                opening_rule(rules.mode(), index.index(1000))
            }),
            first,
            start,
            time,
            takeback,
        },
    )
}

/// Any game: what is refused did not happen; in an opening, what it asks for is decided sooner or
/// later.
fn game() -> impl Strategy<Value = Game> {
    let end = prop_oneof![
        3 => Just(None),
        1 => player().prop_map(|by| Some(Action::Resign(by))),
        1 => player().prop_map(|by| Some(Action::Leave(by))),
    ];
    let opening = (any::<bool>(), any::<bool>());
    (
        setup(),
        prop::collection::vec(entry(), 0..160),
        opening,
        end,
    )
        .prop_map(|(setup, entries, opening, end)| {
            let mut game = Game::new(setup);
            for entry in entries {
                match entry {
                    Entry::Spent(time) => game.elapse(time),
                    Entry::Decided(action) => {
                        let _ = game.apply(action);
                    }
                }
                let helped = match game.phase() {
                    Phase::Swapping { .. } => Some(Action::Swap(opening.0)),
                    Phase::Removing { proposals, .. } => {
                        Some(Action::Remove(proposals[usize::from(opening.1)]))
                    }
                    Phase::Picking { proposals, .. } => {
                        Some(Action::Pick(proposals[usize::from(opening.1)]))
                    }
                    Phase::Declaring { max, .. } => Some(Action::Declare(*max)),
                    Phase::Choosing { ways, .. } => {
                        let last = ways.len() - 1 - usize::from(opening.0);
                        Some(Action::Choose(ways[last].branch))
                    }
                    Phase::Placing { .. } if game.moves().is_empty() => {
                        Some(Action::Place(Point::CENTER))
                    }
                    _ => None,
                };
                if let Some(action) = helped {
                    let _ = game.apply(action);
                }
            }
            if let Some(action) = end {
                let _ = game.apply(action);
            }
            game
        })
}

fn text() -> impl Strategy<Value = String> {
    // Control characters do not come back, on purpose.
    let shown = |text: &String| text.chars().all(|c| c == '\n' || !is_hidden(c));
    prop_oneof!["[ -~甲é\n]{0,90}", "\\PC{0,40}"].prop_filter("control characters", shown)
}

fn kept() -> impl Strategy<Value = GameFile> {
    let name =
        || prop::option::of("[ -~甲乙]{1,30}".prop_filter_map("no name", |text| text.parse().ok()));
    let comments = prop::collection::btree_map(0usize..40, text(), 0..6);
    (game(), name(), name(), comments, any::<bool>()).prop_map(
        |(game, one, two, mut comments, dated)| {
            comments.retain(|&count, text| count <= game.moves().len() && !text.trim().is_empty());
            let mut file = GameFile {
                names: [one, two],
                date: dated.then(|| "2026-11-30".to_owned()),
                ..GameFile::new(game)
            };
            for (count, text) in comments {
                file.tree.remarks_mut(count).comment = text;
            }
            file
        },
    )
}

/// What reading makes of a text: blanks around it go.
fn trimmed(file: &GameFile) -> Vec<(usize, String)> {
    (0..file.tree.len())
        .map(|count| (count, file.comment(count).trim().to_owned()))
        .filter(|(_, text)| !text.is_empty())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_game_comes_back_exactly_from_sgf(file in kept()) {
        let sgf = write(&file, Format::Sgf).unwrap();
        for line in sgf.lines() {
            prop_assert!(line.chars().count() <= 80, "too long for mail: {line}");
        }
        // Neither the name nor the rules assumed may matter for a file of ours.
        let back = read(sgf.as_bytes(), None, RuleSet::Free).unwrap();
        prop_assert_eq!(&back.game, &file.game);
        prop_assert_eq!(replay(back.game.setup().clone(), back.game.record()).unwrap(), file.game.clone());
        prop_assert_eq!(&back.names, &file.names);
        prop_assert_eq!(&back.date, &file.date);
        prop_assert_eq!(&back.notes, &vec![]);
        prop_assert_eq!(trimmed(&back), trimmed(&file));
        prop_assert_eq!(&write(&back, Format::Sgf).unwrap(), &sgf);
        // With the line ends that mail and other systems give it, too.
        let mailed = sgf.replace('\n', "\r\n");
        prop_assert_eq!(read(mailed.as_bytes(), None, RuleSet::Free).unwrap(), back);
    }

    #[test]
    fn moves_alone_come_back_from_every_format(points in prop::collection::vec(point(), 0..30)) {
        let mut game = Game::new(Setup::new(RuleSet::Free));
        for p in points {
            let _ = game.apply(Action::Place(p));
        }
        let file = GameFile::new(game);
        for format in Format::ALL {
            let bytes = write_bytes(&file, format).unwrap();
            let is_list = matches!(format, Format::Coords | Format::String | Format::Url);
            if file.game.moves().is_empty() && is_list {
                continue;
            }
            let back = read(&bytes, None, RuleSet::Free).unwrap();
            prop_assert_eq!(back.game.moves(), file.game.moves(), "{}", format);
            let found = if is_list { Format::Coords } else { format };
            prop_assert_eq!(detect(&bytes, None), Ok(found));
        }
    }

    #[test]
    fn any_bytes_end_in_a_game_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..400), name in 0usize..4) {
        let name = ["a.sgf", "a.psq", "a.txt", "a.lib"][name];
        let _ = read(&bytes, Some(name), STANDARD);
    }

    #[test]
    fn any_text_of_sgf_pieces_ends_in_a_game_or_an_error(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "(", ")", ";", "[", "]", "\\", "B", "W", "[hh]", "[ig]", "AB[aa:cc]", "AE[bb]", "C[x", "XR[renju 1]", "\r", "\n",
            "XR[place H8]", "[spent 5]", "PL[W]", "甲", "CA[GBK]", "SZ[15]", "GM[4]", ":", "\u{FEFF}", "RU[rif]", "B[]",
        ]), 0..60)
    ) {
        let _ = read(pieces.concat().as_bytes(), Some("a.sgf"), STANDARD);
    }

    #[test]
    fn a_changed_byte_never_panics(file in kept(), at in any::<prop::sample::Index>(), byte in any::<u8>(), gone in any::<bool>()) {
        let mut bytes = write(&file, Format::Sgf).unwrap().into_bytes();
        let at = at.index(bytes.len());
        if gone {
            bytes.remove(at);
        } else {
            bytes[at] = byte;
        }
        if let Ok(read) = read(&bytes, None, STANDARD) {
            let _ = write(&read, Format::Sgf);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn a_cut_never_loses_a_whole_line_before_it(file in kept()) {
        let sgf = write(&file, Format::Sgf).unwrap();
        let head_end = sgf.find("\n;").map_or(sgf.len(), |i| i + 1);
        for cut in 0..sgf.len() {
            let part = &sgf.as_bytes()[..cut];
            let read = read(part, Some("a.sgf"), RuleSet::Free);
            if cut < head_end {
                continue;
            }
            let read = read.unwrap_or_else(|error| panic!("cut at {cut}: {error}\n{}", &sgf[..head_end]));
            prop_assert!(read.notes.contains(&Note::CutShort) || sgf[cut..].trim() == "", "cut at {}", cut);
            // Whole entries of whole lines before the cut are all there.
            let lines = &sgf[..sgf.as_bytes()[..cut].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1)];
            let whole = lines[head_end.min(lines.len())..].matches("[place ").count();
            let found = read.game.record().iter().filter(|e| matches!(e, Entry::Decided(Action::Place(_)))).count();
                prop_assert!(found >= whole, "cut at {}: {} of {}", cut, found, whole);
            prop_assert!(file.game.record().starts_with(read.game.record()) || read.game.record().is_empty());
        }
    }
}
