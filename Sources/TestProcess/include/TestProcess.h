/// Called once when the process begins, before its first test. `TapReplayTesting` defines it.
void celldirector_observe_tests(void);
