// Regular expressions, as ICU knows them.
#ifndef CALERTICU_PATTERN_H
#define CALERTICU_PATTERN_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct alerticu_pattern alerticu_pattern;

/// Compiles a regular expression. Null where it is none; `column` then says how many
/// characters were read, or is -1 where that can't be said.
alerticu_pattern *alerticu_pattern_open(const uint8_t *pattern, int32_t length, int32_t *column);

/// Whether the whole text matches: 1 or 0; -1 where finding that out takes too much time or memory.
/// No copy of the text is left in memory. Any thread may call it.
int32_t alerticu_pattern_matches(
    const alerticu_pattern *pattern, const uint8_t *text, int32_t length);

void alerticu_pattern_close(alerticu_pattern *pattern);

#ifdef __cplusplus
}
#endif
#endif
