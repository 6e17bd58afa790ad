import CellDirector
import XCTest

/// Shared base class of the `ReloadTests`.
class ReloadTestCase: ConformanceTestCase {
    let path = IndexPath(row: 1, section: 0)
}
