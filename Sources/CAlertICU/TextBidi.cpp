#include "CAlertICUText.h"

#include <unicode/ubidi.h>

#include <cstring>
#include <memory>

namespace {

struct Close {
  void operator()(UBiDi *bidi) const { ubidi_close(bidi); }
};

// One paragraph after another is resolved in the same memory.
thread_local std::unique_ptr<UBiDi, Close> paragraph;

}  // namespace

int32_t alerticu_bidi_levels(
    const uint16_t *text, int32_t length, uint8_t paragraph_level, uint8_t *levels) {
  if (length == 0) return paragraph_level == UBIDI_DEFAULT_LTR ? 0 : paragraph_level;
  if (!paragraph) paragraph.reset(ubidi_open());
  if (!paragraph) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(
      paragraph.get(), reinterpret_cast<const UChar *>(text), length, paragraph_level, nullptr,
      &status);
  const UBiDiLevel *found = ubidi_getLevels(paragraph.get(), &status);
  if (U_FAILURE(status)) return -1;
  std::memcpy(levels, found, static_cast<size_t>(length));
  return ubidi_getParaLevel(paragraph.get());
}
