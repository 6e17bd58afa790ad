import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that a director's rows can be accessed, replaced and reloaded, and which configurators may share a reuse
/// identifier.
final class RowsTests: XCTestCase {
    @MainActor func testADirectorMayHaveNoRows() async throws {
        let screen = Screen()

        XCTAssertEqual(screen.tableView.visibleCells, [])
        XCTAssertEqual(screen.director.items.count, 0)
        XCTAssertNil(screen.director.configurator(at: path(0)))
        XCTAssertNil(screen.director.indexPath(for: users(1)[0]))
        XCTAssertFalse(screen.director.reload(users(1)[0]))
        XCTAssertThrowsError(try screen.tap(row: 0)) { error in
            XCTAssertEqual(error as? TouchRefusal, .noSuchRow(path(0)))
        }
    }

    @MainActor func testADirectorMayHaveNoSections() async {
        let screen = Screen(sections: [])

        XCTAssertEqual(screen.tableView.numberOfSections, 0)
        XCTAssertEqual(screen.director.items.count, 0)
        XCTAssertNil(screen.director.configurator(at: path(0)))
    }

    @MainActor func testEveryRowIsFoundAtItsPosition() async {
        let sections = [TableSection(rows: users(3)), TableSection(rows: []), TableSection(rows: users(2))]
        let screen = Screen(sections: sections)

        for (section, content) in sections.enumerated() {
            for (row, configurator) in content.rows.enumerated() {
                XCTAssertEqual(screen.director.indexPath(for: configurator), path(row, section))
                XCTAssertIdentical(screen.director.configurator(at: path(row, section)), configurator)
            }
        }
        XCTAssertEqual(screen.director.items.count, 5)
    }

    @MainActor func testNoRowIsFoundOutsideTheTable() async {
        let screen = Screen(users(3))

        for wrong in [path(3), path(-1), path(0, 1), path(0, -1), path(NSNotFound), IndexPath(), IndexPath(index: 0)] {
            XCTAssertNil(screen.director.configurator(at: wrong), "\(wrong)")
        }
    }

    @MainActor func testARowThatOccursTwiceIsFoundAtItsFirstPosition() async throws {
        let row = users(1)[0]
        let screen = Screen(sections: [TableSection(rows: users(2) + [row, row])])
        let log = screen.log
        screen.proxy.onRow(.didSelect) { (_: UserCellConfig, _, path) in log.add("\(path.row)") }

        try screen.tap(row: 2)
        try screen.tap(row: 3)

        XCTAssertEqual(screen.director.indexPath(for: row), path(2))
        XCTAssertEqual(log.lines, ["2", "3"])
    }

    @MainActor func testUpdatingTheItemsShowsTheNewOnesAndRemovesTheOldOnes() async throws {
        let old = users(3)
        let screen = Screen(old)
        let new = UserCellConfig(item: User(id: 9, name: "Ada"))

        screen.director.update(items: [new, old[2]])
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(try screen.cell(0).textLabel?.text, "Ada")
        XCTAssertEqual(try screen.cell(1).textLabel?.text, "User 2")
        XCTAssertEqual(screen.director.indexPath(for: old[2]), path(1))
        XCTAssertNil(screen.director.indexPath(for: old[0]))
    }

    @MainActor func testUpdatingTheItemsKeepsTheHeaderOfTheOneSection() async throws {
        let screen = Screen(sections: [TableSection(header: DayConfig(item: Day(title: "Day")), rows: users(1))])

        screen.director.update(items: users(2))

        XCTAssertEqual(try screen.header(0).title, "Day")
    }

    @MainActor func testUpdatingTheSectionsShowsThem() async throws {
        let screen = Screen(users(3))

        screen.director.update(sections: [TableSection(rows: users(1)), TableSection(headerTitle: "B", rows: users(2))])

        XCTAssertEqual(screen.tableView.numberOfSections, 2)
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 1), 2)
        XCTAssertEqual(screen.tableView.headerView(forSection: 1)?.textLabel?.text, "B")
    }

    @MainActor func testReloadingARowConfiguresItsCellAgain() async throws {
        let rows = users(3)
        let screen = Screen(rows)
        let cell = try screen.cell(1)

        rows[1].item.name = "Ada"
        XCTAssertEqual(cell.textLabel?.text, "User 1")
        XCTAssertTrue(screen.director.reload(rows[1]))

        XCTAssertEqual(cell.textLabel?.text, "Ada")
        XCTAssertIdentical(try screen.cell(1), cell)
    }

    @MainActor func testARowReloadedOffScreenIsUpToDateWhenItAppears() async throws {
        let rows = users(100)
        let screen = Screen(rows)

        rows[80].item.name = "Ada"
        XCTAssertTrue(screen.director.reload(rows[80]))
        try screen.scroll(toRow: 80)

        XCTAssertEqual(try screen.cell(80).textLabel?.text, "Ada")
    }

    @MainActor func testReloadingAHeaderConfiguresItsViewAgain() async throws {
        let day = DayConfig(item: Day(title: "Monday"))
        let screen = Screen(sections: [TableSection(header: day, rows: users(1))])

        day.item.title = "Tuesday"
        XCTAssertTrue(screen.director.reload(day))

        XCTAssertEqual(try screen.header(0).title, "Tuesday")
    }

    @MainActor func testTwoCellTypesThatClaimOneReuseIDAreAnErrorNamingBoth() async {
        let found = exceptions {
            _ = Screen([PhotoConfig(item: Photo(id: 1)), ImpostorConfig(item: Photo(id: 2))])
        }

        XCTAssertEqual(found.count, 1)
        let reason = found.first?.reason ?? ""
        XCTAssertTrue(reason.contains("TestSupport.PhotoCell"), reason)
        XCTAssertTrue(reason.contains("CellDirectorTests.ImpostorCell"), reason)
        XCTAssertTrue(reason.contains("\"PhotoCell\""), reason)
    }

    @MainActor func testTwoConfiguratorTypesOfOneCellTypeMayShareItsReuseID() async throws {
        var screen: Screen?
        let found = exceptions {
            screen = Screen([PhotoConfig(item: Photo(id: 1)), SecondPictureConfig(item: Photo(id: 2))])
        }
        let log = Log()
        let made = try XCTUnwrap(screen)
        made.proxy
            .on(.didSelect) { (c: PhotoConfig, _) in log.add("first \(c.item.id)") }
            .on(.didSelect) { (c: SecondPictureConfig, _) in log.add("second \(c.item.id)") }

        try made.tap(row: 1)
        try made.tap(row: 0)

        XCTAssertEqual(found, [])
        XCTAssertEqual(log.lines, ["second 2", "first 1"])
    }
}

final class ImpostorCell: UITableViewCell, ConfigurableCell {
    static let reuseIdentifier = "PhotoCell"
    func configure(data: Photo) {}
}
private typealias ImpostorConfig = TableCellConfigurator<ImpostorCell, Photo>

private final class SecondPictureConfig: TableRowConfigurator {
    var item: Photo
    init(item: Photo) { self.item = item }
    static var reuseIdentifier: String { "PhotoCell" }
    func configure(cell: PhotoCell) { cell.configure(data: item) }
}
