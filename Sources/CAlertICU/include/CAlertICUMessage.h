#ifndef CALERTICU_MESSAGE_H
#define CALERTICU_MESSAGE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  ALERTICU_TEXT = 0,
  ALERTICU_INTEGER = 1,
  ALERTICU_NUMBER = 2,
};

/// A named argument of a message pattern.
typedef struct {
  const char *name;
  int32_t kind;
  /// UTF-16, for ALERTICU_TEXT.
  const uint16_t *text;
  int32_t textLength;
  int64_t integer;
  double number;
} alerticu_argument;

enum {
  /// The pattern is no ICU MessageFormat; `detail` is the offset in UTF-16 units.
  ALERTICU_BROKEN_PATTERN = -1,
  /// The pattern names an argument that was not given; `detail` is the offset of its name.
  ALERTICU_MISSING_ARGUMENT = -2,
  /// A number is needed and a text was given; `detail` is the offset of the name.
  ALERTICU_NOT_A_NUMBER = -3,
  /// A text is needed and a number was given; `detail` is the offset of the name.
  ALERTICU_NOT_A_TEXT = -4,
  /// ICU failed.
  ALERTICU_FAILED = -5,
};

/// Formats an ICU MessageFormat 1 pattern in a locale. Arguments are checked first, as ICU itself
/// prints the name of a missing one and reports success. Returns the length in UTF-16 units, of which
/// at most `capacity` are stored, or an error of the list above.
int32_t alerticu_format_message(const char *locale, const uint16_t *pattern, int32_t length,
                                const alerticu_argument *arguments, int32_t count,
                                uint16_t *result, int32_t capacity, int32_t *detail);

/// Checks a pattern without formatting it. Returns 0 or ALERTICU_BROKEN_PATTERN.
int32_t alerticu_check_pattern(const uint16_t *pattern, int32_t length, int32_t *detail);

#ifdef __cplusplus
}
#endif
#endif
