// Written by Scripts/embed-localizations from the files in Localizations: change those.
#include "CAlertLocalizations.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char titles_ar[] = {
#embed "../../Localizations/ar.json"
};
static const unsigned char titles_de[] = {
#embed "../../Localizations/de.json"
};
static const unsigned char titles_el[] = {
#embed "../../Localizations/el.json"
};
static const unsigned char titles_en_GB[] = {
#embed "../../Localizations/en-GB.json"
};
static const unsigned char titles_en[] = {
#embed "../../Localizations/en.json"
};
static const unsigned char titles_es[] = {
#embed "../../Localizations/es.json"
};
static const unsigned char titles_fa[] = {
#embed "../../Localizations/fa.json"
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
static const unsigned char titles_nl[] = {
#embed "../../Localizations/nl.json"
};
static const unsigned char titles_pl[] = {
#embed "../../Localizations/pl.json"
};
static const unsigned char titles_pt_BR[] = {
#embed "../../Localizations/pt-BR.json"
};
static const unsigned char titles_ru[] = {
#embed "../../Localizations/ru.json"
};
static const unsigned char titles_sv[] = {
#embed "../../Localizations/sv.json"
};
static const unsigned char titles_th[] = {
#embed "../../Localizations/th.json"
};
static const unsigned char titles_tr[] = {
#embed "../../Localizations/tr.json"
};
static const unsigned char titles_uk[] = {
#embed "../../Localizations/uk.json"
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
    {"el", titles_el, sizeof titles_el},
    {"en-GB", titles_en_GB, sizeof titles_en_GB},
    {"en", titles_en, sizeof titles_en},
    {"es", titles_es, sizeof titles_es},
    {"fa", titles_fa, sizeof titles_fa},
    {"fr", titles_fr, sizeof titles_fr},
    {"he", titles_he, sizeof titles_he},
    {"hi", titles_hi, sizeof titles_hi},
    {"it", titles_it, sizeof titles_it},
    {"ja", titles_ja, sizeof titles_ja},
    {"ko", titles_ko, sizeof titles_ko},
    {"nl", titles_nl, sizeof titles_nl},
    {"pl", titles_pl, sizeof titles_pl},
    {"pt-BR", titles_pt_BR, sizeof titles_pt_BR},
    {"ru", titles_ru, sizeof titles_ru},
    {"sv", titles_sv, sizeof titles_sv},
    {"th", titles_th, sizeof titles_th},
    {"tr", titles_tr, sizeof titles_tr},
    {"uk", titles_uk, sizeof titles_uk},
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

