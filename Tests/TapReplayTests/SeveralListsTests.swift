import CellDirector
import XCTest

@testable import TapReplay

/// Tests screens with several lists, bars, and controls outside lists. The tests check which view a name refers to, and
/// how the views are drawn.
final class SeveralListsTests: XCTestCase {
    @MainActor
    private func play(_ script: String) async throws -> ShelfReplay {
        let bus = CellActionBus()
        return try await ShelfReplay("screen market\n" + script, on: [Market.screen(bus: bus)], bus: bus)
    }

    @MainActor
    func testAFooterIsDistinguishedFromAHeader() async throws {
        let replay = try await play(
            """
            tap "Total"
            expect dispatched pay on footer
            expect dispatched pay on header
            expect not dispatched pay on footer
            tap "Offers" in header
            expect dispatched pay on header
            expect dispatched pay on footer
            """)
        XCTAssertEqual(
            replay.mismatches,
            [
                "the last touch dispatched pay on footer", "the last touch dispatched pay on footer",
                "the last touch dispatched pay on header",
            ])
    }

    /// A view controller with three lists. The first list is hidden, and the second list is inside a hidden view until
    /// the user taps a button.
    @MainActor
    private final class HiddenLists: UIViewController {
        final class Names: NSObject, UITableViewDataSource {
            let names: [String]

            init(_ names: [String]) { self.names = names }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
        }

        private let sources = [Names(["A", "B"]), Names(["A", "C"]), Names(["A", "D"])]

        override func viewDidLoad() {
            super.viewDidLoad()
            let tables = sources.map { names in
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
                table.dataSource = names
                return table
            }
            tables[0].isHidden = true
            tables[0].accessibilityIdentifier = "results"
            let panel = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
            panel.isHidden = true
            panel.addSubview(tables[1])
            tables[2].frame.origin.y = 200
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Show") { _ in panel.isHidden = false })
            button.frame = CGRect(x: 0, y: 300, width: 320, height: 44)
            for inner in [tables[0], panel, tables[2], button] { view.addSubview(inner) }
        }
    }

    @MainActor
    func testAHiddenListIsNotCounted() async throws {
        let bus = CellActionBus()
        let screen = ReplayScreen("hidden") { HiddenLists() }
        let replay = try await ShelfReplay(
            """
            screen hidden
            expect row 1 shows "D"
            expect row "A" is visible
            expect row 1 in list 0 shows "D"
            expect list id "results" is hidden
            tap row 0 in list 1
            tap "Show"
            expect row 1 in list 0 shows "C"
            expect row 1 in list 1 shows "D"
            tap row 0
            """, on: [screen], bus: bus)
        XCTAssertEqual(
            replay.mismatches,
            [
                "there is no list 1; the screen has one list",
                "row 0 is in 2 lists; write `row 0 in list 0` or `row 0 in list 1`",
            ])
    }

    /// A view controller with several tables, one below the other.
    @MainActor
    private final class Tables: UIViewController, UITableViewDataSource {
        struct Table {
            var id: String?
            let rowCount: Int
            let isHidden: Bool
        }

        private let tables: [Table]

        init(_ tables: [Table]) {
            self.tables = tables
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (number, each) in tables.enumerated() {
                let table = UITableView(frame: CGRect(x: 0, y: 100 * number, width: 320, height: 100))
                table.accessibilityIdentifier = each.id
                table.tag = each.rowCount
                table.isHidden = each.isHidden
                table.dataSource = self
                view.addSubview(table)
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tableView.tag }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @MainActor
    func testListsWithTheSameIdentifierAreAmbiguousUnlessOnlyOneIsVisible() async throws {
        let screen = ReplayScreen("lists") {
            Tables([
                .init(id: "a", rowCount: 1, isHidden: true), .init(id: "a", rowCount: 2, isHidden: false),
                .init(id: "b", rowCount: 4, isHidden: true), .init(id: "b", rowCount: 5, isHidden: true),
                .init(id: "c", rowCount: 6, isHidden: false), .init(id: "c", rowCount: 7, isHidden: false),
            ])
        }
        let replay = try await ShelfReplay(
            """
            screen lists
            expect 2 rows in list id "a"
            expect 4 rows in list id "b"
            expect list id "b" is hidden
            expect 7 rows in list 2
            expect 6 rows in list id "c"
            tap row 0 in list id "c"
            """, on: [screen])
        let message = "2 lists have the id \"c\"; write `list 1` or `list 2`"
        XCTAssertEqual(replay.mismatches, [message, message])
    }

    @MainActor
    func testAScreenWithOnlyHiddenListsReportsIt() async throws {
        let screen = ReplayScreen("lists") { Tables([.init(rowCount: 1, isHidden: true)]) }
        let replay = try await ShelfReplay("screen lists\ntap row 0\nexpect 1 row", on: [screen])
        let message = "the screen \"lists\" has only hidden lists"
        XCTAssertEqual(replay.mismatches, [message, message])
    }

    /// A table with one row, which contains two tables without identifiers.
    @MainActor
    private final class NestedTables: UITableViewController {
        private let sources = [HiddenLists.Names(["A", "A"]), HiddenLists.Names(["A", "D"])]

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 200 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            for (number, source) in sources.enumerated() {
                let table = UITableView(frame: CGRect(x: 0, y: 100 * number, width: 320, height: 100))
                table.dataSource = source
                cell.contentView.addSubview(table)
            }
            return cell
        }
    }

    @MainActor
    func testTheFirstListInARowIsNamedByTheRow() async throws {
        let screen = ReplayScreen("nested") { NestedTables(style: .plain) }
        let replay = try await ShelfReplay(
            """
            screen nested
            expect row 1 in row 0 shows "A"
            expect row 1 in list 2 shows "D"
            tap "A"
            """, on: [screen])
        XCTAssertEqual(
            replay.mismatches,
            [
                #"3 things on screen show "A"; write `"A" in row 0 in row 0` or `"A" in row 1 in row 0` "#
                    + #"or `"A" in row 0 in list 2`"#
            ])
    }

    @MainActor
    func testTheSubjectOfAStepIsTheInnerRow() async throws {
        let screen = OpenScreen(shown: NestedTables(style: .plain))
        screen.root.layoutIfNeeded()
        let outer = RowLocator(.index(0, section: 0))
        let (path, list) = try screen.find(RowLocator(.index(1, section: 0), in: .row(outer)))
        let cell = try XCTUnwrap(list.shownCell(at: path))
        XCTAssertTrue(screen.subject === cell)
        screen.subject = nil
        XCTAssertNil(screen.subject)
    }

    @MainActor
    func testAHeaderThatIsNotOnScreenIsAReasonThatATouchIsNotPossible() async throws {
        let market = try await play(
            """
            expect tap "Offers" in header of section 1 not possible because "no list on screen shows a header"
            """)
        XCTAssertEqual(market.mismatches, [])
        let bus = CellActionBus()
        let later = (100..<160).map { Book(id: $0, title: "Book \($0)") }
        let shelf = try await ShelfReplay(
            """
            screen shelf
            expect header shows "Books"
            scroll to bottom
            expect tap "Books" in header not possible because "header is not on screen"
            """, on: [Shelf.screen(later: later, bus: bus)], bus: bus)
        XCTAssertEqual(shelf.mismatches, [])
    }

    @MainActor
    func testATouchOfAControlAboveTheRowsNamesTheList() async throws {
        let controller = UITableViewController(style: .plain)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        controller.tableView.tableHeaderView = button
        let screen = OpenScreen(shown: controller)
        screen.root.layoutIfNeeded()
        XCTAssertEqual(screen.touches(everyRow: true).map(\.step), ["tap \"Send\" in list"])
    }

    @MainActor
    func testARowIsFoundInTheListThatHasIt() async throws {
        let replay = try await play(
            """
            expect row "Cheese" is visible
            tap row "Cheese"
            expect dispatched didSelect on row 1 in list 1
            expect not dispatched didSelect on row 1 in list id "favorites"
            tap row 2
            expect selection is row "Apples"
            tap row "Milk"
            expect dispatched didSelect on row 0 in list id "favorites"
            expect header shows "Offers"
            scroll to row "Apples"
            """)
        XCTAssertEqual(replay.mismatches, [])
    }

    @MainActor
    func testIfTwoListsHaveARowTheErrorSuggestsTheirNames() async throws {
        let replay = try await play(
            """
            tap row 0
            expect row "Bread" is visible
            scroll to row "Bread"
            expect 2 rows
            expect list is empty
            expect row "Bread" in list 1 is visible
            tap row 0 in list 1
            expect dispatched didSelect on row 0
            expect dispatched didSelect on row 0 in list 1
            expect not dispatched didSelect on row 0 in list id "favorites"
            expect 2 rows in list id "favorites"
            tap row 3
            tap row "Chese"
            scroll to row "Nothing"
            """)
        XCTAssertEqual(
            replay.mismatches,
            [
                #"row 0 is in 2 lists; write `row 0 in list id "favorites"` or `row 0 in list 1`"#,
                #"row "Bread" is in 2 lists; write `row "Bread" in list id "favorites"` or `row "Bread" in list 1`"#,
                #"row "Bread" is in 2 lists; write `row "Bread" in list id "favorites"` or `row "Bread" in list 1`"#,
                #"the screen has 2 lists; write `list id "favorites"` or `list 1`"#,
                #"the screen has 2 lists; write `list id "favorites"` or `list 1`"#,
                #"row 0 is in 2 lists; write `row 0 in list id "favorites"` or `row 0 in list 1`"#,
                #"list id "favorites": there is no row 3; the list has rows 0 to 1; "#
                    + "list 1: there is no row 3; the list has rows 0 to 2",
                #"no row on screen shows "Chese"; did you mean "Cheese"?"#,
                #"no list on screen has a row "Nothing""#,
            ])
    }

    @MainActor
    func testEverythingOnTheScreenIsDrawn() async throws {
        let replay = try await play("show")
        XCTAssertEqual(
            replay.drawings.joined(),
            """
            ┌─ Market ───────────────────────────────────────────────────────┐
            │  Market                                                 [Cart] │
            ├────────────────────────────────────────────────────────────────┤
            │ ⟦(Search)⟧                                             [Clear] │
            ├─ list id "favorites": rows 0 to 1 of 2 ────────────────────────┤
            │ 0   Milk                                                       │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Bread                                                      │
            ├─ list 1: rows 0 to 2 of 3 ─────────────────────────────────────┤
            │                                                       [Offers] │
            ├────────────────────────────────────────────────────────────────┤
            │ 0   Bread                                              [−|0|+] │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Cheese                                             [−|0|+] │
            ├────────────────────────────────────────────────────────────────┤
            │ 2   Apples                                             [−|0|+] │
            ├────────────────────────────────────────────────────────────────┤
            │                                                        [Total] │
            └────────────────────────────────────────────────────────────────┘
            """)
    }
}
