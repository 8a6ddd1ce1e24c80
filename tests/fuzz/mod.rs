//! Property tests on random input: readers, journals, bytes of the terminal, the screen, both front ends.
//!
//! Each tries a fixed number of seeds; with `RENJU_FUZZ_S=600` as many as fit into so many seconds, from the seed
//! `RENJU_FUZZ_FROM` on, and with `--nocapture` it says how much that was. What breaks becomes a file in `tests/data`.

pub(crate) mod fronts;
pub(crate) mod inputs;
pub(crate) mod journals;
pub(crate) mod keys;
pub(crate) mod records;
pub(crate) mod storm;

use std::env;
use std::fmt::Debug;
use std::thread;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestRunner};
use tempfile::TempDir;

use crate::support::random_play::Dice;

/// Calls the test with one seed after another, and adds up of how many things it says that it tried them; the seed of a
/// failure is printed.
fn seeds(least: u64, mut test: impl FnMut(u64) -> u64) -> u64 {
    let number = |name| {
        let value = env::var(name).ok();
        value.map(|value| value.parse().expect("a number"))
    };
    let time = number("RENJU_FUZZ_S").map(Duration::from_secs);
    let first = number("RENJU_FUZZ_FROM").unwrap_or(0);
    let start = Instant::now();
    let mut tried = 0;
    for seed in first.. {
        let done = seed - first;
        if done >= least && time.is_none_or(|time| start.elapsed() >= time) {
            if time.is_some() {
                let name = thread::current();
                let name = name.name().unwrap_or_default();
                println!("{name}: {tried} in {done} seeds, {:?}", start.elapsed());
            }
            break;
        }
        let told = Told(seed);
        tried += test(seed);
        drop(told);
    }
    tried
}

/// Calls the test with dice of so many seeds, or more; gives back how much all of them tried.
pub(crate) fn run(least: u64, mut test: impl FnMut(&mut Dice) -> u64) -> u64 {
    seeds(least, |seed| test(&mut Dice::new(seed)))
}

/// Checks a property of so many made-up values, or more, in batches of one seed each.
pub(crate) fn check<T: Debug>(
    cases: u32,
    values: impl Strategy<Value = T>,
    property: impl Fn(T) -> Result<(), TestCaseError>,
) {
    seeds(1, |seed| {
        let mut runner = TestRunner::new(ProptestConfig {
            cases,
            failure_persistence: None,
            rng_seed: RngSeed::Fixed(0x72_656e_6a75 + seed),
            ..ProptestConfig::default()
        });
        if let Err(error) = runner.run(&values, &property) {
            panic!("{error}");
        }
        cases.into()
    });
}

/// A folder in memory where there is one: what is tried here syncs a file at every step.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .unwrap()
}

struct Told(u64);

impl Drop for Told {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("fuzz seed {}", self.0);
        }
    }
}

/// Changes bytes in a few places: bits, cuts, pieces doubled, lost, moved, or taken from the words.
pub(crate) fn mutate(bytes: &mut Vec<u8>, words: &[&[u8]], dice: &mut Dice) {
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len() + 1);
        let end = (at + dice.below(30)).min(bytes.len());
        match dice.below(6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << dice.below(8),
            1 => bytes.truncate(at),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let piece = bytes[at..end].to_vec();
                let to = dice.below(bytes.len() + 1);
                bytes.splice(to..to, piece);
            }
            _ => {
                let word = words[dice.below(words.len())];
                bytes.splice(at..at, word.iter().copied());
            }
        }
    }
}
