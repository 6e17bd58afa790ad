import CellDirector
import XCTest

/// The base class of `CollectionLifeTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class CollectionLifeTestCase: ConformanceTestCase {
    @MainActor
    func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }
}
