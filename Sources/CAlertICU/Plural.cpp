#include "CAlertICUPlural.h"

#include <memory>
#include <string>
#include <string_view>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>

namespace {

// The order of the header's bits and numbers.
constexpr std::string_view categoryNames[] = {"zero", "one", "two", "few", "many", "other"};
constexpr uint8_t other = 5;

uint8_t categoryNamed(const icu::UnicodeString &name) {
  std::string utf8;
  name.toUTF8String(utf8);
  for (uint8_t category = 0; category < other; ++category) {
    if (categoryNames[category] == utf8) return category;
  }
  return other;
}

std::unique_ptr<icu::PluralRules> rulesFor(const char *language, UPluralType type) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(language, status);
  std::unique_ptr<icu::PluralRules> rules(
      icu::PluralRules::forLocale(locale, type, status));
  return U_SUCCESS(status) ? std::move(rules) : nullptr;
}

UPluralType typeOf(int32_t ordinal) {
  return ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
}

}  // namespace

uint32_t alerticu_plural_categories(const char *language, int32_t ordinal) {
  uint32_t categories = 1u << other;
  auto rules = rulesFor(language, typeOf(ordinal));
  if (rules == nullptr) return categories;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::StringEnumeration> keywords(rules->getKeywords(status));
  if (U_FAILURE(status) || keywords == nullptr) return categories;
  while (const icu::UnicodeString *keyword = keywords->snext(status)) {
    categories |= 1u << categoryNamed(*keyword);
  }
  return categories;
}

void alerticu_select_plurals(const char *language, int32_t ordinal, const int32_t *numbers,
                             int32_t count, uint8_t *categories) {
  auto rules = rulesFor(language, typeOf(ordinal));
  for (int32_t i = 0; i < count; ++i) {
    categories[i] = rules == nullptr ? other : categoryNamed(rules->select(numbers[i]));
  }
}
