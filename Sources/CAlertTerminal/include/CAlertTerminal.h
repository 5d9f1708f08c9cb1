// The terminal's modes and the signals that must not leave it changed. One terminal of a process is
// entered at a time, so the state is static, which is what a signal handler can reach.
#ifndef CALERTTERMINAL_H
#define CALERTTERMINAL_H

#include <stdint.h>

#include "CAlertSecret.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
  /// Keys one by one, without echo.
  ALERTTERM_KEYS = 0,
  /// The same, between text that is only appended.
  ALERTTERM_LINES = 1,
  /// The same, and not a byte written to the terminal: pastes come as keys.
  ALERTTERM_PLAIN_LINES = 2,
};

/// Opens a terminal for reading and writing. Returns the descriptor, or -1 with errno set.
int32_t alertterm_open(const char *path);

/// Columns and rows as the terminal says; zeros where it does not.
void alertterm_size(int32_t descriptor, int32_t *columns, int32_t *rows);

/// Whether this process may read and change the terminal: it is in the foreground group, or job
/// control (POSIX, 11.1.4) does not apply because the terminal is not the one that controls it.
int32_t alertterm_is_foreground(int32_t descriptor);

/// Waits until this process may use the terminal, by being stopped as every job is that uses it in the
/// background. Returns 0 then; errno at once where nobody could continue it, because no shell with job
/// control is at its prompt, or where SIGTTOU does not stop the process.
int32_t alertterm_await_foreground(int32_t descriptor);

/// Saves the terminal's modes and the signals' dispositions, then changes both.
/// With `flush`, keys typed before are thrown away. With `signals` 0, signals stay the host's.
/// Returns 0, or errno; then nothing is changed.
int32_t alertterm_enter(int32_t descriptor, int32_t mode, int32_t flush, int32_t signals);

/// Changes from one of these modes to another without giving the terminal back: no signal that arrives
/// meanwhile finds its old disposition. Returns 0, or errno.
int32_t alertterm_change_mode(int32_t mode);

/// Whether the terminal was found with whole lines and without echo: then whoever hands the lines over
/// shows them.
int32_t alertterm_is_echo_elsewhere(void);

/// Throws away what was typed and not yet read.
void alertterm_discard_input(int32_t descriptor);

/// Gives both back exactly as `alertterm_enter` found them, then raises the signals that arrived and
/// that `alertterm_next_signal` has not told of. Harmless when nothing was entered.
void alertterm_leave(void);

/// Stops the process as the terminal's Suspend key does, with the terminal given back; returns when
/// the process goes on in the foreground. Returns 0, or errno where the terminal can't be had again.
int32_t alertterm_suspend(void);

/// After a stop that could not be foreseen (SIGSTOP): changes again what others changed meanwhile.
/// Returns 0, or errno where the terminal can't be had again.
int32_t alertterm_resume(void);

/// Writes all the bytes. Returns 0, or errno: ECANCELED where a signal came that ends the program
/// and the terminal takes no more, or is not the program's any more.
int32_t alertterm_write(int32_t descriptor, const uint8_t *bytes, uint64_t count);

/// The signal that arrived first in order of weight, told once: HUP, TERM, QUIT, INT, then TSTP,
/// CONT, WINCH; 0 if there is none.
int32_t alertterm_next_signal(void);

/// The same of those that end the program alone; 0 if there is none.
int32_t alertterm_next_ending_signal(void);

/// Whether `alertterm_wake` was called since the last time.
int32_t alertterm_was_woken(void);

/// The reading end of the pipe that becomes readable when a signal arrives or someone wakes; -1
/// before the first `alertterm_enter`.
int32_t alertterm_pipe(void);

/// Empties the pipe.
void alertterm_drain_pipe(void);

/// Makes the pipe readable. May be called from any thread.
void alertterm_wake(void);

/// Raises a signal in the calling thread with the disposition it has now.
void alertterm_raise(int32_t signal);

#ifdef __cplusplus
}
#endif
#endif
