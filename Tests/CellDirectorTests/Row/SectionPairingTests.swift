import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that sections without an id or header are paired by the rows that they share before they are paired by order.
final class SectionPairingTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    @MainActor func testALoadingSectionOnTopKeepsTheComposersPositionAndKeyboard() async throws {
        let screen = Screen(sections: [TableSection(rows: [SearchConfig(item: "", id: "composer")])])
        screen.proxy.on(CellAction<String>("typed")) { (_: SearchConfig, _, _) in }
        let cell = try screen.cell(0, as: SearchCell.self)
        try screen.finger.type("Hello", into: cell.field)

        screen.director.update(sections: [
            TableSection(rows: tags("Loading…")), TableSection(rows: [SearchConfig(item: "Hello", id: "composer")]),
        ])
        XCTAssertIdentical(try screen.cell(0, section: 1, as: SearchCell.self), cell)
        XCTAssertTrue(cell.field.isFirstResponder)

        screen.director.update(sections: [TableSection(rows: [SearchConfig(item: "Hello", id: "composer")])])
        XCTAssertIdentical(try screen.cell(0, as: SearchCell.self), cell)
        XCTAssertTrue(cell.field.isFirstResponder)
    }

    @MainActor func testALoadingSectionOnTopKeepsTheCellsOfACollectionsItems() async throws {
        let tiles = TileScreen(sections: [CollectionSection(items: [ChipConfig(item: Tag(text: "composer"))])])
        let cell = tiles.collectionView.cellForItem(at: path(0))
        tiles.director.update(sections: [
            CollectionSection(items: [BadgeConfig(item: Tag(text: "Loading…"))]),
            CollectionSection(items: [ChipConfig(item: Tag(text: "composer"))]),
        ])
        tiles.collectionView.layoutIfNeeded()
        XCTAssertNotNil(cell)
        XCTAssertIdentical(tiles.collectionView.cellForItem(at: path(0, 1)), cell)
    }

    @MainActor func testSectionsThatChangePlacesKeepTheirCells() async throws {
        let screen = Screen(sections: [TableSection(rows: words(0..<2)), TableSection(rows: words(2..<4))])
        let cells = screen.tableView.visibleCells
        screen.director.update(sections: [TableSection(rows: words([2, 3, 9])), TableSection(rows: words(0..<1))])
        XCTAssertEqual(Set([cells[2], cells[3]]), Set(screen.tableView.visibleCells.prefix(2)))
        XCTAssertIdentical(try screen.wordCell(0, section: 1), cells[0])
        XCTAssertEqual(screen.ids, [2, 3, 9, 0])
    }

    @MainActor func testTheComposerIsPairedAmongManySectionsThatChange() async throws {
        func composer() -> TableSection { TableSection(rows: [SearchConfig(item: "", id: "composer")]) }
        let screen = Screen(sections: [TableSection(rows: tags("a")), composer(), TableSection(rows: tags("b"))])
        let cell = try screen.cell(0, section: 1, as: SearchCell.self)
        let versions: [[TableSection]] = [
            [composer(), TableSection(rows: tags("a")), TableSection(rows: tags("b"))],
            [TableSection(rows: tags("x")), TableSection(rows: tags("y")), composer()],
            [TableSection(headerTitle: "Title", rows: tags("z")), composer()],
            [TableSection(id: 1, rows: []), TableSection(rows: []), composer(), TableSection(rows: tags("a"))],
            [composer()],
        ]
        for (number, version) in versions.enumerated() {
            screen.director.update(sections: version)
            screen.tableView.layoutIfNeeded()
            let section = version.firstIndex { $0.rows.contains { $0 is SearchConfig } } ?? -1
            XCTAssertIdentical(try screen.cell(0, section: section, as: SearchCell.self), cell, "\(number)")
        }
    }

    /// The list returns no index path for a row that is edited out of view.
    @MainActor func testARowThatIsEditedOutOfViewMovesWithItsSection() async throws {
        func sections(_ ids: [Int]) -> [TableSection] {
            ids.map { id in
                TableSection(
                    id: id, rows: id == 0 ? [SearchConfig(item: "", id: "composer")] : words(id * 100..<id * 100 + 20))
            }
        }
        let screen = Screen(sections: sections([0, 1, 2]))
        var heard: [String] = []
        screen.proxy.on(CellAction<String>("typed")) { (_: SearchConfig, _, text) in heard.append(text) }
        let cell = try screen.cell(0, as: SearchCell.self)
        try screen.finger.type("a", into: cell.field)
        screen.tableView.contentOffset.y = 600
        screen.tableView.layoutIfNeeded()
        XCTAssertNil(screen.tableView.indexPath(for: cell))
        screen.director.update(sections: sections([2, 1, 0]))
        screen.tableView.layoutIfNeeded()
        XCTAssertTrue(cell.field.isFirstResponder)
        cell.field.insertText("b")
        XCTAssertEqual(heard, ["a", "b"])
    }

    @MainActor func testASectionWithAnIDIsNeverPairedByItsRows() async throws {
        let screen = Screen(sections: [
            TableSection(id: "a", headerTitle: "A", rows: words(0..<1)), TableSection(rows: words(1..<2)),
        ])
        let (view, cell) = (screen.tableView.headerView(forSection: 0), try screen.wordCell(0))
        screen.director.update(sections: [
            TableSection(rows: words(1..<2)), TableSection(id: "b", headerTitle: "A", rows: words(0..<1)),
        ])
        XCTAssertNotNil(screen.tableView.headerView(forSection: 1))
        XCTAssertNotIdentical(screen.tableView.headerView(forSection: 1), view)
        XCTAssertIdentical(try screen.wordCell(0, section: 1), cell)
        XCTAssertEqual(screen.ids, [1, 0])
    }

    @MainActor func testSectionsThatShareNothingArePairedInOrder() async throws {
        let screen = Screen(sections: [
            TableSection(rows: tags("a"), footer: wordHeader(1, "first")),
            TableSection(rows: tags("b"), footer: wordHeader(2, "second")),
        ])
        let footers = (0..<2).map { screen.tableView.footerView(forSection: $0) }
        screen.director.update(sections: [
            TableSection(rows: tags("c"), footer: wordHeader(1, "erste")),
            TableSection(rows: tags("d"), footer: wordHeader(2, "zweite")),
        ])
        XCTAssertEqual((0..<2).map { screen.tableView.footerView(forSection: $0) }, footers)
        XCTAssertEqual(footers.map { ($0 as? WordHeader)?.shown?.text }, ["erste", "zweite"])
    }

    /// Sections without ids are paired by their rows. The test recognizes sections by their footer views; for each new
    /// section, `footers` contains the index of the old section that its footer must come from.
    @MainActor func testSectionsArePairedByTheNumberOfSharedRows() async throws {
        let changes: [(before: [[Int]], after: [[Int]], footers: [Int?])] = [
            // A new section is inserted before the old one.
            ([[0, 1, 2]], [[9], [0, 1, 2]], [nil, 0]),
            // The second old section shares one row with each of the new sections, but one of the new sections is
            // already paired with the first old section.
            ([[0, 1], [2, 3]], [[9, 0, 1, 2, 8], [7, 3, 6]], [0, 1]),
            // Each pair of sections is empty, or has the same first or last row, so the order counts.
            ([[], [0, 1, 2, 3], [4, 5]], [[], [0, 9], [1, 2, 3, 5]], [0, 1, 2]),
        ]
        for (number, (before, after, footers)) in changes.enumerated() {
            let screen = Screen(sections: before.map { TableSection(rows: words($0), footer: wordHeader(1, "foot")) })
            screen.tableView.frame.size.height = 800
            screen.tableView.layoutIfNeeded()
            let views = before.indices.map { screen.tableView.footerView(forSection: $0) }
            screen.director.update(
                sections: after.map { TableSection(rows: words($0), footer: wordHeader(1, "foot")) })
            screen.tableView.layoutIfNeeded()
            for (section, place) in footers.enumerated() {
                let view = screen.tableView.footerView(forSection: section)
                XCTAssertNotNil(view, "\(number)")
                if let place { XCTAssertIdentical(view, views[place], "\(number)") }
            }
        }
    }

    /// Sections are paired by the number of shared rows, even if the last row of a new section is the first row of an
    /// old section, or vice versa.
    @MainActor func testASharedRowAtTheEdgesOfTwoSectionsDoesNotPairThem() async throws {
        for (first, second) in [([9, 0], [1, 2, 3]), ([2, 9], [3, 0, 1])] {
            let screen = Screen(sections: [
                TableSection(rows: words(0..<3), footer: wordHeader(1, "many")),
                TableSection(rows: words([3]), footer: wordHeader(2, "one")),
            ])
            screen.tableView.frame.size.height = 800
            screen.tableView.layoutIfNeeded()
            let footers = (0..<2).map { screen.tableView.footerView(forSection: $0) }
            XCTAssertFalse(footers.contains(nil))
            screen.director.update(sections: [
                TableSection(rows: words(first), footer: wordHeader(2, "one")),
                TableSection(rows: words(second), footer: wordHeader(1, "many")),
            ])
            XCTAssertEqual((0..<2).map { screen.tableView.footerView(forSection: $0) }, footers.reversed())
        }
    }

    @MainActor func testRandomSectionsEndUpAsRequested() async {
        var random = SplitMix64(state: 9)
        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        let screen = Screen(sections: [])
        screen.tableView.frame.size.height = 2000
        for step in 0..<400 {
            let pool = (0..<12).shuffled(using: &random)
            var rest = pool.prefix(pick(12))[...]
            var sections: [TableSection] = []
            for _ in 0..<pick(5) {
                let rows = words(rest.prefix(pick(4)))
                rest = rest.dropFirst(rows.count)
                sections.append(
                    TableSection(
                        id: pick(4) == 0 ? AnyHashable(sections.count) : nil,
                        headerTitle: pick(4) == 0 ? "Title \(pick(3))" : nil, rows: rows))
            }
            let raised = exceptions {
                screen.director.update(sections: sections)
                screen.tableView.layoutIfNeeded()
            }
            XCTAssertEqual(raised, [], "step \(step)")
            XCTAssertEqual(
                screen.ids, sections.flatMap { $0.rows.compactMap { ($0 as? WordConfig)?.item.id } }, "step \(step)")
            guard raised.isEmpty else { return }
        }
    }
}
