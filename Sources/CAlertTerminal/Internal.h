// What the signals and the modes know of each other.
#ifndef CALERTTERMINAL_INTERNAL_H
#define CALERTTERMINAL_INTERNAL_H

#include <signal.h>
#include <stdint.h>

/// Makes the pipe, the first time. Returns 0, or errno.
int alertterm_make_pipe(void);

/// Catches the signals that become events.
void alertterm_catch_events(void);

/// Gives them back, then raises those that nobody was told of.
void alertterm_release_events(void);

/// Forgets what arrived before.
void alertterm_forget_events(void);

/// Stops the process with the host's dispositions of TSTP and CONT.
void alertterm_stop(void);

/// Whether a signal arrived that ends the program, and nobody was told of it.
int alertterm_is_ending(void);

/// Whether such a signal arrived, whoever was told of it.
int alertterm_has_ended(void);

/// Catches the signals after which only the last-resort restore can help; those that end the program
/// too, as far as the host leaves them to their defaults, where they are not events of ours.
void alertterm_catch_crashes(int ownsSignals);

/// Gives them back.
void alertterm_release_crashes(void);

/// Restores the terminal from a signal handler.
void alertterm_restore_last_resort(void);

#endif
