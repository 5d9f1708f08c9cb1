#ifndef CJOURNEYSUPPORT_H
#define CJOURNEYSUPPORT_H

#include <stdint.h>

/// Opens a pseudo-terminal of that size; its master never blocks. Returns 0, or errno.
int32_t journey_open(int32_t *master, int32_t *slave, int32_t columns, int32_t rows);

/// Opens a pipe that no other program inherits. Returns 0, or errno.
int32_t journey_pipe(int32_t *reading, int32_t *writing);

/// Changes the size; the foreground group gets SIGWINCH.
void journey_resize(int32_t master, int32_t columns, int32_t rows);

/// Starts a program in a session of its own, with the slave as its controlling terminal unless
/// `controlling` is 0. A stream of -1 is the terminal (or /dev/null without one), -2 is closed.
/// Returns the process, or -1.
int32_t journey_spawn(const char *path, char *const *arguments, char *const *environment,
                      int32_t master, int32_t slave, int32_t controlling, int32_t input,
                      int32_t output, int32_t error);

/// A descriptor that becomes readable when the process ends; -1 where the system has none.
int32_t journey_process_descriptor(int32_t process);

/// Makes modes that differ from the usual ones everywhere a program might assume something.
void journey_set_odd_modes(int32_t descriptor);

/// The terminal's modes as text, for comparison.
void journey_modes(int32_t descriptor, char *text, int32_t capacity);

/// What the process does at a signal, as text, for comparison.
void journey_disposition(int32_t signal, char *text, int32_t capacity);

#endif
