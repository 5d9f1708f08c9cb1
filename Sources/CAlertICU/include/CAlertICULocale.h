#ifndef CALERTICU_LOCALE_H
#define CALERTICU_LOCALE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A tag in its canonical form: `iw` is `he`, `no_BOK` … as CLDR's aliases say. Writes BCP 47 and
/// returns its length, or -1 where the tag is none.
int32_t alerticu_canonical_tag(const char *tag, char *result, int32_t capacity);

/// The name of a tag in another language, in UTF-16. Returns its length, or -1.
int32_t alerticu_display_name(const char *tag, const char *language, uint16_t *result,
                              int32_t capacity);

/// The parent of a locale in CLDR, where it has one that is not its truncation: `es-419` of `es-MX`.
/// Writes BCP 47 and returns its length; 0 where there is none.
int32_t alerticu_explicit_parent(const char *tag, char *result, int32_t capacity);

/// A tag with its likely language, script and region. Returns its length, 0 where it is not known.
int32_t alerticu_maximized_tag(const char *tag, char *result, int32_t capacity);

/// The likely script of a tag, as `Hant` of `zh-TW`. Returns its length, 0 where it is not known.
int32_t alerticu_likely_script(const char *tag, char *result, int32_t capacity);

/// Whether the tag's script is written from right to left.
int32_t alerticu_is_right_to_left(const char *tag);

/// The nearest of the available tags to a wish (ICU's LocaleMatcher); -1 where none is near.
int32_t alerticu_nearest(const char *wish, const char *const *available, int32_t count);

/// A whole number in the locale's digits and grouping, in UTF-16. Returns its length, or -1.
int32_t alerticu_format_integer(const char *locale, int64_t value, uint16_t *result,
                                int32_t capacity);

/// Texts joined as the locale joins the members of a list, in UTF-16. They stand behind each other in
/// `texts`. Returns the length, or -1.
int32_t alerticu_format_list(const char *locale, const uint16_t *texts, const int32_t *lengths,
                             int32_t count, uint16_t *result, int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
