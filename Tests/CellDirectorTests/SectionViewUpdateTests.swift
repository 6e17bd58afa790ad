import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that rows keep their cells, first responder, references and running tasks in updates that add, remove or
/// change section titles, headers and footers, or that move rows to other sections.
final class SectionViewUpdateTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    /// A title or view above or below the rows of a section.
    private enum HeaderOrFooter: CaseIterable {
        case nothing, title, otherTitle, view, otherView
    }

    private let kept: AnyHashable = "search"

    @MainActor private func search() -> SearchConfig { SearchConfig(item: "old", id: kept) }

    @MainActor
    private func section(_ id: AnyHashable?, _ header: HeaderOrFooter, _ footer: HeaderOrFooter) -> TableSection {
        func view(_ beside: HeaderOrFooter) -> (any TableSectionViewConfigurator)? {
            switch beside {
            case .view: DayConfig(item: Day(title: "view"))
            case .otherView: wordHeader(1, "other view")
            default: nil
            }
        }
        func title(_ beside: HeaderOrFooter) -> String? {
            switch beside {
            case .title: "title"
            case .otherTitle: "other title"
            default: nil
            }
        }
        var section = TableSection(
            id: id, header: view(header), rows: users(1) + [search()] + words(0..<1), footer: view(footer))
        (section.headerTitle, section.footerTitle) = (title(header), title(footer))
        return section
    }

    @MainActor
    private func check(
        _ beside: HeaderOrFooter, _ view: UITableViewHeaderFooterView?, _ text: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        switch beside {
        case .nothing: XCTAssertNil(view, text, file: file, line: line)
        case .title: XCTAssertEqual(view?.textLabel?.text, "title", text, file: file, line: line)
        case .otherTitle: XCTAssertEqual(view?.textLabel?.text, "other title", text, file: file, line: line)
        case .view: XCTAssertEqual((view as? DayHeader)?.title, "view", text, file: file, line: line)
        case .otherView:
            XCTAssertEqual((view as? WordHeader)?.shown?.text, "other view", text, file: file, line: line)
        }
    }

    @MainActor func testViewsBesideRowsChangeWithoutTouchingTheRows() async throws {
        for id in [nil, "a"] as [AnyHashable?] {
            for before in HeaderOrFooter.allCases {
                for after in HeaderOrFooter.allCases {
                    for isHeader in [true, false] {
                        let text =
                            "\(id == nil ? "without" : "with") id, header: \(isHeader), from \(before) to \(after)"
                        let screen = Screen(sections: [
                            section(id, isHeader ? before : .nothing, isHeader ? .nothing : before)
                        ])
                        let table = screen.tableView
                        let cells = table.visibleCells
                        let cell = try screen.cell(1, as: SearchCell.self)
                        let reference = try XCTUnwrap(CellReference(cell))
                        screen.proxy.on(.custom("save"), whileRunning: .ignore, cancelsWithRow: true) {
                            [log = screen.log] (c: SearchConfig, reference) in
                            log.add("\(reference.isValid) \(Task.isCancelled)")
                        }
                        try screen.finger.type("a", into: cell.field)
                        CellAction.custom("save").invoke(cell: cell)

                        screen.director.update(sections: [
                            section(id, isHeader ? after : .nothing, isHeader ? .nothing : after)
                        ])
                        table.layoutIfNeeded()

                        XCTAssertEqual(table.visibleCells, cells, text)
                        XCTAssertTrue(cell.field.isFirstResponder, text)
                        XCTAssertTrue(reference.isValid, text)
                        await screen.bus.waitUntilIdle()
                        XCTAssertEqual(screen.log.lines, ["true false"], text)
                        check(isHeader ? after : .nothing, table.headerView(forSection: 0), text)
                        check(isHeader ? .nothing : after, table.footerView(forSection: 0), text)
                        let top = table.rectForRow(at: path(0)).minY
                        XCTAssertEqual(top > 0, isHeader && after != .nothing, text)
                    }
                }
            }
        }
    }

    @MainActor func testAHeaderOfACollectionAppearsChangesAndDisappearsWithoutTouchingItems() async throws {
        func sections(_ header: (any CollectionSectionViewConfigurator)?) -> [CollectionSection] {
            [CollectionSection(id: 1, header: header, items: tiles(0..<3))]
        }
        let screen = TileScreen(sections: sections(nil), headers: true)
        let cells = try (0..<3).map { try screen.tile($0) }
        let references = cells.compactMap { CellReference($0) }
        Configured.forget()
        for (number, header) in [album(1, "one"), nil, album(2, "two"), nil].enumerated() {
            screen.director.update(sections: sections(header))
            screen.collectionView.layoutIfNeeded()
            XCTAssertEqual(try (0..<3).map { try screen.tile($0) }, cells, "\(number)")
            XCTAssertEqual(references.filter(\.isValid).count, 3)
            let view = screen.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
            XCTAssertEqual((view as? AlbumHeader)?.shown?.text, header?.item.text, "\(number)")
        }
        XCTAssertEqual(Configured.words, [])
    }

    @MainActor func testARemovedHeaderReportsItsEndAndSendsNothing() async throws {
        let screen = Screen(sections: [TableSection(id: 1, header: DayConfig(item: Day(title: "Day")), rows: users(1))])
        let log = screen.log
        screen.proxy
            .on(.didEndDisplaying) { (c: DayConfig, _) in log.add("end \(c.item.title)") }
            .on(.markAll) { (c: DayConfig, _) in log.add("mark") }
        let view = try screen.header(0)
        screen.director.update(sections: [TableSection(id: 1, rows: users(1))])
        CellAction.markAll.invoke(from: view.button)
        XCTAssertEqual(log.lines, ["end Day"])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "markAll", view: "DayHeader")])
    }

    @MainActor func testAFootersTitleThatChangesIsShownInItsView() async throws {
        let screen = Screen(sections: [TableSection(id: 1, headerTitle: nil, rows: users(1), footerTitle: "old")])
        let view = screen.tableView.footerView(forSection: 0)
        screen.director.update(sections: [TableSection(id: 1, headerTitle: nil, rows: users(1), footerTitle: "new")])
        XCTAssertIdentical(screen.tableView.footerView(forSection: 0), view)
        XCTAssertEqual(view?.textLabel?.text, "new")
    }

    /// A header view takes precedence over a header title.
    @MainActor func testATitleChangeDoesNotReplaceAHeaderView() async throws {
        func section(_ title: String?) -> TableSection {
            var section = TableSection(id: 1, header: DayConfig(item: Day(title: "Day")), rows: words(0..<2))
            section.headerTitle = title
            return section
        }
        let screen = Screen(sections: [section(nil)])
        let view = try screen.header(0)
        screen.director.reloadThreshold = 0
        screen.director.update(sections: [section("hidden")])
        XCTAssertIdentical(try screen.header(0), view)
    }

    @MainActor func testAKeptHeaderIsNotShownAgainWhenTheFirstRowsAreInserted() async throws {
        func section(_ count: Int) -> TableSection {
            TableSection(
                header: DayConfig(item: Day(title: "Day")), rows: users(count),
                footer: DayConfig(item: Day(title: "Night")))
        }
        let screen = Screen(sections: [section(0)])
        screen.tableView.frame.size.height = 800
        let (log, view) = (screen.log, try screen.header(0))
        screen.proxy
            .on(.willDisplay) { (c: DayConfig, _) in log.add("come") }
            .on(.didEndDisplaying) { (c: DayConfig, _) in log.add("go") }
        for count in [3, 0, 2] {
            screen.director.update(sections: [section(count)])
            screen.tableView.layoutIfNeeded()
            XCTAssertIdentical(try screen.header(0), view)
            XCTAssertEqual(screen.tableView.visibleCells.count, count)
        }
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testAnUnchangedTitleIsNotShownAgainWhenTheFirstRowsAreInserted() async throws {
        func section(_ count: Int) -> TableSection {
            TableSection(headerTitle: "above", rows: users(count), footerTitle: "below")
        }
        let screen = Screen(sections: [section(0)])
        screen.tableView.frame.size.height = 800
        screen.tableView.layoutIfNeeded()
        let view = try XCTUnwrap(screen.tableView.headerView(forSection: 0))
        let footer = try XCTUnwrap(screen.tableView.footerView(forSection: 0))
        for count in [3, 0, 2] {
            screen.director.update(sections: [section(count)])
            screen.tableView.layoutIfNeeded()
            XCTAssertIdentical(screen.tableView.headerView(forSection: 0), view)
            XCTAssertIdentical(screen.tableView.footerView(forSection: 0), footer)
            XCTAssertEqual(screen.tableView.visibleCells.count, count)
        }
    }

    // MARK: Rows that move to a different section

    @MainActor func testARowKeepsItsCellWhenItMovesToAnInsertedSectionOrFromARemovedOne() async throws {
        func a(_ rows: [any TableRowConfigurator]) -> TableSection {
            TableSection(id: "a", headerTitle: "A", rows: rows)
        }
        func b(_ rows: [any TableRowConfigurator]) -> TableSection {
            TableSection(id: "b", headerTitle: "B", rows: rows)
        }
        func c(_ rows: [any TableRowConfigurator]) -> TableSection { TableSection(id: "c", rows: rows) }
        let (one, two) = (users(1), words(0..<1))
        let walks: [[[TableSection]]] = [
            [[a([search()])], [b([search()])], [c(one), b([search()])], [a(two + [search()]), c(one)]],
            [[a(one + [search()])], [a(one), b([search()])], [b([search()] + one)], [c([search()]), a(one)]],
            [[a([search()]), b(two)], [b(two + [search()])], [c([search()]), b(two)], [a([search()])]],
            [
                [TableSection(headerTitle: "A", rows: one + [search()])],
                [TableSection(headerTitle: "A", rows: one), TableSection(headerTitle: "B", rows: [search()])],
            ],
            [[b(two), a(one + [search()])], [a(one), c([search()]), b(two)]],
        ]
        for (number, walk) in walks.enumerated() {
            let screen = Screen(sections: walk[0])
            let table = screen.tableView
            table.frame.size.height = 600
            table.layoutIfNeeded()
            let cell = try XCTUnwrap(table.visibleCells.compactMap { $0 as? SearchCell }.first)
            let reference = try XCTUnwrap(CellReference(cell))
            screen.proxy.on(.custom("save"), whileRunning: .ignore, cancelsWithRow: true) {
                [log = screen.log] (c: SearchConfig, reference) in
                log.add("\(reference.isValid) \(Task.isCancelled)")
            }
            try screen.finger.type("a", into: cell.field)
            for (step, sections) in walk.dropFirst().enumerated() {
                let text = "walk \(number), step \(step)"
                let count = screen.log.lines.count
                CellAction.custom("save").invoke(cell: cell)
                screen.director.update(sections: sections)
                table.layoutIfNeeded()
                XCTAssertEqual(table.visibleCells.compactMap { $0 as? SearchCell }, [cell], text)
                XCTAssertTrue(cell.field.isFirstResponder, text)
                XCTAssertTrue(reference.isValid, text)
                await screen.bus.waitUntilIdle()
                XCTAssertEqual(screen.log.lines.dropFirst(count), ["true false"], text)
                XCTAssertEqual(table.numberOfSections, sections.count, text)
                XCTAssertEqual(
                    sections.indices.map { table.numberOfRows(inSection: $0) }, sections.map(\.rows.count), text)
                for (section, content) in sections.enumerated() {
                    XCTAssertEqual(table.headerView(forSection: section)?.textLabel?.text, content.headerTitle, text)
                }
            }
        }
    }

    @MainActor func testAnItemKeepsItsCellWhenItMovesToAnInsertedSection() async throws {
        let screen = TileScreen(sections: [CollectionSection(id: 1, items: tiles([1, 2]))])
        let cell = try screen.tile(1)
        let reference = try XCTUnwrap(CellReference(cell))
        screen.director.update(sections: [
            CollectionSection(id: 2, items: tiles([2])), CollectionSection(id: 3, items: tiles([3, 1])),
        ])
        screen.collectionView.layoutIfNeeded()
        XCTAssertIdentical(try screen.tile(0), cell)
        XCTAssertTrue(reference.isValid)
        XCTAssertEqual(screen.ids, [2, 3, 1])
    }
}
