// What a C program does with the same plural message: ICU's umsg functions, the text as UTF-8. Prints
// the seconds for one message.
#include <stdio.h>
#include <time.h>
#include <unicode/umsg.h>
#include <unicode/ustring.h>

enum { count = 100000, rounds = 5 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(void) {
  const char *text =
      "{0, plural, one {# файл} few {# файла} many {# файлов} other {# файла}} удалено";
  UChar pattern[256], shown[256];
  char utf8[512];
  int32_t length, size;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(pattern, 256, &length, text, -1, &status);
  UMessageFormat *format = umsg_open(pattern, length, "ru", NULL, &status);
  if (U_FAILURE(status)) return 1;
  double best = 1e9;
  for (int round = 0; round < rounds; round++) {
    long bytes = 0;
    double start = now();
    for (int number = 0; number < count; number++) {
      // The arguments of umsg_format are doubles for plurals.
      length = umsg_format(format, shown, 256, &status, (double)number);
      u_strToUTF8(utf8, sizeof utf8, &size, shown, length, &status);
      bytes += size;
    }
    double seconds = now() - start;
    if (U_FAILURE(status) || !bytes) return 1;
    if (seconds < best) best = seconds;
  }
  umsg_close(format);
  printf("format\t%.12f\n", best / count);
  return 0;
}
