import Foundation
import HeadlessUIKit
import XCTest

/// Tests the methods that source preparation adds to a class, so that a subclass can implement an optional method of a
/// protocol to which the class conforms.
final class ForwardedOptionalMethodTests: XCTestCase {
    private class Base: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        @MainActor func numberOfSections(in p0: UITableView) -> Int {
            OptionalMethods.defaults.numberOfSections(in: p0)
        }
        @MainActor func tableView(_ p0: UITableView, heightForRowAt p1: IndexPath) -> CGFloat {
            OptionalMethods.defaults.tableView(p0, heightForRowAt: p1)
        }
        @MainActor func tableView(
            _ p0: UITableView, commit p1: UITableViewCell.EditingStyle, forRowAt p2: IndexPath
        ) { OptionalMethods.defaults.tableView(p0, commit: p1, forRowAt: p2) }
    }

    private final class Feed: Base {
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    }

    @MainActor
    func testOnlyTheSubclassImplementsTheMethods() async throws {
        for (controller, sections, height): (Base, Int, CGFloat) in [(Base(), 1, 50), (Feed(), 3, 70)] {
            let table = controller.table
            table.rowHeight = 50
            (table.dataSource, table.delegate) = (controller, controller)
            table.layoutIfNeeded()
            XCTAssertEqual(table.numberOfSections, sections)
            XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, height)
            // The table still knows that no class implements this method.
            XCTAssertThrowsError(try Finger().delete(rowAt: IndexPath(row: 0, section: 0), in: table))
        }
    }
}
