// Written by Scripts/embed-localizations from the files in Localizations: change those.
#include "CAlertLocalizations.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char titles_ar[] = {
#embed "../../Localizations/ar.json"
};
static const unsigned char titles_de[] = {
#embed "../../Localizations/de.json"
};
static const unsigned char titles_en[] = {
#embed "../../Localizations/en.json"
};
static const unsigned char titles_es[] = {
#embed "../../Localizations/es.json"
};
static const unsigned char titles_fr[] = {
#embed "../../Localizations/fr.json"
};
static const unsigned char titles_he[] = {
#embed "../../Localizations/he.json"
};
static const unsigned char titles_hi[] = {
#embed "../../Localizations/hi.json"
};
static const unsigned char titles_it[] = {
#embed "../../Localizations/it.json"
};
static const unsigned char titles_ja[] = {
#embed "../../Localizations/ja.json"
};
static const unsigned char titles_ko[] = {
#embed "../../Localizations/ko.json"
};
static const unsigned char titles_pt_BR[] = {
#embed "../../Localizations/pt-BR.json"
};
static const unsigned char titles_ru[] = {
#embed "../../Localizations/ru.json"
};
static const unsigned char titles_th[] = {
#embed "../../Localizations/th.json"
};
static const unsigned char titles_tr[] = {
#embed "../../Localizations/tr.json"
};
static const unsigned char titles_zh_Hans[] = {
#embed "../../Localizations/zh-Hans.json"
};
static const unsigned char titles_zh_Hant[] = {
#embed "../../Localizations/zh-Hant.json"
};

static const alert_localization alert_titles[] = {
    {"ar", titles_ar, sizeof titles_ar},
    {"de", titles_de, sizeof titles_de},
    {"en", titles_en, sizeof titles_en},
    {"es", titles_es, sizeof titles_es},
    {"fr", titles_fr, sizeof titles_fr},
    {"he", titles_he, sizeof titles_he},
    {"hi", titles_hi, sizeof titles_hi},
    {"it", titles_it, sizeof titles_it},
    {"ja", titles_ja, sizeof titles_ja},
    {"ko", titles_ko, sizeof titles_ko},
    {"pt-BR", titles_pt_BR, sizeof titles_pt_BR},
    {"ru", titles_ru, sizeof titles_ru},
    {"th", titles_th, sizeof titles_th},
    {"tr", titles_tr, sizeof titles_tr},
    {"zh-Hans", titles_zh_Hans, sizeof titles_zh_Hans},
    {"zh-Hant", titles_zh_Hant, sizeof titles_zh_Hant},
    {0, 0, 0},
};
const size_t alert_titles_count = sizeof alert_titles / sizeof alert_titles[0] - 1;
alert_localization alert_titles_row(size_t index) { return alert_titles[index]; }

static const unsigned char command_en[] = {
#embed "../../Localizations/Command/en.json"
};

static const alert_localization alert_command_texts[] = {
    {"en", command_en, sizeof command_en},
    {0, 0, 0},
};
const size_t alert_command_texts_count = sizeof alert_command_texts / sizeof alert_command_texts[0] - 1;
alert_localization alert_command_texts_row(size_t index) { return alert_command_texts[index]; }

