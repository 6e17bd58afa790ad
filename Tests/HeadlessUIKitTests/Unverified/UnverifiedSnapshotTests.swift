import Foundation
import HeadlessUIKit
import XCTest

/// What snapshots and diffable data sources do where no page says it. Each test says which observation on a device
/// would settle it.
final class UnverifiedSnapshotTests: ConformanceTestCase {
    /// Settled by: the log of one item appended again. A report shows that of four (iOS04-PhotoGether#74).
    @MainActor
    func testTheWarningOfOneItem() async {
        var snapshot = makeSnapshot()
        let logged = warnings { snapshot.appendItems(["a"]) }
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 1), ["d", "e", "a"])
        XCTAssertEqual(
            logged.first?.hasPrefix(
                Sentences.existing(1, "item") + "The existing item identifier will be moved into place instead,"), true)
    }

    /// Settled by: the message when a provider returns nil. In the manner of the table's (HVTableView#27).
    @MainActor
    func testAProviderMustGiveACell() async {
        let list = makeCollection(CollectionRecorder([]))
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1])
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { _, _, _ in nil }
        let raised = exceptions { source.apply(snapshot) }
        XCTAssertEqual(
            raised.first?.reason,
            "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for "
                + "index path \(Sentences.printed(0, 0))")
    }
}
