# What Scripts/bench text prints of the times that it has collected; fails where a target is missed.
function median(list,    values, count, i, j, swap) {
  count = split(list, values, " ")
  for (i = 1; i <= count; i++) for (j = i + 1; j <= count; j++)
    if (values[j] + 0 < values[i] + 0) { swap = values[i]; values[i] = values[j]; values[j] = swap }
  return values[int((count + 1) / 2)] + 0
}
# What other programs on the machine add is no part of a frame that takes microseconds.
function least(list,    values, count, i, found) {
  count = split(list, values, " ")
  found = values[1] + 0
  for (i = 2; i <= count; i++) if (values[i] + 0 < found) found = values[i] + 0
  return found
}
function check(met) { if (!met) missed++; return met ? "" : "  missed" }
{ times[$1, $2] = times[$1, $2] " " $3; if (!(($2) in seen)) { seen[$2]; order[++texts] = $2 } }
END {
  printf "%-8s %10s %10s %8s %8s\n", "1 MB of", "MB/s here", "MB/s in C", "ratio", "target"
  for (i = 1; i <= texts; i++) {
    text = order[i]
    if (!(("icu", text) in times)) continue
    here = median(times["alert", text]); c = median(times["icu", text])
    target = text == "ascii" ? 3 : 0.8
    printf "%-8s %10.1f %10.1f %8.2f %8.1f%s\n", text, 1 / here, 1 / c, c / here, target, \
      check(c / here >= target)
  }
  layout = least(times["alert", "layout"]) * 1e6; key = least(times["alert", "key"]) * 1e6
  bytes = median(times["alert", "key-bytes"])
  printf "layout of an alert of three lines: %.1f µs (target 50)%s\n", layout, check(layout < 50)
  printf "frame after a key: %.1f µs (target 20)%s, %d bytes (target 60)%s\n", \
    key, check(key < 20), bytes, check(bytes <= 60)
  printf "first frame: %d bytes\n", median(times["alert", "first-bytes"])
  exit missed > 0
}
