# shellcheck shell=bash

bench_startup() {
  local rounds=${1:-31} language text
  need whiptail dialog
  [ -x dist/alertmessage ] || Scripts/release
  mkdir -p .build/bench
  clang -O2 -o .build/bench/startup Benchmarks/startup.c -lutil
  say "startup: medians of $rounds rounds; ratios to whiptail"
  for language in en_US es_ES de_DE ja_JP he_IL ru_RU ar_EG th_TH; do
    case $language in
      en_*) text=Delete_3_files? ;;
      es_*) text=¿Eliminar_3_archivos? ;;
      de_*) text=3_Dateien_löschen? ;;
      ja_*) text=3個のファイルを削除しますか？ ;;
      he_*) text=למחוק_3_קבצים? ;;
      ru_*) text=Удалить_3_файла? ;;
      ar_*) text=هل_تريد_حذف_3_ملفات؟ ;;
      th_*) text=ลบไฟล์_3_ไฟล์หรือไม่ ;;
    esac
    printf '\n%s\n%-14s %8s %8s %8s %8s %8s\n' "$language" "" "first ms" "bytes" "key ms" \
      "bytes" "KiB"
    env -u LC_ALL -u LANGUAGE LANG="$language.UTF-8" LC_CTYPE=C.UTF-8 TERM=xterm-256color \
      .build/bench/startup "$rounds" $'\t' \
      alertmessage "dist/alertmessage confirm $text" \
      whiptail "whiptail --yesno $text 8 60" \
      dialog "dialog --yesno $text 8 60" |
      awk '{ print; for (i = 2; i <= 6; i++) v[$1, i] = $i }
        END { printf "%-14s", "ratio"
          for (i = 2; i <= 6; i++)
            printf " %8.2f", v["whiptail", i] ? v["alertmessage", i] / v["whiptail", i] : 0
          print "" }'
  done
}
