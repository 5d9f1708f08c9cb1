// ICU behind opaque handles and plain integers. No ICU header is included here: one that Swift can
// see clashes with the ICU inside Foundation and pins ICU's version (its symbols carry it).
#ifndef CALERTICU_H
#define CALERTICU_H

#include "CAlertICUConvert.h"
#include "CAlertICULocale.h"
#include "CAlertICUMessage.h"
#include "CAlertICUPattern.h"
#include "CAlertICUPlural.h"
#include "CAlertICUText.h"

#endif
