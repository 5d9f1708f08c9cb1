#include "CAlertICUMessage.h"
