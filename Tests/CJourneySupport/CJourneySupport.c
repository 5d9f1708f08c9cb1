#define _GNU_SOURCE
#include "CJourneySupport.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int32_t journey_open(int32_t *master, int32_t *slave, int32_t columns, int32_t rows) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  if (openpty(master, slave, 0, 0, &size) != 0) return errno;
  fcntl(*master, F_SETFD, FD_CLOEXEC);
  fcntl(*slave, F_SETFD, FD_CLOEXEC);
  return 0;
}

void journey_resize(int32_t master, int32_t columns, int32_t rows) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  ioctl(master, TIOCSWINSZ, &size);
}

static void stream(int wanted, int given, int terminal) {
  if (given == -2) {
    close(wanted);
  } else {
    int source = given >= 0 ? given : terminal >= 0 ? terminal : open("/dev/null", O_RDWR);
    dup2(source, wanted);
  }
}

int32_t journey_spawn(const char *path, char *const *arguments, char *const *environment,
                      int32_t master, int32_t slave, int32_t controlling, int32_t input,
                      int32_t output, int32_t error) {
  pid_t child = fork();
  if (child != 0) return child;
  setsid();
  if (controlling) ioctl(slave, TIOCSCTTY, 0);
  for (int signal = 1; signal < 32; signal++) {
    struct sigaction plain;
    memset(&plain, 0, sizeof plain);
    plain.sa_handler = SIG_DFL;
    sigaction(signal, &plain, 0);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
  int terminal = controlling ? slave : -1;
  stream(0, input, terminal);
  stream(1, output, terminal);
  stream(2, error, terminal);
  close(master);
  if (slave > 2) close(slave);
  execve(path, arguments, environment);
  _exit(127);
}

void journey_modes(int32_t descriptor, char *text, int32_t capacity) {
  struct termios modes;
  memset(&modes, 0, sizeof modes);
  tcgetattr(descriptor, &modes);
  int used = snprintf(text, capacity, "%x %x %x %x", modes.c_iflag, modes.c_oflag, modes.c_cflag,
                      modes.c_lflag);
  for (int i = 0; i < NCCS && used < capacity; i++)
    used += snprintf(text + used, capacity - used, " %d", modes.c_cc[i]);
}
