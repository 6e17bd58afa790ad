import CellDirector
import XCTest

/// Tests headers, accessories and editing in list layouts.
final class CollectionListTests: ConformanceTestCase {
    @MainActor
    func testHeadersAreRequestedAfterTheVisibleItems() async {
        let recorder = CollectionRecorder([["a"], ["b"]])
        let list = makeList(recorder, .grouped) { $0.headerMode = .supplementary }
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(
            recorder.takeCalls().filter { $0.hasPrefix("header") || $0.hasPrefix("willDisplay") },
            [
                "willDisplay 0-0", "willDisplay 1-0", "header 0-0", "willDisplayView 0-0", "header 1-0",
                "willDisplayView 1-0",
            ])
    }

    @MainActor
    func testADisappearingHeaderIsReused() async throws {
        let recorder = CollectionRecorder([(0..<20).map(String.init), (0..<20).map(String.init)])
        let list = makeList(recorder, .grouped) { $0.headerMode = .supplementary }
        let kind = UICollectionView.elementKindSectionHeader
        let header = try XCTUnwrap(list.supplementaryView(forElementKind: kind, at: path(0, 0)))
        list.contentOffset.y = 700
        list.layoutIfNeeded()
        XCTAssertTrue(list.supplementaryView(forElementKind: kind, at: path(0, 1)) === header)
        XCTAssertTrue(recorder.takeCalls().contains("didEndDisplayingView 0-0"))
    }

    // MARK: Accessories

    @MainActor
    func testAccessoriesAreShownDependingOnEditing() async throws {
        let list = makeList(CollectionRecorder(count: 3)) { _ in }
        let cell = try XCTUnwrap(list.cellForItem(at: path(1)) as? UICollectionViewListCell)
        let before = cell.subviews.count
        cell.accessories = [
            .disclosureIndicator(displayed: .whenNotEditing), .checkmark(), .delete(), .reorder(),
            .label(text: "12"),
        ]
        XCTAssertEqual(cell.subviews.count - before, 3)
        XCTAssertTrue(cell.subviews.contains { ($0 as? UILabel)?.text == "12" })
        list.isEditing = true
        XCTAssertEqual(cell.subviews.count - before, 4)
        XCTAssertTrue(cell.subviews.contains { $0.accessibilityLabel == "Remove" })
        list.isEditing = false
        XCTAssertEqual(cell.subviews.count - before, 3)
        cell.accessories = []
        XCTAssertEqual(cell.subviews.count, before)
    }

    @MainActor
    func testItemsThatCannotBeEditedShowNoEditingAccessories() async throws {
        let recorder = CollectionRecorder(count: 3)
        recorder.isEditable = { $0.item != 1 }
        let list = makeList(recorder) { _ in }
        for case let cell as UICollectionViewListCell in list.visibleCells { cell.accessories = [.insert()] }
        list.isEditing = true
        XCTAssertEqual(
            list.visibleCells.map { $0.subviews.contains { $0.accessibilityLabel == "Insert" } }, [true, false, true])
    }
}
