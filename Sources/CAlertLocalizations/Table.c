// Written by Scripts/embed-localizations from the files in Localizations: change those.
#include "CAlertLocalizations.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char titles_af[] = {
#embed "../../Localizations/af.json"
};
static const unsigned char titles_am[] = {
#embed "../../Localizations/am.json"
};
static const unsigned char titles_ar[] = {
#embed "../../Localizations/ar.json"
};
static const unsigned char titles_ast[] = {
#embed "../../Localizations/ast.json"
};
static const unsigned char titles_az[] = {
#embed "../../Localizations/az.json"
};
static const unsigned char titles_be[] = {
#embed "../../Localizations/be.json"
};
static const unsigned char titles_bg[] = {
#embed "../../Localizations/bg.json"
};
static const unsigned char titles_bn[] = {
#embed "../../Localizations/bn.json"
};
static const unsigned char titles_br[] = {
#embed "../../Localizations/br.json"
};
static const unsigned char titles_bs[] = {
#embed "../../Localizations/bs.json"
};
static const unsigned char titles_ca[] = {
#embed "../../Localizations/ca.json"
};
static const unsigned char titles_cs[] = {
#embed "../../Localizations/cs.json"
};
static const unsigned char titles_cy[] = {
#embed "../../Localizations/cy.json"
};
static const unsigned char titles_da[] = {
#embed "../../Localizations/da.json"
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
static const unsigned char titles_eo[] = {
#embed "../../Localizations/eo.json"
};
static const unsigned char titles_es[] = {
#embed "../../Localizations/es.json"
};
static const unsigned char titles_et[] = {
#embed "../../Localizations/et.json"
};
static const unsigned char titles_eu[] = {
#embed "../../Localizations/eu.json"
};
static const unsigned char titles_fa[] = {
#embed "../../Localizations/fa.json"
};
static const unsigned char titles_fi[] = {
#embed "../../Localizations/fi.json"
};
static const unsigned char titles_fil[] = {
#embed "../../Localizations/fil.json"
};
static const unsigned char titles_fr[] = {
#embed "../../Localizations/fr.json"
};
static const unsigned char titles_fy[] = {
#embed "../../Localizations/fy.json"
};
static const unsigned char titles_ga[] = {
#embed "../../Localizations/ga.json"
};
static const unsigned char titles_gl[] = {
#embed "../../Localizations/gl.json"
};
static const unsigned char titles_gu[] = {
#embed "../../Localizations/gu.json"
};
static const unsigned char titles_he[] = {
#embed "../../Localizations/he.json"
};
static const unsigned char titles_hi[] = {
#embed "../../Localizations/hi.json"
};
static const unsigned char titles_hr[] = {
#embed "../../Localizations/hr.json"
};
static const unsigned char titles_hu[] = {
#embed "../../Localizations/hu.json"
};
static const unsigned char titles_ia[] = {
#embed "../../Localizations/ia.json"
};
static const unsigned char titles_id[] = {
#embed "../../Localizations/id.json"
};
static const unsigned char titles_is[] = {
#embed "../../Localizations/is.json"
};
static const unsigned char titles_it[] = {
#embed "../../Localizations/it.json"
};
static const unsigned char titles_ja[] = {
#embed "../../Localizations/ja.json"
};
static const unsigned char titles_ka[] = {
#embed "../../Localizations/ka.json"
};
static const unsigned char titles_kk[] = {
#embed "../../Localizations/kk.json"
};
static const unsigned char titles_kn[] = {
#embed "../../Localizations/kn.json"
};
static const unsigned char titles_ko[] = {
#embed "../../Localizations/ko.json"
};
static const unsigned char titles_lt[] = {
#embed "../../Localizations/lt.json"
};
static const unsigned char titles_lv[] = {
#embed "../../Localizations/lv.json"
};
static const unsigned char titles_mk[] = {
#embed "../../Localizations/mk.json"
};
static const unsigned char titles_ml[] = {
#embed "../../Localizations/ml.json"
};
static const unsigned char titles_mr[] = {
#embed "../../Localizations/mr.json"
};
static const unsigned char titles_ms[] = {
#embed "../../Localizations/ms.json"
};
static const unsigned char titles_nb[] = {
#embed "../../Localizations/nb.json"
};
static const unsigned char titles_ne[] = {
#embed "../../Localizations/ne.json"
};
static const unsigned char titles_nl[] = {
#embed "../../Localizations/nl.json"
};
static const unsigned char titles_nn[] = {
#embed "../../Localizations/nn.json"
};
static const unsigned char titles_oc[] = {
#embed "../../Localizations/oc.json"
};
static const unsigned char titles_pa[] = {
#embed "../../Localizations/pa.json"
};
static const unsigned char titles_pl[] = {
#embed "../../Localizations/pl.json"
};
static const unsigned char titles_pt_BR[] = {
#embed "../../Localizations/pt-BR.json"
};
static const unsigned char titles_pt_PT[] = {
#embed "../../Localizations/pt-PT.json"
};
static const unsigned char titles_ro[] = {
#embed "../../Localizations/ro.json"
};
static const unsigned char titles_ru[] = {
#embed "../../Localizations/ru.json"
};
static const unsigned char titles_si[] = {
#embed "../../Localizations/si.json"
};
static const unsigned char titles_sk[] = {
#embed "../../Localizations/sk.json"
};
static const unsigned char titles_sl[] = {
#embed "../../Localizations/sl.json"
};
static const unsigned char titles_sq[] = {
#embed "../../Localizations/sq.json"
};
static const unsigned char titles_sr_Latn[] = {
#embed "../../Localizations/sr-Latn.json"
};
static const unsigned char titles_sr[] = {
#embed "../../Localizations/sr.json"
};
static const unsigned char titles_sv[] = {
#embed "../../Localizations/sv.json"
};
static const unsigned char titles_sw[] = {
#embed "../../Localizations/sw.json"
};
static const unsigned char titles_ta[] = {
#embed "../../Localizations/ta.json"
};
static const unsigned char titles_te[] = {
#embed "../../Localizations/te.json"
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
static const unsigned char titles_uz[] = {
#embed "../../Localizations/uz.json"
};
static const unsigned char titles_vi[] = {
#embed "../../Localizations/vi.json"
};
static const unsigned char titles_yo[] = {
#embed "../../Localizations/yo.json"
};
static const unsigned char titles_zh_Hans[] = {
#embed "../../Localizations/zh-Hans.json"
};
static const unsigned char titles_zh_Hant[] = {
#embed "../../Localizations/zh-Hant.json"
};

static const alert_localization alert_titles[] = {
    {"af", titles_af, sizeof titles_af},
    {"am", titles_am, sizeof titles_am},
    {"ar", titles_ar, sizeof titles_ar},
    {"ast", titles_ast, sizeof titles_ast},
    {"az", titles_az, sizeof titles_az},
    {"be", titles_be, sizeof titles_be},
    {"bg", titles_bg, sizeof titles_bg},
    {"bn", titles_bn, sizeof titles_bn},
    {"br", titles_br, sizeof titles_br},
    {"bs", titles_bs, sizeof titles_bs},
    {"ca", titles_ca, sizeof titles_ca},
    {"cs", titles_cs, sizeof titles_cs},
    {"cy", titles_cy, sizeof titles_cy},
    {"da", titles_da, sizeof titles_da},
    {"de", titles_de, sizeof titles_de},
    {"el", titles_el, sizeof titles_el},
    {"en-GB", titles_en_GB, sizeof titles_en_GB},
    {"en", titles_en, sizeof titles_en},
    {"eo", titles_eo, sizeof titles_eo},
    {"es", titles_es, sizeof titles_es},
    {"et", titles_et, sizeof titles_et},
    {"eu", titles_eu, sizeof titles_eu},
    {"fa", titles_fa, sizeof titles_fa},
    {"fi", titles_fi, sizeof titles_fi},
    {"fil", titles_fil, sizeof titles_fil},
    {"fr", titles_fr, sizeof titles_fr},
    {"fy", titles_fy, sizeof titles_fy},
    {"ga", titles_ga, sizeof titles_ga},
    {"gl", titles_gl, sizeof titles_gl},
    {"gu", titles_gu, sizeof titles_gu},
    {"he", titles_he, sizeof titles_he},
    {"hi", titles_hi, sizeof titles_hi},
    {"hr", titles_hr, sizeof titles_hr},
    {"hu", titles_hu, sizeof titles_hu},
    {"ia", titles_ia, sizeof titles_ia},
    {"id", titles_id, sizeof titles_id},
    {"is", titles_is, sizeof titles_is},
    {"it", titles_it, sizeof titles_it},
    {"ja", titles_ja, sizeof titles_ja},
    {"ka", titles_ka, sizeof titles_ka},
    {"kk", titles_kk, sizeof titles_kk},
    {"kn", titles_kn, sizeof titles_kn},
    {"ko", titles_ko, sizeof titles_ko},
    {"lt", titles_lt, sizeof titles_lt},
    {"lv", titles_lv, sizeof titles_lv},
    {"mk", titles_mk, sizeof titles_mk},
    {"ml", titles_ml, sizeof titles_ml},
    {"mr", titles_mr, sizeof titles_mr},
    {"ms", titles_ms, sizeof titles_ms},
    {"nb", titles_nb, sizeof titles_nb},
    {"ne", titles_ne, sizeof titles_ne},
    {"nl", titles_nl, sizeof titles_nl},
    {"nn", titles_nn, sizeof titles_nn},
    {"oc", titles_oc, sizeof titles_oc},
    {"pa", titles_pa, sizeof titles_pa},
    {"pl", titles_pl, sizeof titles_pl},
    {"pt-BR", titles_pt_BR, sizeof titles_pt_BR},
    {"pt-PT", titles_pt_PT, sizeof titles_pt_PT},
    {"ro", titles_ro, sizeof titles_ro},
    {"ru", titles_ru, sizeof titles_ru},
    {"si", titles_si, sizeof titles_si},
    {"sk", titles_sk, sizeof titles_sk},
    {"sl", titles_sl, sizeof titles_sl},
    {"sq", titles_sq, sizeof titles_sq},
    {"sr-Latn", titles_sr_Latn, sizeof titles_sr_Latn},
    {"sr", titles_sr, sizeof titles_sr},
    {"sv", titles_sv, sizeof titles_sv},
    {"sw", titles_sw, sizeof titles_sw},
    {"ta", titles_ta, sizeof titles_ta},
    {"te", titles_te, sizeof titles_te},
    {"th", titles_th, sizeof titles_th},
    {"tr", titles_tr, sizeof titles_tr},
    {"uk", titles_uk, sizeof titles_uk},
    {"uz", titles_uz, sizeof titles_uz},
    {"vi", titles_vi, sizeof titles_vi},
    {"yo", titles_yo, sizeof titles_yo},
    {"zh-Hans", titles_zh_Hans, sizeof titles_zh_Hans},
    {"zh-Hant", titles_zh_Hant, sizeof titles_zh_Hant},
    {0, 0, 0},
};
const size_t alert_titles_count = sizeof alert_titles / sizeof alert_titles[0] - 1;
alert_localization alert_titles_row(size_t index) { return alert_titles[index]; }

static const unsigned char command_ar[] = {
#embed "../../Localizations/Command/ar.json"
};
static const unsigned char command_de[] = {
#embed "../../Localizations/Command/de.json"
};
static const unsigned char command_en[] = {
#embed "../../Localizations/Command/en.json"
};
static const unsigned char command_es[] = {
#embed "../../Localizations/Command/es.json"
};
static const unsigned char command_fr[] = {
#embed "../../Localizations/Command/fr.json"
};
static const unsigned char command_he[] = {
#embed "../../Localizations/Command/he.json"
};
static const unsigned char command_hi[] = {
#embed "../../Localizations/Command/hi.json"
};
static const unsigned char command_it[] = {
#embed "../../Localizations/Command/it.json"
};
static const unsigned char command_ja[] = {
#embed "../../Localizations/Command/ja.json"
};
static const unsigned char command_ko[] = {
#embed "../../Localizations/Command/ko.json"
};
static const unsigned char command_pt_BR[] = {
#embed "../../Localizations/Command/pt-BR.json"
};
static const unsigned char command_ru[] = {
#embed "../../Localizations/Command/ru.json"
};
static const unsigned char command_th[] = {
#embed "../../Localizations/Command/th.json"
};
static const unsigned char command_tr[] = {
#embed "../../Localizations/Command/tr.json"
};
static const unsigned char command_zh_Hans[] = {
#embed "../../Localizations/Command/zh-Hans.json"
};
static const unsigned char command_zh_Hant[] = {
#embed "../../Localizations/Command/zh-Hant.json"
};

static const alert_localization alert_command_texts[] = {
    {"ar", command_ar, sizeof command_ar},
    {"de", command_de, sizeof command_de},
    {"en", command_en, sizeof command_en},
    {"es", command_es, sizeof command_es},
    {"fr", command_fr, sizeof command_fr},
    {"he", command_he, sizeof command_he},
    {"hi", command_hi, sizeof command_hi},
    {"it", command_it, sizeof command_it},
    {"ja", command_ja, sizeof command_ja},
    {"ko", command_ko, sizeof command_ko},
    {"pt-BR", command_pt_BR, sizeof command_pt_BR},
    {"ru", command_ru, sizeof command_ru},
    {"th", command_th, sizeof command_th},
    {"tr", command_tr, sizeof command_tr},
    {"zh-Hans", command_zh_Hans, sizeof command_zh_Hans},
    {"zh-Hant", command_zh_Hant, sizeof command_zh_Hant},
    {0, 0, 0},
};
const size_t alert_command_texts_count = sizeof alert_command_texts / sizeof alert_command_texts[0] - 1;
alert_localization alert_command_texts_row(size_t index) { return alert_command_texts[index]; }

