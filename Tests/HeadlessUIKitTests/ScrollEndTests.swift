import HeadlessUIKit
import XCTest

/// Where the content ends, if its rows are not as high as they were estimated.
final class ScrollEndTests: XCTestCase {
    /// Rows whose cells are 60 points high.
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        final class Cell: UITableViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: targetSize.width, height: 60) }
        }

        let count: Int
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

        init(_ count: Int, estimate: CGFloat) {
            self.count = count
            super.init()
            table.estimatedRowHeight = estimate
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.layoutIfNeeded()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor
    func testAScrollBeyondTheEndRestsAtTheLastRow() async throws {
        for (count, estimate) in [(8, 200), (40, 200), (40, 20), (12, 10), (30, 60), (400, 10)] {
            let rows = Rows(count, estimate: CGFloat(estimate))
            let (table, last) = (rows.table, path(count - 1))
            try Finger().scroll(table, by: 100_000)
            for time in ["scrolled", "laid out again"] {
                let name = "\(count) rows, estimated as \(estimate), \(time)"
                XCTAssertEqual(table.contentOffset.y, table.contentSize.height - 400, name)
                XCTAssertEqual(table.indexPathsForVisibleRows?.last, last, name)
                XCTAssertEqual(
                    table.rectForRow(at: last), CGRect(x: 0, y: table.contentOffset.y + 340, width: 320, height: 60),
                    name)
                table.setNeedsLayout()
                table.layoutIfNeeded()
            }
            try Finger().scroll(table, by: -100_000)
            XCTAssertEqual(table.contentOffset.y, 0)
        }
    }

    @MainActor
    func testAScrollGoesAsFarAsItSays() async throws {
        for estimate in [10, 60, 200] {
            let table = Rows(400, estimate: CGFloat(estimate)).table
            try Finger().scroll(table, by: 2_000)
            XCTAssertEqual(table.contentOffset.y, 2_000, "\(estimate)")
        }
    }

    /// As in UIKit, code may set an offset at which no scroll rests.
    @MainActor
    func testAnOffsetBeyondTheEndStaysThatCodeHasSet() async {
        let table = Rows(40, estimate: 60).table
        table.contentOffset.y = 2_300
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 2_300)
        table.contentOffset.y = -50
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, -50)
    }
}
