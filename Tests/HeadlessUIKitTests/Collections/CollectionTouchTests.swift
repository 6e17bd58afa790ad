import HeadlessUIKit
import XCTest

final class CollectionTouchTests: ConformanceTestCase {
    @MainActor
    func testATapSelectsBeforeTheHighlightEnds() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(
            recorder.takeCalls(),
            [
                "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "didSelect 0-1", "primaryAction 0-1",
                "didUnhighlight 0-1",
            ])
        XCTAssertEqual(RecordingItem.calls, ["highlighted 1", "selected 1", "unhighlighted 1"])
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
    }

    @MainActor
    func testARefusedHighlightEndsTheTouch() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        recorder.shouldHighlight = false
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(recorder.takeCalls(), ["shouldHighlight 0-1"])
        XCTAssertEqual(RecordingItem.calls, [])
    }

    @MainActor
    func testThePrimaryActionFollowsARefusedSelection() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        recorder.shouldSelect = false
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(
            recorder.takeCalls(),
            ["shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "primaryAction 0-1", "didUnhighlight 0-1"])
        XCTAssertEqual(list.indexPathsForSelectedItems, [])
    }

    @MainActor
    func testMultipleSelectionAsksWhetherToDeselect() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.allowsMultipleSelection = true
        try Finger().tap(rowAt: path(0), in: list)
        try Finger().tap(rowAt: path(1), in: list)
        _ = recorder.takeCalls()
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(0), path(1)])

        try Finger().tap(rowAt: path(0), in: list)
        XCTAssertEqual(
            recorder.takeCalls(),
            ["shouldHighlight 0-0", "didHighlight 0-0", "shouldDeselect 0-0", "didDeselect 0-0", "didUnhighlight 0-0"])
        recorder.shouldDeselect = false
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
    }

    @MainActor
    func testExtendingASelectionPerformsNoPrimaryAction() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.allowsMultipleSelection = true
        try Finger().tap(rowAt: path(0), in: list)
        XCTAssertTrue(recorder.takeCalls().contains("primaryAction 0-0"))
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertFalse(recorder.takeCalls().contains("primaryAction 0-1"))
    }

    @MainActor
    func testItemsAreSelectableDuringEditingOnlyIfAllowed() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.isEditing = true
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(recorder.takeCalls(), [])
        list.allowsSelectionDuringEditing = true
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
        XCTAssertFalse(recorder.takeCalls().contains("primaryAction 0-1"))
    }

    @MainActor
    func testAFingerRefusesATargetThatItCannotReach() async {
        let list = makeCollection(CollectionRecorder(count: 100))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path(100), in: list) }, "there is no row 100")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path(50), in: list) }, "row 50 is off screen")
        list.allowsSelection = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().select(rowAt: path(5), in: list) },
            "the collection view does not allow selection")
        list.isHidden = true
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path(5), in: list) },
            "RecordedCollection is hidden")
    }

    // MARK: Context menus

    @MainActor
    func testALongPressOpensTheMenuOfAnItem() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        var asked: [[IndexPath]] = []
        var chosen: [String] = []
        recorder.menu = { paths in
            asked.append(paths)
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Flag") { _ in chosen.append("flag") }])
            })
        }
        try Finger().longPress(rowAt: path(1), in: list)
        XCTAssertEqual(asked, [[path(1)]])
        XCTAssertEqual(list.indexPathsForSelectedItems, [])
        try Finger().choose("Flag", in: list)
        XCTAssertEqual(chosen, ["flag"])
    }

    @MainActor
    func testALongPressOnOneOfSeveralSelectedItemsRequestsAMenuForAll() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.allowsMultipleSelection = true
        for item in [2, 0] { list.selectItem(at: path(item), animated: false, scrollPosition: []) }
        var asked: [[IndexPath]] = []
        recorder.menu = { paths in
            asked.append(paths)
            return nil
        }
        try Finger().longPress(rowAt: path(2), in: list)
        XCTAssertEqual(asked, [[path(0), path(2)]])
    }
}
