#ifndef CALERTICU_TEXT_H
#define CALERTICU_TEXT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The general category of a code point, as ICU's `UCharCategory` numbers it.
int32_t alerticu_general_category(uint32_t codePoint);

#ifdef __cplusplus
}
#endif
#endif
