#include "CAlertICUMessage.h"

#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include <unicode/bytestream.h>
#include <unicode/fmtable.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

struct alerticu_message {
  icu::MessageFormat format;
  std::vector<icu::UnicodeString> names;
  // Kept from one time to the next: making them anew costs more than filling them.
  std::vector<icu::Formattable> values;
};

namespace {

icu::UnicodeString fromUTF8(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
}

void set(icu::Formattable &target, const alerticu_value &value, const char *texts) {
  switch (value.kind) {
    case ALERTICU_INTEGER:
      target.setInt64(value.integer);
      break;
    case ALERTICU_NUMBER:
      target.setDouble(value.number);
      break;
    case ALERTICU_DATE:
      target.setDate(value.number);
      break;
    default:
      target.setString(fromUTF8(texts + value.textOffset, value.textLength));
  }
}

}  // namespace

alerticu_message *alerticu_message_open(const char *locale, const char *pattern, int32_t length,
                                        const char *names, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  const icu::Locale wanted = icu::Locale::forLanguageTag(locale, status);
  std::unique_ptr<alerticu_message> message(new (std::nothrow) alerticu_message{
      icu::MessageFormat(fromUTF8(pattern, length), wanted, where, status), {}, {}});
  if (U_FAILURE(status) || !message) return nullptr;
  for (int32_t i = 0; i < count; i++, names += std::strlen(names) + 1)
    message->names.push_back(icu::UnicodeString::fromUTF8(names));
  message->values.resize(message->names.size());
  return message.release();
}

void alerticu_message_close(alerticu_message *message) { delete message; }

int32_t alerticu_message_format(alerticu_message *message, const alerticu_value *values,
                                const char *texts, char *result, int32_t capacity) {
  const int32_t count = static_cast<int32_t>(message->names.size());
  for (int32_t i = 0; i < count; i++) set(message->values[i], values[i], texts);
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  message->format.format(message->names.data(), message->values.data(), count, text, status);
  // No text outlives its use here.
  for (int32_t i = 0; i < count; i++)
    if (values[i].kind == ALERTICU_TEXT) message->values[i].setLong(0);
  if (U_FAILURE(status)) return -1;
  icu::CheckedArrayByteSink sink(result, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}
