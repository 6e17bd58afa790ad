#include "TestProcess.h"

// Swift has no code that runs when a process begins, and XCTest has no other way to add an observer without a line in
// each test target.
__attribute__((constructor)) static void begin(void) { celldirector_observe_tests(); }
