import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that touches and cell references apply to the row that the user sees, during an update and right after it.
final class UpdateTouchTests: XCTestCase {
    @MainActor func testATapOnARowThatMovesDuringAnUpdateReachesTheTappedItem() async throws {
        let screen = Screen(users(30))
        let table = screen.tableView
        table.frame.size.height = 440
        let log = screen.log
        let cell = try screen.cell(7)
        var isTapped = false
        screen.proxy
            .onRow(.didSelect) { (c: UserCellConfig, cell, path) in log.add("\(c.item.id) at \(path.row)") }
            .onRow(.follow) { (c: UserCellConfig, _, path) in log.add("follow \(c.item.id) at \(path.row)") }
            .on(.didEndDisplaying) { (c: UserCellConfig, _) in
                // While rows 0 to 5 are being removed, taps the cell that showed row 7 before the update.
                guard !isTapped, let now = table.indexPath(for: cell) else { return }
                isTapped = true
                try? Finger().tap(rowAt: now, in: table)
                try? Finger().tap(cell.followButton)
            }
        var new = Array(users(30)[6...])
        new.insert(new.remove(at: 1), at: 4)

        screen.director.update(items: new)
        try screen.finger.tap(cell.followButton)

        XCTAssertEqual(log.lines, ["7 at 4", "follow 7 at 4", "follow 7 at 4"])
        XCTAssertEqual(cell.shownID, 7)
    }

    @MainActor func testIndexPathsAreRightForEveryRowRightAfterAnUpdate() async throws {
        let screen = Screen(users(5))
        let new = [4, 9, 1, 0].map { UserCellConfig(item: User(id: $0, name: "User \($0)")) }
        let log = screen.log
        screen.proxy.onRow(.follow) { (c: UserCellConfig, _, path) in log.add("\(c.item.id) at \(path.row)") }
        let old = screen.director.items

        screen.director.update(items: new)
        for row in new.indices { CellAction.follow.invoke(cell: try screen.cell(row)) }

        XCTAssertEqual(log.lines, ["4 at 0", "9 at 1", "1 at 2", "0 at 3"])
        XCTAssertEqual(new.map { screen.director.indexPath(for: $0) }, [path(0), path(1), path(2), path(3)])
        XCTAssertEqual(old.map { screen.director.indexPath(for: $0) }, [path(3), path(2), nil, nil, path(0)])
    }

    @MainActor func testAReferenceFollowsItsRowThroughUpdates() async throws {
        let screen = Screen(users(5))
        let log = screen.log
        screen.proxy.onRow(.follow) { (c: UserCellConfig, _, path) in log.add("\(c.item.name) at \(path.row)") }
        let cell = try screen.cell(3)
        let reference = try XCTUnwrap(CellReference(cell.followButton))

        screen.director.update(items: Array(users(5)[2...]))
        CellAction.follow.invoke(from: reference)
        let changed = UserCellConfig(item: User(id: 3, name: "Ada"))
        screen.director.update(items: [changed] + users(2))
        CellAction.follow.invoke(from: reference)

        XCTAssertEqual(log.lines, ["User 3 at 1", "Ada at 0"])
        XCTAssertTrue(reference.isValid)
        XCTAssertIdentical(reference.cell, cell)
        XCTAssertIdentical(reference.configurator, changed)
    }

    @MainActor func testARowThatWasTouchedIsConfiguredByTheNextUpdateAndNotByTheOneAfter() async throws {
        let screen = Screen(words(0..<3))
        screen.proxy.on(.follow) { (_: WordConfig, _) in }
        CellAction.follow.invoke(cell: try screen.wordCell(1))
        Configured.forget()

        screen.director.update(items: words(0..<3))
        XCTAssertEqual(Configured.words.map(\.id), [1])
        screen.director.update(items: words(0..<3))
        XCTAssertEqual(Configured.words.map(\.id), [1])
    }

    @MainActor func testAReferenceEndsWithItsRow() async throws {
        let screen = Screen(users(5))
        let log = screen.log
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        let reference = try XCTUnwrap(CellReference(try screen.cell(3)))

        screen.director.update(items: users(3) + [UserCellConfig(item: User(id: 8, name: "Ada"))])
        XCTAssertFalse(reference.isValid)
        screen.director.update(items: users(5))
        CellAction.follow.invoke(from: reference)

        XCTAssertFalse(reference.isValid)
        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "follow", view: "a cell of UserCell")])
    }

    @MainActor func testAReferenceKeepsNoConfiguratorButTheLatest() async throws {
        let screen = Screen(users(3))
        let reference = try XCTUnwrap(CellReference(try screen.cell(1)))
        var old: [Weak] = []

        for _ in 0..<10 {
            old.append(Weak(screen.director.items[1]))
            screen.director.update(items: users(3))
        }

        XCTAssertTrue(reference.isValid)
        XCTAssertTrue(old.allSatisfy { $0.object == nil })
    }

    @MainActor func testAllHandlersOfATapReceiveTheSameItemEvenIfOneUpdates() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.follow) { [unowned director = screen.director] (c: UserCellConfig, _) in
                log.add(c.item.name)
                director.update(items: [UserCellConfig(item: User(id: 1, name: "Ada"))])
            }
            .on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }

        try screen.finger.tap(try screen.cell(1).followButton)
        try screen.finger.tap(try screen.cell(0).followButton)

        XCTAssertEqual(log.lines, ["User 1", "User 1", "Ada", "Ada"])
    }
}
