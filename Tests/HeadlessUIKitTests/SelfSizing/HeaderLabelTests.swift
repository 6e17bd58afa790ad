import HeadlessUIKit
import XCTest

/// Tests the height of headers whose own labels wrap their text.
final class HeaderLabelTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var text = ""
        var lines = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.textLabel?.text = text
            header.textLabel?.numberOfLines = lines
            return header
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            UITableView.automaticDimension
        }
    }

    @MainActor
    func testAHeaderIsAsHighAsItsWrappedText() async throws {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = source
        table.delegate = source
        func height(words: Int) -> CGFloat {
            source.text = String(repeating: "word ", count: words)
            table.reloadData()
            table.layoutIfNeeded()
            return table.rectForHeader(inSection: 0).height
        }
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        let heights = [3, 12, 24].map { height(words: $0) }
        XCTAssertEqual(heights[0], line + 12, accuracy: 1)
        XCTAssertGreaterThanOrEqual(heights[1] - heights[0], line - 1)
        XCTAssertGreaterThanOrEqual(heights[2] - heights[1], line - 1)
        let label = try XCTUnwrap(table.headerView(forSection: 0)?.textLabel)
        XCTAssertEqual(label.frame.height, heights[2] - 12, accuracy: 1)
        source.lines = 1
        XCTAssertLessThan(height(words: 24), heights[1], "a label with one line truncates its text")
    }
}
