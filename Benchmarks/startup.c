// Measures programs that draw on a terminal: from exec to the last byte of the first frame, bytes of
// that frame, bytes and time of the answer to one key, and peak memory.
//
//   startup ROUNDS KEY NAME COMMAND [NAME COMMAND ...]
//
// Commands are split at spaces, `_` in a word stands for a space. Rounds are interleaved, so that
// whatever else the machine does falls on all of them alike. Prints medians, and ratios to the last
// command but those before the first are compared with each other by the caller.
#include "measure.h"

#include <sys/resource.h>

enum { mostRounds = 501, quietMilliseconds = 40 };

typedef struct {
  double start[mostRounds], frameBytes[mostRounds], keyTime[mostRounds], keyBytes[mostRounds],
      memory[mostRounds];
} Samples;

static void measure(char **argv, const char *key, Samples *samples, int round) {
  int master;
  double begin = now(), last = begin;
  pid_t child = start(argv, &master);
  samples->frameBytes[round] = readUntilQuiet(master, quietMilliseconds, &last);
  samples->start[round] = last - begin;
  begin = last = now();
  if (write(master, key, strlen(key)) < 0) perror("write");
  samples->keyBytes[round] = readUntilQuiet(master, quietMilliseconds, &last);
  samples->keyTime[round] = last - begin;
  if (write(master, "\033", 1) < 0) perror("write");
  readUntilQuiet(master, quietMilliseconds, &last);
  kill(child, SIGKILL);
  close(master);
  struct rusage usage;
  int status;
  wait4(child, &status, 0, &usage);
  samples->memory[round] = usage.ru_maxrss;
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  int rounds = atoi(argv[1]), count = (argc - 3) / 2;
  if (rounds < 1 || rounds > mostRounds || count > mostCommands) return 2;
  Samples *samples = calloc(count, sizeof *samples);
  char *words[mostCommands][mostWords];
  for (int i = 0; i < count; i++) split(argv[4 + 2 * i], words[i]);
  for (int round = 0; round < rounds; round++)
    for (int i = 0; i < count; i++) measure(words[i], argv[2], &samples[i], round);
  for (int i = 0; i < count; i++) {
    Samples *s = &samples[i];
    printf("%-14s %8.2f %8.0f %8.3f %8.0f %8.0f\n", argv[3 + 2 * i], median(s->start, rounds),
           median(s->frameBytes, rounds), median(s->keyTime, rounds), median(s->keyBytes, rounds),
           median(s->memory, rounds));
  }
  return 0;
}
