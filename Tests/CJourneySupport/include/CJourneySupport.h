#ifndef CJOURNEYSUPPORT_H
#define CJOURNEYSUPPORT_H

#include <stdint.h>

/// Opens a pseudo-terminal of that size. Returns 0, or errno.
int32_t journey_open(int32_t *master, int32_t *slave, int32_t columns, int32_t rows);

/// Changes the size; the foreground group gets SIGWINCH.
void journey_resize(int32_t master, int32_t columns, int32_t rows);

/// Starts a program in a session of its own, with the slave as its controlling terminal unless
/// `controlling` is 0. A stream of -1 is the terminal (or /dev/null without one), -2 is closed.
/// Returns the process, or -1.
int32_t journey_spawn(const char *path, char *const *arguments, char *const *environment,
                      int32_t master, int32_t slave, int32_t controlling, int32_t input,
                      int32_t output, int32_t error);

/// The terminal's modes as text, for comparison.
void journey_modes(int32_t descriptor, char *text, int32_t capacity);

#endif
