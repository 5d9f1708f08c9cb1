#include "CAlertICUConvert.h"

#include <cstdlib>
#include <limits>
#include <memory>
#include <unicode/ucnv.h>
#include <unicode/utf8.h>
#include <unicode/utf16.h>

namespace {

struct CloseConverter {
  void operator()(UConverter *converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, CloseConverter>;

// A null or empty name would open the converter of the process's locale.
Converter openConverter(const char *charset) {
  UErrorCode status = U_ZERO_ERROR;
  if (charset[0] == '\0') return nullptr;
  Converter converter(ucnv_open(charset, &status));
  if (U_FAILURE(status)) return nullptr;
  // By default an invalid sequence becomes U+FFFD without a word.
  ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
  return U_SUCCESS(status) ? std::move(converter) : nullptr;
}

// UTF-8 that grows as text is added.
class Buffer {
public:
  Buffer() = default;
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  ~Buffer() { std::free(bytes); }

  bool reserve(int64_t more) {
    if (count + more <= capacity) return true;
    int64_t grown = (count + more) * 3 / 2;
    void *moved = std::realloc(bytes, static_cast<size_t>(grown));
    if (moved == nullptr) return false;
    bytes = static_cast<uint8_t *>(moved);
    capacity = grown;
    return true;
  }

  // A high surrogate at the end of `units` is kept for the next call.
  bool append(const UChar *units, int32_t length) {
    if (!reserve(3 * static_cast<int64_t>(length) + 4)) return false;
    for (int32_t i = 0; i < length; ++i) {
      UChar32 scalar = units[i];
      if (U16_IS_LEAD(scalar)) {
        lead = units[i];
        continue;
      }
      if (U16_IS_TRAIL(scalar) && lead != 0) scalar = U16_GET_SUPPLEMENTARY(lead, units[i]);
      lead = 0;
      U8_APPEND_UNSAFE(bytes, count, scalar);
    }
    return true;
  }

  uint8_t *release() {
    uint8_t *released = bytes;
    bytes = nullptr;
    return released;
  }

  uint8_t *bytes = nullptr;
  int64_t count = 0;

private:
  int64_t capacity = 0;
  UChar lead = 0;
};

}  // namespace

int32_t alerticu_knows_charset(const char *charset) { return openConverter(charset) != nullptr; }

alerticu_text alerticu_convert_to_utf8(const char *charset, const uint8_t *bytes, int64_t count) {
  alerticu_text none = {nullptr, 0, -1};
  Converter converter = openConverter(charset);
  Buffer buffer;
  if (converter == nullptr || !buffer.reserve(count + count / 2 + 16)) return none;

  const char *start = reinterpret_cast<const char *>(bytes);
  const char *source = start;
  const char *end = start + count;
  UChar units[4096];
  UErrorCode status;
  do {
    status = U_ZERO_ERROR;
    UChar *target = units;
    ucnv_toUnicode(converter.get(), &target, units + 4096, &source, end, nullptr, true, &status);
    if (!buffer.append(units, static_cast<int32_t>(target - units))) return none;
  } while (status == U_BUFFER_OVERFLOW_ERROR);
  if (U_FAILURE(status)) {
    // The source has moved past the sequence that stopped the converter.
    char invalid[32];
    int8_t length = sizeof invalid;
    UErrorCode ignored = U_ZERO_ERROR;
    ucnv_getInvalidChars(converter.get(), invalid, &length, &ignored);
    int64_t offset = source - start - (U_SUCCESS(ignored) ? length : 0);
    return {nullptr, 0, offset < 0 ? 0 : offset};
  }
  int64_t length = buffer.count;
  return {buffer.release(), length, -1};
}

void alerticu_free_text(alerticu_text text) { std::free(text.bytes); }
