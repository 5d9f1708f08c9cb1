#ifndef CALERTICU_LOCALE_H
#define CALERTICU_LOCALE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __cplusplus
}
#endif
#endif
