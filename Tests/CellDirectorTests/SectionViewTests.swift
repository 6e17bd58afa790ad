import CellDirector
import HeadlessUIKit
import XCTest

/// Tests headers and footers, which dispatch actions in the same way as cells.
final class SectionViewTests: XCTestCase {
    @MainActor func testAHeadersButtonReachesItsConfigurator() async throws {
        let days = ["Monday", "Tuesday"].map { DayConfig(item: Day(title: $0)) }
        let screen = Screen(sections: days.map { TableSection(header: $0, rows: users(1)) })
        let log = screen.log
        screen.proxy.onRow(.markAll) { (c: DayConfig, header, path) in
            log.add("\(c.item.title) \(path.section) \(path.row == NSNotFound) \(header.title == c.item.title)")
        }

        try screen.finger.tap(try screen.header(1).button)
        try screen.finger.tap(try screen.header(0).button)

        XCTAssertEqual(log.lines, ["Tuesday 1 true true", "Monday 0 true true"])
    }

    @MainActor func testAFootersButtonReachesItsConfigurator() async throws {
        let day = DayConfig(item: Day(title: "End"))
        let screen = Screen(sections: [TableSection(rows: users(2), footer: day)])
        let log = screen.log
        screen.proxy.on(.markAll) { (c: DayConfig, _) in log.add(c.item.title) }
        let footer = try XCTUnwrap(screen.tableView.footerView(forSection: 0) as? DayHeader)

        try screen.finger.tap(footer.button)

        XCTAssertEqual(log.lines, ["End"])
        XCTAssertEqual(screen.director.indexPath(for: day), IndexPath(row: NSNotFound, section: 0))
    }

    @MainActor func testAnEventOfAHeaderHasNoRow() async throws {
        let screen = Screen(sections: [TableSection(header: DayConfig(item: Day(title: "Monday")), rows: users(1))])
        let log = screen.log
        screen.bus.addObserver(for: .markAll) { log.add($0.description) }

        try screen.finger.tap(try screen.header(0).button)

        XCTAssertEqual(log.lines, ["markAll on DayHeader at 0.-"])
    }

    @MainActor func testHeadersReportThatTheyAppearAndDisappear() async throws {
        let screen = Screen(sections: [
            TableSection(header: DayConfig(item: Day(title: "Monday")), rows: users(20)),
            TableSection(header: DayConfig(item: Day(title: "Tuesday")), rows: users(20)),
        ])
        let log = screen.log
        screen.proxy
            .on(.willDisplay) { (c: DayConfig, header) in log.add("comes \(c.item.title) \(header.title ?? "")") }
            .on(.didEndDisplaying) { (c: DayConfig, header) in log.add("goes \(c.item.title) \(header.title ?? "")") }

        try screen.scroll(toRow: 5, section: 1)

        XCTAssertEqual(Set(log.lines), ["comes Tuesday Tuesday", "goes Monday Monday"])
        XCTAssertEqual(log.lines.count, 2)
    }

    @MainActor func testAFooterReportsThatItDisappears() async throws {
        let end = DayConfig(item: Day(title: "End"))
        let screen = Screen(sections: [TableSection(rows: users(2), footer: end), TableSection(rows: users(30))])
        let log = screen.log
        screen.proxy.on(.didEndDisplaying) { (c: DayConfig, footer) in log.add("\(c.item.title) \(footer.title ?? "")")
        }
        try screen.scroll(toRow: 20, section: 1)
        XCTAssertEqual(log.lines, ["End End"])
    }

    @MainActor func testAnActionFromAHeaderOffScreenIsReportedAndNotHandled() async throws {
        let screen = Screen(sections: [
            TableSection(header: DayConfig(item: Day(title: "Monday")), rows: users(20)),
            TableSection(rows: users(20)),
        ])
        let log = screen.log
        screen.proxy.on(.markAll) { (c: DayConfig, _) in log.add(c.item.title) }
        let header = try screen.header(0)

        try screen.scroll(toRow: 10, section: 1)
        CellAction.markAll.invoke(from: header.button)

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "markAll", view: "DayHeader")])
    }

    // MARK: Heights

    @MainActor func testTheHeightOfAHeaderFollowsItsItem() async throws {
        let header = DayConfig(item: Day(title: "Monday"))
        let footer = DayConfig(item: Day(title: "End"))
        let screen = Screen(sections: [TableSection(id: 1, header: header, rows: users(3), footer: footer)])
        let table = screen.tableView
        screen.proxy
            .on(.height) { (c: DayConfig, _) in CGFloat(10 * c.item.title.count) }
            .on(.markAll) { (c: DayConfig, _) in c.item.title = "Sun" }
        screen.director.update(header) { $0.title = "Friday" }
        let (view, cell) = (try screen.header(0), try screen.cell(0))
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 60, "the height follows an update of the header")
        XCTAssertEqual(table.rectForRow(at: path(0)).minY, 60)

        CellAction.markAll.invoke(from: view.button)
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 30, "the height follows a change in a handler")

        header.item.title = "Wednesday"
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 90, "the height follows a change outside a handler")

        let saturday = DayConfig(item: Day(title: "Saturday"), id: "day")
        screen.director.update(sections: [
            TableSection(id: 1, header: saturday, rows: users(3), footer: DayConfig(item: Day(title: "The end")))
        ])
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 80, "the height follows a new header")
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 70)

        let later = DayConfig(item: Day(title: "Later"), id: "day")
        screen.director.update(sections: [TableSection(id: 1, header: later, rows: users(3))])
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 50, "the height follows a new item of the same header")
        XCTAssertIdentical(try screen.cell(0), cell)
    }

    /// Off-screen headers have no view that could be configured, so an update compares their items.
    @MainActor func testAnUpdateMeasuresHeadersOffScreenWhoseItemsChanged() async throws {
        func sections(_ titles: [String]) -> [TableSection] {
            titles.enumerated().map { number, title in
                TableSection(
                    id: number, header: DayConfig(item: Day(title: title), id: "day"), rows: users(20),
                    footer: DayConfig(item: Day(title: title), id: "end"))
            }
        }
        let screen = Screen(sections: sections(["Monday", "Friday", "Sunday"]))
        let table = screen.tableView
        var asked = 0
        screen.proxy.on(.height) { (c: DayConfig, _) in
            asked += 1
            return CGFloat(10 * c.item.title.count)
        }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 2).height, 60)
        screen.director.update(sections: sections(["Monday", "Friday", "Sun"]))
        XCTAssertEqual(table.rectForHeader(inSection: 2).height, 30, "the height follows a new item of the same header")
        XCTAssertEqual(table.rectForFooter(inSection: 2).height, 30)

        let last = screen.director.sections[2]
        (last.header as? DayConfig)?.item.title = "Saturday"
        screen.director.update(sections: [screen.director.sections[0], last])
        XCTAssertEqual(
            table.rectForHeader(inSection: 1).height, 80, "the height follows a change in place in a moved section")

        asked = 0
        screen.director.update(sections: screen.director.sections)
        XCTAssertEqual(asked, 0, "an update without changes does not ask for heights")
    }

    @MainActor func testTheHeightOfAHeaderIsRequestedAfterTheRowThatChangesItIsDisplayed() async throws {
        let header = DayConfig(item: Day(title: "Monday"))
        let screen = Screen(sections: [TableSection(id: 1, header: header, rows: users(3))])
        let (log, director) = (screen.log, screen.director)
        var isDisplaying = false
        screen.proxy
            .on(.height) { (c: DayConfig, _) in
                log.add(isDisplaying ? "height while displaying" : "height")
                return CGFloat(10 * c.item.title.count)
            }
            .on(.willDisplay) { (c: UserCellConfig, _) in
                isDisplaying = true
                director.update(header) { $0.title = "Sun" }
                isDisplaying = false
            }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.tableView.rectForHeader(inSection: 0).height, 30)
        XCTAssertFalse(log.lines.contains("height while displaying"), "\(log.lines)")
        XCTAssertEqual(screen.tableView.visibleCells.count, 3)
    }

    // MARK: Classes that claim the same identifier

    @MainActor func testTwoHeaderTypesWithOneIdentifierAreRefused() async {
        let day = DayConfig(item: Day(title: "Monday"))
        for sections in [
            [TableSection(header: day, rows: users(1)), TableSection(header: ClashingHeader(), rows: users(1))],
            [TableSection(header: ClashingHeader(), rows: users(1), footer: day)],
        ] {
            let found = exceptions { _ = Screen(sections: sections) }
            XCTAssertEqual(found.count, 1, "\(sections.count) sections")
            XCTAssert(found.first?.reason.contains("both claim the reuse identifier \"DayHeader\"") ?? false)
        }
    }

    @MainActor func testAHeaderAndACellWithOneIdentifierAreRefused() async {
        let found = exceptions {
            _ = Screen(sections: [
                TableSection(header: DayConfig(item: Day(title: "Monday")), rows: [ClashingRow()])
            ])
        }
        XCTAssertEqual(found.count, 1)
        XCTAssert(found.first?.reason.contains("both claim the reuse identifier \"DayHeader\"") ?? false)
    }

    @MainActor func testTwoConfiguratorsOfOneHeaderTypeShareIt() async throws {
        let screen = Screen(sections: [
            TableSection(header: DayConfig(item: Day(title: "Monday")), rows: users(1)),
            TableSection(header: OtherDay(), rows: users(1)),
        ])
        XCTAssertEqual(try screen.header(0).title, "Monday")
        XCTAssertEqual(try screen.header(1).title, "another day")
    }
}

/// A header with the reuse identifier of a different class.
private final class ClashingHeader: TableSectionViewConfigurator {
    static var reuseIdentifier: String { DayHeader.reuseIdentifier }
    var item = 0
    func configure(cell: WordHeader) {}
}

private final class ClashingRow: TableRowConfigurator {
    static var reuseIdentifier: String { DayHeader.reuseIdentifier }
    var item = 0
    func configure(cell: UserCell) {}
}

private final class OtherDay: TableSectionViewConfigurator {
    static var reuseIdentifier: String { DayHeader.reuseIdentifier }
    var item = 0
    func configure(cell: DayHeader) { cell.configure(data: Day(title: "another day")) }
}
