#define _GNU_SOURCE
#include "CAlertTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// Signals that become events, then those after which only the last-resort restore can help.
static const int eventSignals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
static const int crashSignals[] = {SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS, SIGFPE};
enum {
  eventCount = sizeof eventSignals / sizeof eventSignals[0],
  crashCount = sizeof crashSignals / sizeof crashSignals[0],
};

static struct {
  volatile sig_atomic_t entered;
  int descriptor;
  int mode;
  int ownsSignals;
  struct termios saved;
  struct sigaction oldEvents[eventCount];
  struct sigaction oldCrashes[crashCount];
} terminal;

static int pipeEnds[2] = {-1, -1};

// Ends a synchronized update, bracketed paste, an explicit bidi mode and a style that a crash may
// have left on, and shows the cursor.
static const char restoreKeys[] = "\033[?2026l\033[?2004l\033[0m\033[?25h";

static void sayToPipe(unsigned char byte) {
  int saved = errno;
  // A full pipe holds enough to wake the reader; there is nothing to do about other errors here.
  ssize_t written = write(pipeEnds[1], &byte, 1);
  (void)written;
  errno = saved;
}

static void onEvent(int signal) { sayToPipe((unsigned char)signal); }

static void restoreModes(int action) {
  tcsetattr(terminal.descriptor, action, &terminal.saved);
}

static void onCrash(int signal) {
  if (terminal.entered) {
    terminal.entered = 0;
    if (terminal.mode == ALERTTERM_KEYS) {
      ssize_t written = write(terminal.descriptor, restoreKeys, sizeof restoreKeys - 1);
      (void)written;
    }
    restoreModes(TCSANOW);
  }
  for (int i = 0; i < crashCount; i++)
    if (crashSignals[i] == signal) sigaction(signal, &terminal.oldCrashes[i], 0);
  raise(signal);
}

int32_t alertterm_open(const char *path) { return open(path, O_RDWR | O_CLOEXEC | O_NOCTTY); }

void alertterm_size(int32_t descriptor, int32_t *columns, int32_t *rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) memset(&size, 0, sizeof size);
  *columns = size.ws_col;
  *rows = size.ws_row;
}

int32_t alertterm_is_foreground(int32_t descriptor) {
  return tcgetpgrp(descriptor) == getpgrp();
}

static void makePipe(void) {
  if (pipeEnds[0] != -1 || pipe(pipeEnds) != 0) return;
  for (int i = 0; i < 2; i++) {
    fcntl(pipeEnds[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipeEnds[i], F_SETFL, O_NONBLOCK);
  }
  atexit(alertterm_leave);
}

static void install(const int *signals, struct sigaction *old, int count, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (int i = 0; i < count; i++) {
    sigaction(signals[i], 0, &old[i]);
    // What the host ignores (under nohup, say) stays ignored.
    int ignored = !(old[i].sa_flags & SA_SIGINFO) && old[i].sa_handler == SIG_IGN;
    if (!ignored) sigaction(signals[i], &action, 0);
  }
}

static void uninstall(const int *signals, const struct sigaction *old, int count) {
  for (int i = 0; i < count; i++) sigaction(signals[i], &old[i], 0);
}

static struct termios changed(const struct termios *saved, int mode, int ownsSignals) {
  struct termios modes = *saved;
  if (mode == ALERTTERM_KEYS) {
    modes.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON | PARMRK);
    modes.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
    // Ctrl-C, Ctrl-\ and Ctrl-Z go to the whole foreground group, as the person expects, but only
    // where this library catches them; else they arrive as keys.
    if (ownsSignals) modes.c_lflag |= ISIG;
    else modes.c_lflag &= ~(tcflag_t)ISIG;
    modes.c_cc[VMIN] = 1;
    modes.c_cc[VTIME] = 0;
  } else {
    modes.c_iflag |= ICRNL;
    modes.c_lflag |= ICANON | ECHO;
    if (mode == ALERTTERM_SECRET_LINES) {
      modes.c_lflag &= ~(tcflag_t)ECHO;
      modes.c_lflag |= ECHONL;
    }
  }
  return modes;
}

static int applyModes(int action) {
  struct termios modes = changed(&terminal.saved, terminal.mode, terminal.ownsSignals);
  int result;
  do result = tcsetattr(terminal.descriptor, action, &modes);
  while (result != 0 && errno == EINTR);
  return result;
}

int32_t alertterm_enter(int32_t descriptor, int32_t mode, int32_t flush, int32_t signals) {
  if (terminal.entered) return EBUSY;
  makePipe();
  if (pipeEnds[0] == -1) return errno;
  if (tcgetattr(descriptor, &terminal.saved) != 0) return errno;
  terminal.descriptor = descriptor;
  terminal.mode = mode;
  terminal.ownsSignals = signals;
  // The handlers come first, so that no signal between finds changed modes without them.
  terminal.entered = 1;
  if (signals) install(eventSignals, terminal.oldEvents, eventCount, onEvent);
  install(crashSignals, terminal.oldCrashes, crashCount, onCrash);
  if (applyModes(flush ? TCSAFLUSH : TCSADRAIN) != 0) {
    int error = errno;
    alertterm_leave();
    return error;
  }
  return 0;
}

void alertterm_leave(void) {
  if (!terminal.entered) return;
  int saved = errno;
  while (tcsetattr(terminal.descriptor, TCSADRAIN, &terminal.saved) != 0 && errno == EINTR) {
  }
  uninstall(crashSignals, terminal.oldCrashes, crashCount);
  if (terminal.ownsSignals) uninstall(eventSignals, terminal.oldEvents, eventCount);
  terminal.entered = 0;
  errno = saved;
}

void alertterm_reenter(void) {
  if (!terminal.entered) return;
  struct termios now;
  if (tcgetattr(terminal.descriptor, &now) != 0) return;
  struct termios ours = changed(&terminal.saved, terminal.mode, terminal.ownsSignals);
  if (now.c_lflag == ours.c_lflag && now.c_iflag == ours.c_iflag) return;
  terminal.saved = now;
  applyModes(TCSADRAIN);
}

int32_t alertterm_pipe(void) { return pipeEnds[0]; }

void alertterm_wake(void) { sayToPipe(0); }

void alertterm_stop(void) { raise(SIGTSTP); }

void alertterm_raise(int32_t signal) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, 0);
  kill(getpid(), signal);
}
