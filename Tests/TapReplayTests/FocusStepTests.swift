import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the steps that press keys of an iPad's keyboard.
final class FocusStepTests: XCTestCase {
    private final class Letters: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.selectionFollowsFocus = true
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @MainActor
    func testKeysMoveTheFocus() async throws {
        let failures = try await ShelfReplay(
            """
            screen letters
            expect press down arrow not possible because "only on iPad"
            device "iPad mini"
            press tab
            expect row 0 is selected
            press down arrow
            press down arrow
            expect row 2 is selected
            expect press down arrow not possible because "there is no row that the focus can move to"
            press up arrow
            press return
            expect row 1 is selected
            expect press tab not possible because "no other list"
            """, on: [ReplayScreen("letters") { Letters() }]
        ).mismatches
        XCTAssertEqual(failures, [])
    }
}
