// Each file of these tests sees what all tests share.
@_exported import TestSupport
