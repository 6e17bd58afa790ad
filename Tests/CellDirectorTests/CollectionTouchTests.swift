import CellDirector
import HeadlessUIKit
import XCTest

/// Tests touches in a collection view, both on its own and inside a table cell.
final class CollectionTouchTests: XCTestCase {
    @MainActor func testTheEventsOfATapAreSentInACollectionViewsOrder() async throws {
        let screen = TileScreen(tiles(0..<3))
        let log = screen.log
        screen.bus.addObserver { log.add("\($0.kind) \($0.name)") }

        try screen.finger.tap(rowAt: path(1), in: screen.collectionView)

        XCTAssertEqual(
            log.lines,
            [
                "action didHighlight", "action didSelect", "event didSelectRow", "action primaryAction",
                "action didUnhighlight",
            ])
    }

    @MainActor func testAButtonInACellReachesItsHandler() async throws {
        let screen = TileScreen(tiles(0..<30))
        let log = screen.log
        screen.proxy.onRow(.like) { (c: TileConfig, _, indexPath) in log.add("\(c.item.id) \(indexPath.item)") }

        try screen.finger.tap(try screen.tile(2).likeButton)
        try screen.finger.scroll(screen.collectionView, by: 500)
        try screen.finger.tap(try screen.tile(13).likeButton)

        XCTAssertEqual(log.lines, ["2 2", "13 13"])
    }

    @MainActor func testALongPressOpensTheItemsMenu() async throws {
        let screen = TileScreen(tiles(0..<3))
        let log = screen.log
        screen.proxy
            .on(.contextMenu) { (c: TileConfig, _, _) in
                let share = UIAction(title: "Share") { _ in log.add("share \(c.item.id)") }
                return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [share]) })
            }
            .on(.willDisplayContextMenu) { (c: TileConfig, _, _) in log.add("menu \(c.item.id)") }

        try screen.finger.longPress(rowAt: path(1), in: screen.collectionView)
        try screen.finger.choose("Share", in: screen.collectionView)

        XCTAssertEqual(log.lines, ["menu 1", "share 1"])
    }

    @MainActor func testACellOfACollectionInsideATablesCellUsesItsOwnDirector() async throws {
        let screen = Screen([ShelfConfig(item: 4), ShelfConfig(item: 2)])
        let log = screen.log
        let shelf = try screen.cell(1, as: ShelfCell.self)
        shelf.director.actionsProxy.onRow(.like) { (c: TileConfig, _, indexPath) in log.add("tile \(indexPath.item)") }
        screen.proxy.onRow(.follow) { (c: ShelfConfig, _, indexPath) in log.add("shelf \(indexPath.row)") }
        shelf.collectionView.layoutIfNeeded()
        let tile = try XCTUnwrap(shelf.collectionView.cellForItem(at: path(1)) as? TileCell)

        try screen.finger.tap(tile.likeButton)
        CellAction.follow.invoke(from: shelf.collectionView)

        XCTAssertEqual(log.lines, ["tile 1", "shelf 1"])
    }

    @MainActor func testOneHandlerServesATableAndACollectionView() async throws {
        let (table, collection) = (Screen([AnyListConfig(1)]), TileScreen([AnyListConfig(2)]))
        var heard: [Int] = []
        for proxy in [table.proxy, collection.proxy] {
            proxy.on(.didSelect) { (c: AnyListConfig, cell) in heard.append(c.item) }
        }

        try table.finger.tap(rowAt: path(0), in: table.tableView)
        try collection.finger.tap(rowAt: path(0), in: collection.collectionView)

        XCTAssertEqual(heard, [1, 2])
    }
}

/// A cell with a row of tiles that scrolls horizontally.
private final class ShelfCell: UITableViewCell, ConfigurableCell {
    let collectionView: UICollectionView
    let director: CollectionDirector

    override init(style: CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: layout)
        director = CollectionDirector(collectionView: collectionView, bus: CellActionBus())
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(collectionView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data count: Int) { director.update(items: tiles(0..<count)) }
}

private typealias ShelfConfig = TableCellConfigurator<ShelfCell, Int>

/// A configurator for a table row or a collection view item.
private final class AnyListConfig: TableRowConfigurator, CollectionItemConfigurator {
    static var reuseIdentifier: String { "AnyList" }
    static var tableCellClass: UITableViewCell.Type { UITableViewCell.self }
    static var collectionCellClass: UICollectionViewCell.Type { UICollectionViewCell.self }
    var item: Int

    init(_ item: Int) { self.item = item }

    func configure(cell: UIView) { cell.accessibilityLabel = "\(item)" }
}
