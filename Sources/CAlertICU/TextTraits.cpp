#include "CAlertICUText.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

alerticu_trait_set alerticu_known_traits[0x110000];

namespace {

// Latin letters, quotes, dashes and lines of a box: what most alerts are made of. The first question
// to ICU's database costs a twentieth of an alert's start, so these are not asked for.
alerticu_trait_set common_traits(uint32_t c) {
  constexpr alerticu_trait_set narrow = ALERTICU_TRAIT_KNOWN | 1;
  constexpr alerticu_trait_set ambiguous = narrow | ALERTICU_TRAIT_AMBIGUOUS;
  switch (c) {
    // Controls, and what emoji are made of, are left to the database.
    case 0x20 ... 0x22: case 0x24 ... 0x29: case 0x2B ... 0x2F: case 0x3A ... 0x7E:
      return narrow;
    case 0xA9: case 0xAD: case 0xAE:
      return 0;
    case 0xA1: case 0xA4: case 0xA7: case 0xA8: case 0xAA: case 0xB0 ... 0xB4: case 0xB6 ... 0xBA:
    case 0xBC ... 0xBF: case 0xC6: case 0xD0: case 0xD7: case 0xD8: case 0xDE ... 0xE1: case 0xE6:
    case 0xE8 ... 0xEA: case 0xEC: case 0xED: case 0xF0: case 0xF2: case 0xF3: case 0xF7 ... 0xFA:
    case 0xFC: case 0xFE:
      return ambiguous;
    case 0xA0: case 0xA2: case 0xA3: case 0xA5: case 0xA6: case 0xAB: case 0xAC: case 0xAF: case 0xB5:
    case 0xBB: case 0xC0 ... 0xC5: case 0xC7 ... 0xCF: case 0xD1 ... 0xD6: case 0xD9 ... 0xDD:
    case 0xE2 ... 0xE5: case 0xE7: case 0xEB: case 0xEE: case 0xEF: case 0xF1: case 0xF4 ... 0xF6:
    case 0xFB: case 0xFD: case 0xFF:
      return narrow;
    case 0x2013: case 0x2014: case 0x2018: case 0x2019: case 0x201C: case 0x201D: case 0x2022:
    case 0x2026: case 0x2500 ... 0x254B: case 0x2550 ... 0x2573:
      return ambiguous;
    case 0x201A: case 0x201E: case 0x2039: case 0x203A: case 0x254C ... 0x254F:
    case 0x2574 ... 0x257F:
      return narrow;
    default:
      return 0;
  }
}

alerticu_trait_set width(UChar32 c, int8_t category) {
  switch (category) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
      return 0;
    case U_FORMAT_CHAR:
      // A soft hyphen is drawn, and so are the signs that stand under Arabic numbers.
      return c == 0xAD || u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK);
  }
  switch (u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE)) {
    case U_HST_VOWEL_JAMO:
    case U_HST_TRAILING_JAMO:
      return 0;
  }
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_FULLWIDTH:
    case U_EA_WIDE:
      return 2;
    case U_EA_AMBIGUOUS:
      return 1 | ALERTICU_TRAIT_AMBIGUOUS;
  }
  // Places kept for emoji to come are wide once they are assigned.
  if (category == U_UNASSIGNED && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) return 2;
  return 1;
}

bool reorders(UChar32 c) {
  switch (u_charDirection(c)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_ARABIC_NUMBER:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_FIRST_STRONG_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
      return true;
    default:
      return false;
  }
}

// Spelling needs the joiners, the marks of direction, the places where words may and may not break,
// the signs that are seen, and the controls that belong to one script. The rest hides text.
bool spells(UChar32 c) {
  if (u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK)) return true;
  switch (c) {
    case 0x00AD: case 0x061C: case 0x200B: case 0x200C: case 0x200D: case 0x200E: case 0x200F:
    case 0x2060: case 0x2066: case 0x2067: case 0x2068: case 0x2069:
      return true;
  }
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(c, &status) > USCRIPT_INHERITED;
}

bool hidden(UChar32 c, int8_t category) {
  switch (category) {
    case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
    case U_SURROGATE:
      return true;
    case U_FORMAT_CHAR:
      return !spells(c);
    case U_UNASSIGNED:
      return !u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
    default:
      return false;
  }
}

// Emoji are symbols, and a few others. ICU loads a file of its own for their properties.
bool may_be_emoji(UChar32 c, int8_t category) {
  switch (category) {
    case U_OTHER_SYMBOL:
    case U_MODIFIER_SYMBOL:
    case U_MATH_SYMBOL:
    case U_UNASSIGNED:
      return true;
    default:
      return c < 0x80 || c == 0x203C || c == 0x2049 || c == 0x2139 || c == 0x3030;
  }
}

}  // namespace

alerticu_trait_set alerticu_database_traits(uint32_t code_point) {
  UChar32 c = static_cast<UChar32>(code_point);
  int8_t category = u_charType(c);
  alerticu_trait_set traits = ALERTICU_TRAIT_KNOWN | width(c, category);
  if (category == U_NON_SPACING_MARK || category == U_ENCLOSING_MARK) traits |= ALERTICU_TRAIT_MARK;
  int32_t cluster = u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK);
  switch (cluster) {
    case U_GCB_CONTROL:
    case U_GCB_CR:
    case U_GCB_LF:
      traits |= ALERTICU_TRAIT_CONTROL;
      break;
    case U_GCB_L:
    case U_GCB_V:
    case U_GCB_T:
      traits |= ALERTICU_TRAIT_UNCERTAIN;
      break;
  }
  switch (category) {
    case U_FORMAT_CHAR:
      // Those without width are not written, or never take a cell.
      if (traits & ALERTICU_TRAIT_WIDTH) traits |= ALERTICU_TRAIT_UNCERTAIN;
      break;
    case U_COMBINING_SPACING_MARK:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
      traits |= ALERTICU_TRAIT_UNCERTAIN;
      break;
  }
  if (reorders(c)) traits |= ALERTICU_TRAIT_BIDI;
  if (may_be_emoji(c, category)) {
    if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) traits |= ALERTICU_TRAIT_PICTOGRAPH;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI)) traits |= ALERTICU_TRAIT_EMOJI;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION))
      traits |= ALERTICU_TRAIT_EMOJI_PRESENTATION;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) traits |= ALERTICU_TRAIT_MODIFIER;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER_BASE)) traits |= ALERTICU_TRAIT_MODIFIER_BASE;
  }
  if (cluster == U_GCB_REGIONAL_INDICATOR) traits |= ALERTICU_TRAIT_REGIONAL;
  if (hidden(c, category)) traits |= ALERTICU_TRAIT_HIDDEN;
  UErrorCode status = U_ZERO_ERROR;
  if (u_isalnum(c) && uscript_getScript(c, &status) == USCRIPT_HANGUL)
    traits |= ALERTICU_TRAIT_HANGUL;
  return traits;
}

alerticu_trait_set alerticu_look_up_traits(uint32_t code_point) {
  alerticu_trait_set traits = common_traits(code_point);
  if (!traits) traits = alerticu_database_traits(code_point);
  __atomic_store_n(&alerticu_known_traits[code_point], traits, __ATOMIC_RELAXED);
  return traits;
}

int32_t alerticu_is_alphanumeric(uint32_t code_point) {
  return u_isalnum(static_cast<UChar32>(code_point));
}

int32_t alerticu_direction(uint32_t code_point) {
  switch (u_charDirection(static_cast<UChar32>(code_point))) {
    case U_LEFT_TO_RIGHT: return ALERTICU_DIRECTION_LEFT_TO_RIGHT;
    case U_RIGHT_TO_LEFT: return ALERTICU_DIRECTION_RIGHT_TO_LEFT;
    case U_RIGHT_TO_LEFT_ARABIC: return ALERTICU_DIRECTION_ARABIC_LETTER;
    case U_EUROPEAN_NUMBER: return ALERTICU_DIRECTION_EUROPEAN_NUMBER;
    case U_ARABIC_NUMBER: return ALERTICU_DIRECTION_ARABIC_NUMBER;
    default: return ALERTICU_DIRECTION_NONE;
  }
}

uint32_t alerticu_mirrored(uint32_t code_point) {
  return static_cast<uint32_t>(u_charMirror(static_cast<UChar32>(code_point)));
}
