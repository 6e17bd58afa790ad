import Foundation
import HeadlessUIKit
import XCTest

/// Tests a screen that is created in code and whose table gets its size only from constraints.
final class PinnedTableTests: XCTestCase {
    private final class Screen: UIViewController {
        let table = UITableView()
        let recorder = Recorder(count: 100)
        var edges: [NSLayoutConstraint] = []
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            table.translatesAutoresizingMaskIntoConstraints = false
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = recorder
            table.delegate = recorder
            view.addSubview(table)
            edges = [
                table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
            NSLayoutConstraint.activate(edges)
        }

        override func updateViewConstraints() {
            calls.append("update")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { calls.append("will \(Int(table.frame.height))") }
        override func viewDidLayoutSubviews() { calls.append("did \(Int(table.frame.height))") }
    }

    @MainActor
    func testATablePinnedToItsControllersViewHasRows() async throws {
        let screen = Screen()
        screen.beginAppearanceTransition(true, animated: false)
        screen.endAppearanceTransition()
        XCTAssertEqual(screen.table.frame, rect(0, 0, 390, 844))
        XCTAssertEqual(screen.table.visibleCells.count, 20)
        XCTAssertEqual(screen.calls, ["update", "will 0", "did 844"])
    }

    @MainActor
    func testCellsAreReturnedBeforeTheLayout() async throws {
        let screen = Screen()
        screen.loadViewIfNeeded()
        XCTAssertEqual(screen.table.visibleCells.count, 20)
    }

    @MainActor
    func testAFingerFindsARowBeforeTheLayout() async throws {
        let screen = Screen()
        screen.loadViewIfNeeded()
        try Finger().tap(rowAt: IndexPath(row: 3, section: 0), in: screen.table)
        XCTAssertEqual(screen.table.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
    }

    @MainActor
    func testAConstantThatChangesMovesTheTable() async throws {
        let screen = Screen()
        screen.view.layoutIfNeeded()
        screen.edges[3].constant = -444
        XCTAssertEqual(screen.table.frame.height, 844, "the frame does not change before layout")
        XCTAssertEqual(screen.table.visibleCells.count, 10)
        XCTAssertEqual(screen.table.frame.height, 400)
    }

    @MainActor
    func testATableInsideANavigationControllerFillsTheSpaceBelowTheBar() async throws {
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        XCTAssertEqual(screen.table.frame, rect(0, 44, 390, 800))
        XCTAssertEqual(screen.table.visibleCells.count, 19)
    }

    /// Constraints inside a cell are solved within the cell; the table determines the cell's frame.
    @MainActor
    func testConstraintsInACellAreSolvedAtTheCellsSize() async throws {
        let screen = Screen()
        screen.recorder.cell = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            guard cell.contentView.subviews.isEmpty else { return cell }
            let box = Box(50, 10)
            cell.contentView.add(box)
            NSLayoutConstraint.activate([
                box.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
            ])
            return cell
        }
        screen.loadViewIfNeeded()
        screen.view.layoutIfNeeded()
        let cell = try XCTUnwrap(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)))
        XCTAssertEqual(cell.contentView.subviews.first?.frame, rect(324, 17, 50, 10))
        screen.edges[2].constant = -90
        screen.view.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.subviews.first?.frame, rect(234, 17, 50, 10))
    }
}
