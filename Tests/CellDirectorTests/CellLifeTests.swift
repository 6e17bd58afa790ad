import CellDirector
import HeadlessUIKit
import XCTest

/// Tests which row a cell's actions, references and display events belong to when the cell appears, is reused, and
/// disappears.
final class CellLifeTests: XCTestCase {
    @MainActor func testAnActionFromACellOffScreenIsReportedAndNotHandled() async throws {
        let screen = Screen(users(100))
        let log = screen.log
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        // The new rows need a different cell type, so the `UserCell` that scrolls off screen stays in the reuse pool.
        screen.director.update(items: users(1) + (0..<100).map { PhotoConfig(item: Photo(id: $0)) })
        let cell = try screen.cell(0)
        try screen.scroll(toRow: 50)

        CellAction.follow.invoke(cell: cell)

        XCTAssertNil(cell.superview)
        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "follow", view: "UserCell")])
    }

    @MainActor func testAnActionFromACellWhoseRowWasDeletedIsReportedAndNotHandled() async throws {
        let pictures = (0..<2).map { PhotoConfig(item: Photo(id: $0)) }
        let screen = Screen(pictures + users(1))
        let log = screen.log
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        let cell = try screen.cell(2)

        screen.director.update(items: pictures)
        screen.tableView.layoutIfNeeded()
        CellAction.follow.invoke(cell: cell)

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "follow", view: "UserCell")])
    }

    @MainActor func testARemovedItemIsReleasedAlthoughItsCellIsKeptForReuse() async throws {
        final class Model: Sendable {}
        final class ModelCell: UITableViewCell, ConfigurableCell { func configure(data: Model) {} }
        final class ModelHeader: UITableViewHeaderFooterView, ConfigurableCell { func configure(data: Model) {} }
        let screen = Screen(sections: [])
        let (director, table, log) = (screen.director, screen.tableView, screen.log)
        screen.proxy
            .on(.didEndDisplaying) { (_: TableCellConfigurator<ModelCell, Model>, _) in log.add("gone") }
            .on(.indentationLevel) { (_: TableCellConfigurator<ModelCell, Model>, indexPath) in 2 * indexPath.row }
        for keepsLevel in [false, true] {
            weak var first: Model?
            weak var second: Model?
            weak var title: Model?
            var cell: UIView?
            do {
                let models = (Model(), Model(), Model())
                (first, second, title) = models
                director.update(sections: [
                    TableSection(
                        header: TableHeaderFooterConfigurator<ModelHeader, Model>(item: models.2),
                        rows: [
                            TableCellConfigurator<ModelCell, Model>(item: models.0, id: 1),
                            TableCellConfigurator<ModelCell, Model>(item: models.1, id: 2),
                        ])
                ])
                table.layoutIfNeeded()
                cell = table.cellForRow(at: path(keepsLevel ? 1 : 0))
            }
            XCTAssertNotNil(first)
            director.update(sections: [])
            table.layoutIfNeeded()
            XCTAssertNil(first)
            XCTAssertNil(second, "the cell with an indentation level is released")
            XCTAssertNil(title, "the header is released")
            CellAction.follow.invoke(cell: try XCTUnwrap(cell as? UITableViewCell))
        }
        XCTAssertEqual(log.lines, ["gone", "gone", "gone", "gone"])
        XCTAssertEqual(
            screen.problems.all,
            [.noRow(action: "follow", view: "ModelCell"), .noRow(action: "follow", view: "ModelCell")])
    }

    @MainActor func testAReusedCellSendsActionsForItsCurrentRow() async throws {
        let screen = Screen(users(100))
        let log = screen.log
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        let first = try screen.cell(0)
        try screen.scroll(toRow: 50)
        let row = try XCTUnwrap(screen.tableView.indexPath(for: first)?.row, "the cell is reused")

        CellAction.follow.invoke(cell: first)

        XCTAssertEqual(log.lines, ["User \(row)"])
        XCTAssertEqual(first.shownID, row)
    }

    @MainActor func testCellReferenceStopsWorkingWhenItsCellShowsAnotherRow() async throws {
        let rows = users(100)
        let screen = Screen(rows)
        let log = screen.log
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        let cell = try screen.cell(0)
        let reference = try XCTUnwrap(CellReference(cell.followButton))
        XCTAssertTrue(reference.isValid)
        XCTAssertIdentical(reference.cell, cell)

        CellAction.follow.invoke(from: reference)
        try screen.scroll(toRow: 50)
        CellAction.follow.invoke(from: reference)

        XCTAssertNotNil(cell.superview, "the cell is reused")
        XCTAssertFalse(reference.isValid)
        XCTAssertNil(reference.cell)
        XCTAssertIdentical(reference.configurator, rows[0])
        XCTAssertEqual(log.lines, ["User 0"])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "follow", view: "a cell of UserCell")])
    }

    @MainActor func testACellReferenceStaysInvalidWhenItsRowIsScrolledBackIntoView() async throws {
        let screen = Screen(users(100))
        let reference = try XCTUnwrap(CellReference(try screen.cell(0)))

        try screen.scroll(toRow: 50)
        try screen.scroll(toRow: 0)

        XCTAssertFalse(reference.isValid)
    }

    @MainActor func testCellReferenceKeepsWorkingAfterItsRowIsReloaded() async throws {
        let rows = users(3)
        let screen = Screen(rows)
        let log = screen.log
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        let reference = try XCTUnwrap(CellReference(try screen.cell(1)))

        rows[1].item.name = "Ada"
        screen.director.reload(rows[1])
        CellAction.follow.invoke(from: reference)

        XCTAssertEqual(log.lines, ["Ada"])
    }

    @MainActor func testAViewThatShowsNoRowHasNoReference() async throws {
        let screen = Screen([UserCellConfig(item: User(id: 0, name: "Ada"))])
        let cell = try screen.cell(0)

        screen.director.update(items: [])
        screen.tableView.layoutIfNeeded()

        XCTAssertNil(CellReference(UIView()))
        XCTAssertNil(CellReference(screen.tableView))
        XCTAssertNil(CellReference(cell))
    }

    @MainActor func testCellReferenceWorksAfterAnAwaitAndFromAnotherTask() async throws {
        let screen = Screen(users(5))
        let log = screen.log
        screen.proxy.on(.toggled) { (c: UserCellConfig, _, isOn) in log.add("\(c.item.name) \(isOn)") }
        let reference = try XCTUnwrap(CellReference(try screen.cell(3)))

        await Task.detached { CellAction.toggled.invoke(from: reference, payload: true) }.value
        await letMainActorWork { !log.lines.isEmpty }

        XCTAssertEqual(log.lines, ["User 3 true"])
    }

    @MainActor func testDidEndDisplayingRefersToTheRowThatTheCellShowed() async throws {
        let screen = Screen(users(100))
        let log = screen.log
        screen.proxy.on(.didEndDisplaying) { (c: UserCellConfig, cell) in
            XCTAssertEqual(c.item.id, cell.shownID)
            log.add(c.item.name)
        }
        let shown = try XCTUnwrap(screen.tableView.indexPathsForVisibleRows).map { "User \($0.row)" }

        try screen.scroll(toRow: 50)

        XCTAssertEqual(log.lines, shown)
    }

    @MainActor func testDidEndDisplayingRefersToTheOldRowsAfterAnUpdate() async throws {
        let screen = Screen(users(2))
        let log = screen.log
        screen.proxy
            .on(.didEndDisplaying) { (c: UserCellConfig, _) in log.add("end \(c.item.name)") }
            .on(.willDisplay) { (c: UserCellConfig, _) in log.add("will \(c.item.name)") }

        screen.director.update(items: [UserCellConfig(item: User(id: 10, name: "Ada"))])
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(log.lines.filter { $0.hasPrefix("end") }, ["end User 0", "end User 1"])
        XCTAssertEqual(log.lines.filter { $0.hasPrefix("will") }, ["will Ada"])
    }

    @MainActor func testEveryCellIsAnnouncedBeforeItIsShown() async throws {
        let screen = Screen(users(100))
        let log = screen.log
        screen.proxy.on(.willDisplay) { (c: UserCellConfig, cell) in
            XCTAssertEqual(c.item.id, cell.shownID)
            log.add("\(c.item.id)")
        }

        try screen.scroll(toRow: 40)

        let shown = try XCTUnwrap(screen.tableView.indexPathsForVisibleRows).map { "\($0.row)" }
        XCTAssertEqual(Array(log.lines.suffix(shown.count)), shown)
    }

    @MainActor func testAnActionOutsideAnyListIsReportedAndNotHandled() async {
        let problems = Problems()
        let before = CellActionBus.default.onProblem
        CellActionBus.default.onProblem = { problems.all.append($0) }
        defer { CellActionBus.default.onProblem = before }

        CellAction.follow.invoke(from: UIButton(type: .system))

        XCTAssertEqual(problems.all, [.noRow(action: "follow", view: "UIButton")])
    }

    @MainActor func testAnUnhandledActionIsReportedOnceForAllRows() async throws {
        let screen = Screen(users(5))
        screen.proxy.on(.custom("folow")) { (_: UserCellConfig, _) in }

        for row in 0..<5 { try screen.finger.tap(try screen.cell(row).followButton) }

        XCTAssertEqual(
            screen.problems.all,
            [.unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: "\"folow\" of UserCell")])
    }
}
