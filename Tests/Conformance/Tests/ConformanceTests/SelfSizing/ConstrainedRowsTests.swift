import CellDirector
import XCTest

/// Tests a typical screen: a table view that is pinned to its view controller's view. The cells, the header and the
/// footers use constraints instead of frames.
final class ConstrainedRowsTests: ConstrainedRowsTestCase {
    @MainActor
    func testAPinnedTableIsAsLargeAsItsControllersView() async {
        let controller = makeNotes(3)
        XCTAssertEqual(controller.table.frame, controller.view.bounds)
        XCTAssertEqual(controller.table.visibleCells.count, 3)
    }

    @MainActor
    func testARowHasTheHeightOfItsConstraints() async throws {
        let controller = makeNotes(3)
        let cell = try XCTUnwrap(controller.table.cellForRow(at: path(0)) as? NoteCell)
        let line = cell.text.intrinsicContentSize.height
        let title = cell.title.intrinsicContentSize.height
        XCTAssertEqual(cell.frame.height, 12 + title + 4 + line + 12, accuracy: 1e-5)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.text.frame.maxY, cell.contentView.frame.height - 12, accuracy: 1e-5)
        XCTAssertEqual(cell.button.frame.maxX, 390 - 16, accuracy: 1e-5)
        XCTAssertEqual(cell.title.frame.maxX, cell.button.frame.minX - 8, accuracy: 1e-5)
    }

    @MainActor
    func testAHeaderOfSeveralLinesSizesItself() async throws {
        let controller = makeNotes(1)
        let label = try XCTUnwrap(
            (controller.header as? UITableViewHeaderFooterView)?.contentView.subviews.first as? UILabel)
        controller.table.layoutIfNeeded()
        XCTAssertGreaterThan(controller.header.frame.height, 2 * label.font.lineHeight)
        XCTAssertEqual(controller.header.frame.height, label.frame.height + 16, accuracy: 1e-5)
        XCTAssertEqual(controller.table.rectForRow(at: path(0)).minY, controller.header.frame.maxY, accuracy: 1e-5)
    }

    @MainActor
    func testARowFollowsConstraintsIfItsTableEnablesIt() async throws {
        let controller = makeNotes(2)
        let table = controller.table
        let cell = try XCTUnwrap(table.cellForRow(at: path(0)) as? NoteCell)
        let height = cell.frame.height
        cell.text.numberOfLines = 0
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, height)

        table.selfSizingInvalidation = .enabledIncludingConstraints
        cell.text.text = "Another, and long enough to be broken into lines. It says nothing else, and yet goes on."
        table.layoutIfNeeded()
        let open = table.rectForRow(at: path(0)).height
        XCTAssertGreaterThan(open, height)
        XCTAssertEqual(table.rectForRow(at: path(1)).minY, table.rectForRow(at: path(0)).maxY)
        let bottom = try XCTUnwrap(cell.contentView.constraints.first { $0.firstAttribute == .bottom })
        bottom.constant = -32
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, open + 20, accuracy: 1e-5)
    }

    @MainActor
    func testALongTableScrollsToItsLastRow() async {
        let controller = makeNotes(100_000)
        let table = controller.table
        XCTAssertLessThan(table.visibleCells.count, 20)
        table.scrollToRow(at: path(99_999), at: .bottom, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexPathsForVisibleRows?.last, path(99_999))
        XCTAssertEqual(table.rectForRow(at: path(99_999)).maxY, table.contentSize.height, accuracy: 1e-3)
        XCTAssertEqual(table.bounds.maxY, table.contentSize.height, accuracy: 1e-3)
    }

    /// Manually sizes a table header view that has constraints, as is common in apps.
    @MainActor
    func testATablesHeaderViewCanBeSizedManually() async throws {
        let controller = makeNotes(1)
        let header = controller.header
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 390, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        XCTAssertGreaterThan(size.height, 50)
        XCTAssertEqual(size.width, 390)
        let own = UIView()
        let label = UILabel()
        label.text = "Header"
        label.translatesAutoresizingMaskIntoConstraints = false
        own.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: own.topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: own.bottomAnchor, constant: -20),
            label.leadingAnchor.constraint(equalTo: own.leadingAnchor, constant: 16),
        ])
        own.frame.size = own.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertEqual(own.frame.height, label.intrinsicContentSize.height + 40, accuracy: 1e-5)
        controller.table.tableHeaderView = own
        controller.table.sectionHeaderTopPadding = 0
        controller.table.layoutIfNeeded()
        XCTAssertEqual(own.frame, CGRect(x: 0, y: 0, width: 390, height: own.frame.height))
        XCTAssertEqual(controller.header.frame.minY, own.frame.maxY, accuracy: 1e-5)
    }
}
