// Makes the shared test support visible in each file of these tests.
@_exported import ReplayTestScreens
@_exported import TestSupport
