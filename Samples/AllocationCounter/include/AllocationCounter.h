#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many times memory was allocated since the program began; -1 where this is not counted.
long allocation_count(void);

/// How many bytes are allocated now; -1 where this is not counted.
long allocated_bytes(void);

#endif
