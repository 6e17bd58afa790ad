import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that rows without sections form one section, which exists as long as there are rows. Also tests type-erased
/// rows.
final class OneSectionTests: XCTestCase {
    @MainActor
    func testWithoutRowsThereIsNoSection() async {
        let screen = Screen()
        let director = TableDirector(tableView: screen.tableView, items: [], bus: screen.bus)
        XCTAssertEqual(screen.tableView.numberOfSections, 0)
        director.update(items: users(2))
        XCTAssertEqual(screen.tableView.numberOfSections, 1)
        director.update(items: [])
        XCTAssertEqual(screen.tableView.numberOfSections, 0)
        XCTAssertEqual(director.sections.count, 0)

        let tiles = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
        let other = CollectionDirector(collectionView: tiles, bus: screen.bus)
        XCTAssertEqual(tiles.numberOfSections, 0)
        other.update(items: [TileConfig(item: Word(id: 1, text: "tap"))])
        XCTAssertEqual(tiles.numberOfSections, 1)
        other.items = []
        XCTAssertEqual(tiles.numberOfSections, 0)
    }

    @MainActor
    func testAnEmptyListMayBeChangedInPlace() async {
        let screen = Screen()
        let director = TableDirector(tableView: screen.tableView, items: [], bus: screen.bus)
        director.update { $0[0].rows.append(contentsOf: users(2)) }
        XCTAssertEqual(screen.tableView.visibleCells.count, 2)
        director.update { $0[0].rows.removeAll() }
        XCTAssertEqual(screen.tableView.numberOfSections, 0)
        director.update { $0.append(TableSection(id: "new", rows: users(1))) }
        XCTAssertEqual(director.sections.map(\.id), ["new"])
    }

    @MainActor
    func testASectionWithATitleOrOneOfSeveralStaysWhenItHasNoRows() async {
        let screen = Screen(sections: [TableSection(headerTitle: "Nobody yet", rows: users(1))])
        screen.director.update(items: [])
        XCTAssertEqual(screen.tableView.numberOfSections, 1)
        screen.director.update(sections: [TableSection(rows: []), TableSection(rows: users(1))])
        XCTAssertEqual(screen.tableView.numberOfSections, 2)
        screen.director.update { $0[1].rows = [] }
        XCTAssertEqual(screen.tableView.numberOfSections, 2, "the empty section is kept")
    }

    // MARK: Items that are set

    @MainActor
    func testTheItemsOfOneSectionCanBeSet() async throws {
        let screen = Screen(users(3))
        let cell: UserCell = try screen.cell(0)
        screen.director.items = users(1)
        XCTAssertEqual(screen.tableView.visibleCells, [cell])
        screen.director.items.append(users(2)[1])
        XCTAssertEqual(screen.tableView.visibleCells.count, 2)
    }

    @MainActor
    func testSettingTheItemsOfSeveralSectionsIsRefused() async {
        let screen = Screen(sections: [TableSection(rows: users(1)), TableSection(rows: users(1))])
        let raised = exceptions { screen.director.items = users(3) }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "`items` was set while the list had 2 sections; use update(sections:), which assigns each row to a "
                    + "section"
            ])
        XCTAssertEqual(screen.director.sections.count, 2)
    }

    // MARK: Configurators of any kind

    @MainActor
    func testConfiguratorsOfAnyKindAreRows() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let rows: [any CellConfigurator] = users(2)
        let director = TableDirector(tableView: table, configurators: rows, bus: CellActionBus())
        XCTAssertEqual(table.visibleCells.count, 2)
        director.update(configurators: rows + users(3).suffix(1))
        XCTAssertEqual(table.visibleCells.count, 3)
    }

    @MainActor
    func testAConfiguratorOfAnotherKindOfListIsRefusedWithItsName() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let rows: [any CellConfigurator] = users(1) + [TileConfig(item: Word(id: 1, text: "tap"))]
        let raised = exceptions { _ = TableDirector(tableView: table, configurators: rows, bus: CellActionBus()) }
        XCTAssertEqual(
            raised.first?.reason,
            "CollectionCellConfigurator<TileCell, Word> is not a row of a UITableView, which takes a TableRowConfigurator"
        )

        let tiles = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
        let director = CollectionDirector(collectionView: tiles, bus: CellActionBus())
        let others = exceptions { director.update(configurators: users(1)) }
        XCTAssertEqual(
            others.first?.reason,
            "TableCellConfigurator<UserCell, User> is not a row of a UICollectionView, "
                + "which takes a CollectionItemConfigurator")
    }

    @MainActor
    func testARowOfAnyTypeIsTheRowOfItsConfigurator() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let rows = users(3)
        let director = TableDirector(
            tableView: table, configurators: rows.prefix(2).map { AnyRow($0) }, bus: CellActionBus())
        XCTAssertEqual(table.visibleCells.count, 2)
        XCTAssertTrue(director.items.first === rows[0])
        director.update(configurators: [AnyRow(AnyRow(rows[2])), rows[0]])
        XCTAssertEqual(table.visibleCells.count, 2)
        XCTAssertTrue(director.items.first === rows[2])

        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
        let tile = TileConfig(item: Word(id: 1, text: "tap"))
        let tiles = CollectionDirector(collectionView: list, configurators: [AnyRow(tile)], bus: CellActionBus())
        XCTAssertTrue(tiles.items.first === tile)
        let raised = exceptions { tiles.update(configurators: [AnyRow(rows[0])]) }
        XCTAssertEqual(
            raised.first?.reason,
            "TableCellConfigurator<UserCell, User> is not a row of a UICollectionView, "
                + "which takes a CollectionItemConfigurator")
    }
}
