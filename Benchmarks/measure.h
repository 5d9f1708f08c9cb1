// What the programs that measure terminal programs have in common.
#ifndef BENCHMARKS_MEASURE_H
#define BENCHMARKS_MEASURE_H

#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { mostCommands = 16, mostWords = 64 };

// Milliseconds.
static inline double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static inline int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static inline double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare);
  return values[count / 2];
}

// Reads until nothing has come for a while. Returns the bytes; `last` is when the last of them came.
static inline long readUntilQuiet(int master, int quietMilliseconds, double *last) {
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

// Starts a program at a terminal of 80 by 24.
static inline pid_t start(char **argv, int *master) {
  struct winsize size = {24, 80, 0, 0};
  pid_t child = forkpty(master, 0, 0, &size);
  if (child < 0) { perror("forkpty"); exit(1); }
  if (child == 0) {
    execvp(argv[0], argv);
    _exit(127);
  }
  return child;
}

// Splits a command at spaces; `_` in a word stands for a space.
static inline void split(char *command, char **words) {
  int used = 0;
  for (char *word = strtok(command, " "); word && used < mostWords - 1; word = strtok(0, " ")) {
    for (char *c = word; *c; c++) if (*c == '_') *c = ' ';
    words[used++] = word;
  }
  words[used] = 0;
}

#endif
