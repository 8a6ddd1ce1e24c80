#!/usr/bin/env bash
# Takes pictures of the game in a real terminal under Xvfb, one for each size, language and colour depth named.
#
#   tests/pictures/take.sh OUT_FOLDER [SIZE ...]       sizes as COLUMNSxROWS; default: all that the game is looked at in
#
# Needs Xvfb, xterm (or kitty), xdotool, ImageMagick's import, a CJK font. RENJU names the program (default
# target/debug/renju), KEYS what is typed first, ARGS its arguments, LANGS the languages, STATE a state folder to begin
# with, TERMS the values of TERM (xterm has 16 colours, xterm-256color 256), TRUE=1 true colour, NO_COLOR=1 none,
# TERMINAL=kitty another terminal than xterm, AS a word for the names of the pictures.
set -euo pipefail
out=${1:?folder for the pictures}; shift
sizes=("$@"); [ ${#sizes[@]} -gt 0 ] || sizes=(34x18 40x20 60x30 80x24 110x38 200x60)
renju=$(realpath "${RENJU:-target/debug/renju}")
terminal=${TERMINAL:-xterm}
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
      [ -z "${STATE:-}" ] || cp -r "$STATE/." "$state"
      depth=$term; [ -z "${TRUE:-}" ] || depth=true; [ -z "${NO_COLOR:-}" ] || depth=none
      # Without NO_COLOR and COLORTERM of the person who takes the pictures, but for what was asked for.
      program=(env -u COLORTERM -u NO_COLOR ${TRUE:+COLORTERM=truecolor} ${NO_COLOR:+NO_COLOR=1}
        TERM="$term" RENJU_STATE_DIR="$state" LC_ALL=C.UTF-8 "$renju" ${ARGS:-})
      # Some subcommands have no screen and no language of their own; all take it from the environment.
      program=("${program[@]}" --lang "$lang")
      if [ "$terminal" = kitty ]; then
        # Drawn by the processor where there is no graphics card.
        LIBGL_ALWAYS_SOFTWARE=1 kitty --config NONE -o font_size=10 -o "font_family=DejaVu Sans Mono" \
          -o remember_window_size=no -o "initial_window_width=${size%x*}c" -o "initial_window_height=${size#*x}c" \
          -o "background=${BG:-black}" -o "foreground=${FG:-#e5e5e5}" -o update_check_interval=0 \
          "${program[@]}" >/dev/null 2>&1 & pid=$!
      else
        xterm -u8 -fa 'DejaVu Sans Mono' -fd 'Noto Sans Mono CJK SC' -fs 10 -bg "${BG:-black}" -fg "${FG:-gray90}" \
          -xrm 'XTerm*allowSendEvents: true' -tn "$term" -geometry "$size" -e "${program[@]}" >/dev/null 2>&1 & pid=$!
      fi
      window=$(timeout 30 xdotool search --sync --onlyvisible --class "$terminal" | tail -1)
      # A key decides only on a screen that has stood for a tenth of a second.
      for key in ${KEYS:-}; do xdotool key --window "$window" --delay 0 "$key"; xdotool sleep 0.15; done
      xdotool sleep "${WAIT:-0.5}"
      import -window "$window" "$out/${AS:-game}-$size-$lang-$depth-$terminal.png"
      kill "$pid" 2>/dev/null || true; wait "$pid" 2>/dev/null || true
    done
  done
done
