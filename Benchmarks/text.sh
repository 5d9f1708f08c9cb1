# shellcheck shell=bash

# Wraps and measures a megabyte of text in ten scripts, against a C program that calls the same
# iterators of ICU, and measures the frames of an alert of three lines.
bench_text() {
  local rounds=${1:-5} sentences=Benchmarks/Text/sentences.tsv products name work=.build/bench
  need_to_build
  mkdir -p "$work"
  say "building"
  swift build -c release --target AlertMessage --quiet >&2
  products=$(swift build -c release --show-bin-path)
  # The package's own access level reaches as far as its name, which is that of its folder.
  name=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
  local modules=() objects=() module
  for module in CAlertICU CAlertTerminal CAlertLocalizations; do
    modules+=(-Xcc -fmodule-map-file="$products/$module.build/module.modulemap")
    mapfile -t -O "${#objects[@]}" objects < <(find "$products/$module.build" -name '*.o')
  done
  for module in AlertICU AlertTypesetting AlertTerminal AlertLocalization AlertMessage; do
    mapfile -t -O "${#objects[@]}" objects < <(find "$products/$module.build" -name '*.o')
  done
  swiftc -O -swift-version 6 -package-name "$name" -I "$products/Modules" "${modules[@]}" \
    Benchmarks/Text/main.swift "${objects[@]}" \
    -o "$work/text" -licui18n -licuuc -licudata -lstdc++
  cc -O2 Benchmarks/Text/icu.c -o "$work/icu" -licui18n -licuuc -licudata

  say "text: medians of $rounds rounds, of the frames the least"
  local round
  for ((round = 0; round < rounds; round++)); do
    "$work/text" <"$sentences" | sed 's/^/alert\t/'
    "$work/icu" "$sentences" | sed 's/^/icu\t/'
  done >"$work/times"
  awk -F'\t' -f Benchmarks/Text/report.awk "$work/times"
}
