#!/usr/bin/env bash
# Compiles the program and its tests for x86_64-pc-windows-gnu on Debian 12 and runs them under wine:
#   tests/windows/run.sh [filter of the tests…]
# Needs root for the packages, unless they are there; builds into $OUT, by default target/windows. It is no part of the
# checks that every change must pass, since it takes a quarter of an hour.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${OUT:-$PWD/target/windows}
target=x86_64-pc-windows-gnu
mkdir -p "$out"

# Debian's own compiler comes with the sources of its standard library, from which the one for Windows is built.
if ! [[ -x /usr/bin/cargo && -x /usr/lib/wine/wine64 ]]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends rustc-web cargo-web rust-web-src gcc-mingw-w64-x86-64 wine64 wine >/dev/null
fi
export RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc CARGO_TARGET_DIR=$out RUSTFLAGS="-D warnings"
cargo=(/usr/bin/cargo)
"${cargo[@]}" build --locked --target $target -Zbuild-std=std,panic_abort
# Tests unwind.
"${cargo[@]}" test --locked --lib --test it --no-run --target $target -Zbuild-std=std,panic_unwind,test \
    --message-format json >"$out/tests.json"
program=$out/$target/debug/renju.exe

# wine 8 lacks a DLL that Rust's standard library asks for random bytes.
cat >"$out/random.c" <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return SystemFunction036(bytes, (ULONG)count); }
C
x86_64-w64-mingw32-gcc -shared -o "$out/$target/debug/bcryptprimitives.dll" "$out/random.c" -ladvapi32
cp "$out/$target/debug/bcryptprimitives.dll" "$out/$target/debug/deps/"

export WINEPREFIX=$out/wine WINEDEBUG=-all
wine=/usr/lib/wine/wine64
$wine wineboot -i >/dev/null 2>&1 || true
state=$(mktemp -d)
export RENJU_STATE_DIR="Z:${state//\//\\}"
echo "== the program"
$wine "$program" --version
$wine "$program" judge --at h10 h8a15h9a13g10a11f10a9
$wine "$program" judge --why --at h10 --lang zh h8a15h9a13g10a11f10a9
$wine "$program" openings | sed -n 1,3p
printf 'h8\na1\nsave game.sgf\nquit\nyes\n' | (cd "$state" && $wine "$program" --plain --lang zh) | tail -3
$wine "$program" games
(cd "$state" && $wine "$program" convert --to psq game.sgf -o game.psq)
ls "$state"
echo "== the tests"
failed=0
for test in $(sed -n 's/.*"executable":"\([^"]*\.exe\)".*/\1/p' "$out/tests.json" | grep /deps/); do
    $wine "$test" --test-threads 2 "$@" || failed=1
done
exit $failed
