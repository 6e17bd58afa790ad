import HeadlessUIKit
import SideBySide
import TapReplayTesting
import XCTest

/// Compares two versions of a screen: one written as in the 2017 article "Handling cell actions with Swift generics",
/// and one written with CellDirector. The same script must succeed on both, but only a director keeps the cell of a
/// changed row.
final class SideBySideTests: XCTestCase {
    @MainActor
    func testTheScreensBeforeAndAfterPassTheSameScript() async {
        let screens = [
            ReplayScreen("before") { Before.ViewController() }, ReplayScreen("after") { After.ViewController() },
        ]
        for screen in screens {
            let script = """
                screen \(screen.name)
                expect 3 rows
                tap "Follow" in row 1
                expect button in row 1 shows "Following"
                expect button in row 0 shows "Follow"
                tap "Following" in row 1
                expect button in row 1 shows "Follow"
                tap row 2
                expect title is "Mary"
                expect no selection
                """
            let report = await replay(.text(script, name: screen.name), on: screens)
            XCTAssertEqual(report?.isSuccess, true, screen.name)
        }
    }

    @MainActor
    func testOnlyADirectorKeepsTheCell() async throws {
        for (controller, keeps) in [
            (Before.ViewController() as UITableViewController, false), (After.ViewController(), true),
        ] {
            controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            controller.view.layoutIfNeeded()
            let cell = try XCTUnwrap(controller.tableView.visibleCells.first)
            try Finger().tap(XCTUnwrap(cell.accessoryView))
            controller.view.layoutIfNeeded()
            let now = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            XCTAssertEqual(now === cell, keeps, "\(controller)")
        }
    }
}
