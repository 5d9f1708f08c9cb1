#include "CAlertICUText.h"

#include <unicode/uchar.h>

int32_t alerticu_general_category(uint32_t codePoint) {
  return u_charType(static_cast<UChar32>(codePoint));
}
