import CellDirector
import XCTest

/// Tests that an update shows items that were changed before the update, and configures changed headers and titles in
/// place.
final class UpdateShownTests: ConformanceTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor func testAHandlersChangeIsShownByAnUpdateWithEqualItems() async throws {
        let row = WordConfig(item: Word(id: 1, text: "old"))
        let screen = Screen([row])
        row.item.text = "new"

        screen.director.update(items: [WordConfig(item: Word(id: 1, text: "new"))])

        XCTAssertEqual(screen.texts, ["new"])
    }

    @MainActor func testAChangedItemOfAConfiguratorInBothListsIsShown() async throws {
        let row = WordConfig(item: Word(id: 1, text: "old"))
        let screen = Screen([row])
        row.item.text = "new"

        screen.director.update(items: [row])

        XCTAssertEqual(screen.texts, ["new"])
    }

    @MainActor func testAHeaderWithACountChangesInPlaceAndItsRowsKeepTheirCells() async throws {
        let screen = Screen(sections: [
            TableSection(header: DayConfig(item: Day(title: "3 words")), rows: words(0..<3))
        ])
        let cells = screen.tableView.visibleCells
        let header = try screen.header(0)
        Configured.forget()

        screen.director.update(sections: [
            TableSection(header: DayConfig(item: Day(title: "2 words")), rows: words(0..<2))
        ])

        XCTAssertEqual(screen.tableView.visibleCells, Array(cells.prefix(2)))
        XCTAssertIdentical(try screen.header(0), header)
        XCTAssertEqual(header.title, "2 words")
        XCTAssertEqual(Configured.words, [])
    }

    @MainActor func testATitleWithACountChangesInPlace() async throws {
        let screen = Screen(sections: [TableSection(headerTitle: "3 words", rows: words(0..<3))])
        let cells = screen.tableView.visibleCells
        let header = screen.tableView.headerView(forSection: 0)

        screen.director.update(sections: [TableSection(headerTitle: "2 words", rows: words(0..<2))])

        XCTAssertEqual(screen.tableView.visibleCells, Array(cells.prefix(2)))
        XCTAssertIdentical(screen.tableView.headerView(forSection: 0), header)
        XCTAssertEqual(header?.textLabel?.text, "2 words")
    }
}
