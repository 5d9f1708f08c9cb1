// What a C program does with the same texts: grapheme clusters and their widths, line breaks, lines of
// 80 columns, with ICU's iterators. Prints the seconds for each text of about a megabyte.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>

enum { columns = 80 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static int width(const UChar *text, int32_t start, int32_t end) {
  int32_t index = start;
  UChar32 c;
  U16_NEXT(text, index, end, c);
  if (end - start > 1 && text[end - 1] == 0xFE0F) return 2;
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK: case U_ENCLOSING_MARK: case U_FORMAT_CHAR: case U_CONTROL_CHAR:
      return 0;
  }
  int east_asian = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return east_asian == U_EA_WIDE || east_asian == U_EA_FULLWIDTH ? 2 : 1;
}

// The number of lines; each is copied, as a program does that shows them.
static int wrap(const char *utf8, int32_t length, UBreakIterator *clusters, UBreakIterator *lines) {
  UErrorCode status = U_ZERO_ERROR;
  UChar *text = malloc(sizeof(UChar) * (size_t)(length + 1));
  int32_t *before = malloc(sizeof(int32_t) * (size_t)(length + 1));
  int32_t units = 0;
  u_strFromUTF8(text, length + 1, &units, utf8, length, &status);
  ubrk_setText(clusters, text, units, &status);
  int32_t total = 0;
  for (int32_t start = 0, end; (end = ubrk_next(clusters)) != UBRK_DONE; start = end) {
    total += width(text, start, end);
    before[end] = total;
  }
  before[0] = 0;
  ubrk_setText(lines, text, units, &status);
  int count = 0;
  int32_t start = 0, last = 0;
  for (int32_t end; (end = ubrk_next(lines)) != UBRK_DONE; last = end) {
    if (before[end] - before[start] > columns + 1 && last > start) {
      UChar *line = malloc(sizeof(UChar) * (size_t)(last - start));
      memcpy(line, text + start, sizeof(UChar) * (size_t)(last - start));
      free(line);
      count++;
      start = last;
    }
  }
  free(text);
  free(before);
  return count + 1;
}

int main(int argc, char **argv) {
  FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
  if (!file) return 1;
  static char row[4096];
  while (fgets(row, sizeof row, file)) {
    char *tab = strchr(row, '\t');
    if (!tab) continue;
    *tab = 0;
    char *sentence = tab + 1;
    size_t size = strcspn(sentence, "\n");
    size_t repeats = 1000000 / size;
    char *text = malloc(repeats * (size + 1));
    for (size_t index = 0; index < repeats; index++) {
      memcpy(text + index * (size + 1), sentence, size);
      text[index * (size + 1) + size] = index % 8 == 7 ? '\n' : ' ';
    }
    int is_language = strcmp(row, "ascii") && strcmp(row, "emoji");
    const char *locale = !is_language ? "en" : strcmp(row, "ja") ? row : "ja@lw=phrase";
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *clusters = ubrk_open(UBRK_CHARACTER, locale, NULL, 0, &status);
    UBreakIterator *lines = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
    if (U_FAILURE(status)) return 1;
    double best = 1e9;
    for (int round = 0; round < 5; round++) {
      double start = now();
      wrap(text, (int32_t)(repeats * (size + 1)), clusters, lines);
      double seconds = now() - start;
      if (seconds < best) best = seconds;
    }
    printf("%s\t%.6f\n", row, best);
    ubrk_close(clusters);
    ubrk_close(lines);
    free(text);
  }
  return 0;
}
