import CellDirector
import XCTest

/// Tests that the self-sizing footer of a section without rows is shown once the delegate provides it.
final class EmptySectionTests: ConformanceTestCase {
    private final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = [0, 0, 3, 0]
        var views: Set<Int> = []

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            views.contains(section) ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
        }
    }

    @MainActor func testTheFooterOfAnEmptySectionAtTheTopIsShownWhenItIsInserted() async {
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)))
        let lists = Lists()
        (table.dataSource, table.delegate) = (lists, lists)
        table.layoutIfNeeded()
        for section in [3, 1, 0] {
            lists.views.insert(section)
            table.performBatchUpdates(nil)
            table.layoutIfNeeded()
            for other in lists.rows.indices {
                XCTAssertEqual(table.footerView(forSection: other) != nil, lists.views.contains(other), "\(other)")
            }
        }
    }
}
