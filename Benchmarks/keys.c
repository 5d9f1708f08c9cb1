// Measures programs in which a person types: from a key to the last byte of its echo, and the bytes
// of that echo.
//
//   keys ROUNDS TEXT NAME COMMAND [NAME COMMAND ...]
//
// In each round every program is started once and gets the characters of TEXT one by one, each when
// the echo of the one before has come. Rounds are interleaved, so that whatever else the machine does
// falls on all of them alike. Prints medians of the time, and the mean and the most of the bytes.
#include "measure.h"

enum { mostSamples = 1 << 16, frameQuiet = 60, keyQuiet = 12 };

typedef struct {
  double times[mostSamples];
  double bytes, mostBytes;
  int count;
} Samples;

// Bytes of the UTF-8 character that begins there.
static int length(const char *text) {
  unsigned char lead = *text;
  return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

static void measure(char **argv, const char *text, Samples *samples) {
  int master;
  double last;
  pid_t child = start(argv, &master);
  readUntilQuiet(master, frameQuiet, &last);
  for (const char *key = text; *key && samples->count < mostSamples; key += length(key)) {
    double begin = last = now();
    if (write(master, key, length(key)) < 0) perror("write");
    double bytes = readUntilQuiet(master, keyQuiet, &last);
    samples->times[samples->count++] = last - begin;
    samples->bytes += bytes;
    if (bytes > samples->mostBytes) samples->mostBytes = bytes;
  }
  kill(child, SIGKILL);
  close(master);
  waitpid(child, 0, 0);
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  int rounds = atoi(argv[1]), count = (argc - 3) / 2;
  if (rounds < 1 || count > mostCommands) return 2;
  Samples *samples = calloc(count, sizeof *samples);
  char *words[mostCommands][mostWords];
  for (int i = 0; i < count; i++) split(argv[4 + 2 * i], words[i]);
  for (int round = 0; round < rounds; round++)
    for (int i = 0; i < count; i++) measure(words[i], argv[2], &samples[i]);
  for (int i = 0; i < count; i++) {
    Samples *s = &samples[i];
    printf("%-14s %8.3f %8.1f %8.0f\n", argv[3 + 2 * i], median(s->times, s->count),
           s->bytes / s->count, s->mostBytes);
  }
  return 0;
}
