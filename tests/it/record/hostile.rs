//! Files made to break a reader: absurd times, half characters, and much of the same.

use std::time::Duration;

use renju::game::{Entry, Policy, RuleSet};
use renju::record::{Format, Note, read, write};

const STANDARD: RuleSet = RuleSet::Standard(Policy::Block);

/// Clocks that no person has are no clocks of ours: the moves alone are read.
#[test]
fn times_beyond_100_hours_and_clocks_without_time_are_refused() {
    let sgf = |time: &str, spent: &str| {
        format!(
            "(;FF[4]GM[4]SZ[15]RU[free]XR[renju 1][rules free][first one][start empty][time {time}]\
             [takeback ask][black one];XR[spent {spent}][spent 1][place H8]B[hh])"
        )
    };
    let most = "18446744073709551615999999999";
    let hours_100 = "360000000000000";
    for time in [
        format!("byo-yomi {most} 1000000000"),
        format!("byo-yomi 1000000000 {hours_100}"),
        format!("increment 1 {most}"),
        format!("sudden {hours_100}"),
        "sudden 0".to_owned(),
        "byo-yomi 0 0".to_owned(),
        "increment 0 5".to_owned(),
        "sudden 340282366920938463463374607431768211456".to_owned(),
    ] {
        let file = read(sgf(&time, most).as_bytes(), None, STANDARD).unwrap();
        assert_eq!(file.notes, [Note::PrivateIgnored], "{time}");
        assert_eq!(file.game.moves().len(), 1);
        assert_eq!(file.game.record().len(), 1, "no time is known");
        assert!(write(&file, Format::Psq).is_ok());
    }
    // As long as it may be, and no more is spent than there is.
    let file = read(
        sgf("sudden 359999999999999", "1").as_bytes(),
        None,
        STANDARD,
    )
    .unwrap();
    assert_eq!(file.notes, []);
    let spent = Entry::Spent(Duration::from_nanos(2));
    assert_eq!(file.game.record()[0], spent);
    let overflow = include_bytes!("../../data/records/spent-overflow.sgf");
    let file = read(overflow, None, STANDARD).unwrap();
    assert!(file.notes.contains(&Note::PrivateIgnored));
}

/// Cases 104 and 105: bytes of one encoding read as another must not swallow a bracket.
#[test]
fn half_characters_do_not_eat_moves() {
    // Characters whose last byte is that of a backslash, and single bytes that another encoding joins with the bracket.
    let names: [(&str, &[u8]); 7] = [
        ("Shift-JIS", b"\x83\x5C"),
        ("Shift-JIS", b"\x95\x5C\x8E\xA6\x83\x5C"),
        ("Shift-JIS half-width", b"\x83\x5C\xB6\xC5"),
        ("Big5", b"\xA5\x5C"),
        ("Big5", b"\xB3\x5C\xB7\xE7"),
        ("GBK", b"\xD5\x5C"),
        ("Latin-1", b"Jos\xE9"),
    ];
    for (encoding, name) in names {
        for stated in ["", "CA[UTF-8]", "CA[GB2312]", "CA[Shift_JIS]", "CA[Big5]"] {
            let sgf = [
                b"(;GM[4]SZ[15]RU[renju]".as_slice(),
                stated.as_bytes(),
                b"PB[",
                name,
                b"]PW[B];B[hh]C[",
                name,
                b"];W[ig];B[gi])",
            ]
            .concat();
            let file = read(&sgf, None, STANDARD).unwrap();
            let what = format!("{encoding} {name:?} {stated}");
            assert_eq!(file.game.moves().len(), 3, "{what}");
            assert_eq!(file.names[1].as_ref().unwrap().as_str(), "B", "{what}");
            assert!(file.names[0].is_some(), "{what}");
        }
    }
    // What is right is read right.
    let sgf = b"(;GM[4]SZ[15]RU[renju]CA[Shift_JIS]PB[\x83\x5C];B[hh])";
    let file = read(sgf, None, STANDARD).unwrap();
    assert_eq!(file.names[0].as_ref().unwrap().as_str(), "ソ");
    assert_eq!(file.notes, []);
}

/// Processor time that this thread has used so far.
///
/// The clock is read to the nanosecond; `/proc/thread-self/schedstat` is exact on some kernels only, on others it
/// advances by whole ticks of 4 ms.
#[cfg(unix)]
fn processor_time() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(now).unwrap()
}

/// Time since the first call: the nearest that is to be had without asking the system.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    use std::{sync::LazyLock, time::Instant};
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Checks that four times as much of the same (`true`) takes less than six times as long; sixteen times is quadratic.
///
/// The shorter work is repeated until it takes 5 ms, so that the start of a call and the machine count for little, and
/// all is tried again a few times: a busy machine may disturb one try, and never makes all of them quadratic.
pub(crate) fn check_linear(name: &str, mut work: impl FnMut(bool)) {
    let mut time = |large, count| {
        let start = processor_time();
        (0..count).for_each(|_| work(large));
        processor_time().saturating_sub(start)
    };
    let mut count = 1;
    while time(false, count) < Duration::from_millis(5) {
        count *= 2;
    }
    let mut seen = Vec::new();
    for _ in 0..8 {
        let [small, large] = [false, true].map(|large| time(large, count));
        if large < small * 6 {
            return;
        }
        seen.push((small, large));
    }
    panic!("{name}: {count} times {seen:?}");
}

/// Four times as much of the same takes about four times as long, whatever it is.
#[test]
fn no_reader_is_worse_than_linear() {
    type Make = fn(usize) -> String;
    let table: [(&str, Make); 18] = [
        ("digits", |n| format!("h{}", "1".repeat(n))),
        ("numbers", |n| "1. 22) 333. ".repeat(n / 12)),
        ("letters", |n| "h".repeat(n)),
        ("passes", |n| "-- ".repeat(n / 3)),
        ("brackets", |n| "(".repeat(n)),
        ("wide brackets", |n| "(   ".repeat(n / 4)),
        ("blanks", |n| format!("({};B[hh])", " ".repeat(n))),
        ("semicolons", |n| format!("({})", ";".repeat(n))),
        ("nested", |n| {
            format!("(;GM[4]SZ[15];B[hh]{}", "(;W[ig]".repeat(n / 7))
        }),
        ("stray brackets", |n| {
            format!("(;C[{}])", "]a ".repeat(n / 3))
        }),
        ("backslashes", |n| format!("(;C[{}])", "\\".repeat(n))),
        ("values", |n| {
            format!("(;GM[4]SZ[15]AB{})", "[hh]".repeat(n / 4))
        }),
        ("rectangles", |n| {
            format!("(;GM[4]SZ[15]AE{})", "[aa:oo]".repeat(n / 7))
        }),
        ("comments", |n| {
            format!("(;GM[4]SZ[15]{})", ";C[x]".repeat(n / 5))
        }),
        ("properties", |n| {
            format!("(;GM[4]SZ[15]{})", "XX[]".repeat(n / 4))
        }),
        ("claims", |n| {
            format!(
                "(;GM[4]SZ[15]XR[renju 1][rules standard claim nothing][first one][start empty]\
                 [time none][takeback free][black one];XR[place H8]{}B[hh])",
                "[claim]".repeat(n / 7)
            )
        }),
        ("psq", |n| {
            format!("Piskvorky 15x15, 0:0, 0\n{}", ",1".repeat(n / 2))
        }),
        ("psq lines", |n| {
            format!("Piskvorky 15x15, 0:0, 0\n{}", "-1\n".repeat(n / 3))
        }),
    ];
    for (name, make) in table {
        let texts = [20_000, 80_000].map(|n| make(n).into_bytes());
        check_linear(name, |large| {
            let _ = read(&texts[usize::from(large)], None, STANDARD);
        });
    }
}
