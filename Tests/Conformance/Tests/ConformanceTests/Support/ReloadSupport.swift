import CellDirector
import XCTest

/// What the tests of Reload share.
class ReloadTestCase: ConformanceTestCase {
    let path = IndexPath(row: 1, section: 0)
}
