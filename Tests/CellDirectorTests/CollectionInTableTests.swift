import CellDirector
import HeadlessUIKit
import XCTest

/// Tests rows of horizontally scrolling pictures in reused table cells.
final class CollectionInTableTests: XCTestCase {
    @MainActor func testEachRowShowsItsOwnPicturesWhereverTheTableScrolls() async throws {
        let screen = Screen((0..<40).map { ShelfConfig(item: $0) })
        for row in [0, 20, 39, 10, 0, 30, 5] {
            try screen.scroll(toRow: row)
            for indexPath in screen.tableView.indexPathsForVisibleRows ?? [] {
                let cell = try XCTUnwrap(screen.tableView.cellForRow(at: indexPath) as? ShelfCell)
                XCTAssertEqual(cell.ids, (0..<3).map { indexPath.row * 100 + $0 })
            }
        }
    }

    @MainActor func testAPictureMayDeleteTheRowThatItIsIn() async throws {
        let screen = Screen((0..<3).map { ShelfConfig(item: $0) })
        screen.proxy.on(.shelfEmptied) { [director = screen.director] (c: ShelfConfig, _) in
            director.update(items: director.items.filter { $0 !== c })
        }
        let cell = try screen.cell(1, as: ShelfCell.self)
        try screen.finger.tap(rowAt: path(0), in: cell.list)
        XCTAssertEqual(try (0..<2).map { try screen.cell($0, as: ShelfCell.self).ids[0] }, [0, 200])
        let last = try screen.cell(1, as: ShelfCell.self)
        try screen.finger.tap(try XCTUnwrap(last.list.cellForItem(at: path(1)) as? TileCell).likeButton)
        XCTAssertEqual(last.liked, [201])
    }

    @MainActor func testATableWithPicturesAndItsInnerListsAreReleased() async throws {
        weak var table: UITableView?
        weak var shelf: UICollectionView?
        weak var inner: CollectionDirector?
        try autoreleased {
            let screen = Screen((0..<3).map { ShelfConfig(item: $0) })
            let cell = try screen.cell(0, as: ShelfCell.self)
            try screen.finger.tap(rowAt: path(0), in: cell.list)
            (table, shelf, inner) = (screen.tableView, cell.list, cell.director)
            XCTAssertNotNil(inner)
        }
        XCTAssertNil(table)
        XCTAssertNil(shelf)
        XCTAssertNil(inner)
    }

    @MainActor func testUpdatingTheTableWhileAPictureBecomesVisibleLosesNothing() async throws {
        let screen = Screen([ShelfConfig(item: 1)])
        let cell = try screen.cell(0, as: ShelfCell.self)
        cell.director.actionsProxy.on(.willDisplay) { [director = screen.director] (_: TileConfig, _) in
            director.update(items: [ShelfConfig(item: 1), ShelfConfig(item: 2)])
        }
        cell.director.update(items: tiles(150..<153))
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(try screen.cell(1, as: ShelfCell.self).ids, [200, 201, 202])
    }

    @MainActor private func autoreleased(_ work: () throws -> Void) rethrows { try work() }
}

extension CellAction where Payload == Void {
    fileprivate static var shelfEmptied: Self { .custom("shelfEmptied") }
}

private typealias ShelfConfig = TableCellConfigurator<ShelfCell, Int>

private final class ShelfCell: UITableViewCell, ConfigurableCell {
    let list: UICollectionView
    let director: CollectionDirector
    private(set) var liked: [Int] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 40)
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: layout)
        director = CollectionDirector(collectionView: list, bus: CellActionBus())
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(list)
        director.actionsProxy
            .on(.didSelect) { [unowned self] (_: TileConfig, _) in CellAction.shelfEmptied.invoke(cell: self) }
            .on(.like) { [unowned self] (c: TileConfig, _) in liked.append(c.item.id) }
    }

    required init?(coder: NSCoder) { nil }

    func configure(data shelf: Int) {
        director.update(items: tiles(shelf * 100..<shelf * 100 + 3))
    }

    var ids: [Int] {
        list.indexPathsForVisibleItems.sorted().compactMap { (list.cellForItem(at: $0) as? TileCell)?.shown?.id }
    }
}
