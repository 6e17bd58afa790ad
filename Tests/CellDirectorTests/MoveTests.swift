import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that dragging a row moves it in the director and calls the handlers.
final class MoveTests: XCTestCase {
    @MainActor func testAMoveReachesItsHandlerAndKeepsCellsAndPathsExact() async throws {
        let screen = Screen(words(0..<5))
        var heard: [[Int]] = []
        screen.proxy.on(.move) { (c: WordConfig, from, to) in heard.append([c.item.id, from.row, to.row]) }
        screen.tableView.setEditing(true, animated: false)
        let cell = screen.tableView.visibleCells[0]

        try screen.finger.move(rowAt: [0, 0], to: [0, 3], in: screen.tableView)

        XCTAssertEqual(heard, [[0, 0, 3]])
        XCTAssertEqual(screen.ids, [1, 2, 3, 0, 4])
        XCTAssertEqual(screen.tableView.indexPath(for: cell), [0, 3])
        XCTAssertEqual(screen.director.indexPath(for: screen.director.items[3]), [0, 3])
    }

    @MainActor func testRowsAreFoundWhereAMoveLeftThem() async throws {
        let screen = Screen(words(0..<9))
        screen.proxy.on(.move) { (c: WordConfig, from, to) in }
        screen.tableView.setEditing(true, animated: false)
        let rows = screen.director.items
        let last = word(8, "the row off screen, by its identity")
        XCTAssertEqual(screen.director.indexPath(for: last), [0, 8])

        try screen.finger.move(rowAt: [0, 0], to: [0, 3], in: screen.tableView)

        XCTAssertEqual(rows.map { screen.director.indexPath(for: $0)?.row }, [3, 0, 1, 2, 4, 5, 6, 7, 8])
        let others = words(0..<9)
        XCTAssertEqual(others.map { screen.director.indexPath(for: $0)?.row }, [3, 0, 1, 2, 4, 5, 6, 7, 8])
    }

    @MainActor func testAHandlerReceivesWhichRowOfARepeatedConfiguratorWasTouchedAfterAMove() async throws {
        let both = UserCellConfig(item: User(id: 7, name: "Ada"))
        let screen = Screen([users(1)[0], both, both, UserCellConfig(item: User(id: 9, name: "Grace"))])
        var heard: [Int] = []
        screen.proxy.on(.move) { (c: UserCellConfig, from, to) in }
        screen.proxy.onRow(.follow) { (c: UserCellConfig, cell, path) in heard.append(path.row) }
        screen.tableView.setEditing(true, animated: false)
        try screen.finger.move(rowAt: [0, 0], to: [0, 3], in: screen.tableView)
        screen.tableView.setEditing(false, animated: false)

        try screen.finger.tap(screen.cell(0).followButton)
        try screen.finger.tap(screen.cell(1).followButton)
        XCTAssertEqual(heard, [0, 1])
    }

    @MainActor func testARowWithOnlyAMoveHandlerIsEditableButCannotBeDeleted() async throws {
        let screen = Screen(words(0..<3))
        screen.proxy.on(.move) { (c: WordConfig, from, to) in }
        screen.tableView.setEditing(true, animated: false)
        XCTAssertTrue(screen.tableView.visibleCells.allSatisfy { $0.isEditing && $0.showsReorderControl })
        XCTAssertThrowsError(try screen.finger.delete(rowAt: [0, 0], in: screen.tableView))
        XCTAssertEqual(screen.ids, [0, 1, 2])
    }

    @MainActor func testARowWithoutAHandlerCannotBeMoved() async throws {
        let screen = Screen(words(0..<3))
        screen.tableView.setEditing(true, animated: false)
        XCTAssertThrowsError(try screen.finger.move(rowAt: [0, 0], to: [0, 1], in: screen.tableView))

        screen.proxy.on(.move) { (c: WordConfig, from, to) in }
        screen.proxy.on(.canMove) { (c: WordConfig, path) in c.item.id != 0 }
        XCTAssertThrowsError(try screen.finger.move(rowAt: [0, 0], to: [0, 1], in: screen.tableView))
        try screen.finger.move(rowAt: [0, 1], to: [0, 0], in: screen.tableView)
        XCTAssertEqual(screen.ids, [1, 0, 2])
    }

    @MainActor func testAMissingRowIsNeitherEditedNorMoved() async {
        let (screen, tiles) = (Screen(words(0..<3)), TileScreen(tiles(0..<3)))
        let (table, list) = (screen.tableView, tiles.collectionView)
        screen.proxy.on(.move) { (_: WordConfig, _, _) in }
        tiles.proxy.on(.move) { (_: TileConfig, _, _) in }
        for (row, isThere) in [(2, true), (3, false)] {
            XCTAssertEqual(table.answering.tableView(table, canEditRowAt: path(row)), isThere)
            XCTAssertEqual(table.answering.tableView(table, canMoveRowAt: path(row)), isThere)
            XCTAssertEqual(list.answering.collectionView(list, canMoveItemAt: path(row)), isThere)
        }
    }

    @MainActor func testAnUpdateFromAHandlerThatLaysTheTableOutFollowsTheMove() async throws {
        let screen = Screen(words(0..<5))
        screen.proxy.on(.move) { [unowned screen] (c: WordConfig, from, to) in
            screen.director.update(items: words([9, 1, 2, 3, 0]))
            screen.tableView.layoutIfNeeded()
        }
        screen.tableView.setEditing(true, animated: false)
        let raised = try exceptions { try screen.finger.move(rowAt: [0, 0], to: [0, 3], in: screen.tableView) }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(screen.director.items.compactMap { ($0 as? WordConfig)?.item.id }, [9, 1, 2, 3, 0])
        XCTAssertEqual(screen.ids, [9, 1, 2, 3, 0])
    }

    @MainActor func testAHandlerOfAMoveMayReloadItsUnchangedRow() async throws {
        let screen = Screen(words(0..<5))
        screen.proxy.on(.move) { [unowned director = screen.director] (c: WordConfig, from, to) in
            XCTAssertTrue(director.reload(c))
        }
        screen.tableView.setEditing(true, animated: false)
        Configured.forget()
        try screen.finger.move(rowAt: [0, 0], to: [0, 3], in: screen.tableView)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(Configured.words.map(\.id), [0])
    }

    /// A table that counts its reloads.
    private final class ReloadedTable: UITableView {
        var reloads = 0
        override func reloadData() {
            reloads += 1
            super.reloadData()
        }
    }

    @MainActor func testTheTableIsReloadedOnlyOnceAfterItMovedAnotherRow() async {
        let table = ReloadedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let director = TableDirector(tableView: table, items: words(0..<5), bus: CellActionBus())
        director.actionsProxy
            .on(.move) { (_: WordConfig, _, _) in }
            .on(.moveTarget) { (_: WordConfig, _, proposed) in proposed }
        table.layoutIfNeeded()
        // An update exchanges the dragged row for another during the drag.
        _ = table.answering.tableView(
            table, targetIndexPathForMoveFromRowAt: path(0), toProposedIndexPath: path(1))
        director.update(items: words([1, 0, 2, 3, 4]))
        table.reloads = 0
        table.answering.tableView(table, moveRowAt: path(0), to: path(2))
        table.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertEqual(table.reloads, 1)
        XCTAssertEqual(director.items.compactMap { ($0 as? WordConfig)?.item.id }, [1, 2, 0, 3, 4])
        director.update(items: words([1, 2, 0, 3]))
        XCTAssertEqual(table.reloads, 1)
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["word 1", "word 2", "word 0", "word 3"])
    }

    @MainActor func testAnUpdateFromTheHandlerWaitsForTheMove() async throws {
        let screen = Screen(words(0..<5))
        screen.proxy.on(.move) { [director = screen.director] (c: WordConfig, from, to) in
            director.update(items: words([9] + [1, 2, 3, 0]))
        }
        screen.tableView.setEditing(true, animated: false)

        try screen.finger.move(rowAt: [0, 0], to: [0, 3], in: screen.tableView)

        XCTAssertEqual(screen.ids, [9, 1, 2, 3, 0])
        screen.proxy.removeAll()
    }

    @MainActor func testAHandlerOfAMoveChangesItsRowAtItsDestination() async throws {
        let screen = Screen(words(0..<5))
        screen.proxy.on(.move) { [unowned director = screen.director] (c: WordConfig, from, to) in
            XCTAssertTrue(director.update(c) { $0.text = "moved" })
        }
        screen.tableView.setEditing(true, animated: false)
        Configured.forget()

        try screen.finger.move(rowAt: [0, 0], to: [0, 3], in: screen.tableView)

        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["word 1", "word 2", "word 3", "moved", "word 4"])
        XCTAssertEqual(Configured.words.map(\.text), ["moved"])
    }

    @MainActor func testAMovedRowThatIsRemovedReportsItsLastPosition() async throws {
        let screen = Screen(words(0..<4))
        let log = screen.log
        screen.proxy.on(.move) { (_: WordConfig, _, _) in }
        screen.bus.addObserver(for: .didEndDisplaying) { event in
            log.add("\((event.configurator as? WordConfig)?.item.id ?? -1) \(event.indexPath.row)")
        }
        screen.tableView.setEditing(true, animated: false)
        try screen.finger.move(rowAt: [0, 0], to: [0, 2], in: screen.tableView)

        screen.director.update { $0[0].rows.remove(at: 2) }

        XCTAssertEqual(screen.ids, [1, 2, 3])
        XCTAssertEqual(log.lines, ["0 2"])
    }

    // MARK: A configurator that appears twice

    @MainActor func testATapOnASecondOccurrenceIsReportedThereAfterAMove() async throws {
        let twice = word(7, "twice")
        let screen = Screen([twice, word(1, "between"), twice])
        let log = screen.log
        screen.proxy
            .on(.move) { (_: WordConfig, _, _) in }
            .onRow(.didSelect) { (c: WordConfig, _, indexPath) in log.add("\(c.item.id) \(indexPath.row)") }
        screen.tableView.setEditing(true, animated: false)
        try screen.finger.move(rowAt: [0, 1], to: [0, 2], in: screen.tableView)
        screen.tableView.setEditing(false, animated: false)

        try screen.tap(row: 1)

        XCTAssertEqual(log.lines, ["7 1"])
    }

    @MainActor func testAnActionFromASecondOccurrenceIsReportedThereAfterAnUpdate() async throws {
        let (twice, between) = (word(7, "twice"), word(1, "between"))
        let screen = Screen([twice, between, twice])
        let log = screen.log
        screen.proxy.onRow(.follow) { (c: WordConfig, _, indexPath) in log.add("\(c.item.id) \(indexPath.row)") }

        screen.director.update(items: [word(9, "above"), twice, between, twice])

        CellAction.follow.invoke(cell: try screen.wordCell(3))
        XCTAssertEqual(log.lines, ["7 3"])
    }
}
