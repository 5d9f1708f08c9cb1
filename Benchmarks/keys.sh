# shellcheck shell=bash

bench_keys() {
  local rounds=${1:-7} name text
  need whiptail dialog
  [ -x dist/alertmessage ] || Scripts/release
  mkdir -p .build/bench
  clang -O2 -o .build/bench/keys Benchmarks/keys.c -lutil
  say "keys: medians of $rounds rounds; ratio to whiptail"
  for name in Latin accented Russian Japanese Arabic; do
    case $name in
      Latin) text='The quick brown fox jumps over it' ;;
      accented) text='Zażółć gęślą jaźń, ćma łka' ;;
      Russian) text='Съешь ещё этих мягких булок' ;;
      Japanese) text='色は匂へど散りぬるを' ;;
      Arabic) text='نص حكيم له سر قاطع' ;;
    esac
    printf '\n%s\n%-14s %8s %8s %8s\n' "$name" "" "key ms" "bytes" "most"
    env -u LC_ALL -u LANGUAGE LANG=C.UTF-8 TERM=xterm-256color \
      .build/bench/keys "$rounds" "$text" \
      alertmessage "dist/alertmessage input Name?" \
      whiptail "whiptail --inputbox Name? 8 60" \
      dialog "dialog --inputbox Name? 8 60" |
      awk '{ print; v[$1] = $2 }
        END { printf "%-14s %8.2f\n", "ratio", v["whiptail"] ? v["alertmessage"] / v["whiptail"] : 0 }'
  done
}
