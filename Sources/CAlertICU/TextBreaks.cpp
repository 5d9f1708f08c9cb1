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

  UBreakIterator *find(const char *locale) {
    for (Entry &entry : entries) {
      if (entry.iterator && std::strcmp(entry.locale, locale) == 0) return entry.iterator;
    }
    if (std::strlen(locale) >= sizeof entries[0].locale) return nullptr;
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *opened = ubrk_open(UBRK_LINE, locale, nullptr, 0, &status);
    if (U_FAILURE(status)) return nullptr;
    Entry &entry = entries[oldest];
    oldest = (oldest + 1) % count;
    if (entry.iterator) ubrk_close(entry.iterator);
    std::strcpy(entry.locale, locale);
    entry.iterator = opened;
    return opened;
  }

 private:
  // An alert speaks one language; Japanese takes two iterators.
  static constexpr int count = 4;
  struct Entry {
    char locale[64];
    UBreakIterator *iterator;
  };
  Entry entries[count] = {};
  int oldest = 0;
};

thread_local Iterators iterators;

}  // namespace

int32_t alerticu_line_breaks(
    const uint8_t *text, int32_t length, const char *locale, int32_t *offsets) {
  UBreakIterator *iterator = iterators.find(locale);
  UTF16Text utf16(text, length);
  if (!iterator || !utf16.data()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, utf16.data(), utf16.size(), &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  int32_t byte = 0;
  int32_t unit = 0;
  for (int32_t next = ubrk_next(iterator); next != UBRK_DONE; next = ubrk_next(iterator)) {
    while (unit < next) {
      uint8_t lead = text[byte];
      unit += utf16_width(lead);
      byte += utf8_width(lead);
    }
    offsets[count++] = byte;
  }
  // The iterator outlives this text.
  ubrk_setText(iterator, nullptr, 0, &status);
  return count;
}
