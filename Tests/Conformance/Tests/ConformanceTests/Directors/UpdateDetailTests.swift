import CellDirector
import XCTest

/// Tests details of updates that are easy to get wrong, such as which changes wait for an update to finish, and which
/// changes count toward the reload threshold.
final class UpdateDetailTests: ConformanceTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor func testChangesByAHandlerDuringAnUpdateAreShownWhenItHasEnded() async {
        let screen = Screen(words(0..<3))
        screen.proxy.on(.willDisplay) { (c: WordConfig, _) in
            if c.item.text == "word 9" { c.item.text = "changed" }
        }
        screen.director.update(items: words([9, 0, 1]))
        XCTAssertEqual(screen.texts, ["changed", "word 0", "word 1"])
    }

    @MainActor func testChangesByHandlersAsRowsAppearAreShownEachTime() async throws {
        let rows = words(0..<40)
        let screen = Screen(rows)
        screen.proxy.on(.willDisplay) { (c: WordConfig, _) in
            // Changes the previous row, which has already been displayed.
            if c.item.id % 10 == 4 { rows[c.item.id - 1].item.text = "before \(c.item.id)" }
        }
        for row in [10, 20, 30] {
            try screen.scroll(toRow: row)
            screen.tableView.layoutIfNeeded()
            XCTAssertTrue(screen.texts.contains("before \(row + 4)"), "\(screen.texts)")
        }
    }

    @MainActor func testChangesByAHandlerWhileARowIsMeasuredAreShown() async {
        let rows = words(0..<20)
        let screen = Screen(rows)
        var isChanging = false
        screen.proxy.on(.height) { (_: WordConfig, _) in
            if isChanging { rows[0].item.text = "measured" }
            isChanging = false
            return 44
        }
        screen.tableView.layoutIfNeeded()
        isChanging = true
        screen.director.reload(rows[15])
        XCTAssertFalse(isChanging)
        XCTAssertEqual(screen.texts.first, "measured")
        screen.proxy.removeAll()
    }

    @MainActor func testAnUpdateRequestedWhileARowIsMeasuredIsCarriedOutRightAfterwards() async {
        let rows = words(0..<20)
        let screen = Screen(rows)
        var isAsking = false
        screen.proxy.on(.height) { [unowned director = screen.director] (_: WordConfig, _) in
            if isAsking { director.update(items: words(0..<2)) }
            isAsking = false
            return 44
        }
        screen.tableView.layoutIfNeeded()
        isAsking = true
        screen.director.reload(rows[15])
        XCTAssertFalse(isAsking)
        XCTAssertEqual(screen.director.items.count, 2)
        screen.proxy.removeAll()
    }

    @MainActor func testRowsThatChangedAreConfiguredFromTheFirstToTheLast() async {
        let rows = words(0..<5)
        let screen = Screen(rows)
        Configured.forget()
        for row in rows.reversed() { row.item.text += "!" }
        screen.director.update { _ in }
        XCTAssertEqual(Configured.words.map(\.id), [0, 1, 2, 3, 4])
    }

    @MainActor func testOnlyTheReloadedHeaderIsConfiguredEvenIfItIsEqual() async {
        let (header, footer) = (wordHeader(1, "top"), wordHeader(2, "end"))
        let screen = Screen(sections: [TableSection(header: header, rows: words(0..<1), footer: footer)])
        for (view, text) in [(header, "top"), (footer, "end")] {
            Configured.forget()
            XCTAssertTrue(screen.director.reload(view))
            XCTAssertEqual(Configured.days, [text])
        }
    }

    @MainActor func testRowsTakenOverByAnotherDirectorBelongToIt() async throws {
        let rows = words(0..<3)
        let screen = Screen(rows)
        let log = screen.log
        let other = TableDirector(tableView: screen.tableView, sections: [TableSection(rows: rows)], bus: screen.bus)
        screen.tableView.layoutIfNeeded()
        screen.proxy.on(.follow) { (_: WordConfig, _) in log.add("first") }
        other.actionsProxy.on(.follow) { (_: WordConfig, _) in log.add("other") }
        CellAction.follow.invoke(cell: try screen.wordCell(1))
        XCTAssertEqual(log.lines, ["other"])
    }

    @MainActor func testChangedRowsOffScreenCountTowardTheThreshold() async {
        let screen = Screen(words(0..<40))
        screen.director.reloadThreshold = 3
        Configured.forget()
        var items = words(0..<40)
        for id in 20..<23 { items[id] = word(id, "changed") }
        screen.director.update(items: items)
        XCTAssertEqual(Configured.words, [], "three changes do not exceed the threshold")
        for id in 20..<24 { items[id] = word(id, "changed again") }
        screen.director.update(items: items)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(Configured.words.map(\.id), Array(0..<5), "the visible rows are configured again")
    }

    @MainActor func testOnlyChangesSinceTheLastUpdateCountTowardTheThreshold() async {
        let rows = words(0..<3)
        let screen = Screen(rows as [any TableRowConfigurator] + [BannerConfig("of another make")])
        screen.director.reloadThreshold = 0
        rows[1].item.text = "changed"
        for isReloaded in [true, false] {
            Configured.forget()
            screen.director.update { _ in }
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(Configured.words.map(\.id), isReloaded ? [0, 1, 2] : [])
        }
    }

    @MainActor func testSectionsWithoutHeadersThatChangePlacesAreOneMove() async {
        let (first, second) = (words(0..<2), words(2..<4))
        for (old, new) in [([first, second], [second, first]), ([[], first], [first, []])] {
            let screen = Screen(sections: old.map { TableSection(rows: $0) })
            screen.director.reloadThreshold = 1
            Configured.forget()
            screen.director.update(sections: new.map { TableSection(rows: $0) })
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(Configured.words, [], "the rows are moved, not reloaded")
            XCTAssertEqual(screen.ids, new.joined().map(\.item.id))
        }
    }

    @MainActor func testASectionIsPairedWithTheOneThatSharesMostRowsAndNoOther() async {
        let screen = Screen(sections: [TableSection(rows: words(1...4)), TableSection(rows: words([5]))])
        screen.director.reloadThreshold = 3
        Configured.forget()
        screen.director.update(
            sections: [TableSection(rows: words(1...3)), TableSection(rows: words([4, 6]))])
        XCTAssertEqual(Configured.words.map(\.id), [6], "one row is deleted, one is inserted, and one moves")
        XCTAssertEqual(screen.ids, [1, 2, 3, 4, 6])
    }

    @MainActor func testEachInsertedDeletedOrChangedSectionCountsTowardTheThreshold() async {
        func sections(_ titles: String...) -> [TableSection] {
            titles.enumerated().map { TableSection(id: "\($0)", headerTitle: $1, rows: words([$0])) }
        }
        for (new, isReloaded) in [
            (sections("a", "b"), false), (sections("a", "b", "c"), true), (sections("a"), true),
            (sections("a", "new"), true),
        ] {
            let screen = Screen(sections: sections("a", "b"))
            screen.director.reloadThreshold = 0
            Configured.forget()
            screen.director.update(sections: new)
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(Configured.words.map(\.id).contains(0), isReloaded)
        }
    }

    @MainActor func testASectionWithAnIdentityStaysWhenItsRowsAreRemoved() async {
        for section in [
            TableSection(id: "x", rows: words(0..<2)), TableSection(header: wordHeader(1, "a"), rows: words(0..<2)),
            TableSection(rows: words(0..<2), footer: wordHeader(1, "a")),
            TableSection(headerTitle: "a", rows: words(0..<2)),
            TableSection(headerTitle: nil, rows: words(0..<2), footerTitle: "a"),
            TableSection(rows: words(0..<2), indexTitle: "A"),
        ] {
            let screen = Screen(sections: [section])
            screen.director.update(items: [])
            XCTAssertEqual(screen.director.sections.count, 1)
        }
        let plain = Screen(words(0..<2))
        plain.director.update(items: [])
        XCTAssertEqual(plain.director.sections.count, 0)
    }

    @MainActor func testARowIsFoundByItsCurrentItem() async {
        let rows = tags("a", "b")
        let screen = Screen(rows)
        XCTAssertEqual(screen.director.indexPath(for: tags("b")[0]), path(1))
        rows[1].item.text = "c"
        XCTAssertEqual(screen.director.indexPath(for: tags("c")[0]), path(1))
    }

    @MainActor func testAReferenceSurvivesAReload() async throws {
        let screen = Screen(words(0..<3))
        screen.director.reloadThreshold = 0
        let reference = try XCTUnwrap(CellReference(try screen.wordCell(1)))
        screen.director.update(items: words([2, 1, 0, 5]))
        XCTAssertTrue(reference.isValid)
    }
}
