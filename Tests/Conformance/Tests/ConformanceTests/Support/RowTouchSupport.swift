import CellDirector
import XCTest

/// What the tests of RowTouch share.
class RowTouchTestCase: ConformanceTestCase {
    let first = IndexPath(row: 0, section: 0)
    let second = IndexPath(row: 1, section: 0)
}
