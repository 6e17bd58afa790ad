import CellDirector
import XCTest

/// Tests the cells of rows that are kept, inserted, removed and moved.
final class UpdateRowTests: ConformanceTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor func testRowsThatLookTheSameAreNotConfigured() async throws {
        let screen = Screen(words(0..<100))
        let cells = screen.tableView.visibleCells
        Configured.forget()

        screen.director.update(items: words(0..<100))
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(Configured.words, [])
        XCTAssertEqual(screen.tableView.visibleCells, cells)
    }

    @MainActor func testAnUpdatedRowIsConfiguredInPlaceOnce() async throws {
        let screen = Screen(words(0..<100))
        let cells = screen.tableView.visibleCells
        Configured.forget()
        var new = words(0..<100)
        new[2] = word(2, "deux")

        screen.director.update(items: new)
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(Configured.words, [Word(id: 2, text: "deux")])
        XCTAssertEqual(screen.tableView.visibleCells, cells)
        XCTAssertEqual(screen.texts[2], "deux")
    }

    @MainActor func testAnUpdatedRowOffScreenIsConfiguredWhenItAppears() async throws {
        let screen = Screen(words(0..<100))
        Configured.forget()
        var new = words(0..<100)
        new[80] = word(80, "quatre-vingts")

        screen.director.update(items: new)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(Configured.words, [])
        try screen.scroll(toRow: 80)

        XCTAssertEqual(screen.texts.first, "quatre-vingts")
    }

    @MainActor func testARowThatChangesAndMovesIsConfiguredOnceInItsCell() async throws {
        let screen = Screen(words(0..<5))
        let cell = try screen.wordCell(0)
        Configured.forget()

        screen.director.update(items: words(1..<5) + [word(0, "zero")])
        screen.tableView.layoutIfNeeded()

        XCTAssertIdentical(try screen.wordCell(4), cell)
        XCTAssertEqual(cell.textLabel?.text, "zero")
        XCTAssertEqual(Configured.words, [Word(id: 0, text: "zero")])
    }

    @MainActor func testACellSendsActionsForTheNewConfiguratorOfItsRow() async throws {
        try needsHostApp()
        let screen = Screen(users(5))
        let new = users(5)
        var heard: [UserCellConfig] = []
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in heard.append(c) }
        let cell = try screen.cell(3)

        screen.director.update(items: new)
        CellAction.follow.invoke(cell: cell)
        try screen.tap(cell.followButton)

        XCTAssertEqual(heard.count, 2)
        XCTAssertTrue(heard.allSatisfy { $0 === new[3] })
    }

    @MainActor func testAMovedRowKeepsItsCellAndSendsActionsFromItsNewPosition() async throws {
        try needsHostApp()
        let screen = Screen(users(5))
        let log = screen.log
        screen.proxy.onRow(.follow) { (c: UserCellConfig, _, path) in log.add("\(c.item.id) at \(path.row)") }
        let cell = try screen.cell(0)

        screen.director.update(items: Array(users(5).reversed()))
        try screen.tap(cell.followButton)

        XCTAssertIdentical(try screen.cell(4), cell)
        XCTAssertEqual(log.lines, ["0 at 4"])
    }

    @MainActor func testOnlyInsertedRowsAreRequested() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log
        screen.proxy.onRow(.willDisplay) { (c: WordConfig, _, path) in log.add("\(c.item.id) at \(path.row)") }
        Configured.forget()

        screen.director.update(items: words([0, 10, 1, 11, 2]))
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(Configured.words.map(\.id), [10, 11])
        XCTAssertEqual(log.lines, ["10 at 1", "11 at 3"])
        XCTAssertEqual(screen.ids, [0, 10, 1, 11, 2])
    }

    @MainActor func testDeletedRowsEndDisplayingWithTheirOldConfigurators() async throws {
        let old = words(0..<5)
        let screen = Screen(old)
        var ended: [WordConfig] = []
        screen.proxy.on(.didEndDisplaying) { (c: WordConfig, cell) in
            XCTAssertEqual(cell.shown, c.item)
            ended.append(c)
        }

        screen.director.update(items: words([0, 3, 4]))
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(ended.map(\.item.id), [1, 2])
        XCTAssertTrue(ended.first === old[1] && ended.last === old[2])
    }

    @MainActor func testAnActionFromTheCellOfADeletedRowIsNotHandled() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        let cell = try screen.cell(1)

        screen.director.update(items: [users(3)[0], users(3)[2]])
        CellAction.follow.invoke(cell: cell)

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "follow", view: "UserCell")])
    }

    @MainActor func testAnActionFromTheCellOfADeletedRowIsNotHandledDuringTheUpdate() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        let cell = try screen.cell(1)
        screen.proxy
            .on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
            .on(.willDisplay) { (_: PhotoConfig, _) in CellAction.follow.invoke(cell: cell) }

        screen.director.update(items: [users(3)[0], PhotoConfig(item: Photo(id: 1)), users(3)[2]])

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "follow", view: "UserCell")])
    }

    @MainActor func testARetainedCellSendsActionsFromItsNewPositionDuringTheUpdate() async throws {
        let screen = Screen(users(3))
        let new = users(3)
        let log = screen.log
        let cell = try screen.cell(1)
        screen.proxy
            .onRow(.follow) { (c: UserCellConfig, _, path) in log.add("\(c === new[1]) at \(path.row)") }
            .on(.willDisplay) { (_: PhotoConfig, _) in CellAction.follow.invoke(cell: cell) }

        screen.director.update(items: [PhotoConfig(item: Photo(id: 1))] + new)

        XCTAssertEqual(log.lines, ["true at 2"])
    }

    @MainActor func testARowThatMovesOffScreenEndsDisplayingAndReappearsChanged() async throws {
        let screen = Screen(words(0..<50))
        let log = screen.log
        screen.proxy.on(.didEndDisplaying) { (c: WordConfig, _) in log.add("\(c.item.id)") }

        screen.director.update(items: words(1..<50) + [word(0, "zero")])
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(log.lines, ["0"])
        try screen.scroll(toRow: 49)

        XCTAssertEqual(screen.texts.last, "zero")
    }

    @MainActor func testRowsMoveBetweenSectionsWithTheirCells() async throws {
        let screen = Screen(sections: [TableSection(rows: words(0..<2)), TableSection(rows: words(2..<4))])
        let cells = screen.tableView.visibleCells
        Configured.forget()

        screen.director.update(sections: [TableSection(rows: words([0, 3])), TableSection(rows: words([1, 2]))])

        XCTAssertEqual(screen.tableView.visibleCells, [cells[0], cells[3], cells[1], cells[2]])
        XCTAssertEqual(Configured.words, [])
    }

    @MainActor func testTheResultIsTheSameWithoutAnimation() async throws {
        let screen = Screen(words(0..<5))
        let cell = try screen.wordCell(4)

        screen.director.update(items: words([4, 9, 1, 8]), animated: false)

        XCTAssertIdentical(try screen.wordCell(0), cell)
        XCTAssertEqual(screen.ids, [4, 9, 1, 8])
    }

    @MainActor func testAnItemChangedByItsHandlerIsShownByReloadAndNotConfiguredAgainByAnUpdate() async throws {
        let rows = words(0..<3)
        let screen = Screen(rows)
        Configured.forget()

        rows[1].item.text = "changed"
        screen.director.reload(rows[1])
        screen.director.update(items: rows)

        XCTAssertEqual(Configured.words, [Word(id: 1, text: "changed")])
    }
}
