#include "CAlertICUText.h"

#include <memory>
#include <string>

#include <unicode/brkiter.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/ushape.h>

namespace {

// Format characters that print something before the digits they span (Unicode, chapter 9.2).
bool isPrependedMark(UChar32 c) { return u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK); }

// Making an iterator loads its rules, and asking again for the same language is the rule.
icu::BreakIterator *lineIterator(const char *locale) {
  thread_local std::string cachedLocale;
  thread_local std::unique_ptr<icu::BreakIterator> cached;
  if (!cached || cachedLocale != locale) {
    UErrorCode status = U_ZERO_ERROR;
    cached.reset(icu::BreakIterator::createLineInstance(icu::Locale(locale), status));
    if (U_FAILURE(status)) cached.reset();
    cachedLocale = locale;
  }
  return cached.get();
}

}  // namespace

int32_t alerticu_width(uint32_t codePoint) {
  const UChar32 c = static_cast<UChar32>(codePoint);
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
      return 0;
    case U_FORMAT_CHAR:
      return c == 0xAD || isPrependedMark(c) ? 1 : 0;
    default:
      break;
  }
  const int32_t syllable = u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE);
  if (syllable == U_HST_VOWEL_JAMO || syllable == U_HST_TRAILING_JAMO) return 0;
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return 2;
    case U_EA_AMBIGUOUS:
      return ALERTICU_AMBIGUOUS;
    default:
      return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION) &&
                     !u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR)
                 ? 2
                 : 1;
  }
}

int32_t alerticu_is_emoji(uint32_t codePoint) {
  return u_hasBinaryProperty(static_cast<UChar32>(codePoint), UCHAR_EMOJI);
}

int32_t alerticu_is_unshowable(uint32_t codePoint) {
  switch (u_charType(static_cast<UChar32>(codePoint))) {
    case U_CONTROL_CHAR:
    case U_SURROGATE:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
      return 1;
    default:
      return 0;
  }
}

int32_t alerticu_line_breaks(const char *locale, const uint16_t *text, int32_t length,
                             int32_t *offsets, int32_t capacity) {
  icu::BreakIterator *iterator = lineIterator(locale);
  if (!iterator) return -1;
  const icu::UnicodeString alias(false, reinterpret_cast<const char16_t *>(text), length);
  iterator->setText(alias);
  int32_t count = 0;
  iterator->first();
  for (int32_t end = iterator->next(); end != icu::BreakIterator::DONE; end = iterator->next()) {
    if (count < capacity) offsets[count] = end;
    count++;
  }
  return count;
}

int32_t alerticu_bidi_levels(const uint16_t *text, int32_t length, int32_t baseLevel,
                             uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return status;
  ubidi_setPara(bidi, reinterpret_cast<const UChar *>(text), length,
                static_cast<UBiDiLevel>(baseLevel), nullptr, &status);
  const UBiDiLevel *resolved = ubidi_getLevels(bidi, &status);
  if (U_SUCCESS(status))
    for (int32_t i = 0; i < length; i++) levels[i] = resolved[i];
  ubidi_close(bidi);
  return U_FAILURE(status) ? status : 0;
}

uint32_t alerticu_mirror(uint32_t codePoint) {
  return static_cast<uint32_t>(u_charMirror(static_cast<UChar32>(codePoint)));
}

int32_t alerticu_shape_arabic(const uint16_t *text, int32_t length, uint16_t *shaped,
                              int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t count = u_shapeArabic(
      reinterpret_cast<const UChar *>(text), length, reinterpret_cast<UChar *>(shaped), capacity,
      U_SHAPE_LETTERS_SHAPE | U_SHAPE_LENGTH_GROW_SHRINK | U_SHAPE_TEXT_DIRECTION_LOGICAL, &status);
  return U_FAILURE(status) ? -1 : count;
}
