//! Saving whole or not at all, and reading with a limit (cases 110, 112, 114 and 115).

use std::fs;
use std::io;
use std::path::Path;

use renju::store::{DiskError, Overwrite, Why, open, read_stream, save_atomically};
use tempfile::tempdir;

fn why(result: Result<(), DiskError>) -> Why {
    result.unwrap_err().why
}

fn names(dir: &Path) -> Vec<String> {
    let names = fs::read_dir(dir).unwrap().map(|e| e.unwrap().file_name());
    let mut names: Vec<_> = names.map(|n| n.into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn an_existing_file_is_replaced_only_when_asked() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("a.sgf");
    save_atomically(&path, b"one", Overwrite::Refuse).unwrap();
    let refused = save_atomically(&path, b"two", Overwrite::Refuse);
    assert_eq!(refused.as_ref().unwrap_err().path, path);
    assert_eq!(why(refused), Why::Exists);
    assert_eq!(fs::read(&path).unwrap(), b"one");
    save_atomically(&path, b"two", Overwrite::Replace).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"two");
    assert_eq!(names(dir.path()), ["a.sgf"]);
}

#[test]
fn what_cannot_be_saved_is_told_and_leaves_nothing() {
    let dir = tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    fs::write(at("file"), "x").unwrap();
    fs::write(at("hidden until the game ends"), "x").unwrap();
    let mut permissions = fs::metadata(at("hidden until the game ends"))
        .unwrap()
        .permissions();
    permissions.set_readonly(true);
    fs::set_permissions(at("hidden until the game ends"), permissions).unwrap();
    fs::create_dir(at("folder")).unwrap();
    for overwrite in [Overwrite::Refuse, Overwrite::Replace] {
        let save = |path: &Path| why(save_atomically(path, b"x", overwrite));
        assert_eq!(save(&at("missing/a.sgf")), Why::NoFolder);
        assert_eq!(save(&at("file/a.sgf")), Why::NoFolder);
        assert_eq!(save(&at("folder")), Why::Folder);
        assert_eq!(save(&at("new/")), Why::Folder);
        assert_eq!(save(&at("..")), Why::Folder);
        assert_eq!(save(Path::new("")), Why::Name);
        assert_eq!(save(&at(&"n".repeat(300))), Why::Name);
    }
    assert_eq!(
        why(save_atomically(
            &at("hidden until the game ends"),
            b"y",
            Overwrite::Replace
        )),
        Why::ReadOnly
    );
    assert_eq!(
        names(dir.path()),
        ["file", "folder", "hidden until the game ends"]
    );
}

#[cfg(unix)]
#[test]
fn links_stay_links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let dir = tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    fs::create_dir(at("sub")).unwrap();
    fs::write(at("sub/real"), "old").unwrap();
    fs::set_permissions(at("sub/real"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("sub/real", at("link")).unwrap();
    symlink("sub/none", at("dangling")).unwrap();
    symlink("loop", at("loop")).unwrap();
    for name in ["link", "dangling", "loop"] {
        let refused = save_atomically(&at(name), b"new", Overwrite::Refuse);
        assert_eq!(why(refused), Why::Exists);
    }
    save_atomically(&at("link"), b"new", Overwrite::Replace).unwrap();
    save_atomically(&at("dangling"), b"new", Overwrite::Replace).unwrap();
    assert!(save_atomically(&at("loop"), b"new", Overwrite::Replace).is_err());
    assert!(fs::symlink_metadata(at("link")).unwrap().is_symlink());
    assert_eq!(fs::read(at("sub/real")).unwrap(), b"new");
    assert_eq!(fs::read(at("sub/none")).unwrap(), b"new");
    let mode = |name: &str| fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("sub/real"), 0o640);
    // A new file is as readable as any other that is made here.
    fs::write(at("plain"), "").unwrap();
    assert_eq!(mode("sub/none"), mode("plain"));
}

#[cfg(target_os = "linux")]
#[test]
fn devices_and_pipes_are_neither_written_nor_waited_for() {
    let dir = tempdir().unwrap();
    let fifo = dir.path().join("fifo");
    let made = std::process::Command::new("mkfifo")
        .arg(&fifo)
        .status()
        .unwrap();
    assert!(made.success());
    for path in [
        fifo.as_path(),
        Path::new("/dev/null"),
        Path::new("/dev/zero"),
    ] {
        assert_eq!(open(path).err().unwrap().why, Why::NotRegular);
        let saved = save_atomically(path, b"x", Overwrite::Replace);
        assert_eq!(why(saved), Why::NotRegular);
    }
    assert!(save_atomically(Path::new("/proc/renju.sgf"), b"x", Overwrite::Refuse).is_err());
}

#[test]
fn reading_stops_at_the_limit() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("a.sgf");
    fs::write(&path, "12345").unwrap();
    assert_eq!(read_stream(open(&path).unwrap(), 5).unwrap(), b"12345");
    assert_eq!(read_stream(open(&path).unwrap(), 4), Err(Why::Large(4)));
    assert_eq!(
        read_stream(io::repeat(0), 1 << 20),
        Err(Why::Large(1 << 20))
    );
    assert_eq!(open(dir.path()).err().unwrap().why, Why::Folder);
    let missing = open(&dir.path().join("b")).err().unwrap();
    assert_eq!(missing.why, Why::NoFile);
    assert!(
        missing.to_string().ends_with("/b: no such file"),
        "{missing}"
    );
}
