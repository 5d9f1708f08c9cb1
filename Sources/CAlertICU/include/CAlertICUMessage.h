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
  ALERTICU_DATE = 3,
};

/// The value of an argument.
typedef struct {
  int32_t kind;
  /// For ALERTICU_TEXT: where it stands in a buffer of UTF-8.
  int32_t textOffset;
  int32_t textLength;
  /// For ALERTICU_INTEGER.
  int64_t integer;
  /// For ALERTICU_NUMBER, and for ALERTICU_DATE in milliseconds since 1970.
  double number;
} alerticu_value;

/// An ICU MessageFormat 1 pattern, made ready for a locale. Not to be used by two threads at once.
typedef struct alerticu_message alerticu_message;

/// Makes a pattern in UTF-8 ready for a locale, a BCP 47 tag. `names` are those of its arguments, each
/// ended by a zero byte. NULL where ICU refuses the pattern.
alerticu_message *alerticu_message_open(const char *locale, const char *pattern, int32_t length,
                                        const char *names, int32_t count);

/// Frees a pattern.
void alerticu_message_close(alerticu_message *message);

/// Formats a pattern with a value for each of the names. An argument that was not named prints its name,
/// so they must be checked before. Returns the length of the text in bytes of UTF-8, of which at most
/// `capacity` are stored, or -1.
int32_t alerticu_message_format(alerticu_message *message, const alerticu_value *values,
                                const char *texts, char *result, int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
