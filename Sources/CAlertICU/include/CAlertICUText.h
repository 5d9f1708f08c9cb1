// Characters, line breaks and directions. Text comes in as UTF-8 or UTF-16, positions are counted
// in its code units.
#ifndef CALERTICU_TEXT_H
#define CALERTICU_TEXT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What laying out text asks of a code point, as bits.
typedef uint16_t alerticu_trait_set;

enum {
  /// Columns of the code point alone: 0, 1 or 2.
  ALERTICU_TRAIT_WIDTH = 0x0003,
  /// The width is ambiguous (UAX #11): 1 or 2, as the terminal is set up.
  ALERTICU_TRAIT_AMBIGUOUS = 0x0004,
  /// Nonspacing or enclosing mark: stands on the character before it.
  ALERTICU_TRAIT_MARK = 0x0008,
  /// Nothing that follows belongs to the same grapheme cluster (UAX #29, GB4).
  ALERTICU_TRAIT_CONTROL = 0x0010,
  /// Terminals disagree on the width for a reason other than emoji: spacing marks, jamo, private
  /// use, not assigned.
  ALERTICU_TRAIT_UNCERTAIN = 0x0020,
  /// May change the order of a left-to-right line: R, AL, AN, or an explicit code (UAX #9).
  ALERTICU_TRAIT_BIDI = 0x0040,
  /// Extended_Pictographic (UAX #29, GB11).
  ALERTICU_TRAIT_PICTOGRAPH = 0x0080,
  /// Emoji (UTS #51).
  ALERTICU_TRAIT_EMOJI = 0x0100,
  /// Emoji_Presentation (UTS #51).
  ALERTICU_TRAIT_EMOJI_PRESENTATION = 0x0200,
  /// Emoji_Modifier (UTS #51).
  ALERTICU_TRAIT_MODIFIER = 0x0400,
  /// Emoji_Modifier_Base (UTS #51).
  ALERTICU_TRAIT_MODIFIER_BASE = 0x0800,
  /// Regional_Indicator (UTS #51).
  ALERTICU_TRAIT_REGIONAL = 0x1000,
  /// Not to be shown as it is: a control, a noncharacter, not assigned, or a format control that no
  /// script needs.
  ALERTICU_TRAIT_HIDDEN = 0x2000,
  /// A letter or a number of the Hangul script.
  ALERTICU_TRAIT_HANGUL = 0x4000,
  /// The traits have been looked up.
  ALERTICU_TRAIT_KNOWN = 0x8000,
};

/// The traits found so far; 0 where none were asked for yet. Zero pages cost no memory until used.
extern alerticu_trait_set alerticu_known_traits[0x110000];

/// The traits by ICU's database.
alerticu_trait_set alerticu_database_traits(uint32_t code_point);

/// The traits of a code point that most alerts hold, or by the database; remembered from then on.
alerticu_trait_set alerticu_look_up_traits(uint32_t code_point);

/// The traits of a code point up to U+10FFFF.
static inline alerticu_trait_set alerticu_traits(uint32_t code_point) {
  // Threads may look up the same code point; they store the same bits.
  alerticu_trait_set known = __atomic_load_n(&alerticu_known_traits[code_point], __ATOMIC_RELAXED);
  return known ? known : alerticu_look_up_traits(code_point);
}

/// Whether a code point is a letter or a number.
int32_t alerticu_is_alphanumeric(uint32_t code_point);

/// What a code point does to the direction of a line (UAX #9, bidirectional character types).
enum {
  ALERTICU_DIRECTION_NONE = 0,
  ALERTICU_DIRECTION_LEFT_TO_RIGHT = 1,
  ALERTICU_DIRECTION_RIGHT_TO_LEFT = 2,
  ALERTICU_DIRECTION_ARABIC_LETTER = 3,
  ALERTICU_DIRECTION_EUROPEAN_NUMBER = 4,
  ALERTICU_DIRECTION_ARABIC_NUMBER = 5,
};

/// The direction of a code point that is strong or a number.
int32_t alerticu_direction(uint32_t code_point);

/// The code point whose glyph is the mirror image, or the same one (UAX #9, L4).
uint32_t alerticu_mirrored(uint32_t code_point);

/// Fills `offsets`, which has room for `length`, with the places where a line may break, the end of
/// the text included (UAX #14). The result is their number, or -1 if ICU has no such rules.
int32_t alerticu_line_breaks(
  const uint8_t *text, int32_t length, const char *locale, int32_t *offsets);

/// Fills `ranges`, which has room for twice `length`, with the start and the end of each word (UAX
/// #29): what holds a letter, a number, a kana or an ideograph. The result is the number of words, or
/// -1 if ICU has no such rules.
int32_t alerticu_words(const uint8_t *text, int32_t length, int32_t *ranges);

/// How a letter joins its neighbours.
enum {
  ALERTICU_JOIN_NONE = 0,
  /// Joins the letter after it.
  ALERTICU_JOIN_FOLLOWING = 1,
  /// Joins the letter before it.
  ALERTICU_JOIN_PRECEDING = 2,
  ALERTICU_JOIN_BOTH = 3,
  /// Is not there for joining: a mark.
  ALERTICU_JOIN_TRANSPARENT = 4,
};

/// The joining behaviour of a code point (Unicode, section 9.2).
int32_t alerticu_joining(uint32_t code_point);

/// The presentation form of an Arabic letter that joins as said (`ALERTICU_JOIN_NONE` to `_BOTH`),
/// or the letter itself if there is no such form.
uint32_t alerticu_presentation_form(uint32_t code_point, int32_t joined);

/// Fills `levels`, which has room for `length`, with the level of each code point by UAX #9. The
/// paragraph level is 0, 1, or 254 for the first strong character's. The result is the number of code
/// points, or -1 if memory ran out.
int32_t alerticu_bidi_levels(
  const uint8_t *text, int32_t length, uint8_t paragraph_level, uint8_t *levels);

#ifdef __cplusplus
}
#endif
#endif
