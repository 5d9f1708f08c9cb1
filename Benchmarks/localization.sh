# shellcheck shell=bash

# Python's own clock around json, and around msgfmt without what every start of it costs.
time_python_and_msgfmt() {
  python3 - "$1" <<'PYTHON'
import json, subprocess, sys, time
folder = sys.argv[1]

def best(body):
    times = []
    for _ in range(5):
        start = time.perf_counter()
        body()
        times.append(time.perf_counter() - start)
    return min(times)

def load():
    with open(f"{folder}/xcstrings/large.xcstrings", "rb") as file:
        json.load(file)

def msgfmt(*arguments):
    subprocess.run(["msgfmt", *arguments], check=True, stdout=subprocess.DEVNULL)

print(f"xcstrings\t{best(load)}")
print(f"po\t{best(lambda: msgfmt('-o', '/dev/null', f'{folder}/large.po')) - best(lambda: msgfmt('--version'))}")
PYTHON
}

# Loads a String Catalog of 2 MB against Python's json, a .po file of 4 MB against msgfmt, formats a
# plural message against a C program that calls ICU, and takes the time to the first frame of an alert
# from a catalog of 100 KB against one from the arguments.
bench_localization() {
  local rounds=${1:-5} work=.build/bench/localization products name
  need_to_build
  need gettext python3
  rm -rf "$work"
  mkdir -p "$work"
  [ -x dist/alertmessage ] || Scripts/release
  python3 Benchmarks/Localization/generate.py "$work"

  swift build -c release --target AlertLocalization >&2
  products=$(swift build -c release --show-bin-path)
  # The package's own access level reaches as far as its name, which is that of its folder.
  name=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
  swiftc -O -swift-version 6 -package-name "$name" -I "$products/Modules" \
    -Xcc -fmodule-map-file="$products/CAlertICU.build/module.modulemap" \
    -Xcc -fmodule-map-file="$products/CAlertLocalizations.build/module.modulemap" \
    Benchmarks/Localization/main.swift \
    "$products"/{AlertLocalization,AlertICU,CAlertICU,CAlertLocalizations}.build/*.o \
    -o "$work/alert" -licui18n -licuuc -licudata -lstdc++
  cc -O2 Benchmarks/Localization/icu.c -o "$work/icu" -licui18n -licuuc -licudata
  clang -O2 -o .build/bench/startup Benchmarks/startup.c -lutil

  for _ in $(seq "$rounds"); do
    "$work/alert" "$work" | sed 's/^/alert\t/'
    time_python_and_msgfmt "$work" | sed 's/^/other\t/'
    "$work/icu" | sed 's/^/other\t/'
  done >"$work/times"

  env -u LC_ALL -u LANGUAGE LANG=es_ES.UTF-8 LC_CTYPE=C.UTF-8 TERM=xterm-256color \
    .build/bench/startup 51 $'\t' \
    confirm "dist/alertmessage confirm ¿Eliminar_3_archivos?" \
    show "dist/alertmessage show question --localizations $work/show" |
    awk '{ print "start\t" $1 "\t" $2 }' >>"$work/times"

  awk -F'\t' -v xcstrings="$(stat -c %s "$work/xcstrings/large.xcstrings")" \
    -v po="$(stat -c %s "$work/large.po")" '
    function median(list,    values, count, i, j, swap) {
      count = split(list, values, " ")
      for (i = 1; i <= count; i++) for (j = i + 1; j <= count; j++)
        if (values[j] + 0 < values[i] + 0) { swap = values[i]; values[i] = values[j]; values[j] = swap }
      return values[int((count + 1) / 2)] + 0
    }
    function check(met) { if (!met) missed++; return met ? "" : "  missed" }
    function row(what, here, other, unit, target) {
      printf "%-34s %9.2f %9.2f %-4s %6.2f %6.1f%s\n", what, here, other, unit, \
        other / here, target, check(other / here >= target)
    }
    { times[$1, $2] = times[$1, $2] " " $3 }
    END {
      printf "%-34s %9s %9s %-4s %6s %6s\n", "", "here", "other", "", "ratio", "target"
      ms = 1000
      row(sprintf("String Catalog, %.1f MB: json", xcstrings / 1e6), \
        median(times["alert", "xcstrings"]) * ms, median(times["other", "xcstrings"]) * ms, "ms", 2)
      printf "%-34s %9.2f\n", "  its texts in all languages", \
        median(times["alert", "xcstrings-all"]) * ms
      row(sprintf(".po, %.1f MB: msgfmt", po / 1e6), \
        median(times["alert", "po"]) * ms, median(times["other", "po"]) * ms, "ms", 1)
      row("plural message: ICU in C", median(times["alert", "format"]) * 1e6, \
        median(times["other", "format"]) * 1e6, "µs", 0.8)
      late = times["start", "show"] - times["start", "confirm"]
      printf "first frame of show, 100 KB catalog: %.2f ms, of confirm: %.2f ms; %.2f later (target 1)%s\n", \
        times["start", "show"], times["start", "confirm"], late, check(late <= 1)
      exit missed > 0
    }' "$work/times"
}
