#ifndef CALERTICU_CONVERT_H
#define CALERTICU_CONVERT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Text that was converted to UTF-8, or why it could not be.
typedef struct {
  /// The text, to be given back with `alerticu_free_text`; null if it could not be converted.
  uint8_t *_Nullable bytes;
  /// The count of bytes.
  int64_t count;
  /// Where the first sequence of bytes stands that means nothing in the character set; -1 if all
  /// are sound, or if the set is unknown.
  int64_t invalidOffset;
} alerticu_text;

/// Whether ICU has a converter for a character set, by its name or an alias of it (EUC-KR, CP932).
int32_t alerticu_knows_charset(const char *_Nonnull charset);

/// Converts text in a character set to UTF-8 (`ucnv_toUnicode`).
alerticu_text alerticu_convert_to_utf8(const char *_Nonnull charset, const uint8_t *_Nonnull bytes,
                                       int64_t count);

/// Gives back the bytes of a text.
void alerticu_free_text(alerticu_text text);

#ifdef __cplusplus
}
#endif
#endif
