import Foundation
import HeadlessUIKit
import XCTest

/// Tests the right-to-left layout of rows and items.
final class ListDirectionTests: ConformanceTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIView.setDeviceDirection(.leftToRight, onScreen: []) }
    }

    @MainActor
    private func write(_ direction: UIUserInterfaceLayoutDirection, _ root: UIView) {
        UIView.setDeviceDirection(direction, onScreen: [root])
        root.layoutIfNeeded()
    }

    /// Returns the frames of all views in a cell, in the cell's coordinates.
    @MainActor
    private func places(in cell: UIView) -> [CGRect] {
        views(UIView.self, in: cell).filter { $0 !== cell }.map { $0.convert($0.bounds, to: cell) }
    }

    @MainActor
    private func assertMirrored(_ cell: UIView, _ before: [CGRect], _ message: String = "", line: UInt = #line) {
        let after = places(in: cell)
        XCTAssertEqual(after.count, before.count, message, line: line)
        for (new, old) in zip(after, before) {
            XCTAssertEqual(new.minX, cell.frame.width - old.maxX, accuracy: 1e-6, message, line: line)
            XCTAssertEqual(new.size, old.size, message, line: line)
            XCTAssertEqual(new.minY, old.minY, message, line: line)
        }
    }

    @MainActor
    func testPartsOfATableCellChangeSides() async throws {
        for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
            let rows = Rows { path in
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                cell.imageView?.image = UIImage(systemName: "star")
                cell.textLabel?.text = "Title"
                cell.detailTextLabel?.text = "Detail"
                cell.indentationLevel = path.row
                cell.accessoryType = path.row == 1 ? .detailDisclosureButton : .none
                if path.row == 2 { cell.accessoryView = UISwitch(frame: rect(0, 0, 51, 31)) }
                return cell
            }
            let table = UITableView(frame: rect(0, 0, 390, 400), style: .plain)
            table.dataSource = rows
            for isEditing in [false, true] {
                table.setEditing(isEditing, animated: false)
                table.layoutIfNeeded()
                let cells = table.visibleCells
                let before = cells.map { places(in: $0) }
                XCTAssertEqual(cells.count, 3)
                write(.rightToLeft, table)
                XCTAssertTrue(zip(cells, table.visibleCells).allSatisfy { $0 === $1 }, "the cells are kept")
                for (cell, before) in zip(cells, before) { assertMirrored(cell, before, "\(style) \(isEditing)") }
                write(.leftToRight, table)
                XCTAssertEqual(cells.map { places(in: $0) }, before)
            }
        }
    }

    @MainActor
    func testListContentAndItsMarginsAndHeadersChangeSides() async throws {
        for configuration in [UIListContentConfiguration.cell(), .subtitleCell(), .valueCell()] {
            let rows = Rows { _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                var content = configuration
                (content.text, content.secondaryText) = ("Title", "Detail")
                content.image = UIImage(systemName: "star")
                content.directionalLayoutMargins.leading = 40
                cell.contentConfiguration = content
                return cell
            }
            let table = UITableView(frame: rect(0, 0, 390, 400), style: .plain)
            table.dataSource = rows
            table.delegate = rows
            table.layoutIfNeeded()
            let header = try XCTUnwrap(table.headerView(forSection: 0))
            let cell = try XCTUnwrap(table.visibleCells.first)
            let (before, beforeHeader) = (places(in: cell), places(in: header))
            write(.rightToLeft, table)
            assertMirrored(cell, before)
            assertMirrored(header, beforeHeader)
            write(.leftToRight, table)
        }
    }

    /// Cells created before the direction changes are reused for rows that scroll on screen after the change.
    @MainActor
    func testReusedCellsFollowTheDirection() async throws {
        let rows = Rows(count: 100) { _ in UITableViewCell() }
        let table = UITableView(frame: rect(0, 0, 390, 400), style: .plain)
        table.register(Toggled.self, forCellReuseIdentifier: "cell")
        rows.make = { path in table.dequeueReusableCell(withIdentifier: "cell", for: path) }
        table.dataSource = rows
        table.layoutIfNeeded()
        table.scrollToRow(at: [0, 50], at: .top, animated: false)
        table.layoutIfNeeded()
        write(.rightToLeft, table)
        table.scrollToRow(at: [0, 0], at: .top, animated: false)
        table.layoutIfNeeded()
        for cell in table.visibleCells {
            let toggle = try XCTUnwrap(views(UISwitch.self, in: cell).first)
            XCTAssertEqual(toggle.convert(toggle.bounds, to: cell).minX, 10)
        }
    }

    // MARK: Swipes

    @MainActor
    func testASwipeToTheRightRevealsTheTrailingActions() async throws {
        let list = ToDoList(["a", "b"])
        list.trailing = actions("Flag", "Archive", in: list)
        list.leading = actions("Pin", in: list)
        let table = makeTable(list)
        write(.rightToLeft, table)
        let cell = table.visibleCells[1]
        try Finger().swipe(rowAt: path(1), .right, in: table)
        XCTAssertEqual(titles(in: cell), ["Flag", "Archive"])
        let buttons = views(UIButton.self, in: cell).map { $0.convert($0.bounds, to: cell) }
        XCTAssertEqual(buttons[0].minX, 0, "the trailing edge is on the left")
        XCTAssertEqual(buttons[1].minX, buttons[0].maxX)
        write(.leftToRight, table)
        XCTAssertEqual(views(UIButton.self, in: cell).map { $0.convert($0.bounds, to: cell).maxX }[0], cell.frame.width)
        write(.rightToLeft, table)
        try Finger().swipe(rowAt: path(1), .left, in: table)
        XCTAssertEqual(titles(in: cell), [], "a swipe in the other direction closes the row")
        try Finger().swipe(rowAt: path(1), .left, in: table)
        XCTAssertEqual(titles(in: cell), ["Pin"])
        let pin = try XCTUnwrap(views(UIButton.self, in: cell).first)
        XCTAssertEqual(pin.convert(pin.bounds, to: cell).maxX, cell.frame.width)
    }

    // MARK: Collections

    @MainActor
    func testItemsStayUnlessTheLayoutFlips() async throws {
        for (layout, isFlipped) in [(UICollectionViewFlowLayout(), false), (FlippedLayout(), true)] {
            layout.itemSize = CGSize(width: 80, height: 50)
            layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 30)
            let items = Items()
            let collection = UICollectionView(frame: rect(0, 0, 300, 400), collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = items
            collection.layoutIfNeeded()
            let before = collection.visibleCells.map(\.frame)
            write(.rightToLeft, collection)
            for (index, (cell, old)) in zip(collection.visibleCells, before).enumerated() {
                XCTAssertEqual(cell.frame.minX, isFlipped ? 300 - old.maxX : old.minX)
                XCTAssertEqual(cell.frame.minY, old.minY)
                let attributes = try XCTUnwrap(collection.layoutAttributesForItem(at: [0, index]))
                XCTAssertEqual(attributes.frame, cell.frame)
                let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
                XCTAssertEqual(collection.indexPathForItem(at: middle), [0, index])
            }
            write(.leftToRight, collection)
            XCTAssertEqual(collection.visibleCells.map(\.frame), before)
        }
    }

    @MainActor
    func testAccessoriesOfAListCellChangeSides() async throws {
        let items = Items()
        let collection = UICollectionView(
            frame: rect(0, 0, 300, 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        collection.register(AccessoryCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.layoutIfNeeded()
        let cell = try XCTUnwrap(collection.visibleCells.first)
        let before = places(in: cell)
        write(.rightToLeft, collection)
        assertMirrored(cell, before)
    }
}

private final class FlippedLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class AccessoryCell: UICollectionViewListCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessories = [.delete(displayed: .always), .detail(), .disclosureIndicator()]
        var content = UIListContentConfiguration.cell()
        content.text = "Item"
        contentConfiguration = content
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell with a switch that a constraint pins to the trailing edge.
private final class Toggled: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let toggle = UISwitch()
        contentView.add(toggle)
        toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10).isActive = true
        toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let count: Int
    var make: (IndexPath) -> UITableViewCell

    init(count: Int = 3, _ make: @escaping (IndexPath) -> UITableViewCell) {
        self.count = count
        self.make = make
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make(indexPath) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
}

private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
