import CellDirector
import HeadlessUIKit
import XCTest

/// Tests which handlers a touch calls.
final class TouchTests: XCTestCase {
    @MainActor func testATapReachesTheRowsConfiguratorAndCell() async throws {
        let rows = users(20)
        let screen = Screen(rows)
        var got: (c: UserCellConfig, cell: UserCell)?
        screen.proxy.on(.didSelect) { (c: UserCellConfig, cell) in got = (c, cell) }

        try screen.tap(row: 2)

        XCTAssertIdentical(got?.c, rows[2])
        XCTAssertIdentical(got?.cell, try screen.cell(2))
    }

    @MainActor func testATapAfterScrollingReachesTheRowThatIsThereNow() async throws {
        let screen = Screen(users(1000))
        screen.proxy.on(.didSelect) { [log = screen.log] (c: UserCellConfig, _) in log.add(c.item.name) }

        for row in [500, 3, 998, 0] {
            try screen.scroll(toRow: row)
            try screen.tap(row: row)
        }

        XCTAssertEqual(screen.log.lines, ["User 500", "User 3", "User 998", "User 0"])
    }

    @MainActor func testAButtonInACellReachesTheCellsRow() async throws {
        let screen = Screen(users(20))
        screen.proxy.on(.follow) { [log = screen.log] (c: UserCellConfig, _) in log.add(c.item.name) }

        try screen.finger.tap(try screen.cell(3).followButton)

        XCTAssertEqual(screen.log.lines, ["User 3"])
    }

    @MainActor func testASwitchSendsItsNewState() async throws {
        let screen = Screen([SettingConfig(item: Setting(id: 1)), SettingConfig(item: Setting(id: 2, isOn: true))])
        screen.proxy.on(.toggled) { [log = screen.log] (c: SettingConfig, _, isOn) in log.add("\(c.item.id) \(isOn)") }

        try screen.finger.toggle(try screen.cell(0, as: SettingCell.self).toggle)
        try screen.finger.toggle(try screen.cell(1, as: SettingCell.self).toggle)
        try screen.finger.toggle(try screen.cell(0, as: SettingCell.self).toggle)

        XCTAssertEqual(screen.log.lines, ["1 true", "2 false", "1 false"])
    }

    @MainActor func testTheEventsOfATapAreSentInOrder() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.bus.addObserver { log.add("\($0.kind) \($0.name)") }

        try screen.tap(row: 1)

        XCTAssertEqual(
            log.lines,
            [
                "action didHighlight", "action didUnhighlight", "action didSelect", "event didSelectRow",
                "action primaryAction",
            ])
    }

    @MainActor func testAHandlerAsksTheDirectorForTheIndexPath() async throws {
        let screen = Screen(sections: [
            TableSection(rows: users(2)),
            TableSection(rows: [UserCellConfig(item: User(id: 7, name: "Ada")), SettingConfig(item: Setting(id: 1))]),
        ])
        let (log, director) = (screen.log, screen.director)
        screen.proxy
            .on(.didSelect) { [unowned director] (c: UserCellConfig, _) in
                log.add("void \(director.indexPath(for: c) ?? [])")
            }
            .on(.toggled) { [unowned director] (c: AnyRow, _, isOn) in
                log.add("payload \(isOn) \(director.indexPath(for: c) ?? [])")
            }

        try screen.tap(row: 0, section: 1)
        try screen.finger.toggle(try screen.cell(1, section: 1, as: SettingCell.self).toggle)

        XCTAssertEqual(log.lines, ["void [1, 0]", "payload true [1, 1]"])
    }

    @MainActor func testSelectingDeselectsBeforeTheHandlersRun() async throws {
        let screen = Screen(users(3))
        let (log, tableView) = (screen.log, screen.tableView)
        screen.proxy.on(.didSelect) { (_: UserCellConfig, cell) in
            log.add("\(tableView.indexPathForSelectedRow == nil) \(cell.isSelected)")
        }

        try screen.tap(row: 1)

        XCTAssertEqual(log.lines, ["true false"])
    }

    @MainActor func testTheSelectionStaysIfTheDirectorKeepsIt() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.director.keepsSelection = true
        screen.proxy
            .on(.didSelect) { (c: UserCellConfig, _) in log.add("select \(c.item.id)") }
            .on(.didDeselect) { (c: UserCellConfig, _) in log.add("deselect \(c.item.id)") }
            .on(.didDeselectRow) { (_: UserCellConfig, path) in log.add("row \(path.row)") }

        try screen.tap(row: 1)
        XCTAssertEqual(screen.tableView.indexPathForSelectedRow, path(1))
        try screen.tap(row: 2)

        XCTAssertEqual(screen.tableView.indexPathForSelectedRow, path(2))
        XCTAssertEqual(log.lines, ["select 1", "deselect 1", "row 1", "select 2"])
    }

    @MainActor func testSeveralRowsStaySelectedIfTheTableAllowsMultipleSelection() async throws {
        let screen = Screen(users(3))
        let tableView = screen.tableView
        tableView.allowsMultipleSelectionDuringEditing = true
        try screen.tap(row: 0)
        XCTAssertNil(tableView.indexPathsForSelectedRows)

        tableView.setEditing(true, animated: false)
        try screen.tap(row: 0)
        try screen.tap(row: 2)
        XCTAssertEqual(tableView.indexPathsForSelectedRows, [path(0), path(2)])

        let other = Screen(users(3))
        other.tableView.allowsMultipleSelection = true
        try other.tap(row: 0)
        try other.tap(row: 1)
        XCTAssertEqual(other.tableView.indexPathsForSelectedRows, [path(0), path(1)])
        other.tableView.setEditing(true, animated: false)
        try? other.tap(row: 2)
        XCTAssertFalse(other.tableView.indexPathsForSelectedRows?.contains(path(2)) ?? false)
    }

    @MainActor func testAHandlerMayReplaceTheItems() async throws {
        let screen = Screen(users(20))
        let (log, director) = (screen.log, screen.director)
        screen.proxy
            .on(.didSelect) { [unowned director] (c: UserCellConfig, _) in
                director.update(items: [UserCellConfig(item: User(id: 100, name: "New"))])
                log.add("replaced \(c.item.id)")
            }
            .on(.didSelect) { (c: UserCellConfig, _) in log.add("second \(c.item.id)") }
            .on(.didSelectRow) { (c: UserCellConfig, _) in log.add("row \(c.item.id)") }

        try screen.tap(row: 4)

        XCTAssertEqual(log.lines, ["replaced 4", "second 4", "row 4"])
        XCTAssertEqual(try screen.cell(0).textLabel?.text, "New")
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 1)
    }

    @MainActor func testARowEventNeedsNoCell() async throws {
        let screen = Screen(users(100))
        let log = screen.log
        screen.proxy
            .on(.willSelect) { (_: UserCellConfig, _) in path(50) }
            .on(.didSelectRow) { (c: UserCellConfig, path) in log.add("\(c.item.id) \(path.row)") }
            .on(.didSelect) { (_: UserCellConfig, _) in log.add("cell") }

        try screen.tap(row: 0)

        XCTAssertEqual(log.lines, ["50 50"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testASelectionOfARowWithoutACellIsReportedIfOnlyItsActionHasHandlers() async throws {
        let screen = Screen(users(100))
        let log = screen.log
        screen.proxy
            .on(.willSelect) { (_: UserCellConfig, _) in path(50) }
            .on(.didSelect) { (_: UserCellConfig, _) in log.add("cell") }

        try screen.tap(row: 0)

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.noCell(action: "didSelect", reuseIdentifier: "UserCell")])
    }

    @MainActor func testDeletingReachesTheRow() async throws {
        let rows = users(5)
        let screen = Screen(rows)
        let (log, director) = (screen.log, screen.director)
        screen.proxy.on(.delete) { [unowned director] (c: UserCellConfig, path) in
            log.add("\(c.item.id) at \(path.row)")
            director.update(items: director.items.filter { $0 !== c })
        }

        try screen.finger.delete(rowAt: path(3), in: screen.tableView)
        try screen.finger.delete(rowAt: path(3), in: screen.tableView)

        XCTAssertEqual(log.lines, ["3 at 3", "4 at 3"])
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 3)
    }
}
