//! The notices of the libraries that the program contains stand in the packages: every one of Cargo.lock, with its version.
//!
//! `UPDATE_NOTICES=1 cargo test --test it notices` writes them afresh from the sources that cargo has downloaded.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The file in the packages, Debian's `copyright`.
const NOTICES: &str = "tests/packages/copyright";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A package of Cargo.lock: its version, and what it depends on.
type Locked = BTreeMap<String, Vec<(String, Vec<String>)>>;

fn locked() -> Locked {
    let text = fs::read_to_string(root().join("Cargo.lock")).unwrap();
    let mut all = Locked::new();
    for block in text.split("[[package]]").skip(1) {
        let value = |key: &str| {
            let line = block.lines().find_map(|line| line.strip_prefix(key))?;
            Some(line.trim_matches([' ', '=', '"']).to_owned())
        };
        let needs = block.lines().filter(|line| line.starts_with(" \""));
        let needs = needs.map(|line| line.trim_matches([' ', '"', ',']).to_owned());
        let package = (value("version").unwrap(), needs.collect());
        all.entry(value("name").unwrap()).or_default().push(package);
    }
    all
}

/// The names under the tables of Cargo.toml that hold what the program itself needs.
fn direct() -> Vec<String> {
    let text = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let mut inside = false;
    let mut names = Vec::new();
    for line in text.lines() {
        if line.starts_with('[') {
            inside = line.ends_with("dependencies]") && !line.contains("dev-");
        } else if let Some((name, _)) = line.split_once(" =").filter(|_| inside) {
            names.push(name.to_owned());
        }
    }
    names
}

/// Every package that the program may contain, on whatever system.
fn contained() -> BTreeSet<(String, String)> {
    let all = locked();
    let mut due = direct();
    let mut found = BTreeSet::new();
    while let Some(need) = due.pop() {
        let mut words = need.split(' ');
        let name = words.next().unwrap_or_default().to_owned();
        let version = words.next();
        for (has, needs) in &all[&name] {
            if version.is_none_or(|version| version == has)
                && found.insert((name.clone(), has.clone()))
            {
                due.extend(needs.iter().cloned());
            }
        }
    }
    found
}

/// What is compiled for other systems only, and may not have been downloaded.
fn is_elsewhere(name: &str) -> bool {
    [
        "windows",
        "winapi",
        "wasi",
        "wasm",
        "wit-",
        "r-efi",
        "redox",
        "libredox",
        "hermit",
        "android",
        "core-foundation",
        "iana",
        "js-sys",
        "web-",
    ]
    .iter()
    .any(|start| name.starts_with(start))
}

/// Where cargo keeps the sources of a package.
fn source(name: &str, version: &str) -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(Path::new(&env::var_os("HOME")?).join(".cargo")))?;
    let registries = fs::read_dir(home.join("registry/src")).ok()?;
    let mut places =
        registries.map(|entry| entry.unwrap().path().join(format!("{name}-{version}")));
    places.find(|place| place.is_dir())
}

/// The terms of a package and the texts that it asks to be kept.
fn terms(place: &Path) -> (String, Vec<String>) {
    let manifest = fs::read_to_string(place.join("Cargo.toml")).unwrap();
    let license = manifest
        .lines()
        .find_map(|line| line.strip_prefix("license = \""));
    let license = license
        .unwrap_or("see below")
        .trim_end_matches('"')
        .to_owned();
    let mut names: Vec<String> = fs::read_dir(place)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| {
            let name = name.to_uppercase();
            ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"]
                .iter()
                .any(|start| name.starts_with(start))
        })
        .collect();
    names.sort();
    // Of a choice of terms one is taken.
    if names.iter().any(|name| name.to_uppercase().contains("MIT")) {
        names.retain(|name| {
            let name = name.to_uppercase();
            !["APACHE", "ZLIB", "BOOST"]
                .iter()
                .any(|other| name.contains(other))
        });
    }
    let texts = names
        .iter()
        .filter_map(|name| fs::read_to_string(place.join(name)).ok());
    let texts = texts.map(|text| {
        // Every Debian system has this long one.
        if text.contains("TERMS AND CONDITIONS FOR USE, REPRODUCTION") {
            "Apache License, Version 2.0: /usr/share/common-licenses/Apache-2.0".to_owned()
        } else {
            text.replace('\r', "").trim().to_owned()
        }
    });
    (license, texts.collect())
}

fn fresh() -> String {
    let ours = fs::read_to_string(root().join("LICENSE")).unwrap();
    let mut list = String::new();
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, version) in contained() {
        let Some(place) = source(&name, &version) else {
            assert!(is_elsewhere(&name), "no source of {name} {version}");
            continue;
        };
        let (license, found) = terms(&place);
        let _ = writeln!(list, "{name} {version}: {license}");
        for text in found {
            texts
                .entry(text)
                .or_default()
                .push(format!("{name} {version}"));
        }
    }
    let mut notices = format!(
        "renju\n\n{}\n\nIt contains these libraries:\n\n{list}",
        ours.trim()
    );
    for (text, names) in texts {
        let _ = write!(
            notices,
            "\n{}\n{}\n\n{text}\n",
            "-".repeat(72),
            names.join(", ")
        );
    }
    notices
}

#[test]
fn every_library_has_its_notice() {
    let path = root().join(NOTICES);
    if env::var_os("UPDATE_NOTICES").is_some() {
        fs::write(&path, fresh()).unwrap();
    }
    let notices = fs::read_to_string(&path).unwrap();
    let contained = contained();
    assert!(contained.len() > 50, "{contained:?}");
    for (name, version) in &contained {
        let line = format!("\n{name} {version}: ");
        assert!(
            is_elsewhere(name) || notices.contains(&line),
            "no notice of {name} {version}: UPDATE_NOTICES=1 writes them afresh"
        );
    }
    // Four that ask for more than the terms named everywhere.
    for words in [
        "WHATWG",
        "Unicode",
        "Orson Peters",
        "Permission is hereby granted",
    ] {
        assert!(notices.contains(words), "{words}");
    }
}
