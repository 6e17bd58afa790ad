import CellDirector
import XCTest

/// Shared base class of the `CollectionLifeTests`.
class CollectionLifeTestCase: ConformanceTestCase {
    @MainActor
    func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }
}
