import TestSupport
import XCTest

@testable import HeadlessUIKit

/// How often constraints are solved: once a content and a width, where nothing changes in between.
final class SolvingTests: XCTestCase {
    @MainActor
    private final class Cell: UITableViewCell {
        let label = UILabel()
        let detail = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for view in [label, detail] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                detail.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
                detail.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }

        var solutions: Int { viewLayout?.rootSystem?.solutions ?? 0 }
    }

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        var texts: [String]
        private(set) var cells: [Cell] = []
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

        init(_ texts: [String], lines: Int = 1) {
            self.texts = texts
            self.lines = lines
            super.init()
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
        }
        private let lines: Int

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            guard let cell = cell as? Cell else { return cell }
            cell.label.text = texts[indexPath.row]
            cell.label.numberOfLines = lines
            cell.detail.text = "Detail"
            if !cells.contains(cell) { cells.append(cell) }
            return cell
        }

        var solutions: Int { cells.reduce(0) { $0 + $1.solutions } }
    }

    @MainActor
    func testARowThatIsMeasuredAndShownIsSolvedOnce() async {
        let rows = Rows((0..<4).map { "Row \($0)" })
        rows.table.layoutIfNeeded()
        XCTAssertEqual(rows.cells.map(\.solutions), [1, 1, 1, 1])
        XCTAssertEqual(rows.cells.map(\.label.frame.minY), [12, 12, 12, 12])
        XCTAssertEqual(rows.cells.map { $0.frame.height - $0.detail.frame.maxY }, [12, 12, 12, 12])
    }

    /// The height of a text that wraps depends on the width that is solved.
    @MainActor
    func testARowWhoseTextWrapsIsSolvedForItsWidthAndItsHeight() async {
        let rows = Rows((0..<4).map { String(repeating: "wrapped text \($0) ", count: 8) }, lines: 0)
        rows.table.layoutIfNeeded()
        XCTAssertEqual(rows.cells.map(\.solutions), [2, 2, 2, 2])
        XCTAssertEqual(rows.cells.map { $0.frame.height - $0.detail.frame.maxY }, [12, 12, 12, 12])
    }

    @MainActor
    func testACellThatIsUsedAgainIsSolvedOnceForItsNewRow() async {
        let rows = Rows((0..<100).map { String(repeating: "wrapped text ", count: 4 + $0 % 5) }, lines: 0)
        rows.table.layoutIfNeeded()
        rows.table.contentOffset.y = 500
        rows.table.layoutIfNeeded()
        let before = rows.solutions
        var shown = 0
        for _ in 0..<10 {
            rows.table.contentOffset.y += 500
            rows.table.layoutIfNeeded()
            shown += rows.table.visibleCells.count
        }
        XCTAssertLessThan(rows.cells.count, 12)
        XCTAssertLessThanOrEqual(rows.solutions - before, shown + 10)
    }

    @MainActor
    func testARowOfAnotherHeightThanItAskedForIsSolvedForThatOne() async {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                cell.frame.size.height = 200
                cell.layoutIfNeeded()
            }
        }
        let (rows, delegate) = (Rows(["Row"]), Delegate())
        rows.table.delegate = delegate
        rows.table.layoutIfNeeded()
        let cell = rows.cells[0]
        XCTAssertEqual(cell.detail.frame.maxY, cell.frame.height - 12)
    }

    @MainActor
    func testAChangeAfterMeasuringIsSolvedInTheFrame() async {
        let root = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        list.addSubview(root)
        let label = UILabel()
        label.text = "Label"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.contentView.addSubview(label)
        let top = label.topAnchor.constraint(equalTo: root.contentView.topAnchor, constant: 10)
        let bottom = label.bottomAnchor.constraint(equalTo: root.contentView.bottomAnchor, constant: -10)
        NSLayoutConstraint.activate([top, bottom])
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 280)
        let size = root.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertLessThan(size.height, 50)
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 280, "the frame counts")
        XCTAssertTrue(label.hasAmbiguousLayout, "nothing says where it lies sideways")
        root.frame.size = size
        top.constant = 12
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 12)
        XCTAssertEqual(label.frame.maxY, size.height - 10)
        top.constant = 10
        _ = root.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        bottom.constant = -20
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame, CGRect(x: 0, y: 10, width: label.frame.width, height: size.height - 30))
    }
}
