import CellDirector
import XCTest

/// Shared base class of the `RowTouchTests`.
class RowTouchTestCase: ConformanceTestCase {
    let first = IndexPath(row: 0, section: 0)
    let second = IndexPath(row: 1, section: 0)
}
