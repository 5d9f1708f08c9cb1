#ifndef CALERTTERMINAL_H
#define CALERTTERMINAL_H

#include <stdint.h>

#endif
