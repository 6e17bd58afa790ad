import Foundation
import HeadlessUIKit
import XCTest

/// Tests undocumented behavior of snapshots and diffable data sources. Each test's comment describes how to verify the
/// behavior on a device.
final class UnverifiedSnapshotTests: ConformanceTestCase {
    /// To verify this on a device, append an item that is already in the snapshot, and compare the logged warning with
    /// the expected one. A public report shows the warning for four items (iOS04-PhotoGether#74).
    @MainActor
    func testAppendingOneExistingItemLogsAWarning() async {
        var snapshot = makeSnapshot()
        let logged = warnings { snapshot.appendItems(["a"]) }
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 1), ["d", "e", "a"])
        XCTAssertEqual(
            logged.first?.hasPrefix(
                Sentences.existing(1, "item") + "The existing item identifier will be moved into place instead,"), true)
    }

    /// To verify this on a device, return `nil` from a cell provider, and compare the message of the exception with the
    /// expected one. The expected message is modeled on the message of a table view (HVTableView#27).
    @MainActor
    func testAProviderMustReturnACell() async {
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
