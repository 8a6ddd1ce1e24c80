//! Files of other programs that are known and not read: whose they are.

/// A kind of file that is not read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// The ending of its name.
    pub ending: &'static str,
    /// The program that writes it.
    pub program: &'static str,
}

const fn row(ending: &'static str, program: &'static str) -> Foreign {
    Foreign { ending, program }
}

/// All that are known, by the ending of their names.
const ALL: [Foreign; 11] = [
    row("pos", "RenLib"),
    row("buf", "RenLib"),
    row("pdb", "Palm"),
    row("wzq", "RenLib"),
    row("rdf", "RenLib"),
    row("bdt", "RenLib"),
    row("renjs", "RenJS"),
    row("sav", "Yixin"),
    row("db", "Rapfi, Yixin"),
    row("rec", "Piskvork"),
    row("lib", "C"),
];

/// The kind of a file by what it holds, or by the ending of its name where that alone tells.
pub(super) fn known(bytes: &[u8], name: Option<&str>) -> Option<Foreign> {
    let of_ending = |ending: &str| {
        let kind = ALL
            .iter()
            .find(|kind| kind.ending.eq_ignore_ascii_case(ending));
        kind.copied()
    };
    if bytes.starts_with(b"!<arch>") {
        return of_ending("lib");
    }
    if bytes.starts_with(b"SQLite format 3") {
        return of_ending("db");
    }
    let head = &bytes[..bytes.len().min(256)];
    if head.windows(6).any(|part| part == b":RDFA:") {
        return of_ending("rdf");
    }
    let (_, ending) = name?.rsplit_once('.')?;
    match of_ending(ending)? {
        // Lists of moves as text have these endings too.
        Foreign { ending: "pos", .. } if usize::from(*bytes.first()?) + 1 != bytes.len() => None,
        Foreign { ending: "lib", .. } => None,
        kind => Some(kind),
    }
}
