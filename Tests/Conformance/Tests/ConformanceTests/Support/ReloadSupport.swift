import CellDirector
import XCTest

/// The base class shared by both `ReloadTests` classes.
class ReloadTestCase: ConformanceTestCase {
    let path = IndexPath(row: 1, section: 0)
}
