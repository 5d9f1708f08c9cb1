#include "CAlertICUText.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>

namespace {

// The four forms of each letter from U+0600 on, read from the compatibility decompositions of the
// two blocks of presentation forms.
class Forms {
 public:
  static constexpr uint32_t first = 0x600;
  static constexpr uint32_t last = 0x6FF;
  uint16_t forms[last - first + 1][4] = {};

  Forms() {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFKCInstance(&status);
    if (U_FAILURE(status)) return;
    read(normalizer, 0xFB50, 0xFDFF);
    read(normalizer, 0xFE70, 0xFEFC);
  }

 private:
  void read(const UNormalizer2 *normalizer, UChar32 from, UChar32 to) {
    for (UChar32 c = from; c <= to; c++) {
      int joined = 0;
      switch (u_getIntPropertyValue(c, UCHAR_DECOMPOSITION_TYPE)) {
        case U_DT_ISOLATED: joined = ALERTICU_JOIN_NONE; break;
        case U_DT_INITIAL: joined = ALERTICU_JOIN_FOLLOWING; break;
        case U_DT_FINAL: joined = ALERTICU_JOIN_PRECEDING; break;
        case U_DT_MEDIAL: joined = ALERTICU_JOIN_BOTH; break;
        default: continue;
      }
      UChar letter[4];
      UErrorCode status = U_ZERO_ERROR;
      int32_t length = unorm2_getRawDecomposition(normalizer, c, letter, 4, &status);
      // A ligature has two letters: it would take one cell where the text has two.
      if (U_FAILURE(status) || length != 1 || letter[0] < first || letter[0] > last) continue;
      forms[letter[0] - first][joined] = static_cast<uint16_t>(c);
    }
  }
};

}  // namespace

int32_t alerticu_joining(uint32_t code_point) {
  switch (u_getIntPropertyValue(static_cast<UChar32>(code_point), UCHAR_JOINING_TYPE)) {
    case U_JT_DUAL_JOINING:
    case U_JT_JOIN_CAUSING:
      return ALERTICU_JOIN_BOTH;
    case U_JT_LEFT_JOINING: return ALERTICU_JOIN_FOLLOWING;
    case U_JT_RIGHT_JOINING: return ALERTICU_JOIN_PRECEDING;
    case U_JT_TRANSPARENT: return ALERTICU_JOIN_TRANSPARENT;
    default: return ALERTICU_JOIN_NONE;
  }
}

uint32_t alerticu_presentation_form(uint32_t code_point, int32_t joined) {
  static const Forms table;
  if (code_point < Forms::first || code_point > Forms::last) return code_point;
  uint16_t form = table.forms[code_point - Forms::first][joined & ALERTICU_JOIN_BOTH];
  return form ? form : code_point;
}
