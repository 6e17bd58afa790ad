import CellDirector
import XCTest

/// The base class of `ScrollEndTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class ScrollEndTestCase: ConformanceTestCase {
    /// A data source of rows whose cells are 60 points tall.
    @MainActor
    final class Rows: NSObject, UITableViewDataSource {
        final class Cell: UITableViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: targetSize.width, height: 60) }
        }

        let count: Int
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))

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
}
