import Foundation
import HeadlessUIKit
import XCTest

/// Tests undocumented behavior of snapshots and diffable data sources. Each test names the observation on a device that would
/// verify it.
final class UnverifiedSnapshotTests: ConformanceTestCase {
    /// To verify on a device: the log when one item is appended again. A report shows it for four items (iOS04-PhotoGether#74).
    @MainActor
    func testTheWarningOfOneItem() async {
        var snapshot = makeSnapshot()
        let logged = warnings { snapshot.appendItems(["a"]) }
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 1), ["d", "e", "a"])
        XCTAssertEqual(
            logged.first?.hasPrefix(
                Sentences.existing(1, "item") + "The existing item identifier will be moved into place instead,"), true)
    }

    /// To verify on a device: the message when a provider returns nil. It is modeled on the table's message (HVTableView#27).
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
