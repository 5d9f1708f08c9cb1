// Measures programs that draw on a terminal: from exec to the last byte of the first frame, bytes of
// that frame, bytes and time of the answer to one key, and peak memory.
//
//   startup ROUNDS KEY NAME COMMAND [NAME COMMAND ...]
//
// Commands are split at spaces, `_` in a word stands for a space. Rounds are interleaved, so that
// whatever else the machine does falls on all of them alike. Prints medians, and ratios to the last
// command but those before the first are compared with each other by the caller.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { mostCommands = 16, mostRounds = 501, quietMilliseconds = 40 };

typedef struct {
  double start[mostRounds], frameBytes[mostRounds], keyTime[mostRounds], keyBytes[mostRounds],
      memory[mostRounds];
} Samples;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare);
  return values[count / 2];
}

// Reads until nothing has come for a while. Returns the bytes; `last` is when the last of them came.
static long readUntilQuiet(int master, double *last) {
  char buffer[65536];
  long total = 0;
  struct pollfd ready = {master, POLLIN, 0};
  while (poll(&ready, 1, total ? quietMilliseconds : 2000) > 0) {
    ssize_t count = read(master, buffer, sizeof buffer);
    if (count <= 0) break;
    *last = now();
    total += count;
  }
  return total;
}

static void measure(char **argv, const char *key, Samples *samples, int round) {
  int master;
  struct winsize size = {24, 80, 0, 0};
  double begin = now(), last = begin;
  pid_t child = forkpty(&master, 0, 0, &size);
  if (child < 0) { perror("forkpty"); exit(1); }
  if (child == 0) {
    execvp(argv[0], argv);
    _exit(127);
  }
  samples->frameBytes[round] = readUntilQuiet(master, &last);
  samples->start[round] = last - begin;
  begin = last = now();
  if (write(master, key, strlen(key)) < 0) perror("write");
  samples->keyBytes[round] = readUntilQuiet(master, &last);
  samples->keyTime[round] = last - begin;
  if (write(master, "\033", 1) < 0) perror("write");
  readUntilQuiet(master, &last);
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
  char *words[mostCommands][64];
  for (int i = 0; i < count; i++) {
    int used = 0;
    for (char *word = strtok(argv[4 + 2 * i], " "); word && used < 63; word = strtok(0, " ")) {
      for (char *c = word; *c; c++) if (*c == '_') *c = ' ';
      words[i][used++] = word;
    }
    words[i][used] = 0;
  }
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
