#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "CAlertTerminal.h"
#include "Internal.h"

// In order of weight: what ends the program first, so that no later event hides it.
static const int eventSignals[] = {SIGHUP, SIGTERM, SIGQUIT, SIGINT, SIGTSTP, SIGCONT, SIGWINCH};
static const int crashSignals[] = {SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS, SIGFPE};
// What ends a program that has nothing to do with it, as SIGUSR1 does.
static const int fatalSignals[] = {
    SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
#ifdef __linux__
    SIGIO,   SIGPWR,  SIGSTKFLT,
#endif
};
enum {
  endingCount = 4,
  stopIndex = 4,
  continueIndex = 5,
  eventCount = sizeof eventSignals / sizeof eventSignals[0],
  crashCount = sizeof crashSignals / sizeof crashSignals[0],
  fatalCount = sizeof fatalSignals / sizeof fatalSignals[0],
};

_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "a signal handler may only use lock-free atomics");

// A flag for each signal rather than its number in the pipe: a full pipe loses nothing, and a storm
// of WINCH is one event.
static atomic_int arrived[eventCount];
static atomic_int woken;
// Signals that `alertterm_next_signal` told of.
static int told[eventCount];
static struct sigaction oldEvents[eventCount];
static struct sigaction oldCrashes[crashCount];
static int pipeEnds[2] = {-1, -1};

static void makeReadable(void) {
  int saved = errno;
  // A full pipe is readable already; there is nothing to do about other errors here.
  ssize_t written = write(pipeEnds[1], "", 1);
  (void)written;
  errno = saved;
}

static void onEvent(int signal) {
  for (int i = 0; i < eventCount; i++)
    if (eventSignals[i] == signal) atomic_store(&arrived[i], 1);
  makeReadable();
}

static void onCrash(int signal) {
  // First, so that a crash in here ends the process.
  for (int i = 0; i < crashCount; i++)
    if (crashSignals[i] == signal) sigaction(signal, &oldCrashes[i], 0);
  alertterm_restore_last_resort();
  // Held until this handler returns, then dealt with as if it had never been caught.
  raise(signal);
}

// For a signal whose default it is to end the process.
static void onFatal(int sent) {
  signal(sent, SIG_DFL);
  alertterm_restore_last_resort();
  raise(sent);
}

static int isIgnored(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

static int isDefault(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_DFL;
}

static struct sigaction catching(void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigfillset(&action.sa_mask);
  return action;
}

int alertterm_make_pipe(void) {
  if (pipeEnds[0] != -1) return 0;
#ifdef __linux__
  return pipe2(pipeEnds, O_CLOEXEC | O_NONBLOCK) == 0 ? 0 : errno;
#else
  if (pipe(pipeEnds) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(pipeEnds[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipeEnds[i], F_SETFL, O_NONBLOCK);
  }
  return 0;
#endif
}

static void catchEvent(int i) {
  // What ends the program interrupts a write to a terminal that takes no more; the others disturb
  // no system call of the host's other threads.
  struct sigaction action = catching(onEvent, SA_ONSTACK | (i < endingCount ? 0 : SA_RESTART));
  sigaction(eventSignals[i], &action, &oldEvents[i]);
  // What the host ignores (HUP under nohup, say) stays ignored. WINCH and CONT harm nobody.
  if (i <= stopIndex && isIgnored(&oldEvents[i])) sigaction(eventSignals[i], &oldEvents[i], 0);
}

void alertterm_catch_events(void) {
  for (int i = 0; i < eventCount; i++) catchEvent(i);
}

void alertterm_forget_events(void) {
  for (int i = 0; i < eventCount; i++) {
    atomic_store(&arrived[i], 0);
    told[i] = 0;
  }
  atomic_store(&woken, 0);
}

void alertterm_release_events(void) {
  for (int i = 0; i < eventCount; i++) sigaction(eventSignals[i], &oldEvents[i], 0);
  for (int i = 0; i < eventCount; i++) {
    int isNew = atomic_exchange(&arrived[i], 0);
    // The host's own handler must hear of a new size, whoever else has.
    int isMissed = eventSignals[i] == SIGWINCH && !isIgnored(&oldEvents[i]) &&
                   !isDefault(&oldEvents[i]) && (isNew || told[i]);
    // A signal that came after the last event was taken must not be lost.
    if (isMissed || (i <= stopIndex && isNew && !told[i])) alertterm_raise(eventSignals[i]);
  }
}

void alertterm_stop(void) {
  sigaction(SIGTSTP, &oldEvents[stopIndex], 0);
  sigaction(SIGCONT, &oldEvents[continueIndex], 0);
  alertterm_raise(SIGTSTP);
  // The next Suspend key is a new one.
  told[stopIndex] = 0;
  catchEvent(stopIndex);
  catchEvent(continueIndex);
}

int alertterm_is_ending(void) {
  for (int i = 0; i < endingCount; i++)
    if (atomic_load(&arrived[i])) return 1;
  return 0;
}

int alertterm_has_ended(void) {
  for (int i = 0; i < endingCount; i++)
    if (told[i]) return 1;
  return alertterm_is_ending();
}

// Catches a signal whose default is left to it. Whoever handles or ignores it goes on living with it.
static void catchFatal(int number) {
  struct sigaction old, fatal = catching(onFatal, SA_ONSTACK);
  if (sigaction(number, 0, &old) == 0 && isDefault(&old)) sigaction(number, &fatal, 0);
}

// Gives it back, unless the host has another idea of it by now.
static void releaseFatal(int number) {
  struct sigaction now;
  if (sigaction(number, 0, &now) == 0 && now.sa_handler == onFatal) signal(number, SIG_DFL);
}

void alertterm_catch_crashes(int ownsSignals) {
  struct sigaction action = catching(onCrash, SA_ONSTACK);
  for (int i = 0; i < crashCount; i++) {
    sigaction(crashSignals[i], &action, &oldCrashes[i]);
    if (isIgnored(&oldCrashes[i])) sigaction(crashSignals[i], &oldCrashes[i], 0);
  }
  for (int i = 0; i < fatalCount; i++) catchFatal(fatalSignals[i]);
  // A host that keeps signals to itself may leave one to its default: that still ends the process.
  for (int i = 0; i < endingCount && !ownsSignals; i++) catchFatal(eventSignals[i]);
#ifdef SIGRTMIN
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catchFatal(number);
#endif
}

void alertterm_release_crashes(void) {
  for (int i = 0; i < crashCount; i++) sigaction(crashSignals[i], &oldCrashes[i], 0);
  for (int i = 0; i < fatalCount; i++) releaseFatal(fatalSignals[i]);
  for (int i = 0; i < endingCount; i++) releaseFatal(eventSignals[i]);
#ifdef SIGRTMIN
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) releaseFatal(number);
#endif
}

static int32_t nextSignal(int count) {
  for (int i = 0; i < count; i++) {
    if (!atomic_exchange(&arrived[i], 0)) continue;
    told[i] = 1;
    return eventSignals[i];
  }
  return 0;
}

int32_t alertterm_next_signal(void) { return nextSignal(eventCount); }

int32_t alertterm_next_ending_signal(void) { return nextSignal(endingCount); }

int32_t alertterm_was_woken(void) { return atomic_exchange(&woken, 0); }

int32_t alertterm_pipe(void) { return pipeEnds[0]; }

void alertterm_drain_pipe(void) {
  char bytes[64];
  while (read(pipeEnds[0], bytes, sizeof bytes) > 0) {
  }
}

void alertterm_wake(void) {
  atomic_store(&woken, 1);
  makeReadable();
}

void alertterm_raise(int32_t signal) {
  sigset_t one, before;
  struct sigaction first, then;
  sigemptyset(&one);
  sigaddset(&one, signal);
  sigaction(signal, 0, &first);
  // To this thread, and unblocked: a default disposition has ended the process, and a handler has
  // run, before this returns.
  pthread_sigmask(SIG_UNBLOCK, &one, &before);
  raise(signal);
  // A handler that puts the default back means the process to end, as Swift's backtracer does, which
  // expects that the crash happens once more.
  sigaction(signal, 0, &then);
  if (!isDefault(&first) && isDefault(&then)) raise(signal);
  pthread_sigmask(SIG_SETMASK, &before, 0);
}
