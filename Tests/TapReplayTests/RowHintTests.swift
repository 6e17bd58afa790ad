import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests steps that refer to a row by its text and section, and the hints about rows in the messages of failed steps.
final class RowHintTests: XCTestCase {
    @MainActor
    func testARowIsNamedByItsTextInASection() async throws {
        let bus = CellActionBus()
        let books = [Book(id: 0, title: "Emma"), Book(id: 1, title: "Faust")]
        let screen = Shelf.screen(books, later: [Book(id: 2, title: "Emma")], bus: bus)
        let replay = try await ShelfReplay(
            """
            screen shelf
            tap row "Emma" of section 1
            expect row 0 of section 1 is selected
            expect dispatched didSelect on row "Emma" in section 1
            tap row "Emma"
            tap row "Faust" of section 1
            tap row "Faust" of section 2
            scroll to row "Emma" of section 1
            """, on: [screen], bus: bus)
        XCTAssertEqual(
            replay.mismatches,
            [
                "2 rows on screen match row \"Emma\"; write `row 0` or `row 0 of section 1`",
                "no row of section 1 on screen shows \"Faust\"; there is \"Emma\"",
                "there is no section 2; the list has 2 sections",
            ])
        XCTAssertEqual(replay.steps[1].step, "tap row \"Emma\" of section 1")
    }

    @MainActor
    func testARowThatIsNotOnScreenSuggestsScrolling() async throws {
        let replay = try await ShelfReplay(
            """
            expect row "Nobody at all" is visible
            scroll to row "Book 5x"
            tap "Lend" in row "Whoever"
            """)
        let known = "there is \"Emma\", \"Ulysses\", \"Faust\", \"Book 3\", \"Book 4\", \"Book 5\", …"
        XCTAssertEqual(
            replay.mismatches,
            [
                "it is not visible: no row on screen shows \"Nobody at all\"; \(known); 41 rows are off screen: "
                    + "`scroll to row \"Nobody at all\"`",
                "the list has no row \"Book 5x\"; did you mean \"Book 5\"?",
                "no row on screen shows \"Whoever\"; \(known); 41 rows are off screen: `scroll to row \"Whoever\"`",
            ])
    }

    @MainActor
    func testATouchOfAViewThatIsScrolledOutOfSightSuggestsScrolling() async throws {
        let screen = ReplayScreen("form") {
            let controller = UITableViewController(style: .plain)
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
            let button = UIButton(frame: CGRect(x: 0, y: 1900, width: 100, height: 44))
            button.setTitle("Send", for: .normal)
            header.addSubview(button)
            controller.tableView.tableHeaderView = header
            return controller
        }
        let replay = try await ShelfReplay("screen form\ntap \"Send\"\nscroll down by 1500\ntap \"Send\"", on: [screen])
        XCTAssertEqual(
            replay.mismatches, ["UIButton \"Send\" is off screen; scroll to it first, as in `scroll down by 200`"])
    }

    /// A table that counts how often its number of sections is requested, and how often its cells are requested. Each
    /// section has one row.
    @MainActor
    private final class Counting: UITableView, UITableViewDataSource {
        var titles: [String] = []
        var requestCount = 0
        var cellCount = 0

        override var numberOfSections: Int {
            requestCount += 1
            return super.numberOfSections
        }
        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cellCount += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = titles[indexPath.section]
            return cell
        }
    }

    /// Returns a screen with several tables, one below the other, whose rows have the given titles.
    @MainActor
    private func screen(_ lists: [[String]], _ made: @escaping ([Counting]) -> Void = { _ in }) -> ReplayScreen {
        ReplayScreen("lists") {
            let controller = UIViewController()
            let tables = lists.enumerated().map { number, titles in
                let table = Counting(frame: CGRect(x: 0, y: 100 * number, width: 390, height: 100))
                table.titles = titles
                table.dataSource = table
                controller.view.addSubview(table)
                return table
            }
            made(tables)
            return controller
        }
    }

    /// A search scrolls page by page and checks only the visible rows. It must not request the number of sections for
    /// every page.
    @MainActor
    func testASearchForARowDoesNotCountTheSectionsOnEachPage() async throws {
        var counts: [Int] = []
        for pageCount in [5, 50] {
            let titles = (0..<2 * pageCount).map(String.init)
            var table: Counting?
            let screen = screen([titles]) { table = $0.first }
            let replay = try await ShelfReplay(
                "screen lists\nscroll to row \"\(titles.count - 1)\"\nscroll to top\nscroll to row \"none\"",
                on: [screen])
            XCTAssertEqual(replay.mismatches, ["the list has no row \"none\""])
            counts.append(table?.requestCount ?? 0)
        }
        XCTAssertEqual(counts.first, counts.last)
    }

    @MainActor
    func testASectionThatDoesNotExistIsNotSearchedFor() async throws {
        let titles = (0..<100).map(String.init)
        var tables: [Counting] = []
        let screen = screen([titles, ["Ada"]]) { tables = $0 }
        let replay = try await ShelfReplay(
            "screen lists\nscroll to row \"x\" of section 100 in list 0\nscroll to row \"x\" of section 100",
            on: [screen])
        XCTAssertEqual(
            replay.mismatches,
            [
                "there is no section 100; the list has 100 sections",
                "no list on screen has a row \"x\" of section 100",
            ])
        XCTAssertLessThan(tables.map(\.cellCount).reduce(0, +), 20)
    }

    @MainActor
    func testSuggestionsForOneOfSeveralListsArePlayable() async throws {
        let screen = screen([["Ada", "Ada", "Bob", "Eve"], ["Ada", "Bob", "Bob", "Bob", "Eve"]])
        let replay = try await ShelfReplay(
            """
            screen lists
            tap row "Eve" in list 1
            expect row "Eve" of section 4 in list 1 is visible
            tap row "Ada" in list 0
            tap row "Ada"
            scroll to row "Eve" in list 1
            expect row "Eve" is visible
            scroll to row "Eve" of section 4
            scroll to row "Eve" of section 5 in list 1
            tap row "Ivy" of section 4
            """, on: [screen])
        XCTAssertEqual(
            replay.mismatches,
            [
                #"no row on screen shows "Eve"; there is "Ada", "Bob"; 2 rows are off screen: `scroll to row "Eve" in list 1`"#,
                #"it is not visible: no row of section 4 on screen shows "Eve"; one row is off screen: "#
                    + #"`scroll to row "Eve" of section 4 in list 1`"#,
                #"2 rows on screen match row "Ada" in list 0; "#
                    + "write `row 0 in list 0` or `row 0 of section 1 in list 0`",
                #"2 rows on screen match row "Ada"; write `row 0 in list 0` or `row 0 of section 1 in list 0`"#,
                "there is no section 5; the list has 5 sections",
                #"no row of section 4 on screen shows "Ivy"; there is "Eve""#,
            ])
    }

    @MainActor
    func testTheRowsThatWereOnScreenAreFoundAfterASearchThatFails() async throws {
        let direct = try await ShelfReplay("screen shelf\ntap \"Lend\"")
        let replay = try await ShelfReplay("screen shelf\nscroll to row \"none\"\ntap \"Lend\"")
        XCTAssertEqual(direct.mismatches.count, 1)
        XCTAssertEqual(replay.mismatches.count, 2)
        XCTAssertEqual(replay.mismatches.last, direct.mismatches.last)
    }

    /// A table whose rows show their title in a text field, next to a button that shows a status.
    @MainActor
    private final class TextFieldViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let button = UIButton(type: .system)
            button.setTitle("Incomplete", for: .normal)
            let field = UITextField(frame: CGRect(x: 100, y: 0, width: 200, height: 40))
            field.text = "Errand \(indexPath.row)"
            for view in [button, field] { cell.contentView.addSubview(view) }
            return cell
        }
    }

    @MainActor
    func testRowsAreSuggestedByTheTextOfTheirField() async throws {
        let replay = try await ShelfReplay(
            "screen errands\ntap row \"Walk\"\ntap row \"Errand 29\"\ntap row \"Errnad 1\"",
            on: [ReplayScreen("errands") { TextFieldViewController(style: .plain) }])
        let place = "10 rows are off screen: "
        XCTAssertEqual(
            replay.mismatches,
            [
                #"no row on screen shows "Walk"; there is "Errand 0", "Errand 1", "Errand 2", "Errand 3", "Errand 4", "#
                    + #""Errand 5", …; \#(place)`scroll to row "Walk"`"#,
                #"no row on screen shows "Errand 29"; did you mean "Errand 2"? \#(place)`scroll to row "Errand 29"`"#,
                #"no row on screen shows "Errnad 1"; did you mean "Errand 1"? \#(place)`scroll to row "Errnad 1"`"#,
            ])
    }

    // MARK: Lists

    @MainActor
    private final class GrowingViewController: UITableViewController {
        var count = 40
        var loadsPages = false

        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            guard loadsPages, indexPath.row == count - 1 else { return }
            count += 10
            tableView.reloadData()
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(
            _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat { 44 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(100 + 20 * (indexPath.row % 7))
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    @MainActor
    func testTheBottomIsTheVeryLastContent() async throws {
        var tables: [UITableView] = []
        let screen = ReplayScreen("growing") {
            let controller = GrowingViewController(style: .plain)
            controller.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            tables.append(controller.tableView)
            return controller
        }
        let replay = try await ShelfReplay("screen growing\nscroll to bottom\nexpect row 39 is visible", on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        let table = try XCTUnwrap(tables.first)
        XCTAssertEqual(table.contentOffset.y + table.bounds.height, table.contentSize.height, accuracy: 0.5)
    }

    @MainActor
    func testScrollingToTheBottomOfAFeedLoadsOnePage() async throws {
        let screen = ReplayScreen("feed") {
            let controller = GrowingViewController(style: .plain)
            controller.loadsPages = true
            return controller
        }
        let replay = try await ShelfReplay("screen feed\nscroll to bottom\nexpect 50 rows", on: [screen])
        XCTAssertEqual(replay.mismatches, [])
    }

    @MainActor
    func testSettingsAreEqualRegardlessOfWhatHasBeenRead() async throws {
        var loaded: [ReplaySettings] = []
        let screen = ReplayScreen(
            "loaded",
            load: { settings in
                loaded.append(settings)
                return settings.rowCount
            }, make: { _ in UITableViewController() })
        _ = try screen.prepare(ReplaySettings(rowCount: 3))()
        _ = try ReplayPlayer(screens: [screen], settings: ReplaySettings(rowCount: 3)).check(
            Script(.text("screen loaded", name: "a")))
        XCTAssertFalse(loaded.isEmpty)
        XCTAssertEqual(Set(loaded), [ReplaySettings(rowCount: 3)])
    }

    @MainActor
    func testAListWithoutADataSourceReportsIt() async throws {
        let screen = ReplayScreen("lost") {
            let controller = UITableViewController(style: .plain)
            // Nothing retains the director.
            _ = TableDirector(tableView: controller.tableView, items: [BookConfig(item: Book(id: 0, title: "Emma"))])
            return controller
        }
        let collection = ReplayScreen("collection") {
            let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            controller.collectionView.dataSource = nil
            return controller
        }
        let replay = try await ShelfReplay(
            "screen lost\ntap row 0\ntap row last\nscreen collection\ntap row 0\ntap row last",
            on: [screen, collection])
        XCTAssertEqual(replay.mismatches.count, 4)
        for message in replay.mismatches {
            XCTAssert(message.hasSuffix(" and no data source: keep its director in a property"), message)
        }
    }

    // MARK: Gestures

    @MainActor
    private final class PanViewController: UITableViewController {
        var log: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 40))
            label.text = "Drag me"
            label.isUserInteractionEnabled = true
            label.addGestureRecognizer(UIPanGestureRecognizer())
            cell.contentView.addSubview(label)
            return cell
        }
    }

    @MainActor
    func testARefusedGestureNamesTheViewThatExpectsIt() async throws {
        let screen = ReplayScreen("panned") { PanViewController(style: .plain) }
        let replay = try await ShelfReplay(
            """
            screen panned
            pan row 2 right by 60
            double-tap row 2
            pan label in row 2 right by 60
            """, on: [screen])
        XCTAssertEqual(
            replay.mismatches,
            [
                "UITableViewCell can't be dragged: no pan gesture recognizer expects that; "
                    + "`label in row 2` expects it",
                "UITableViewCell can't be tapped 2 times: no gesture recognizer expects that",
            ])
    }
}
