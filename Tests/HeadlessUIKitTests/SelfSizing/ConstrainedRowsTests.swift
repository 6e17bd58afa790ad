import HeadlessUIKit
import TestSupport
import XCTest

/// A screen as such screens are written: a table pinned to its controller's view, whose cells, header and footers have
/// constraints and no frames.
final class ConstrainedRowsTests: XCTestCase {
    private struct Note: Hashable {
        var title: String
        var text: String
        var isOpen = false
    }

    @MainActor
    private final class NoteCell: UITableViewCell {
        let title = UILabel()
        let text = UILabel()
        let button = UIButton(type: .system)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.font = .preferredFont(forTextStyle: .headline)
            button.setTitle("More", for: .normal)
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
            for view in [title, text, button] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                title.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
                button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
                text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private final class NotesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        var notes: [Note]
        let table = UITableView(frame: .zero, style: .plain)
        let header: UIView = {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "All the notes of this year. ", count: 8)
            label.translatesAutoresizingMaskIntoConstraints = false
            header.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor, constant: -16),
            ])
            return header
        }()

        init(_ notes: [Note]) {
            self.notes = notes
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.translatesAutoresizingMaskIntoConstraints = false
            table.register(NoteCell.self, forCellReuseIdentifier: "note")
            table.dataSource = self
            table.delegate = self
            view.addSubview(table)
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            guard let cell = cell as? NoteCell else { return cell }
            let note = notes[indexPath.row]
            cell.title.text = note.title
            cell.text.text = note.text
            cell.text.numberOfLines = note.isOpen ? 0 : 1
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            notes[indexPath.row].isOpen.toggle()
            tableView.reconfigureRows(at: [indexPath])
        }
    }

    @MainActor
    private func makeNotes(_ count: Int) -> NotesController {
        let long = String(repeating: "Quite a long note that does not fit on one line. ", count: 4)
        let controller = NotesController((0..<count).map { Note(title: "Note \($0)", text: long) })
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.layoutIfNeeded()
        return controller
    }

    @MainActor
    func testAPinnedTableIsAsLargeAsItsControllersView() async {
        let controller = makeNotes(3)
        XCTAssertEqual(controller.table.frame, controller.view.bounds)
        XCTAssertEqual(controller.table.visibleCells.count, 3)
    }

    @MainActor
    func testARowIsAsHighAsItsConstraintsSay() async throws {
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
    func testATextThatOpensOnTapMovesTheRowsBelow() async throws {
        let controller = makeNotes(3)
        let table = controller.table
        let closed = table.rectForRow(at: path(0)).height
        try Finger().tap(rowAt: path(0), in: table)
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: path(0)) as? NoteCell)
        let lines = (cell.text.frame.height / cell.text.font.lineHeight).rounded()
        XCTAssertGreaterThan(lines, 2)
        let open = table.rectForRow(at: path(0)).height
        XCTAssertEqual(open, closed + (lines - 1) * cell.text.font.lineHeight, accuracy: 1)
        XCTAssertEqual(table.rectForRow(at: path(1)).minY, table.rectForRow(at: path(0)).maxY)
        try Finger().tap(rowAt: path(0), in: table)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, closed)
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
    func testARowFollowsConstraintsWhereItsTableIsToldTo() async throws {
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
    func testOnlyRowsInSightAreMeasured() async {
        let controller = makeNotes(100_000)
        let table = controller.table
        XCTAssertLessThan(table.visibleCells.count, 20)
        table.scrollToRow(at: path(99_999), at: .bottom, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexPathsForVisibleRows?.last, path(99_999))
        XCTAssertEqual(table.rectForRow(at: path(99_999)).maxY, table.contentSize.height, accuracy: 1e-3)
        XCTAssertEqual(table.bounds.maxY, table.contentSize.height, accuracy: 1e-3)
    }

    /// The usual way of those whose table's header view has constraints.
    @MainActor
    func testATablesHeaderViewThatIsFittedByHand() async throws {
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
        controller.table.layoutIfNeeded()
        XCTAssertEqual(own.frame, CGRect(x: 0, y: 0, width: 390, height: own.frame.height))
        XCTAssertEqual(controller.header.frame.minY, own.frame.maxY, accuracy: 1e-5)
    }
}
