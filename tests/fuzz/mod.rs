//! Seeds for fuzz tests: a fixed number of them, and with `RENJU_FUZZ_S=600` as many as fit into so many seconds.

pub(crate) mod fronts;
pub(crate) mod journals;
pub(crate) mod records;

use std::env;
use std::thread;
use std::time::{Duration, Instant};

use crate::support::random_play::Dice;

/// Calls the test with dice of one seed after another; the seed of a failure is printed.
pub(crate) fn run(seeds: u64, mut test: impl FnMut(&mut Dice)) {
    let seconds = env::var("RENJU_FUZZ_S").ok();
    let time = seconds.map(|s| Duration::from_secs(s.parse().expect("RENJU_FUZZ_S is in seconds")));
    let start = Instant::now();
    for seed in 0.. {
        if seed >= seeds && time.is_none_or(|time| start.elapsed() >= time) {
            return;
        }
        let told = Told(seed);
        test(&mut Dice::new(seed));
        drop(told);
    }
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
