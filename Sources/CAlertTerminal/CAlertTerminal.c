#include "CAlertTerminal.h"
