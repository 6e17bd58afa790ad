import CellDirector
import HeadlessUIKit
import XCTest

/// Regression tests for failures that were found with the random row model.
final class ChangedElsewhereTests: XCTestCase {
    @MainActor
    func testAnItemChangedOutsideAHandlerIsShownInEachListThatHasItsRow() async throws {
        let row = UserCellConfig(item: User(id: 1, name: "Ada"))
        let (one, other) = (Screen([row]), Screen([row]))

        one.director.update(row) { $0.name = "Grace" }
        XCTAssertEqual(other.texts, ["Grace"])

        one.director.update { _ in row.item.name = "Mary" }
        XCTAssertEqual(other.texts, ["Mary"])

        row.item.name = "Joan"
        one.director.reload(row)
        XCTAssertEqual(other.texts, ["Joan"])
    }

    @MainActor
    func testAnItemChangedByAHandlerThatRunsWhileAChangeIsShownIsShownToo() async throws {
        let rows = users(3)
        let other = Screen([PhotoConfig(item: Photo(id: 0)), rows[2]] as [any TableRowConfigurator])
        let screen = Screen(rows)
        screen.proxy.on(.height) { (c: UserCellConfig, _) in
            if c.item.isFollowed, rows[2].item.name == "User 2" { rows[2].item.name = "Grace" }
            return 44
        }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in c.item.isFollowed = true }

        try screen.finger.tap(screen.cell(0).followButton)

        XCTAssertEqual(rows[2].item.name, "Grace")
        XCTAssertEqual(screen.texts, ["User 0 (followed)", "User 1", "Grace"])
        XCTAssertEqual(try other.cell(1).textLabel?.text, "Grace")
    }

    @MainActor
    func testAHeightQuestionMayChangeAnotherRowEachTime() async throws {
        let rows = users(20)
        let screen = Screen(rows)
        var changes = 0
        screen.proxy.on(.height) { (c: UserCellConfig, _) in
            if c.item.id == 4, changes > 0, changes < 4 {
                changes += 1
                rows[0].item.name = "Change \(changes)"
            }
            return 44
        }
        screen.tableView.layoutIfNeeded()
        changes = 1
        screen.director.reload(rows[4])
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(changes, 4)
        XCTAssertEqual(screen.texts.first, rows[0].item.name)
    }

    @MainActor
    func testAHeightQuestionMayRemoveTheReloadedRow() async throws {
        let rows = users(30)
        let screen = Screen(rows)
        let log = screen.log
        screen.proxy.on(.height) { [unowned director = screen.director] (c: UserCellConfig, _) in
            if log.lines == ["reload"] {
                log.add("taken away")
                director.update { $0[0].rows.removeLast(5) }
            }
            return 44
        }
        screen.tableView.layoutIfNeeded()
        log.add("reload")
        let stopped = exceptions {
            screen.director.reload(rows[29])
            screen.tableView.layoutIfNeeded()
        }
        XCTAssertEqual(stopped, [])
        XCTAssertEqual(screen.director.items.count, 25)
    }

    @MainActor
    func testScrollingToAHeaderOrFooterScrollsToTheRowBesideIt() async throws {
        let (header, rows) = (DayConfig(item: Day(title: "Today")), users(20))
        let footer = DayConfig(item: Day(title: "The end"))
        let screen = Screen(sections: [
            TableSection(rows: tags("first")), TableSection(header: header, rows: rows, footer: footer),
            TableSection(header: DayConfig(item: Day(title: "Empty")), rows: []),
        ])
        let stopped = exceptions {
            XCTAssertTrue(screen.director.scroll(to: footer, at: .bottom, animated: false))
            XCTAssertTrue(screen.tableView.indexPathsForVisibleRows?.contains(path(19, 1)) ?? false)
            XCTAssertTrue(screen.director.scroll(to: header, at: .top, animated: false))
            XCTAssertTrue(screen.tableView.indexPathsForVisibleRows?.contains(path(0, 1)) ?? false)
            XCTAssertTrue(
                screen.director.scroll(to: DayConfig(item: Day(title: "Empty")), at: .top, animated: false))
        }
        XCTAssertEqual(stopped, [])
    }

    @MainActor
    func testARowMayBeRemovedWhileTheTableScrollsToIt() async throws {
        let rows = users(60)
        let screen = Screen(rows)
        screen.proxy.on(.willDisplay) { [unowned director = screen.director] (c: UserCellConfig, _) in
            if director.items.count > 10 { director.update { $0 = [TableSection(rows: users(3))] } }
        }
        let stopped = exceptions { _ = screen.director.scroll(to: rows[50], at: .top, animated: false) }
        XCTAssertEqual(stopped, [])
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 3)
    }
}
