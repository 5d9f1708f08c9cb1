#include "CAlertICULocale.h"
