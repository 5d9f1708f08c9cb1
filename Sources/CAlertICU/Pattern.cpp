#include "CAlertICUPattern.h"

#include "TextEncoding.h"

#include <unicode/uregex.h>

struct alerticu_pattern {
  URegularExpression *expression;
};

namespace {

// In ICU's units, of which each is about a millisecond: an expression that backtracks without end is
// given up before a person minds.
constexpr int32_t timeLimit = 200;

// Characters before a place in UTF-16.
int32_t column_of(const UChar *units, int32_t offset) { return u_countChar32(units, offset); }

}  // namespace

alerticu_pattern *alerticu_pattern_open(const uint8_t *pattern, int32_t length, int32_t *column) {
  *column = -1;
  UTF16Text utf16(pattern, length);
  if (!utf16.data()) return nullptr;
  UErrorCode status = U_ZERO_ERROR;
  UParseError place = {};
  // An empty expression is none for ICU; it matches what is empty.
  static const UChar empty[] = {'(', '?', ':', ')'};
  const UChar *source = utf16.size() == 0 ? empty : utf16.data();
  int32_t size = utf16.size() == 0 ? 4 : utf16.size();
  URegularExpression *expression = uregex_open(source, size, 0, &place, &status);
  if (U_FAILURE(status)) {
    if (place.line <= 1 && place.offset >= 0 && place.offset <= utf16.size())
      *column = column_of(utf16.data(), place.offset);
    return nullptr;
  }
  alerticu_pattern *result = new (std::nothrow) alerticu_pattern;
  if (result) result->expression = expression;
  else uregex_close(expression);
  return result;
}

int32_t alerticu_pattern_matches(
    const alerticu_pattern *pattern, const uint8_t *text, int32_t length) {
  UTF16Text utf16(text, length);
  if (!utf16.data()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  // Matching changes the object, which threads share.
  URegularExpression *expression = uregex_clone(pattern->expression, &status);
  // A copy does not inherit it.
  uregex_setTimeLimit(expression, timeLimit, &status);
  uregex_setText(expression, utf16.data(), utf16.size(), &status);
  UBool matches = uregex_matches(expression, -1, &status);
  uregex_close(expression);
  utf16.wipe();
  return U_FAILURE(status) ? -1 : matches;
}

void alerticu_pattern_close(alerticu_pattern *pattern) {
  uregex_close(pattern->expression);
  delete pattern;
}
