import TestSupport
import XCTest
@testable import HeadlessUIKit

/// Tests how many times constraints are solved: once for each change of content or size, and at most twice if text
/// wraps.
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
        for cell in rows.cells { XCTAssertEqual(cell.frame.height - cell.detail.frame.maxY, 12, accuracy: 0.001) }
    }

    /// The height of wrapped text depends on its width, so the width is solved first.
    @MainActor
    func testARowWhoseTextWrapsIsSolvedForItsWidthAndItsHeight() async {
        let rows = Rows((0..<4).map { String(repeating: "wrapped text \($0) ", count: 8) }, lines: 0)
        rows.table.layoutIfNeeded()
        XCTAssertEqual(rows.cells.map(\.solutions), [2, 2, 2, 2])
        for cell in rows.cells { XCTAssertEqual(cell.frame.height - cell.detail.frame.maxY, 12, accuracy: 0.001) }
    }

    @MainActor
    func testAReusedCellIsSolvedOnceForItsNewRow() async {
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
    func testARowWhoseHeightChangesBeforeDisplayIsSolvedForItsNewHeight() async {
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

    // MARK: Screens

    @MainActor
    private final class Screen: UIViewController {
        let title1 = UILabel()
        let title2 = UILabel()
        let rows = Rows((0..<20).map { "Row \($0)" })

        override func viewDidLoad() {
            super.viewDidLoad()
            title1.text = "Title"
            title2.text = "Another title"
            let stack = UIStackView(arrangedSubviews: [title1, title2])
            stack.axis = .vertical
            for inside in [stack, rows.table] {
                inside.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inside)
            }
            let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                rows.table.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
                rows.table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                rows.table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                rows.table.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            ])
        }

        /// Returns how many times the constraints are solved while the closure runs.
        func solutions(_ work: () -> Void) -> Int {
            let before = view.viewLayout?.rootSystem?.solutions ?? 0
            work()
            return (view.viewLayout?.rootSystem?.solutions ?? 0) - before
        }
    }

    @MainActor
    func testAScreenIsSolvedOncePerLayout() async {
        let screen = Screen()
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        XCTAssertEqual(screen.solutions { screen.view.layoutIfNeeded() }, 1, "the first layout solves the screen once")
        XCTAssertEqual(screen.rows.table.frame.maxY, screen.view.frame.maxY)
        XCTAssertEqual(Set(screen.rows.cells.map(\.solutions)), [1], "each row is solved separately")
        XCTAssertEqual(screen.solutions { screen.view.layoutIfNeeded() }, 0, "nothing has changed")
        XCTAssertEqual(
            screen.solutions {
                screen.title1.text = "A title that is longer"
                screen.title2.font = .systemFont(ofSize: 30)
                screen.view.layoutIfNeeded()
            }, 1, "two changes are solved together")
        XCTAssertEqual(
            screen.solutions {
                screen.view.frame.size = CGSize(width: 844, height: 390)
                screen.view.layoutIfNeeded()
            }, 1, "a new size is solved once")
        XCTAssertEqual(screen.rows.table.frame.maxY, 390)
        XCTAssertEqual(
            screen.solutions {
                screen.title2.isHidden = true
                screen.view.layoutIfNeeded()
            }, 1, "hiding a view is solved once")
        XCTAssertEqual(
            screen.solutions {
                screen.rows.table.contentOffset.y = 100
                screen.view.layoutIfNeeded()
            }, 0, "scrolling a list solves nothing")
    }

    @MainActor
    func testAPageIsSolvedOnceWhenItAppears() async {
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        navigation.view.layoutIfNeeded()
        navigation.pushViewController(screen, animated: false)
        navigation.view.layoutIfNeeded()
        let system = screen.view.layoutRoot.viewLayout?.rootSystem
        XCTAssertEqual(system?.solutions, 1)
        XCTAssertEqual(screen.rows.table.frame.height, screen.view.frame.height - screen.rows.table.frame.minY)
    }

    @MainActor
    func testAScreenWhoseTextWrapsIsSolvedForItsWidthAndItsHeight() async {
        let screen = Screen()
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.title1.numberOfLines = 0
        screen.loadViewIfNeeded()
        screen.title1.text = String(repeating: "wrapped text ", count: 20)
        XCTAssertEqual(screen.solutions { screen.view.layoutIfNeeded() }, 2)
        XCTAssertGreaterThan(screen.rows.table.frame.minY, 100)
    }

    /// Storyboards record that a view whose content size is required has the size of its constraints, if these contradict.
    @MainActor
    func testARequiredContentSizeGivesWayToConstraints() async {
        for isLate in [false, true] {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let label = UILabel()
            label.text = "Content"
            label.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(label)
            let natural = label.intrinsicContentSize
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentCompressionResistancePriority(.required, for: .vertical)
            let constraints = [
                label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                label.topAnchor.constraint(equalTo: page.topAnchor),
                label.widthAnchor.constraint(equalToConstant: natural.width + 40),
                label.heightAnchor.constraint(equalToConstant: natural.height - 5),
            ]
            NSLayoutConstraint.activate(Array(constraints.prefix(isLate ? 2 : 4)))
            page.layoutIfNeeded()
            if isLate {
                XCTAssertEqual(label.frame.width, natural.width, accuracy: 0.01)
                NSLayoutConstraint.activate(Array(constraints.suffix(2)))
                page.layoutIfNeeded()
            }
            XCTAssertEqual(label.frame.width, natural.width + 40, accuracy: 0.01)
            XCTAssertEqual(label.frame.height, natural.height - 5, accuracy: 0.01)
            constraints[2].isActive = false
            page.layoutIfNeeded()
            XCTAssertEqual(label.frame.width, natural.width, accuracy: 0.01)
        }
    }
}
