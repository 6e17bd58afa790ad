import CellDirector
import HeadlessUIKit
import XCTest

/// Tests a table's questions to its director, with and without a handler that answers them.
final class RowQuestionTests: XCTestCase {
    @MainActor func testARowCanBeEditedIfAHandlerForItsDeletionExists() async throws {
        let screen = Screen([UserCellConfig(item: User(id: 1, name: "Ada")), SettingConfig(item: Setting(id: 2))])
        let table = screen.tableView
        XCTAssertFalse(table.answering.tableView(table, canEditRowAt: path(0)))
        XCTAssertThrowsError(try screen.finger.delete(rowAt: path(0), in: table))

        screen.proxy.on(.delete) { (_: UserCellConfig, _) in }

        XCTAssertTrue(table.answering.tableView(table, canEditRowAt: path(0)))
        XCTAssertFalse(table.answering.tableView(table, canEditRowAt: path(1)))
    }

    @MainActor func testAnAnswerWinsOverTheDefault() async throws {
        let screen = Screen(users(3))
        screen.proxy
            .on(.delete) { (_: UserCellConfig, _) in }
            .on(.canEdit) { (c: UserCellConfig, path) in c.item.id != 1 && path.row != 2 }

        let answers = (0..<3).map { screen.tableView.answering.tableView(screen.tableView, canEditRowAt: path($0)) }

        XCTAssertEqual(answers, [true, false, false])
        XCTAssertThrowsError(try screen.finger.delete(rowAt: path(1), in: screen.tableView))
    }

    @MainActor func testTheHandlerRegisteredLastAnswersUntilItIsCancelled() async {
        let screen = Screen(users(1))
        screen.proxy.on(.canEdit) { (_: UserCellConfig, _) in true }
        let later = screen.proxy.subscription { $0.on(.canEdit) { (_: UserCellConfig, _) in false } }

        XCTAssertFalse(screen.tableView.answering.tableView(screen.tableView, canEditRowAt: path(0)))
        later.cancel()

        XCTAssertTrue(screen.tableView.answering.tableView(screen.tableView, canEditRowAt: path(0)))
    }

    @MainActor func testARowThatMayNotBeHighlightedIsNotSelected() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.shouldHighlight) { (c: UserCellConfig, _) in c.item.id != 1 }
            .on(.didSelect) { (c: UserCellConfig, _) in log.add("\(c.item.id)") }

        for row in 0..<3 { try screen.tap(row: row) }

        XCTAssertEqual(log.lines, ["0", "2"])
    }

    @MainActor func testASelectionMayBeRefusedOrRedirected() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.willSelect) { (c: UserCellConfig, indexPath) in c.item.id == 0 ? nil : path(2) }
            .on(.didSelect) { (c: UserCellConfig, _) in log.add("\(c.item.id)") }

        try screen.tap(row: 0)
        try screen.tap(row: 1)

        XCTAssertEqual(log.lines, ["2"])
    }

    @MainActor func testARowHasTheHeightReturnedByItsHandler() async {
        let screen = Screen(sections: [TableSection(rows: users(2) + [SettingConfig(item: Setting(id: 9))])])
        screen.tableView.rowHeight = 50
        screen.proxy.on(.height) { (c: UserCellConfig, _) in c.item.id == 0 ? 10 : 20 }

        screen.director.update(sections: screen.director.sections)
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual((0..<3).map { screen.tableView.rectForRow(at: path($0)).height }, [10, 20, 50])
    }

    @MainActor func testWithoutHandlersTheTableBehavesAsIfTheMethodsWereMissing() async {
        let screen = Screen(users(2))
        let table = screen.tableView

        XCTAssertEqual(table.answering.tableView(table, heightForRowAt: path(0)), UITableView.automaticDimension)
        XCTAssertTrue(table.answering.tableView(table, shouldHighlightRowAt: path(0)))
        XCTAssertEqual(table.answering.tableView(table, willSelectRowAt: path(1)), path(1))
        XCTAssertEqual(table.answering.tableView(table, willDeselectRowAt: path(1)), path(1))
        XCTAssertFalse(table.answering.tableView(table, canEditRowAt: path(0)))
        XCTAssertEqual(table.rectForRow(at: path(0)).height, 44)
    }

    @MainActor func testARowThatDoesNotExistIsAskedNothing() async {
        let screen = Screen(users(1))
        let log = screen.log
        screen.proxy.on(.canEdit) { (_: UserCellConfig, _) in
            log.add("asked")
            return true
        }

        XCTAssertFalse(screen.tableView.answering.tableView(screen.tableView, canEditRowAt: path(7)))
        XCTAssertEqual(log.lines, [])
    }
}
