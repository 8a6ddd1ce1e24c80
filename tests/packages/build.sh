#!/usr/bin/env bash
# Builds the program without libraries of the system, and the Debian package, from the tree; installs the package into
# an empty root and has lintian look at it.
# usage: tests/packages/build.sh [OUT]; needs cargo-deb (2.9.1 was used), dpkg, gzip, lintian. Not part of what a change must pass.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${1:-target/package}
parts=target/parts
target=$(uname -m)-unknown-linux-gnu
# Without a named target the flags would reach the procedural macros too, which cannot be static.
RUSTFLAGS="-C target-feature=+crt-static" cargo build --release --locked --target "$target"
mkdir -p "$out"
install -m 755 "target/$target/release/renju" "$out/renju-static"
ldd "$out/renju-static" 2>&1 | grep -E "statically linked|not a dynamic executable"
"$out/renju-static" judge --at h10 h8a15h9a13g10a11f10a9
cargo build --release --locked
renju=target/release/renju
rm -rf "$parts" && mkdir -p "$parts/man"
"$renju" man | gzip -9n >"$parts/man/renju.6.gz"
for command in guide judge games replay convert diagram openings doctor completions man; do
    "$renju" man "$command" | gzip -9n >"$parts/man/renju-$command.6.gz"
done
"$renju" completions bash >"$parts/renju.bash"
"$renju" completions zsh >"$parts/_renju"
"$renju" completions fish >"$parts/renju.fish"
# The icon is the opening Kagetsu, drawn by the program.
"$renju" diagram h8h9i9 --no-coordinates --part F6-J10 -o "$parts/renju.svg"
gzip -9nc tests/packages/changelog >"$parts/changelog.gz"
cargo deb --no-build --no-strip --output "$out/renju.deb"
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/info"
touch "$root/var/lib/dpkg/status"
dpkg --root="$root" --force-not-root --force-depends --force-bad-path -i "$out/renju.deb"
(cd "$root" && find . -type f -not -path './var/*' | sort)
"$root/usr/games/renju" --version
lintian --fail-on error "$out/renju.deb"
