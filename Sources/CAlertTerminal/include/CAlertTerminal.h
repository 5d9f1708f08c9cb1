// The terminal's modes and the signals that must not leave it changed. One terminal of a process is
// entered at a time, so the state is one static structure, which is what a signal handler can reach.
#ifndef CALERTTERMINAL_H
#define CALERTTERMINAL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  /// Keys one by one, without echo.
  ALERTTERM_KEYS = 0,
  /// Whole lines, edited and echoed by the terminal.
  ALERTTERM_LINES = 1,
  /// Whole lines without echo.
  ALERTTERM_SECRET_LINES = 2,
};

/// Opens a terminal for reading and writing. Returns the descriptor, or -1 with errno set.
int32_t alertterm_open(const char *path);

/// Columns and rows as the terminal says; zeros where it does not.
void alertterm_size(int32_t descriptor, int32_t *columns, int32_t *rows);

/// Whether this process is in the terminal's foreground group (and so may read and change it).
int32_t alertterm_is_foreground(int32_t descriptor);

/// Saves the terminal's modes and the signals' dispositions, then changes both.
/// With `flush`, keys typed before are thrown away. With `signals` 0, signals stay the host's.
/// Returns 0, or errno.
int32_t alertterm_enter(int32_t descriptor, int32_t mode, int32_t flush, int32_t signals);

/// Gives both back exactly as `alertterm_enter` found them. Harmless when nothing was entered.
void alertterm_leave(void);

/// After a stop from outside: changes the modes again if someone has changed them since.
void alertterm_reenter(void);

/// The reading end of the pipe that signals (their number) and wakes (0) arrive through; -1 before
/// the first `alertterm_enter`.
int32_t alertterm_pipe(void);

/// Makes a byte 0 arrive through the pipe. May be called from any thread.
void alertterm_wake(void);

/// Stops the process as the terminal's Suspend key does; returns when it is continued.
void alertterm_stop(void);

/// Raises a signal against the calling process with the disposition it has now.
void alertterm_raise(int32_t signal);

#ifdef __cplusplus
}
#endif
#endif
