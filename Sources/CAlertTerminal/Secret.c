#define _GNU_SOURCE
#include "CAlertSecret.h"

#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

// A secret is copied whenever it changes while somebody else holds it; the page that gets free serves
// the next copy, without a system call.
static _Atomic(uint8_t *) spare;

static uint64_t pageSize(void) { return (uint64_t)sysconf(_SC_PAGESIZE); }

static uint8_t *map(uint64_t size) {
  void *region = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (region == MAP_FAILED) return 0;
  // Both are wishes: a limit (RLIMIT_MEMLOCK) or an old kernel may refuse, and the secret is still
  // needed.
  (void)mlock(region, size);
#ifdef MADV_DONTDUMP
  (void)madvise(region, size, MADV_DONTDUMP);
#endif
  return region;
}

uint8_t *alertterm_secret_allocate(uint64_t least, uint64_t *capacity) {
  uint64_t page = pageSize();
  if (least > UINT64_MAX - page) return 0;
  *capacity = least == 0 ? page : (least + page - 1) / page * page;
  if (*capacity == page) {
    uint8_t *region = atomic_exchange(&spare, 0);
    if (region) return region;
  }
  return map(*capacity);
}

void alertterm_secret_free(uint8_t *region, uint64_t capacity) {
  alertterm_secret_wipe(region, capacity);
  if (capacity == pageSize()) {
    region = atomic_exchange(&spare, region);
    if (!region) return;
  }
  munmap(region, capacity);
}

void alertterm_secret_wipe(void *bytes, uint64_t count) {
  if (count == 0) return;
  memset(bytes, 0, count);
  // The compiler has to believe that somebody reads the zeros.
  __asm__ __volatile__("" : : "r"(bytes) : "memory");
}

int32_t alertterm_secret_equal(const uint8_t *first, const uint8_t *second, uint64_t count) {
  uint8_t difference = 0;
  for (uint64_t i = 0; i < count; i++) difference |= first[i] ^ second[i];
  return difference == 0;
}

void alertterm_forbid_dumps(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}
