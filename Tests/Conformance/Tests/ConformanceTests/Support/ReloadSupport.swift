import CellDirector
import XCTest

/// The base class of `ReloadTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class ReloadTestCase: ConformanceTestCase {
    let path = IndexPath(row: 1, section: 0)
}
