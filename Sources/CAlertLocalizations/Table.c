// Written by Scripts/embed-localizations from the files in Localizations: change those.
#include "CAlertLocalizations.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char titles_en[] = {
#embed "../../Localizations/en.json"
};

static const alert_localization alert_titles[] = {
    {"en", titles_en, sizeof titles_en},
    {0, 0, 0},
};
const size_t alert_titles_count = sizeof alert_titles / sizeof alert_titles[0] - 1;
alert_localization alert_titles_row(size_t index) { return alert_titles[index]; }


static const alert_localization alert_command_texts[] = {
    {0, 0, 0},
};
const size_t alert_command_texts_count = sizeof alert_command_texts / sizeof alert_command_texts[0] - 1;
alert_localization alert_command_texts_row(size_t index) { return alert_command_texts[index]; }

