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

/// A named argument of a message pattern. Names and texts stand in one buffer of UTF-8.
typedef struct {
  int32_t kind;
  int32_t nameOffset;
  int32_t nameLength;
  /// For ALERTICU_TEXT.
  int32_t textOffset;
  int32_t textLength;
  /// For ALERTICU_INTEGER.
  int64_t integer;
  /// For ALERTICU_NUMBER, and for ALERTICU_DATE in milliseconds since 1970.
  double number;
} alerticu_argument;

/// An ICU MessageFormat 1 pattern, made ready for a locale. Not to be used by two threads at once.
typedef struct alerticu_message alerticu_message;

/// Makes a pattern in UTF-8 ready for a locale, a BCP 47 tag. NULL where ICU refuses it.
alerticu_message *alerticu_message_open(const char *locale, const char *pattern, int32_t length);

/// Frees a pattern.
void alerticu_message_close(alerticu_message *message);

/// Formats a pattern. A missing argument prints its name, so they must be checked before. Returns the
/// length of the text in bytes of UTF-8, of which at most `capacity` are stored, or -1.
int32_t alerticu_message_format(const alerticu_message *message, const alerticu_argument *arguments,
                                int32_t count, const char *buffer, char *result,
                                int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
