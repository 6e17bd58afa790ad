import CellDirector

/// A cell whose measured height is `height`.
@MainActor
final class TallCell: UITableViewCell {
    var height: CGFloat = 0
    var measurements = 0
    /// Called with the cell's tag when the cell is measured.
    var onMeasuring: ((Int) -> Void)?

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        measurements += 1
        onMeasuring?(tag)
        return CGSize(width: targetSize.width, height: height)
    }
}

@MainActor
final class TallHeader: UITableViewHeaderFooterView {
    var height: CGFloat = 0

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

/// A data source whose sections have self-sizing headers and rows. Each row has a name and a height.
@MainActor
final class TallRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Row {
        let name: Int
        var height: CGFloat
    }

    var sections: [(header: CGFloat?, rows: [Row])]
    /// If set, `heightForRowAt` returns the heights from this closure instead of automatic heights.
    var fixedHeight: ((Row) -> CGFloat)?
    /// Called with the name of each row that is measured.
    var onMeasuring: ((Int) -> Void)?
    private(set) var requestedCells = 0
    private(set) var requestedHeights = 0

    init(_ sections: [(header: CGFloat?, rows: [Row])]) {
        self.sections = sections
        super.init()
    }

    /// Creates a data source with one section, which has no header.
    convenience init(_ heights: [CGFloat]) {
        self.init([(nil, heights.enumerated().map { Row(name: $0, height: $1) })])
    }

    func makeTable(height: CGFloat = 500, style: UITableView.Style = .plain) -> UITableView {
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style))
        table.sectionHeaderTopPadding = 0
        table.register(TallCell.self, forCellReuseIdentifier: "high")
        table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = self
        table.delegate = self
        return table
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestedCells += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "high", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        cell.tag = row.name
        (cell as? TallCell)?.height = row.height
        (cell as? TallCell)?.onMeasuring = onMeasuring
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        requestedHeights += 1
        return fixedHeight?(sections[indexPath.section].rows[indexPath.row]) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let height = sections[section].header else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        (header as? TallHeader)?.height = height
        return header
    }
}

extension UITableView {
    /// Displays every row once by scrolling from top to bottom in steps, as a finger would.
    func showAll() {
        layoutIfNeeded()
        while contentOffset.y < contentSize.height - frame.height {
            contentOffset.y = min(contentOffset.y + 0.8 * frame.height, contentSize.height - frame.height)
            layoutIfNeeded()
        }
    }
}
