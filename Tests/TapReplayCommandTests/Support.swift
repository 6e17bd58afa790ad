// Makes the shared test support available in every file of this test target.
@_exported import ReplayTestScreens
@_exported import TestSupport
