#!/usr/bin/env bash
# Takes pictures of the game in a real terminal (xterm under Xvfb), one for each size, language and colour depth named.
#
#   tests/pictures/take.sh OUT_FOLDER [SIZE ...]       sizes as COLUMNSxROWS; default: all that the game is looked at in
#
# Needs Xvfb, xterm, xdotool, ImageMagick's import, a CJK font. RENJU names the program (default target/debug/renju),
# KEYS what is typed first, ARGS its arguments, LANGS the languages, TERMS the values of TERM.
set -euo pipefail
out=${1:?folder for the pictures}; shift
sizes=("$@"); [ ${#sizes[@]} -gt 0 ] || sizes=(34x18 40x20 60x30 80x24 110x38 200x60)
renju=$(realpath "${RENJU:-target/debug/renju}")
mkdir -p "$out"
state=$(mktemp -d); trap 'kill $xvfb 2>/dev/null || true; rm -rf "$state"' EXIT
display=:$((90 + RANDOM % 100))
Xvfb "$display" -screen 0 2200x1400x24 >/dev/null 2>&1 & xvfb=$!
export DISPLAY=$display
until xdotool getdisplaygeometry >/dev/null 2>&1; do :; done
for size in "${sizes[@]}"; do
  for lang in ${LANGS:-en}; do
    for term in ${TERMS:-xterm-256color}; do
      rm -rf "$state"; mkdir -p "$state"
      env -u COLORTERM ${TRUE:+COLORTERM=truecolor} RENJU_STATE_DIR="$state" LC_ALL=C.UTF-8 \
        xterm -u8 -fa 'DejaVu Sans Mono' -fd 'Noto Sans Mono CJK SC' -fs 10 -bg "${BG:-black}" -fg "${FG:-gray90}" -xrm 'XTerm*allowSendEvents: true' -tn "$term" -geometry "$size" \
        -e "$renju" --lang "$lang" ${ARGS:-} >/dev/null 2>&1 & pid=$!
      window=$(timeout 20 xdotool search --sync --onlyvisible --class xterm | tail -1)
      # A key decides only on a screen that has stood for a tenth of a second.
      for key in ${KEYS:-}; do xdotool key --window "$window" --delay 0 "$key"; xdotool sleep 0.15; done
      xdotool sleep 0.5
      import -window "$window" "$out/$size-$lang-$term${TRUE:+-true}.png"
      kill "$pid" 2>/dev/null || true; wait "$pid" 2>/dev/null || true
    done
  done
done
