import Foundation
import XCTest

@testable import HeadlessUIKit

/// Tests the effects of touching a row, an item or a menu, and their order. Each test's comment describes how to verify
/// the behavior on a device.
final class UnverifiedTouchTests: ConformanceTestCase {
    /// To verify this on a device, log the delegate calls during one tap. The expected calls are written from memory.
    @MainActor
    func testDidHighlightOnDownAndDidUnhighlightBeforeWillSelect() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertEqual(
            recorder.takeCalls(),
            [
                "shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0", "willSelect 0-0", "didSelect 0-0",
                "primaryAction 0-0",
            ])
    }

    /// To verify this on a device, log the delegate calls while tapping the selected row of a single-selection table.
    /// The expected calls are written from memory.
    @MainActor
    func testTappingTheSelectedRowSelectsAgainWithoutDeselecting() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        try Finger().tap(rowAt: path(0), in: table)
        _ = recorder.takeCalls()
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertEqual(recorder.takeCalls().filter { $0.contains("elect") }, ["willSelect 0-0", "didSelect 0-0"])
    }

    /// To verify this on a device, log the delegate calls while tapping a selected row of a table that allows multiple
    /// selection. The expected calls are written from memory.
    @MainActor
    func testDeselectingOneOfSeveralRowsCallsOnlyDeselectMethods() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.allowsMultipleSelection = true
        try Finger().tap(rowAt: path(0), in: table)
        _ = recorder.takeCalls()
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertEqual(recorder.takeCalls().filter { $0.contains("elect") }, ["willDeselect 0-0", "didDeselect 0-0"])
    }

    /// To verify this on a device, tap a selected row of a table that allows multiple selection, and return `nil` from
    /// `willDeselectRowAt`. The expected selection is written from memory.
    @MainActor
    func testNilFromWillDeselectRefuses() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.allowsMultipleSelection = true
        try Finger().tap(rowAt: path(0), in: table)
        recorder.willDeselect = { _ in nil }
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0)])
    }

    /// To verify this on a device, log the delegate calls while tapping a button inside a cell. The expected calls are
    /// written from memory.
    @MainActor
    func testAControlInsideReceivesTheTouch() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        let button = UIButton(frame: .zero)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        table.cellForRow(at: path(0))?.contentView.addSideBySide(button)
        try Finger().tap(button)
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(recorder.takeCalls(), [])
    }

    /// To verify this on a device, log the calls to a collection view's delegate while tapping an item when a different
    /// item is selected. The expected calls are written from memory.
    @MainActor
    func testSingleSelectionDeselectsTheOldItemFirst() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.selectItem(at: path(0), animated: false, scrollPosition: [])
        XCTAssertEqual(recorder.takeCalls(), [])
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(
            recorder.takeCalls(),
            [
                "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "didDeselect 0-0", "didSelect 0-1",
                "primaryAction 0-1", "didUnhighlight 0-1",
            ])
    }

    /// To verify this on a device, log the calls to a collection view's delegate while tapping the selected item. The
    /// expected calls are written from memory.
    @MainActor
    func testASelectedItemIsSelectedAgain() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.selectItem(at: path(1), animated: false, scrollPosition: [])
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(
            recorder.takeCalls(),
            [
                "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "didSelect 0-1", "primaryAction 0-1",
                "didUnhighlight 0-1",
            ])
    }

    /// To verify this on a device, log the calls to a collection view's delegate while tapping a button, and then a
    /// label, inside a cell. The expected calls are written from memory.
    @MainActor
    func testAControlInAnItemReceivesTheTouch() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        let cell = try XCTUnwrap(list.cellForItem(at: path(1)))
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Follow") { _ in taps += 1 })
        cell.contentView.addSideBySide(button)
        try Finger().tap(button)
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(recorder.takeCalls(), [])
        let label = UILabel(frame: CGRect(x: 200, y: 0, width: 60, height: 30))
        cell.contentView.addSubview(label)
        try Finger().tap(label)
        XCTAssertTrue(recorder.takeCalls().contains("didSelect 0-1"))
    }

    /// To verify this on a device, log the delegate calls and the call to the action's handler while choosing a menu
    /// element. No public source describes this behavior.
    @MainActor
    func testTheMenuEndsBeforeTheChosenActionRuns() async throws {
        let mailbox = MenuTests.Mailbox()
        let table = makeMailbox(mailbox)
        try Finger().longPress(rowAt: path(2), in: table)
        _ = mailbox.takeCalls()
        try Finger().choose("Share", in: table)
        XCTAssertEqual(mailbox.takeCalls(), ["willEnd", "share", "ended"])
        XCTAssertNil(table.openMenu)
    }

    /// To verify this on a device, log the delegate calls while tapping the preview of a menu. No public source
    /// describes this behavior.
    @MainActor
    func testATapOnThePreviewCallsTheDelegateAndEndsTheMenu() async throws {
        let mailbox = MenuTests.Mailbox()
        let table = makeMailbox(mailbox)
        let page = UIViewController()
        page.title = "Page"
        mailbox.configuration = UIContextMenuConfiguration(previewProvider: { page })
        try Finger().longPress(rowAt: path(0), in: table)
        _ = mailbox.takeCalls()
        try Finger().tapPreview(in: table)
        XCTAssertEqual(mailbox.takeCalls(), ["preview Page", "willEnd", "ended", "previewed"])
        XCTAssertNil(table.openMenu)
    }

    /// To verify this on a device, add two tap gesture recognizers to a view, and tap the view. No public source
    /// describes this behavior.
    @MainActor
    func testTheRecognizerThatWasAddedLastIsTriedFirst() async throws {
        let (first, last) = (GestureTestCase.Tap(), GestureTestCase.Tap())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        for tap in [first, last] { view.addGestureRecognizer(tap) }
        try Finger().tap(view)
        XCTAssertEqual(first.states, [])
        XCTAssertEqual(last.states, [.ended, .possible])
    }
}
