#ifndef CALERTICU_TEXT_H
#define CALERTICU_TEXT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  /// Columns of a code point whose width depends on the terminal (UAX #11, Ambiguous).
  ALERTICU_AMBIGUOUS = 3,
};

/// Columns of one code point: 0, 1, 2 or ALERTICU_AMBIGUOUS.
int32_t alerticu_width(uint32_t codePoint);

/// Whether the code point has the property Emoji (UTS #51).
int32_t alerticu_is_emoji(uint32_t codePoint);

/// Whether a person can see nothing of the code point, or nothing is assigned to it: controls,
/// surrogates, private use, unassigned.
int32_t alerticu_is_unshowable(uint32_t codePoint);

/// Where lines may break (UAX #14), in UTF-16 units, without 0. `locale` is an ICU locale, with
/// keywords as `ja@lw=phrase`. Returns their number, of which at most `capacity` are stored; -1 if
/// there are no rules for the locale.
int32_t alerticu_line_breaks(const char *locale, const uint16_t *text, int32_t length,
                             int32_t *offsets, int32_t capacity);

/// The resolved embedding level of each UTF-16 unit (UAX #9) in a paragraph of base level 0 or 1,
/// trailing white space reset (rule L1). Returns 0, or ICU's error.
int32_t alerticu_bidi_levels(const uint16_t *text, int32_t length, int32_t baseLevel,
                             uint8_t *levels);

/// The mirrored form of a bracket; the code point itself where there is none.
uint32_t alerticu_mirror(uint32_t codePoint);

/// Arabic letters in logical order to their presentation forms. Lam and alef become one letter, so
/// the result may be shorter. Returns its length, or -1.
int32_t alerticu_shape_arabic(const uint16_t *text, int32_t length, uint16_t *shaped,
                              int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
