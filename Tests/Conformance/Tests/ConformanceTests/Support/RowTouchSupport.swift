import CellDirector
import XCTest

/// The base class of `RowTouchTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class RowTouchTestCase: ConformanceTestCase {
    let first = IndexPath(row: 0, section: 0)
    let second = IndexPath(row: 1, section: 0)
}
