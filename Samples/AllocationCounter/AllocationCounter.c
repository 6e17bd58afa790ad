#include "AllocationCounter.h"

// On Linux with glibc the program's own `malloc` stands before the library's, so that each call can be counted.
#if defined(__linux__) && defined(__GLIBC__) || defined(__gnu_linux__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long count;

static void counted(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
    counted();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    counted();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    counted();
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    counted();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    counted();
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}

long allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

long allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}

#else

long allocation_count(void) { return -1; }

long allocated_bytes(void) { return -1; }

#endif
