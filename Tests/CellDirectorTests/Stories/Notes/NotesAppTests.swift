import CellDirector
import HeadlessUIKit
import TapReplay
import TapReplayTesting
import TestSupport
import XCTest

/// Tests a small app of the kind that a new user might write first. A simulated finger and a script operate the app.
final class NotesAppTests: XCTestCase {
    private let notes = [
        NotesApp.Note(id: 1, text: "Rent\nis due"), NotesApp.Note(id: 2, text: "Choir on Tuesday"),
        NotesApp.Note(id: 3, text: "Bread"),
    ]

    @MainActor
    func testTheAppIsPlayedByAScript() async {
        let screen = ReplayScreen("notes") { [notes] in NotesApp.makeRoot(notes: notes) }
        let script = #"""
            screen notes
            expect title is "Notes"
            expect 3 rows

            # A note is written, and is there when one comes back.
            tap "Add"
            expect title is "New note"
            type "Buy milk\nand bread" into field
            expect title is "Buy milk"
            tap "Back"
            expect title is "Notes"
            expect 4 rows
            expect row 0 shows "Buy milk"

            # Two taps pin a note, and so does who hears the screen.
            double-tap row 2
            expect dispatched pin on row 2
            expect row 0 shows "Choir on Tuesday"
            expect image in row 0 is visible
            perform "Unpin" of row 0
            expect row 0 shows "Buy milk"

            # One tap opens it.
            tap row "Rent"
            expect title is "Rent"
            expect field shows "Rent\nis due"
            tap "Back"

            # A search, by what stands in a note.
            type "bread" into field
            expect 2 rows
            expect row 1 shows "Bread"
            tap "Cancel"
            expect 4 rows
            delete row "Bread"
            expect 3 rows

            # Dark, for all tabs.
            choose tab "Settings"
            toggle switch
            expect "It is dark" is visible
            choose tab "Notes"
            expect row 0 shows "Buy milk"
            show
            """#
        let report = await replay(.text(script, name: "notes.taps"), on: [screen])
        XCTAssertEqual(report?.isSuccess, true)
    }

    @MainActor
    func testTheAppIsTouchedByAFinger() async throws {
        let finger = Finger()
        let root = NotesApp.makeRoot(notes: notes)
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
        let navigation = try XCTUnwrap(root.selectedViewController as? UINavigationController)
        let list = try XCTUnwrap(navigation.topViewController)
        let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
        func titles() -> [String] {
            table.layoutIfNeeded()
            return table.visibleCells.map { label(in: $0)?.text ?? "" }
        }
        XCTAssertEqual(titles(), ["Rent", "Choir on Tuesday", "Bread"])

        try finger.tap(XCTUnwrap(list.navigationItem.rightBarButtonItem))
        let editor = try XCTUnwrap(navigation.topViewController)
        let textView = try XCTUnwrap(editor.view.subviews.compactMap { $0 as? UITextView }.first)
        try finger.type("Milk", into: textView)
        try finger.swipeBack(in: navigation)
        XCTAssertEqual(titles(), ["Milk", "Rent", "Choir on Tuesday", "Bread"])

        let bread = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        try finger.tap(bread.contentView, times: 2)
        XCTAssertEqual(titles(), ["Bread", "Milk", "Rent", "Choir on Tuesday"])

        let bar = try XCTUnwrap(list.navigationItem.searchController).searchBar
        try finger.type("tues", into: bar)
        XCTAssertEqual(titles(), ["Choir on Tuesday"])
        try finger.cancel(bar)
        XCTAssertEqual(titles().count, 4)

        try finger.choose(tab: "Settings", in: root.tabBar)
        XCTAssertEqual(root.selectedIndex, 1)
    }

    @MainActor
    private func label(in view: UIView) -> UILabel? {
        for inner in view.subviews {
            if let label = inner as? UILabel ?? label(in: inner) { return label }
        }
        return nil
    }
}
