import CellDirector
import XCTest

/// Tests that updates preserve the selection and the position of the first visible row.
final class UpdatePlaceTests: ConformanceTestCase {
    /// Returns the ids of the selected rows, in the order of their selection.
    @MainActor private func selected(_ screen: Screen) -> [Int] {
        (screen.tableView.indexPathsForSelectedRows ?? []).compactMap {
            (screen.director.configurator(at: $0) as? WordConfig)?.item.id
        }
    }

    /// Returns the id of the first visible row, and the distance of its top from the table's top edge.
    @MainActor private func first(_ screen: Screen) throws -> [CGFloat] {
        screen.tableView.layoutIfNeeded()
        let cell = try XCTUnwrap(screen.tableView.visibleCells.first as? WordCell)
        let id = try XCTUnwrap(cell.shown?.id)
        return [CGFloat(id), cell.frame.minY - screen.tableView.contentOffset.y]
    }

    @MainActor private func screen(
        selecting rows: [Int], of items: [WordConfig] = words(0..<10), multiple: Bool = true
    ) throws -> Screen {
        let screen = Screen(items)
        screen.director.keepsSelection = true
        screen.tableView.allowsMultipleSelection = multiple
        for row in rows { try screen.tap(row: row) }
        return screen
    }

    // MARK: Selection

    /// Rows are matched by object identity first. The remaining rows with equal identifiers are matched in order.
    @MainActor func testRowsWithTheSameIdentityKeepTheirSelectionThroughAReload() async throws {
        let (a, b) = (word(1, "a"), word(1, "b"))
        let changes: [(selected: Int, after: [WordConfig], place: Int)] = [
            (0, [word(1, "c"), a], 1), (1, [a, word(1, "c")], 1), (1, [word(1, "c"), a], 0),
            (0, [word(1, "c"), word(1, "d")], 0), (1, [word(1, "c"), word(1, "d")], 1),
        ]
        for (number, change) in changes.enumerated() {
            let screen = try screen(selecting: [change.selected], of: [a, b])
            screen.director.reloadThreshold = 0
            screen.director.update(items: change.after)
            XCTAssertEqual(screen.tableView.indexPathsForSelectedRows, [path(change.place)], "\(number)")
        }
        // The list contains the same configurator twice, and the first of its two rows is selected.
        let twice = try self.screen(selecting: [0], of: [a, a])
        twice.director.reloadThreshold = 0
        twice.director.update(items: [word(5, "above"), a, a])
        XCTAssertEqual(twice.tableView.indexPathsForSelectedRows, [path(1)])

        let screen = try screen(selecting: [0], of: [a])
        screen.director.reloadThreshold = 0
        screen.director.update(sections: [
            TableSection(rows: [word(1, "c")]), TableSection(id: 1, rows: [word(1, "d")]),
        ])
        XCTAssertEqual(screen.tableView.indexPathsForSelectedRows, [path(0)])
    }

    /// The row is off screen, so it has no cell that could keep the selection.
    @MainActor func testARowOffScreenStaysSelectedWhenItMovesToAnotherSection() async throws {
        let screen = Screen(sections: [
            TableSection(id: 0, rows: words(0..<9)), TableSection(id: 1, rows: words(20..<23)),
        ])
        screen.director.keepsSelection = true
        screen.tableView.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
        screen.director.update(sections: [TableSection(id: 0, rows: words(Array(0..<9) + [21]))])
        XCTAssertEqual(screen.tableView.indexPathsForSelectedRows, [path(9)])
    }

    @MainActor func testTheFirstVisibleRowStaysWhenRowsChangeAboveAndBelowIt() async throws {
        let screen = Screen(words(0..<40))
        screen.tableView.contentOffset.y = 440
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(try first(screen), [10, 0])
        screen.director.update(items: words(Array(4..<12) + [90] + Array(12..<40)))
        XCTAssertEqual(try first(screen), [10, 0])
    }

    @MainActor func testRowsThatMoveToAnInsertedSectionKeepTheirPosition() async throws {
        let screen = Screen(sections: [TableSection(id: 0, rows: words(0..<40))])
        screen.tableView.contentOffset.y = 440
        screen.tableView.layoutIfNeeded()
        screen.director.update(sections: [
            TableSection(id: 0, rows: words(3..<6)), TableSection(id: 1, rows: words(6..<40)),
        ])
        XCTAssertEqual(try first(screen), [10, 0])
    }

    @MainActor func testTheSelectionMovesWithItsRows() async throws {
        let screen = try screen(selecting: [3, 1])

        screen.director.update(items: words([9, 1, 5, 3]))

        XCTAssertEqual(selected(screen), [3, 1])
        XCTAssertEqual(screen.tableView.visibleCells.map(\.isSelected), [false, true, false, true])
    }

    @MainActor func testTheSelectionOfADeletedRowIsRemoved() async throws {
        let screen = try screen(selecting: [3, 1])

        screen.director.update(items: words([1, 2]))

        XCTAssertEqual(selected(screen), [1])
    }

    @MainActor func testTheSelectionStaysThroughAReloadByThreshold() async throws {
        let screen = try screen(selecting: [3, 1])
        screen.director.reloadThreshold = 0

        screen.director.update(items: words([9, 1, 5, 3]))

        XCTAssertEqual(selected(screen), [3, 1])
        XCTAssertEqual(screen.tableView.visibleCells.map(\.isSelected), [false, true, false, true])
    }

    @MainActor func testTheSecondOfTwoEqualRowsStaysSelectedThroughAReload() async throws {
        let screen = try screen(selecting: [2], of: words([7, 1, 7]), multiple: false)
        screen.director.reloadThreshold = 0

        screen.director.update(items: words([5, 7, 6, 7]))

        XCTAssertEqual(screen.tableView.indexPathForSelectedRow, path(3))
    }

    @MainActor func testNothingIsSelectedAfterAnEmptyList() async throws {
        let screen = try screen(selecting: [3])

        screen.director.update(items: [])
        XCTAssertEqual(selected(screen), [])
        screen.director.update(items: words(0..<10))

        XCTAssertEqual(selected(screen), [])
        XCTAssertFalse(screen.tableView.visibleCells.contains(where: \.isSelected))
    }

    @MainActor func testTheSelectionMovesWithItsRowIntoAnInsertedSection() async throws {
        let screen = try screen(selecting: [3], multiple: false)

        screen.director.update(sections: [
            TableSection(headerTitle: "A", rows: words(0..<2)), TableSection(headerTitle: "B", rows: words(2..<10)),
        ])

        XCTAssertEqual(screen.tableView.indexPathForSelectedRow, path(1, 1))
        XCTAssertTrue(try screen.wordCell(1, section: 1).isSelected)
    }

    @MainActor func testASelectedRowThatChangesStaysSelected() async throws {
        let screen = try screen(selecting: [1])

        screen.director.update(items: [word(0, "zero"), word(1, "one")])

        XCTAssertEqual(selected(screen), [1])
        XCTAssertTrue(try screen.wordCell(1).isSelected)
    }

    // MARK: The first visible row

    @MainActor private func scrolled(rows: Int = 100) throws -> Screen {
        let screen = Screen(words(0..<rows))
        try screen.scroll(by: 20 * 44 + 10)
        return screen
    }

    @MainActor func testTheFirstVisibleRowStaysWhenRowsAreInsertedAboveIt() async throws {
        let screen = try scrolled()
        let cells = screen.tableView.visibleCells
        XCTAssertEqual(try first(screen), [20, -10])

        screen.director.update(items: words(200..<230) + words(0..<100))

        XCTAssertEqual(try first(screen), [20, -10])
        XCTAssertEqual(screen.tableView.visibleCells, cells)
    }

    @MainActor func testTheFirstVisibleRowStaysWhenRowsAreDeletedAboveIt() async throws {
        let screen = try scrolled()

        screen.director.update(items: words(12..<100))

        XCTAssertEqual(try first(screen), [20, -10])
    }

    @MainActor func testTheNextRowStaysWhenTheFirstVisibleRowIsRemoved() async throws {
        let screen = try scrolled()
        let offset = screen.tableView.rectForRow(at: path(21)).minY - screen.tableView.contentOffset.y

        screen.director.update(items: words(5..<20) + words(21..<100))

        let row = try XCTUnwrap(screen.tableView.indexPath(for: try screen.wordCell(15)))
        XCTAssertEqual(try screen.wordCell(15).shown?.id, 21)
        XCTAssertEqual(screen.tableView.rectForRow(at: row).minY - screen.tableView.contentOffset.y, offset)
    }

    @MainActor func testAListAtTheTopStaysAtTheTop() async throws {
        let screen = Screen(words(0..<100))

        screen.director.update(items: words(200..<203) + words(0..<100))

        XCTAssertEqual(try first(screen), [200, 0])
    }

    @MainActor func testTheFirstVisibleRowStaysThroughAReload() async throws {
        let screen = try scrolled()
        screen.director.reloadThreshold = 3

        screen.director.update(items: words(200..<230) + words(0..<100))

        XCTAssertEqual(try first(screen), [20, -10])
    }

    @MainActor func testTheFirstVisibleRowStaysWhenItsSectionIsReplaced() async throws {
        let screen = try scrolled()

        screen.director.update(sections: [
            TableSection(headerTitle: "A", rows: words(200..<230)), TableSection(rows: []),
            TableSection(headerTitle: "B", rows: words(0..<100)),
        ])

        XCTAssertEqual(try first(screen), [20, -10])
    }

    @MainActor func testTheFirstVisibleRowStaysWithRowsOfManyHeights() async throws {
        let screen = Screen(words(0..<100))
        screen.proxy.on(.height) { (c: WordConfig, _) in CGFloat(30 + c.item.id % 7 * 10) }
        screen.tableView.reloadData()
        try screen.scroll(toRow: 40)
        try screen.scroll(by: 7)
        let before = try first(screen)

        screen.director.update(items: words(200..<230) + words(10..<100))

        XCTAssertEqual(try first(screen), before)
    }

    @MainActor func testAListThatBecomesShorterThanTheScreenShowsItsTop() async throws {
        let screen = try scrolled()

        screen.director.update(items: words(20..<22))

        XCTAssertEqual(screen.tableView.contentOffset.y, 0)
        XCTAssertEqual(screen.ids, [20, 21])
    }

    /// Counts hash computations instead of measuring time.
    @MainActor func testAFirstVisibleRowThatIsRemovedIsNotLookedUp() async {
        let hashes = Hashes()
        let rows = (0..<500).map { CountingConfig($0, hashes) }
        let screen = Screen(rows)
        screen.tableView.contentOffset.y = 44 * 100
        screen.tableView.layoutIfNeeded()
        hashes.count = 0

        screen.director.update(items: rows.filter { $0.item != 100 })

        // Row 101 stays in place, so row 99 becomes visible above it.
        XCTAssertEqual(screen.tableView.indexPathsForVisibleRows?.first, [0, 99])
        XCTAssertEqual(hashes.count, 0)
    }

    @MainActor func testAReloadWithNoPositionOrSelectionToKeepIsDeferred() async {
        let screen = Screen(words(0..<5))
        screen.director.reloadThreshold = 0
        Configured.forget()

        screen.director.update(items: words(3..<9))
        XCTAssertEqual(Configured.words, [])
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(Configured.words.map(\.id), [3, 4, 5, 6, 7])
    }
}

private final class Hashes {
    var count = 0
}

/// A row configurator that counts how many times its identity is hashed.
private final class CountingConfig: TableRowConfigurator {
    static let reuseIdentifier = "Counting"
    var item: Int
    private let hashes: Hashes

    init(_ item: Int, _ hashes: Hashes) {
        self.item = item
        self.hashes = hashes
    }

    func configure(cell: UITableViewCell) { cell.textLabel?.text = "\(item)" }

    func hashIdentity(into hasher: inout Hasher) {
        hashes.count += 1
        hasher.combine(item)
    }

    func hasSameIdentity(as other: any CellConfigurator) -> Bool { (other as? CountingConfig)?.item == item }
}
