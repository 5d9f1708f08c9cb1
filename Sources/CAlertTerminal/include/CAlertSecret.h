// Memory for what nobody else may read: it has a fixed place, is not swapped out or written into a
// core dump as far as the system lets one ask for that, and is zeroed before it is given back.
#ifndef CALERTSECRET_H
#define CALERTSECRET_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A region of zeros of at least that many bytes, and how many it has: whole pages. Null without
/// memory. Any thread may call it.
uint8_t *alertterm_secret_allocate(uint64_t least, uint64_t *capacity);

/// Zeroes a region and gives it back. A single page stays mapped for the next secret.
void alertterm_secret_free(uint8_t *region, uint64_t capacity);

/// Zeroes bytes, which no compiler takes for useless.
void alertterm_secret_wipe(void *bytes, uint64_t count);

/// Whether two regions of the same size hold the same, in a time that does not tell where they differ.
int32_t alertterm_secret_equal(const uint8_t *first, const uint8_t *second, uint64_t count);

/// From now on the process leaves no core dump, and other processes of the same person can't read its
/// memory (on Linux: PR_SET_DUMPABLE). For a program that asks for secrets, not for a library in one.
void alertterm_forbid_dumps(void);

#ifdef __cplusplus
}
#endif
#endif
