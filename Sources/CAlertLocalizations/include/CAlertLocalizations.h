// The files of Localizations/ inside the library, one row a locale.
#ifndef CALERTLOCALIZATIONS_H
#define CALERTLOCALIZATIONS_H

#include <stddef.h>

/// One embedded localization file.
typedef struct {
  /// BCP 47 tag, for example "pt-BR".
  const char *locale;
  /// The file's bytes: ICU JSON in UTF-8.
  const unsigned char *bytes;
  size_t count;
} alert_localization;

/// The titles, hints and messages that the person answering sees. Sorted by locale.
alert_localization alert_titles_row(size_t index);
extern const size_t alert_titles_count;

/// The command's help and error texts. Sorted by locale.
alert_localization alert_command_texts_row(size_t index);
extern const size_t alert_command_texts_count;

#endif
