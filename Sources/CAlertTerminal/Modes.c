#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "CAlertTerminal.h"
#include "Internal.h"

static struct {
  /// Signals are caught and the modes are saved.
  atomic_int isEntered;
  /// The terminal's modes are ours.
  atomic_int isChanged;
  /// A frame is on its way: what it turns on may still be on.
  atomic_int isWriting;
  /// A child that was forked meanwhile must not touch the terminal.
  pid_t owner;
  int descriptor;
  int mode;
  int ownsSignals;
  struct termios saved;
} terminal;

// A terminal that takes no bytes for so long is not waited for when it is given back.
enum { stallMilliseconds = 500 };

static const char bracketPastes[] = "\033[?2004h";
static const char leaveKeys[] = "\033[0m\033[?25h\033[?2004l";
static const char leaveLines[] = "\033[?2004l";
// CAN (ECMA-48, 8.3.6) ends a sequence that was cut in the middle. Then a frame's brackets are
// closed: the synchronized update, and the explicit bidi mode.
static const char abandonFrame[] = "\030\033[?2026l\033[8h";

int32_t alertterm_open(const char *path) { return open(path, O_RDWR | O_CLOEXEC | O_NOCTTY); }

void alertterm_size(int32_t descriptor, int32_t *columns, int32_t *rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) memset(&size, 0, sizeof size);
  *columns = size.ws_col;
  *rows = size.ws_row;
}

int32_t alertterm_is_foreground(int32_t descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group == getpgrp() || (group == -1 && errno == ENOTTY);
}

// Waits as every job does that is continued in the background: by being stopped again.
static int awaitForeground(int descriptor) {
  while (!alertterm_is_foreground(descriptor)) {
    if (alertterm_is_ending()) return ECANCELED;
    struct sigaction action;
    sigaction(SIGTTOU, 0, &action);
    if ((action.sa_flags & SA_SIGINFO) || action.sa_handler != SIG_DFL) return EBUSY;
    sigset_t blocked;
    pthread_sigmask(SIG_SETMASK, 0, &blocked);
    if (sigismember(&blocked, SIGTTOU)) return EBUSY;
    // A background process that drains is stopped by SIGTTOU, or told EIO where nobody could
    // continue it (POSIX, tcdrain): no loop and no race can come of that.
    if (tcdrain(descriptor) != 0 && errno != EINTR) return errno;
  }
  return 0;
}

// Whether the group that has the terminal is a shell with job control, at its prompt: its user sees
// that a job is stopped, and can continue it. Where a script has the terminal that runs this program in
// a group of its own, as `timeout` does, nobody would.
static int belongsToShell(pid_t group) {
#ifdef __linux__
  // Only such a shell ignores SIGTTOU: it takes the terminal back from its jobs (proc(5), status).
  char path[64];
  char line[256];
  unsigned long long ignored = 0;
  snprintf(path, sizeof path, "/proc/%d/status", (int)group);
  FILE *status = fopen(path, "re");
  if (!status) return 0;
  while (fgets(line, sizeof line, status) && sscanf(line, "SigIgn: %llx", &ignored) != 1) {
  }
  fclose(status);
  return (ignored >> (SIGTTOU - 1)) & 1;
#else
  // At its prompt the shell that leads the session has the terminal.
  return group == getpgid(getsid(0));
#endif
}

int32_t alertterm_await_foreground(int32_t descriptor) {
  if (alertterm_is_foreground(descriptor)) return 0;
  if (!belongsToShell(tcgetpgrp(descriptor))) return EBUSY;
  return awaitForeground(descriptor);
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
  } else {
    modes.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | ISTRIP | PARMRK);
    // Not ICANON: a terminal takes characters back where a person means letters, one cell for each; it
    // holds 4095 bytes of a line and drops what exceeds them; and it tells no paste from typing.
    modes.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
    if (ownsSignals) modes.c_lflag |= ISIG;
  }
  // Reading never waits: what `poll` has told of is gone where Ctrl-C throws it away before it is read
  // (POSIX, 11.1.9, NOFLSH), and the signal has come before the wait that it would end.
  modes.c_cc[VMIN] = 0;
  modes.c_cc[VTIME] = 0;
  return modes;
}

static int setModes(const struct termios *modes, int action) {
  while (tcsetattr(terminal.descriptor, action, modes) != 0) {
    if (errno != EINTR || alertterm_is_ending()) return errno;
  }
  return 0;
}

// Changes the modes and turns bracketed paste on.
static int change(int action) {
  struct termios modes = changed(&terminal.saved, terminal.mode, terminal.ownsSignals);
  terminal.isChanged = 1;
  int error = setModes(&modes, action);
  if (error != 0 || terminal.mode == ALERTTERM_PLAIN_LINES) return error;
  return alertterm_write(terminal.descriptor, (const uint8_t *)bracketPastes,
                         sizeof bracketPastes - 1);
}

static void put(const char *bytes, size_t count) {
  ssize_t written = write(terminal.descriptor, bytes, count);
  (void)written;
}

// Returns whether the terminal takes bytes; none are written, and none waited for, where not.
static int putRestore(void) {
  struct pollfd ready = {terminal.descriptor, POLLOUT, 0};
  if (poll(&ready, 1, stallMilliseconds) <= 0) return 0;
  if (terminal.mode == ALERTTERM_LINES) put(leaveLines, sizeof leaveLines - 1);
  if (terminal.mode != ALERTTERM_KEYS) return 1;
  if (terminal.isWriting) put(abandonFrame, sizeof abandonFrame - 1);
  put(leaveKeys, sizeof leaveKeys - 1);
  return 1;
}

static void giveBack(void) {
  if (!terminal.isChanged) return;
  terminal.isChanged = 0;
  // In the background the terminal belongs to someone else, who has set it as they need it.
  if (!alertterm_is_foreground(terminal.descriptor)) return;
  int action = putRestore() ? TCSADRAIN : TCSANOW;
  // Not `setModes`: a signal that ends the program is no reason to leave the terminal changed.
  while (tcsetattr(terminal.descriptor, action, &terminal.saved) != 0 && errno == EINTR) {
  }
}

void alertterm_restore_last_resort(void) {
  int saved = errno;
  if (terminal.isChanged && terminal.owner == getpid() &&
      alertterm_is_foreground(terminal.descriptor)) {
    terminal.isChanged = 0;
    putRestore();
    tcsetattr(terminal.descriptor, TCSANOW, &terminal.saved);
  }
  errno = saved;
}

// A stack that overflows has no room for a handler: the first thread that enters gets a second one.
static void provideSignalStack(void) {
  static char bytes[32768];
  static int isGiven;
  stack_t stack;
  if (isGiven || sigaltstack(0, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  isGiven = 1;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = bytes;
  stack.ss_size = sizeof bytes;
  sigaltstack(&stack, 0);
}

int32_t alertterm_enter(int32_t descriptor, int32_t mode, int32_t flush, int32_t signals) {
  static int isRegistered;
  if (terminal.isEntered) return EBUSY;
  int error = alertterm_make_pipe();
  if (error != 0) return error;
  if (tcgetattr(descriptor, &terminal.saved) != 0) return errno;
  terminal.descriptor = descriptor;
  terminal.mode = mode;
  terminal.ownsSignals = signals;
  terminal.owner = getpid();
  terminal.isWriting = 0;
  if (!isRegistered) atexit(alertterm_leave);
  isRegistered = 1;
  provideSignalStack();
  alertterm_forget_events();
  // The handlers come first, so that no signal between finds changed modes without them.
  if (signals) alertterm_catch_events();
  alertterm_catch_crashes(signals);
  terminal.isEntered = 1;
  error = change(flush ? TCSAFLUSH : TCSADRAIN);
  if (error != 0) alertterm_leave();
  return error;
}

void alertterm_leave(void) {
  if (!terminal.isEntered || terminal.owner != getpid()) return;
  int saved = errno;
  giveBack();
  terminal.isEntered = 0;
  alertterm_release_crashes();
  if (terminal.ownsSignals) alertterm_release_events();
  alertterm_forget_events();
  errno = saved;
}

int32_t alertterm_suspend(void) {
  if (!terminal.isEntered) return 0;
  giveBack();
  alertterm_stop();
  int error = awaitForeground(terminal.descriptor);
  if (error != 0) return error;
  if (tcgetattr(terminal.descriptor, &terminal.saved) != 0) return errno;
  return change(TCSADRAIN);
}

int32_t alertterm_resume(void) {
  if (!terminal.isEntered) return 0;
  int error = awaitForeground(terminal.descriptor);
  if (error != 0) {
    terminal.isChanged = 0;
    return error;
  }
  struct termios now;
  if (tcgetattr(terminal.descriptor, &now) != 0) return errno;
  struct termios ours = changed(&terminal.saved, terminal.mode, terminal.ownsSignals);
  // Shells put a job's own modes back when it goes on; only what differs is somebody's wish.
  if (now.c_lflag != ours.c_lflag || now.c_iflag != ours.c_iflag) terminal.saved = now;
  return change(TCSADRAIN);
}

int32_t alertterm_change_mode(int32_t mode) {
  if (!terminal.isEntered) return EINVAL;
  putRestore();
  terminal.mode = mode;
  return change(TCSADRAIN);
}

int32_t alertterm_is_echo_elsewhere(void) {
  return terminal.isEntered && (terminal.saved.c_lflag & (ICANON | ECHO)) == ICANON;
}

void alertterm_discard_input(int32_t descriptor) {
  // In the background this would stop a job (POSIX, tcflush), one that is being ended too.
  if (alertterm_is_foreground(descriptor)) tcflush(descriptor, TCIFLUSH);
}

// Bytes that a terminal takes at once which says that it takes some.
enum { smallWrite = 64 };

int32_t alertterm_write(int32_t descriptor, const uint8_t *bytes, uint64_t count) {
  // A job that was ended while it was stopped must not paint over the shell.
  if (terminal.isEntered && !terminal.isChanged) return ECANCELED;
  struct pollfd ready = {descriptor, POLLOUT, 0};
  // A frame that a signal cut short may have left something on that only its end turns off.
  if (terminal.isEntered && terminal.isWriting && terminal.mode == ALERTTERM_KEYS &&
      poll(&ready, 1, stallMilliseconds) > 0)
    put(abandonFrame, sizeof abandonFrame - 1);
  terminal.isWriting = 1;
  while (count > 0) {
    // Last words must not wait for ever for a terminal that takes no more.
    int isLast = alertterm_has_ended();
    if (isLast && poll(&ready, 1, stallMilliseconds) <= 0) return ECANCELED;
    ssize_t written = write(descriptor, bytes, isLast && count > smallWrite ? smallWrite : count);
    if (written > 0) {
      bytes += written;
      count -= (uint64_t)written;
    } else if (written == 0) {
      return EIO;
    } else if (errno == EAGAIN) {
      // Another program made the shared terminal non-blocking: wait until it takes bytes.
      if (poll(&ready, 1, -1) < 0 && errno != EINTR) return errno;
    } else if (errno != EINTR) {
      return errno;
    }
    if (count > 0 && alertterm_is_ending()) return ECANCELED;
  }
  terminal.isWriting = 0;
  return 0;
}
