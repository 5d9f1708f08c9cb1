#include "CAlertICUText.h"

#include "TextEncoding.h"

#include <unicode/ubrk.h>

#include <cstring>

namespace {

// Opening an iterator costs some hundred times as much as breaking a line, and one iterator can't
// serve two threads: each thread keeps the last few.
class Iterators {
 public:
  ~Iterators() {
    for (Entry &entry : entries) {
      if (entry.iterator) ubrk_close(entry.iterator);
    }
  }

  UBreakIterator *find(UBreakIteratorType type, const char *locale) {
    for (Entry &entry : entries) {
      if (entry.iterator && entry.type == type && std::strcmp(entry.locale, locale) == 0)
        return entry.iterator;
    }
    if (std::strlen(locale) >= sizeof entries[0].locale) return nullptr;
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *opened = ubrk_open(type, locale, nullptr, 0, &status);
    if (U_FAILURE(status)) return nullptr;
    Entry &entry = entries[oldest];
    oldest = (oldest + 1) % count;
    if (entry.iterator) ubrk_close(entry.iterator);
    std::strcpy(entry.locale, locale);
    entry.type = type;
    entry.iterator = opened;
    return opened;
  }

 private:
  // An alert speaks one language; Japanese takes two iterators.
  static constexpr int count = 4;
  struct Entry {
    char locale[64];
    UBreakIteratorType type;
    UBreakIterator *iterator;
  };
  Entry entries[count] = {};
  int oldest = 0;
};

thread_local Iterators iterators;

// Turns ascending offsets in UTF-16 into offsets in UTF-8.
class ByteOffsets {
 public:
  explicit ByteOffsets(const uint8_t *text) : text(text) {}

  int32_t at(int32_t target) {
    while (unit < target) {
      uint8_t lead = text[byte];
      unit += utf16_width(lead);
      byte += utf8_width(lead);
    }
    return byte;
  }

 private:
  const uint8_t *text;
  int32_t byte = 0;
  int32_t unit = 0;
};

}  // namespace

int32_t alerticu_line_breaks(
    const uint8_t *text, int32_t length, const char *locale, int32_t *offsets) {
  UBreakIterator *iterator = iterators.find(UBRK_LINE, locale);
  UTF16Text utf16(text, length);
  if (!iterator || !utf16.data()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, utf16.data(), utf16.size(), &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  ByteOffsets bytes(text);
  for (int32_t next = ubrk_next(iterator); next != UBRK_DONE; next = ubrk_next(iterator)) {
    offsets[count++] = bytes.at(next);
  }
  // The iterator outlives this text.
  ubrk_setText(iterator, nullptr, 0, &status);
  return count;
}

int32_t alerticu_words(const uint8_t *text, int32_t length, int32_t *ranges) {
  UBreakIterator *iterator = iterators.find(UBRK_WORD, "");
  UTF16Text utf16(text, length);
  if (!iterator || !utf16.data()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, utf16.data(), utf16.size(), &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  int32_t start = 0;
  ByteOffsets bytes(text);
  for (int32_t next = ubrk_next(iterator); next != UBRK_DONE; next = ubrk_next(iterator)) {
    if (ubrk_getRuleStatus(iterator) >= UBRK_WORD_NONE_LIMIT) {
      ranges[2 * count] = bytes.at(start);
      ranges[2 * count + 1] = bytes.at(next);
      count++;
    }
    start = next;
  }
  ubrk_setText(iterator, nullptr, 0, &status);
  return count;
}
