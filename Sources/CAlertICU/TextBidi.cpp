#include "CAlertICUText.h"

#include "TextEncoding.h"

#include <unicode/ubidi.h>

#include <memory>

namespace {

struct Close {
  void operator()(UBiDi *bidi) const { ubidi_close(bidi); }
};

// One paragraph after another is resolved in the same memory.
thread_local std::unique_ptr<UBiDi, Close> paragraph;

}  // namespace

int32_t alerticu_bidi_levels(
    const uint8_t *text, int32_t length, uint8_t paragraph_level, uint8_t *levels) {
  if (length == 0) return 0;
  if (!paragraph) paragraph.reset(ubidi_open());
  UTF16Text utf16(text, length);
  if (!paragraph || !utf16.data()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(
      paragraph.get(), utf16.data(), utf16.size(), paragraph_level, nullptr, &status);
  const UBiDiLevel *found = ubidi_getLevels(paragraph.get(), &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  int32_t unit = 0;
  for (int32_t byte = 0; byte < length; byte += utf8_width(text[byte])) {
    levels[count++] = found[unit];
    unit += utf16_width(text[byte]);
  }
  return count;
}
