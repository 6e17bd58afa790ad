import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests pictures of a table in which several rows can be selected during editing.
final class SelectionMarkTests: XCTestCase {
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    @MainActor
    func testASelectedRowHasACheckmarkAndABackground() async throws {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), Rows())
        table.dataSource = rows
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let before = picture(of: table)
        XCTAssertEqual(before.texts.map(\.place.x), [56, 56])
        XCTAssertEqual(before.all("circle").count, 0, "no checkmark is drawn before the selection")
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let after = picture(of: table)
        XCTAssertEqual(after.all("circle").map(\.origin), [CGPoint(x: 0, y: 44)])
        func background(_ picture: ReadPicture, _ row: Int) -> String? {
            picture.all("rect").filter { $0.attributes["width"] == "320" && $0.attributes["height"] == "44" }
                .map { $0.attributes["class"] ?? "" }[row]
        }
        XCTAssertEqual(background(before, 0), background(before, 1))
        XCTAssertEqual(background(after, 0), background(before, 0))
        XCTAssertNotEqual(background(after, 1), background(before, 1))
        // The separators begin at the text.
        let lines = after.all("rect").filter { $0.attributes["height"] == ".33" }
        XCTAssertEqual(lines.map(\.place.x), [56, 56])
    }
}
