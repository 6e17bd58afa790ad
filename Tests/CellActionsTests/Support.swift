// Makes the shared test support available in all files of this target.
@_exported import TestSupport
