#ifndef CALERTICU_PLURAL_H
#define CALERTICU_PLURAL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The plural categories that a language has for cardinal or ordinal numbers, as a set of bits: 1 zero,
/// 2 one, 4 two, 8 few, 16 many, 32 other (`icu::PluralRules`). A language that ICU lacks has only
/// other.
uint32_t alerticu_plural_categories(const char *_Nonnull language, int32_t ordinal);

/// Writes the category of each number: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
void alerticu_select_plurals(const char *_Nonnull language, int32_t ordinal,
                             const int32_t *_Nonnull numbers, int32_t count,
                             uint8_t *_Nonnull categories);

#ifdef __cplusplus
}
#endif
#endif
