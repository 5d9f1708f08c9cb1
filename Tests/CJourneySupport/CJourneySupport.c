#define _GNU_SOURCE
#include "CJourneySupport.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif
#include <termios.h>
#include <unistd.h>

int32_t journey_open(int32_t *master, int32_t *slave, int32_t columns, int32_t rows) {
  // Never without O_CLOEXEC, also between two calls: another test may start a program meanwhile,
  // which would keep the terminal alive.
  *master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*master < 0) return errno;
  char name[128];
  if (grantpt(*master) != 0 || unlockpt(*master) != 0 ||
      ptsname_r(*master, name, sizeof name) != 0) {
    return errno;
  }
  *slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*slave < 0) return errno;
  fcntl(*master, F_SETFL, O_NONBLOCK);
  journey_resize(*master, columns, rows);
  return 0;
}

int32_t journey_pipe(int32_t *reading, int32_t *writing) {
  int ends[2];
#ifdef __linux__
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#else
  if (pipe(ends) != 0) return errno;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
#endif
  *reading = ends[0];
  *writing = ends[1];
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
  // Programs that are meant to crash leave no core file about.
  struct rlimit nothing = {0, 0};
  setrlimit(RLIMIT_CORE, &nothing);
  int terminal = controlling ? slave : -1;
  stream(0, input, terminal);
  stream(1, output, terminal);
  stream(2, error, terminal);
  close(master);
  if (slave > 2) close(slave);
  execve(path, arguments, environment);
  _exit(127);
}

int32_t journey_process_descriptor(int32_t process) {
#if defined(__linux__) && defined(SYS_pidfd_open)
  return (int32_t)syscall(SYS_pidfd_open, process, 0);
#else
  (void)process;
  return -1;
#endif
}

void journey_set_odd_modes(int32_t descriptor) {
  struct termios modes;
  tcgetattr(descriptor, &modes);
  modes.c_iflag ^= IXON | IXANY | ISTRIP | INLCR;
  modes.c_lflag ^= ECHOK | NOFLSH | TOSTOP;
  modes.c_oflag ^= OCRNL;
  modes.c_cc[VMIN] = 7;
  modes.c_cc[VTIME] = 9;
  modes.c_cc[VINTR] = 'I' & 0x1F;
  modes.c_cc[VERASE] = 'H' & 0x1F;
  tcsetattr(descriptor, TCSANOW, &modes);
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

void journey_disposition(int32_t signal, char *text, int32_t capacity) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigaction(signal, 0, &action);
  snprintf(text, capacity, "%p %x", (void *)action.sa_handler, (unsigned)action.sa_flags);
}
