// UTF-8 as UTF-16, which ICU's algorithms are fastest on.
#ifndef CALERTICU_TEXT_ENCODING_H
#define CALERTICU_TEXT_ENCODING_H

#include <unicode/ustring.h>

#include <cstdint>
#include <memory>
#include <new>

// The UTF-16 of a text, as long as this lives.
class UTF16Text {
 public:
  UTF16Text(const uint8_t *text, int32_t length)
      : units(length <= capacity ? room : nullptr) {
    if (!units) {
      heap.reset(new (std::nothrow) UChar[static_cast<size_t>(length)]);
      units = heap.get();
      if (!units) return;
    }
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(
        units, length, &count, reinterpret_cast<const char *>(text), length, &status);
    if (U_FAILURE(status)) units = nullptr;
  }

  // Null if there was no memory or the text is no UTF-8.
  const UChar *data() const { return units; }
  int32_t size() const { return count; }

  // Zeroes the copy, which may be of a secret.
  void wipe() {
    volatile UChar *unit = units;
    for (int32_t i = 0; i < count; i++) unit[i] = 0;
  }

 private:
  // A few lines of an alert need no allocation.
  static constexpr int32_t capacity = 1024;
  UChar room[capacity];
  std::unique_ptr<UChar[]> heap;
  UChar *units;
  int32_t count = 0;
};

// UTF-16 units of the code point that begins with that byte of UTF-8.
inline int32_t utf16_width(uint8_t lead) { return lead >= 0xF0 ? 2 : 1; }

// Bytes of the code point that begins with that byte of UTF-8.
inline int32_t utf8_width(uint8_t lead) {
  return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

#endif
