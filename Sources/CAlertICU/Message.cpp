#include "CAlertICUMessage.h"

#include <vector>

#include <unicode/fmtable.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

namespace {

icu::UnicodeString alias(const uint16_t *text, int32_t length) {
  return icu::UnicodeString(false, reinterpret_cast<const char16_t *>(text), length);
}

const alerticu_argument *find(const alerticu_argument *arguments, int32_t count,
                              const icu::UnicodeString &name) {
  for (int32_t i = 0; i < count; i++)
    if (name == icu::UnicodeString::fromUTF8(arguments[i].name)) return &arguments[i];
  return nullptr;
}

// Whether the argument that begins at part `i` must be a number: plural, selectordinal and choice
// by their type, `number` and the like by name.
bool wantsNumber(const icu::MessagePattern &pattern, int32_t i) {
  switch (pattern.getPart(i).getArgType()) {
    case UMSGPAT_ARG_TYPE_PLURAL:
    case UMSGPAT_ARG_TYPE_SELECTORDINAL:
    case UMSGPAT_ARG_TYPE_CHOICE:
      return true;
    case UMSGPAT_ARG_TYPE_SIMPLE:
      return pattern.getPart(i + 2).getType() == UMSGPAT_PART_TYPE_ARG_TYPE &&
             pattern.getSubstring(pattern.getPart(i + 2)) != icu::UnicodeString("list");
    default:
      return false;
  }
}

int32_t checkArguments(const icu::MessagePattern &pattern, const alerticu_argument *arguments,
                       int32_t count, int32_t *detail) {
  for (int32_t i = 0; i < pattern.countParts(); i++) {
    if (pattern.getPart(i).getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
    const icu::MessagePattern::Part &name = pattern.getPart(i + 1);
    *detail = name.getIndex();
    const alerticu_argument *given = find(arguments, count, pattern.getSubstring(name));
    if (!given) return ALERTICU_MISSING_ARGUMENT;
    if (wantsNumber(pattern, i) && given->kind == ALERTICU_TEXT) return ALERTICU_NOT_A_NUMBER;
    if (pattern.getPart(i).getArgType() == UMSGPAT_ARG_TYPE_SELECT && given->kind != ALERTICU_TEXT)
      return ALERTICU_NOT_A_TEXT;
  }
  return 0;
}

icu::Formattable value(const alerticu_argument &argument) {
  switch (argument.kind) {
    case ALERTICU_INTEGER:
      return icu::Formattable(argument.integer);
    case ALERTICU_NUMBER:
      return icu::Formattable(argument.number);
    default:
      return icu::Formattable(alias(argument.text, argument.textLength));
  }
}

}  // namespace

int32_t alerticu_check_pattern(const uint16_t *pattern, int32_t length, int32_t *detail) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  const icu::MessagePattern parsed(alias(pattern, length), &where, status);
  *detail = where.offset;
  return U_FAILURE(status) ? ALERTICU_BROKEN_PATTERN : 0;
}

int32_t alerticu_format_message(const char *locale, const uint16_t *pattern, int32_t length,
                                const alerticu_argument *arguments, int32_t count,
                                uint16_t *result, int32_t capacity, int32_t *detail) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  const icu::MessagePattern parsed(alias(pattern, length), &where, status);
  if (U_FAILURE(status)) {
    *detail = where.offset;
    return ALERTICU_BROKEN_PATTERN;
  }
  const int32_t mismatch = checkArguments(parsed, arguments, count, detail);
  if (mismatch != 0) return mismatch;
  const icu::MessageFormat format(alias(pattern, length), icu::Locale(locale), where, status);
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (int32_t i = 0; i < count; i++) {
    names.push_back(icu::UnicodeString::fromUTF8(arguments[i].name));
    values.push_back(value(arguments[i]));
  }
  icu::UnicodeString text;
  format.format(names.data(), values.data(), count, text, status);
  if (U_FAILURE(status)) return ALERTICU_FAILED;
  const int32_t stored = text.length() < capacity ? text.length() : capacity;
  text.extract(0, stored, reinterpret_cast<UChar *>(result));
  return text.length();
}
