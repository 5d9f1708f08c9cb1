#include "CAlertICUText.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

alerticu_trait_set alerticu_known_traits[0x110000];

namespace {

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

}  // namespace

alerticu_trait_set alerticu_look_up_traits(uint32_t code_point) {
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
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) traits |= ALERTICU_TRAIT_PICTOGRAPH;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) traits |= ALERTICU_TRAIT_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION))
    traits |= ALERTICU_TRAIT_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) traits |= ALERTICU_TRAIT_MODIFIER;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER_BASE)) traits |= ALERTICU_TRAIT_MODIFIER_BASE;
  if (cluster == U_GCB_REGIONAL_INDICATOR) traits |= ALERTICU_TRAIT_REGIONAL;
  if (hidden(c, category)) traits |= ALERTICU_TRAIT_HIDDEN;
  UErrorCode status = U_ZERO_ERROR;
  if (u_isalnum(c) && uscript_getScript(c, &status) == USCRIPT_HANGUL)
    traits |= ALERTICU_TRAIT_HANGUL;
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
