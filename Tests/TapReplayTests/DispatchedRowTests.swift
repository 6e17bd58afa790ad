import CellDirector
import HeadlessUIKit
import ReplayTestScreens
import XCTest

@testable import TapReplay

/// Tests that a condition about dispatches refers to the row as it was when it sent the dispatch.
final class DispatchedRowTests: XCTestCase {
    /// A list of books. Selecting a book pushes another list, and lending a book presents an alert.
    @MainActor
    private final class Library: UITableViewController {
        private let bus: CellActionBus
        private lazy var director = TableDirector(tableView: tableView, sections: [], bus: bus)

        init(bus: CellActionBus) {
            self.bus = bus
            super.init(style: .plain)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            director.actionsProxy
                .on(.didSelect) { [unowned self] (c: BookConfig, cell) in
                    navigationController?.pushViewController(Library(bus: bus), animated: false)
                }
                .on(.custom("lend")) { [unowned self] (c: BookConfig, cell) in
                    present(UIAlertController(title: "Lend", message: nil, preferredStyle: .alert), animated: false)
                }
            let books = [
                Book(id: 0, title: "Emma"), Book(id: 1, title: "Faust", button: "Lend"), Book(id: 2, title: "Emma"),
            ]
            director.update(sections: books.map { TableSection(rows: [BookConfig(item: $0)]) })
        }
    }

    @MainActor
    private func mismatches(_ script: String) async throws -> [String] {
        let bus = CellActionBus()
        let library = ReplayScreen("library") { UINavigationController(rootViewController: Library(bus: bus)) }
        return try await ShelfReplay("screen library\n" + script, on: [library], bus: bus).mismatches
    }

    @MainActor
    func testDispatchedRowsAreFoundAfterTheTouchOpensAnotherScreen() async throws {
        let pushed = try await mismatches(
            """
            tap row "Faust"
            expect dispatched didSelect on row "Faust"
            expect dispatched didSelect on row "Faust" of section 1
            expect dispatched didSelect on row last of section 1 1 time
            tap row "Emma" of section 0
            expect dispatched didSelect on row "Emma"
            expect dispatched didSelect on row first
            expect not dispatched didSelect on row "Faust"
            expect not dispatched didSelect on row last
            expect dispatched didSelect on row last
            """)
        XCTAssertEqual(pushed, ["the last touch dispatched didSelect on row 0"])
        let alert = try await mismatches(
            """
            tap "Lend" in row "Faust"
            expect alert is visible
            expect dispatched lend on row "Faust"
            expect dispatched lend on row "Lend" of section 1
            expect dispatched lend on row "Emma"
            """)
        XCTAssertEqual(
            alert, ["the screen \"library\" has no list: in front is the alert \"Lend\""],
            "only the step with the row Emma fails")
    }

    @MainActor
    func testDispatchedRowsAreFoundAfterTheTouchRemovesOrChangesThem() async throws {
        let replay = try await ShelfReplay(
            """
            delete row "Emma"
            expect dispatched delete on row "Emma"
            expect dispatched delete on row first
            expect not dispatched delete on row "Ulysses"
            expect dispatched delete on row "Emmma"
            """)
        XCTAssertEqual(
            replay.mismatches.map { $0.prefix(44) }, ["no row on screen shows \"Emmma\"; there is \"Ul"])
    }

    @MainActor
    func testTheFirstAndTheLastRowSkipEmptySections() async throws {
        let bus = CellActionBus()
        var director: TableDirector?
        let screen = ReplayScreen("books") {
            let controller = UITableViewController(style: .plain)
            let books = (0..<3).map { BookConfig(item: Book(id: $0, title: "Book \($0)")) }
            let sections = [[], [books[0], books[1]], [], [books[2]], []].map { TableSection(rows: $0) }
            director = TableDirector(tableView: controller.tableView, sections: sections, bus: bus)
            director?.actionsProxy.on(.didSelect) { (c: BookConfig, cell) in }
            return controller
        }
        let script = """
            screen books
            tap row 0 of section 1
            expect dispatched didSelect on row first
            expect dispatched didSelect on row id "book-0"
            expect not dispatched didSelect on row last
            expect not dispatched didSelect on row last of section 1
            tap row 1 of section 1
            expect not dispatched didSelect on row first
            expect not dispatched didSelect on row first of section 1
            expect not dispatched didSelect on row last
            expect dispatched didSelect on row last of section 1
            tap row 0 of section 3
            expect not dispatched didSelect on row first
            expect dispatched didSelect on row first of section 3
            expect dispatched didSelect on row last
            expect row first shows "Book 0"
            expect row last shows "Book 2"
            expect tap row last of section 2 not possible because "section 2 has no rows"
            """
        let replay = try await ShelfReplay(script, on: [screen], bus: bus)
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertNotNil(director)
    }

    /// A list of two rows, each of which contains a list of books.
    @MainActor
    private final class Shelves: UITableViewController {
        private let bus: CellActionBus

        init(bus: CellActionBus) {
            self.bus = bus
            super.init(style: .plain)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 200 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = ShelfCell(style: .default, reuseIdentifier: nil)
            cell.accessibilityIdentifier = ["novels", "plays"][indexPath.row]
            cell.show(bus)
            return cell
        }
    }

    @MainActor
    func testADispatchedRowIsIdentifiedByTheRowAroundItsList() async throws {
        let bus = CellActionBus()
        let replay = try await ShelfReplay(
            """
            screen shelves
            tap "Lend" in row 0 in row id "novels"
            expect dispatched lend on row 0 in row id "novels"
            expect not dispatched lend on row 0 in row id "plays"
            expect dispatched lend on row 0 in row id "plays"
            expect dispatched lend on row 0 in row id "poems"
            """, on: [ReplayScreen("shelves") { Shelves(bus: bus) }], bus: bus)
        XCTAssertEqual(replay.mismatches.count, 2, "\(replay.mismatches)")
        XCTAssertEqual(replay.mismatches.first, "the last touch dispatched lend on row 0 in row 0")
        XCTAssertEqual(
            replay.mismatches.last?.hasPrefix("no row on screen "), true, "no row is named \"poems\"")
    }

    @MainActor
    func testTheNamesOfARowContainItsIndexPathButNoKind() async throws {
        let books = (0..<4).map { BookConfig(item: Book(id: $0, title: "Book \($0)")) }
        let sections = [TableSection(rows: Array(books[..<2])), TableSection(rows: Array(books[2...]))]
        let shelf = Shelf(sections, bus: CellActionBus())
        shelf.view.layoutIfNeeded()
        let list = try XCTUnwrap(shelf.tableView)
        let names = RowNames(ofRowAt: IndexPath(row: 1, section: 0), in: list, cell: nil)
        XCTAssertTrue(names.contains(.index(1, section: 0)))
        XCTAssertFalse(names.contains(.index(1, section: 1)))
        XCTAssertFalse(names.contains(.index(0, section: 0)))
        XCTAssertFalse(names.contains(.content(.kind(.switch, nil))))
    }
}
