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
