#include "CAlertICUMessage.h"

#include <memory>
#include <new>

#include <unicode/bytestream.h>
#include <unicode/fmtable.h>
#include <unicode/localpointer.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

struct alerticu_message {
  icu::MessageFormat format;
};

namespace {

icu::UnicodeString fromUTF8(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
}

icu::Formattable value(const alerticu_argument &argument, const char *buffer) {
  switch (argument.kind) {
    case ALERTICU_INTEGER:
      return icu::Formattable(argument.integer);
    case ALERTICU_NUMBER:
      return icu::Formattable(argument.number);
    case ALERTICU_DATE:
      return icu::Formattable(argument.number, icu::Formattable::kIsDate);
    default:
      return icu::Formattable(fromUTF8(buffer + argument.textOffset, argument.textLength));
  }
}

}  // namespace

alerticu_message *alerticu_message_open(const char *locale, const char *pattern, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  const icu::Locale wanted = icu::Locale::forLanguageTag(locale, status);
  std::unique_ptr<alerticu_message> message(new (std::nothrow) alerticu_message{
      icu::MessageFormat(fromUTF8(pattern, length), wanted, where, status)});
  return U_FAILURE(status) ? nullptr : message.release();
}

void alerticu_message_close(alerticu_message *message) { delete message; }

int32_t alerticu_message_format(const alerticu_message *message, const alerticu_argument *arguments,
                                int32_t count, const char *buffer, char *result,
                                int32_t capacity) {
  icu::LocalArray<icu::UnicodeString> names(new icu::UnicodeString[count]);
  icu::LocalArray<icu::Formattable> values(new icu::Formattable[count]);
  if (names.isNull() || values.isNull()) return -1;
  for (int32_t i = 0; i < count; i++) {
    names[i] = fromUTF8(buffer + arguments[i].nameOffset, arguments[i].nameLength);
    values[i] = value(arguments[i], buffer);
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  message->format.format(names.getAlias(), values.getAlias(), count, text, status);
  if (U_FAILURE(status)) return -1;
  icu::CheckedArrayByteSink sink(result, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}
