import CellDirector
import XCTest

/// Tests sections that are kept, inserted, removed and moved, and their headers and footers.
final class UpdateSectionTests: ConformanceTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor private func header(_ screen: Screen, _ section: Int) throws -> WordHeader {
        try XCTUnwrap(screen.tableView.headerView(forSection: section) as? WordHeader)
    }

    @MainActor private func footer(_ screen: Screen, _ section: Int) throws -> WordHeader {
        try XCTUnwrap(screen.tableView.footerView(forSection: section) as? WordHeader)
    }

    @MainActor func testAChangedFooterTitleIsShownInTheSameView() async throws {
        let screen = Screen(sections: [
            TableSection(id: 0, headerTitle: "above", rows: words(0..<2), footerTitle: "below")
        ])
        let footer = try XCTUnwrap(screen.tableView.footerView(forSection: 0))
        XCTAssertEqual(footer.textLabel?.text, "below")
        screen.director.update { $0[0].footerTitle = "further below" }
        XCTAssertIdentical(screen.tableView.footerView(forSection: 0), footer)
        XCTAssertEqual(footer.textLabel?.text, "further below")
        XCTAssertEqual(screen.tableView.headerView(forSection: 0)?.textLabel?.text, "above")
    }

    @MainActor func testAHeaderThatChangesIsConfiguredInPlaceOnce() async throws {
        let screen = Screen(sections: [
            TableSection(header: wordHeader(1, "old"), rows: words(0..<2), footer: wordHeader(2, "foot"))
        ])
        let (view, cells) = (try header(screen, 0), screen.tableView.visibleCells)
        Configured.forget()

        screen.director.update(sections: [
            TableSection(header: wordHeader(1, "new"), rows: words(0..<2), footer: wordHeader(2, "foot"))
        ])
        screen.tableView.layoutIfNeeded()

        XCTAssertIdentical(try header(screen, 0), view)
        XCTAssertEqual(view.shown?.text, "new")
        XCTAssertEqual(Configured.days, ["new"])
        XCTAssertEqual(Configured.words, [])
        XCTAssertEqual(screen.tableView.visibleCells, cells)
    }

    @MainActor func testAFooterThatChangesIsConfiguredInPlaceOnce() async throws {
        let screen = Screen(sections: [
            TableSection(header: wordHeader(1, "head"), rows: words(0..<2), footer: wordHeader(2, "old"))
        ])
        let view = try footer(screen, 0)
        Configured.forget()

        screen.director.update(sections: [
            TableSection(header: wordHeader(1, "head"), rows: words(0..<2), footer: wordHeader(2, "new"))
        ])

        XCTAssertIdentical(try footer(screen, 0), view)
        XCTAssertEqual(Configured.days, ["new"])
    }

    @MainActor func testAnUnchangedHeaderSendsActionsForItsNewConfigurator() async throws {
        try needsHostApp()
        let screen = Screen(sections: [TableSection(header: DayConfig(item: Day(title: "Day")), rows: users(2))])
        let new = DayConfig(item: Day(title: "Day"))
        var heard: [DayConfig] = []
        screen.proxy.on(.markAll) { (c: DayConfig, _) in heard.append(c) }

        screen.director.update(sections: [TableSection(header: new, rows: users(2))])
        try screen.tap(try screen.header(0).button)

        XCTAssertEqual(heard.count, 1)
        XCTAssertIdentical(heard.first, new)
    }

    @MainActor func testHeadersSendActionsForTheirNewConfiguratorsAsSoonAsRowsAreConfigured() async throws {
        func sections(_ text: String) -> [TableSection] {
            (0..<2).map {
                TableSection(id: $0, header: DayConfig(item: Day(title: "Day"), id: $0), rows: [word($0, text)])
            }
        }
        let screen = Screen(sections: sections("old"))
        let buttons = [try screen.header(0).button, try screen.header(1).button]
        var heard: [DayConfig] = []
        screen.proxy.on(.markAll) { (c: DayConfig, _) in heard.append(c) }
        let new = sections("new")
        Configured.onWord = { _ in
            Configured.onWord = nil
            for button in buttons { CellAction.markAll.invoke(from: button) }
        }
        screen.director.update(sections: new)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(heard.count, 2)
        for (one, section) in zip(heard, new) { XCTAssertIdentical(one, section.header) }
    }

    @MainActor func testAHeaderOfAnotherKindReplacesTheViewsOfItsSection() async throws {
        let screen = Screen(sections: [
            TableSection(id: "a", header: DayConfig(item: Day(title: "Day")), rows: words(0..<2))
        ])

        screen.director.update(sections: [TableSection(id: "a", header: wordHeader(1, "word"), rows: words(0..<2))])

        XCTAssertEqual(try header(screen, 0).shown?.text, "word")
        XCTAssertEqual(screen.ids, [0, 1])
    }

    @MainActor func testCellsOfAReplacedSectionSendActionsForTheNewConfigurators() async throws {
        try needsHostApp()
        let screen = Screen(sections: [TableSection(id: "a", headerTitle: "old", rows: users(2))])
        let new = users(2)
        var heard: [UserCellConfig] = []
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in heard.append(c) }

        screen.director.update(sections: [TableSection(id: "a", headerTitle: "new", rows: new)])
        try screen.tap(try screen.cell(1).followButton)

        XCTAssertIdentical(heard.first, new[1])
    }

    @MainActor func testAnotherTitleOfASectionWithAnIDIsShown() async throws {
        let screen = Screen(sections: [TableSection(id: "a", headerTitle: "old", rows: words(0..<2))])

        screen.director.update(sections: [
            TableSection(id: "a", headerTitle: "new", rows: words(0..<3), footerTitle: "foot")
        ])

        XCTAssertEqual(screen.tableView.headerView(forSection: 0)?.textLabel?.text, "new")
        XCTAssertEqual(screen.tableView.footerView(forSection: 0)?.textLabel?.text, "foot")
        XCTAssertEqual(screen.ids, [0, 1, 2])
    }

    @MainActor func testSectionsAreMatchedByIDAndMoveWithTheirCells() async throws {
        let screen = Screen(sections: [
            TableSection(id: "a", rows: words(0..<2)), TableSection(id: "b", rows: words(2..<4)),
        ])
        let cells = screen.tableView.visibleCells
        Configured.forget()

        screen.director.update(sections: [
            TableSection(id: "b", rows: words(2..<4)), TableSection(id: "a", rows: words(0..<2)),
        ])

        XCTAssertEqual(screen.tableView.visibleCells, [cells[2], cells[3], cells[0], cells[1]])
        XCTAssertEqual(Configured.words, [])
    }

    @MainActor func testASectionsIDTakesPrecedenceOverItsHeader() async throws {
        let screen = Screen(sections: [
            TableSection(id: "a", header: wordHeader(1, "one"), rows: words(0..<1)),
            TableSection(id: "b", header: wordHeader(2, "two"), rows: words(2..<3)),
        ])
        let cells = screen.tableView.visibleCells

        screen.director.update(sections: [
            TableSection(id: "b", header: wordHeader(1, "one"), rows: words(2..<3)),
            TableSection(id: "a", header: wordHeader(2, "two"), rows: words(0..<1)),
        ])

        XCTAssertEqual(screen.tableView.visibleCells, [cells[1], cells[0]])
    }

    @MainActor func testSectionsThatMoveMayChangeTheirRowsToo() async throws {
        let screen = Screen(sections: [
            TableSection(id: "a", rows: words(0..<2)), TableSection(id: "b", rows: words(2..<4)),
        ])
        let cells = screen.tableView.visibleCells

        screen.director.update(sections: [
            TableSection(id: "b", rows: words([3, 0])), TableSection(id: "a", rows: [word(1, "one"), word(9, "nine")]),
        ])

        XCTAssertEqual(screen.tableView.visibleCells.prefix(3), [cells[3], cells[0], cells[1]])
        XCTAssertEqual(screen.texts, ["word 3", "word 0", "one", "nine"])
    }

    @MainActor func testAnIDTakesPrecedenceOverTheHeader() async throws {
        func section(_ id: Int, _ title: String, _ ids: Range<Int>) -> TableSection {
            TableSection(id: id, header: DayConfig(item: Day(title: title)), rows: words(ids))
        }
        let screen = Screen(sections: [section(1, "Mon", 0..<1), section(2, "Tue", 1..<2)])
        let cells = screen.tableView.visibleCells
        Configured.forget()

        // The headers are swapped, but the sections keep their order.
        screen.director.update(sections: [section(1, "Tue", 0..<1), section(2, "Mon", 1..<2)])
        XCTAssertEqual(screen.tableView.visibleCells, cells)
        XCTAssertEqual(try screen.header(0).title, "Tue")

        // The sections are swapped, but the headers keep their order.
        screen.director.update(sections: [section(2, "Tue", 1..<2), section(1, "Mon", 0..<1)])
        XCTAssertEqual(screen.tableView.visibleCells, cells.reversed())
        XCTAssertEqual(Configured.words, [])
    }

    @MainActor func testSectionsWithoutAnIDAreMatchedByTheirHeader() async throws {
        func section(_ title: String, _ ids: Range<Int>) -> TableSection {
            TableSection(header: DayConfig(item: Day(title: title)), rows: words(ids))
        }
        let screen = Screen(sections: [section("Mon", 0..<1), section("Tue", 1..<2)])
        let (monday, tuesday) = (try screen.header(0), try screen.header(1))

        screen.director.update(sections: [section("Tue", 1..<2), section("Mon", 0..<1)])

        XCTAssertIdentical(try screen.header(0), tuesday)
        XCTAssertIdentical(try screen.header(1), monday)
        XCTAssertEqual(tuesday.title, "Tue")
    }

    @MainActor func testSectionsWithoutAnIDAreMatchedByTheirTitle() async throws {
        let screen = Screen(sections: [
            TableSection(headerTitle: "A", rows: words(0..<1)), TableSection(headerTitle: "B", rows: words(1..<2)),
        ])
        let view = screen.tableView.headerView(forSection: 1)

        screen.director.update(sections: [TableSection(headerTitle: "B", rows: words(1..<2))])

        XCTAssertIdentical(screen.tableView.headerView(forSection: 0), view)
    }

    @MainActor func testSectionsWithoutANameArePairedByTheRowsThatTheyShare() async throws {
        let screen = Screen(sections: [TableSection(rows: words(0..<1)), TableSection(rows: words(1..<2))])
        let cells = screen.tableView.visibleCells
        Configured.forget()

        screen.director.update(sections: [
            TableSection(headerTitle: "new", rows: []), TableSection(rows: words(0..<1)),
            TableSection(rows: words(1..<2)),
        ])

        XCTAssertEqual(screen.tableView.visibleCells, cells)
        XCTAssertEqual(Configured.words, [])
    }

    @MainActor func testAnActionFromAHeaderOfARemovedSectionIsNotHandled() async throws {
        let screen = Screen(sections: [
            TableSection(header: DayConfig(item: Day(title: "Mon")), rows: users(1)),
            TableSection(header: DayConfig(item: Day(title: "Tue")), rows: users(1)),
        ])
        let log = screen.log
        screen.proxy
            .on(.markAll) { (c: DayConfig, _) in log.add(c.item.title) }
            .on(.didEndDisplaying) { (c: DayConfig, _) in log.add("end \(c.item.title)") }
        let view = try screen.header(0)

        screen.director.update(sections: [TableSection(header: DayConfig(item: Day(title: "Tue")), rows: users(1))])
        CellAction.markAll.invoke(from: view.button)

        XCTAssertEqual(log.lines, ["end Mon"])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "markAll", view: "DayHeader")])
    }

    @MainActor func testTheItemsOfManySectionsBecomeOneSection() async throws {
        let screen = Screen(sections: [TableSection(rows: words(0..<1)), TableSection(rows: words(1..<2))])

        screen.director.update(items: words([1, 0, 5]))

        XCTAssertEqual(screen.tableView.numberOfSections, 1)
        XCTAssertEqual(screen.ids, [1, 0, 5])
    }
}
