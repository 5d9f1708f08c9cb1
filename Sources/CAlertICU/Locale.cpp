#include "CAlertICULocale.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <unicode/listformatter.h>
#include <unicode/locid.h>
#include <unicode/numfmt.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

namespace {

int32_t copy(const std::string &text, char *result, int32_t capacity) {
  const int32_t length = static_cast<int32_t>(text.size());
  if (length >= capacity) return 0;
  std::memcpy(result, text.c_str(), text.size() + 1);
  return length;
}

int32_t copy(const icu::UnicodeString &text, uint16_t *result, int32_t capacity) {
  if (text.isBogus() || text.length() > capacity) return -1;
  text.extract(0, text.length(), reinterpret_cast<UChar *>(result));
  return text.length();
}

std::string toTag(const icu::Locale &locale) {
  UErrorCode status = U_ZERO_ERROR;
  const std::string tag = locale.toLanguageTag<std::string>(status);
  return U_FAILURE(status) ? std::string() : tag;
}

// The key of `children` that holds this locale, or nothing.
std::string parentOf(UResourceBundle *parents, const std::string &name) {
  UErrorCode status = U_ZERO_ERROR;
  ures_resetIterator(parents);
  UResourceBundle *row = nullptr;
  std::string found;
  while (found.empty() && ures_hasNext(parents)) {
    status = U_ZERO_ERROR;
    row = ures_getNextResource(parents, row, &status);
    if (U_FAILURE(status)) break;
    const int32_t count = ures_getType(row) == URES_ARRAY ? ures_getSize(row) : 1;
    for (int32_t i = 0; i < count && found.empty(); i++) {
      int32_t length = 0;
      status = U_ZERO_ERROR;
      const UChar *child = count == 1 && ures_getType(row) == URES_STRING
                               ? ures_getString(row, &length, &status)
                               : ures_getStringByIndex(row, i, &length, &status);
      if (U_FAILURE(status)) continue;
      std::string text;
      icu::UnicodeString(false, child, length).toUTF8String(text);
      if (text == name) found = ures_getKey(row);
    }
  }
  ures_close(row);
  return found;
}

}  // namespace

int32_t alerticu_canonical_tag(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  if (U_FAILURE(status) || locale.isBogus() || locale.getLanguage()[0] == '\0') return -1;
  locale.canonicalize(status);
  if (U_FAILURE(status)) return -1;
  return copy(toTag(locale), result, capacity);
}

int32_t alerticu_display_name(const char *tag, const char *language, uint16_t *result,
                              int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  const icu::Locale reader = icu::Locale::forLanguageTag(language, status);
  if (U_FAILURE(status)) return -1;
  icu::UnicodeString name;
  locale.getDisplayName(reader, name);
  return copy(name, result, capacity);
}

int32_t alerticu_explicit_parent(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  if (U_FAILURE(status)) return 0;
  UResourceBundle *data = ures_openDirect(nullptr, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", nullptr, &status);
  std::string parent;
  if (U_SUCCESS(status)) parent = parentOf(parents, locale.getName());
  ures_close(parents);
  ures_close(data);
  if (parent.empty()) return 0;
  return copy(parent == "root" ? "root" : toTag(icu::Locale(parent.c_str())), result, capacity);
}

int32_t alerticu_maximized_tag(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  locale.addLikelySubtags(status);
  return U_FAILURE(status) ? 0 : copy(toTag(locale), result, capacity);
}

int32_t alerticu_likely_script(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  locale.addLikelySubtags(status);
  return U_FAILURE(status) ? 0 : copy(locale.getScript(), result, capacity);
}

int32_t alerticu_is_right_to_left(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  return U_SUCCESS(status) && locale.isRightToLeft();
}

int32_t alerticu_nearest(const char *wish, const char *const *available, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  const std::string wanted = icu::Locale::forLanguageTag(wish, status).getName();
  std::vector<std::string> names;
  std::vector<const char *> pointers;
  for (int32_t i = 0; i < count; i++)
    names.push_back(icu::Locale::forLanguageTag(available[i], status).getName());
  if (U_FAILURE(status)) return -1;
  for (const std::string &name : names) pointers.push_back(name.c_str());
  UEnumeration *offered = uenum_openCharStringsEnumeration(pointers.data(), count, &status);
  const char *list[] = {wanted.c_str()};
  char chosen[ULOC_FULLNAME_CAPACITY];
  UAcceptResult outcome = ULOC_ACCEPT_FAILED;
  uloc_acceptLanguage(chosen, sizeof chosen, &outcome, list, 1, offered, &status);
  uenum_close(offered);
  if (U_FAILURE(status) || outcome == ULOC_ACCEPT_FAILED) return -1;
  for (int32_t i = 0; i < count; i++)
    if (names[i] == chosen) return i;
  return -1;
}

int32_t alerticu_format_integer(const char *locale, int64_t value, uint16_t *result,
                                int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale wanted = icu::Locale::forLanguageTag(locale, status);
  // The class that MessageFormat uses: the newer one groups fewer digits in some locales.
  const std::unique_ptr<icu::NumberFormat> format(icu::NumberFormat::createInstance(wanted, status));
  if (U_FAILURE(status)) return -1;
  icu::UnicodeString text;
  format->format(value, text);
  return copy(text, result, capacity);
}

int32_t alerticu_format_list(const char *locale, const uint16_t *texts, const int32_t *lengths,
                             int32_t count, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale wanted = icu::Locale::forLanguageTag(locale, status);
  const std::unique_ptr<icu::ListFormatter> formatter(
      icu::ListFormatter::createInstance(wanted, status));
  if (U_FAILURE(status)) return -1;
  std::vector<icu::UnicodeString> items;
  for (int32_t i = 0; i < count; texts += lengths[i++])
    items.emplace_back(false, reinterpret_cast<const UChar *>(texts), lengths[i]);
  icu::UnicodeString joined;
  formatter->format(items.data(), count, joined, status);
  return U_FAILURE(status) ? -1 : copy(joined, result, capacity);
}
