import CellDirector
import HeadlessUIKit
import XCTest

/// Tests drags of rows between the lists of two directors.
final class DirectorDragTests: XCTestCase {
    /// A table and a collection view beside each other that share a model.
    @MainActor
    private final class Desk {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let grid = UICollectionView(
            frame: CGRect(x: 320, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        let bus = CellActionBus()
        let words: TableDirector
        var tiles: CollectionDirector
        var left: [Word]
        var right: [Word]
        var heard: [String] = []

        init(_ left: [Int], _ right: [Int]) {
            self.left = left.map { Word(id: $0, text: "\($0)") }
            self.right = right.map { Word(id: $0, text: "\($0)") }
            words = TableDirector(tableView: table, items: [], bus: bus)
            tiles = CollectionDirector(collectionView: grid, items: [], bus: bus)
            tiles.setListLayout(UICollectionLayoutListConfiguration(appearance: .plain))
            view.addSubview(table)
            view.addSubview(grid)
            show()
        }

        func show() {
            words.update(items: left.map { WordConfig(item: $0) })
            tiles.update(items: right.map { TileConfig(item: $0) })
            view.layoutIfNeeded()
        }

        /// Lets each list take rows of both.
        func exchange() {
            words.actionsProxy
                .on(.dragItems) { (c: WordConfig, _) in [UIDragItem(itemProvider: NSItemProvider())] }
                .on(.drop) { [unowned self] (c: WordConfig, path, drop) in take(c.item, \.left, path, drop) }
                .on(.drop) { [unowned self] (c: TileConfig, path, drop) in take(c.item, \.left, path, drop) }
            tiles.actionsProxy
                .on(.dragItems) { (c: TileConfig, _) in [UIDragItem(itemProvider: NSItemProvider())] }
                .on(.drop) { [unowned self] (c: WordConfig, path, drop) in take(c.item, \.right, path, drop) }
                .on(.drop) { [unowned self] (c: TileConfig, path, drop) in take(c.item, \.right, path, drop) }
        }

        private func take(
            _ word: Word, _ list: ReferenceWritableKeyPath<Desk, [Word]>, _ path: IndexPath, _ drop: RowDrop
        ) {
            let target = (drop.target as? WordConfig)?.item ?? (drop.target as? TileConfig)?.item
            heard.append(
                "\(word.id) of \(drop.source.map { "\($0.row)" } ?? "nil") at \(path.row) "
                    + "over \(target.map { "\($0.id)" } ?? "nil") \(drop.objects(Word.self).map(\.id)) \(drop.isFromSameList)"
            )
            left.removeAll { $0.id == word.id }
            right.removeAll { $0.id == word.id }
            self[keyPath: list].insert(word, at: path.row)
            show()
        }

        var shown: [[Int?]] {
            [
                table.visibleCells.map { ($0 as? WordCell)?.shown?.id },
                grid.visibleCells.map { ($0 as? TileCell)?.shown?.id },
            ]
        }
    }

    private func path(_ row: Int) -> IndexPath { [0, row] }

    @MainActor
    func testRowsAreExchangedWithTheConfiguratorsOfBothRows() async throws {
        let desk = Desk([1, 2, 3], [7, 8])
        desk.exchange()
        try Finger().drag(rowAt: path(1), in: desk.table, to: .row(path(1), in: desk.grid))
        XCTAssertEqual(desk.shown, [[1, 3], [7, 2, 8]])
        try Finger().drag(rowAt: path(0), in: desk.grid, to: .row(path(0), in: desk.table))
        try Finger().drag(rowAt: path(0), in: desk.table, to: .row(path(2), in: desk.table))
        try Finger().drag(rowAt: path(0), in: desk.table, to: .emptySpace(in: desk.grid))
        XCTAssertEqual(
            desk.heard,
            [
                "2 of 1 at 1 over 8 [2] false", "7 of 0 at 0 over 1 [7] false", "7 of 0 at 2 over 3 [7] true",
                "1 of 0 at 2 over nil [1] false",
            ])
        XCTAssertEqual(desk.shown, [[3, 7], [2, 8, 1]])
    }

    @MainActor
    func testAnswersAreDescribedWithoutAddresses() async throws {
        let desk = Desk([1], [])
        desk.exchange()
        desk.tiles.actionsProxy.on(.dropProposal) { (c: WordConfig, _, _) in
            UICollectionViewDropProposal(operation: .copy)
        }
        let token = desk.bus.addObserver { [unowned desk] event in
            if let answer = event.answer { desk.heard.append("\(event.name) \(answer)") }
        }
        try Finger().drag(rowAt: path(0), in: desk.table, to: .emptySpace(in: desk.grid))
        XCTAssertEqual(
            Array(Set(desk.heard.filter { $0.hasPrefix("d") })).sorted(),
            ["dragItems [UIDragItem]", "dropProposal UICollectionViewDropProposal"])
        token.cancel()
    }

    @MainActor
    func testAnEmptyListTakesRows() async throws {
        let desk = Desk([1], [])
        desk.exchange()
        try Finger().drag(rowAt: path(0), in: desk.table, to: .emptySpace(in: desk.grid))
        XCTAssertEqual(desk.shown, [[], [1]])
        try Finger().drag(rowAt: path(0), in: desk.grid, to: .emptySpace(in: desk.table))
        XCTAssertEqual(desk.shown, [[1], []])
    }

    @MainActor
    func testTheQuestionsDecideWhatIsDraggedAndDropped() async throws {
        let desk = Desk([1, 2, 3], [7])
        XCTAssertThrowsError(try Finger().drag(rowAt: path(0), in: desk.table, to: .row(path(0), in: desk.grid))) {
            XCTAssertEqual("\($0)", "the table has no drag delegate")
        }
        desk.exchange()
        desk.words.actionsProxy.on(.dragItems) { (c: WordConfig, _) in
            let item = UIDragItem(itemProvider: NSItemProvider())
            item.localObject = "own"
            return c.item.id == 1 ? [] : [item, item]
        }
        desk.tiles.actionsProxy
            .on(.canDrop) { (c: WordConfig, _, drop) in drop.objects(String.self) == ["own", "own"] && c.item.id != 2 }
            .on(.dropProposal) { (c: WordConfig, _, drop) in
                UICollectionViewDropProposal(
                    operation: drop.destination == nil ? .copy : .forbidden, intent: .unspecified)
            }
        let refusals = [
            (0, "the row can't be dragged: the table's drag delegate returns no items for it"),
            (1, "the collection view's drop delegate can't handle the dragged items"),
            (2, "the collection view's drop delegate forbids the drop: its proposal is `.forbidden`"),
        ]
        for (row, expected) in refusals {
            XCTAssertThrowsError(
                try Finger().drag(rowAt: path(row), in: desk.table, to: .row(path(0), in: desk.grid))
            ) { XCTAssertEqual("\($0)", expected) }
        }
        try Finger().drag(rowAt: path(2), in: desk.table, to: .emptySpace(in: desk.grid))
        XCTAssertEqual(desk.shown, [[1, 2], [7, 3]])
        XCTAssertEqual(desk.heard, ["3 of 2 at 1 over nil [] false"])
    }

    @MainActor
    func testAllSelectedRowsAreDroppedOneAfterTheOther() async throws {
        let desk = Desk([1, 2, 3, 4], [])
        desk.exchange()
        desk.table.allowsMultipleSelection = true
        for row in [0, 2] { desk.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        // The items of each row, in their order.
        var objects: [[String]] = []
        desk.words.actionsProxy.on(.dragItems) { (c: WordConfig, _) in
            ["a", "b"].map { letter in
                let item = UIDragItem(itemProvider: NSItemProvider())
                item.localObject = "\(c.item.id)\(letter)"
                return item
            }
        }
        desk.tiles.actionsProxy.on(.drop) { (c: WordConfig, _, drop) in objects.append(drop.objects(String.self)) }
        try Finger().drag(rowAt: path(2), in: desk.table, to: .emptySpace(in: desk.grid))
        XCTAssertEqual(desk.shown, [[2, 4], [1, 3]])
        XCTAssertEqual(objects.map { $0.map(\.last) }, [["a", "b"], ["a", "b"]])
        XCTAssertEqual(Set(objects.map { $0.map { $0.prefix(1) } }), [["1", "1"], ["3", "3"]])
    }

    @MainActor
    func testOwnDelegatesAreKeptAndANewDirectorTakesOverItsPredecessors() async throws {
        @MainActor
        final class Own: NSObject, UITableViewDragDelegate {
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
        }
        let own = Own()
        let desk = Desk([1], [])
        desk.table.dragDelegate = own
        desk.exchange()
        XCTAssertTrue(desk.table.dragDelegate === own)
        // A row without a director's items can't be dropped in a director's list.
        XCTAssertThrowsError(try Finger().drag(rowAt: path(0), in: desk.table, to: .emptySpace(in: desk.grid))) {
            XCTAssertEqual("\($0)", "the collection view's drop delegate can't handle the dragged items")
        }
        let next = CollectionDirector(collectionView: desk.grid, items: [TileConfig(item: Word(id: 5, text: "5"))])
        (desk.tiles, desk.right) = (next, [Word(id: 5, text: "5")])
        desk.view.layoutIfNeeded()
        XCTAssertNil(desk.grid.dropDelegate)
        next.actionsProxy.on(.dragItems) { (c: TileConfig, _) in [UIDragItem(itemProvider: NSItemProvider())] }
        try Finger().drag(rowAt: path(0), in: desk.grid, to: .emptySpace(in: desk.table))
        XCTAssertEqual(desk.shown.first, [1, 5])
    }

    @MainActor
    func testADirectorHandsItsListToItsSuccessorAndLeavesTheDelegatesOfTheApp() async {
        @MainActor
        final class Own: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
            func collectionView(
                _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] { [] }
            func collectionView(
                _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
            ) {}
        }
        let desk = Desk([], [7])
        desk.exchange()
        XCTAssertNotNil(desk.grid.dragDelegate)
        let before = desk.tiles
        withExtendedLifetime(before) {
            desk.tiles = CollectionDirector(
                collectionView: desk.grid, items: [TileConfig(item: Word(id: 5, text: "5"))])
            XCTAssertNil(desk.grid.dragDelegate)
            XCTAssertNil(desk.grid.dropDelegate)
        }
        desk.tiles.actionsProxy.on(.didSelect) { (c: TileConfig, _) in }
        XCTAssertNil(desk.grid.dragDelegate, "another action drags nothing")
        XCTAssertNil(desk.grid.dropDelegate)

        XCTAssertNotNil(desk.table.dropDelegate)
        let words = TableDirector(tableView: desk.table, items: [WordConfig(item: Word(id: 4, text: "4"))])
        XCTAssertNil(desk.table.dragDelegate)
        XCTAssertNil(desk.table.dropDelegate)
        words.actionsProxy.on(.didSelect) { (c: WordConfig, _) in }
        XCTAssertNil(desk.table.dropDelegate)

        let own = Own()
        (desk.grid.dragDelegate, desk.grid.dropDelegate) = (own, own)
        desk.tiles = CollectionDirector(collectionView: desk.grid, items: [TileConfig(item: Word(id: 6, text: "6"))])
        XCTAssertTrue(desk.grid.dragDelegate === own)
        XCTAssertTrue(desk.grid.dropDelegate === own)
    }

    @MainActor
    func testTheItemsOfADragAreReleasedAtItsEnd() async throws {
        let desk = Desk([1], [7])
        desk.exchange()
        weak var item: UIDragItem?
        func makeItem() -> UIDragItem {
            let made = UIDragItem(itemProvider: NSItemProvider())
            item = made
            return made
        }
        desk.words.actionsProxy.on(.dragItems) { (c: WordConfig, _) in [makeItem()] }
        desk.tiles.actionsProxy.on(.dragItems) { (c: TileConfig, _) in [makeItem()] }
        try Finger().drag(rowAt: path(0), in: desk.grid, to: .emptySpace(in: desk.table))
        await letMainActorWork { item == nil }
        XCTAssertNil(item)
        try Finger().drag(rowAt: path(0), in: desk.table, to: .emptySpace(in: desk.grid))
        await letMainActorWork { item == nil }
        XCTAssertNil(item)
    }

    @MainActor
    func testARowThatIsRemovedDuringTheDragHasNoPosition() async throws {
        let desk = Desk([1, 2], [])
        desk.exchange()
        desk.tiles.actionsProxy.on(.dropProposal) { [unowned desk] (c: WordConfig, _, drop) in
            if desk.left.count == 2 {
                desk.left.removeFirst()
                desk.show()
            }
            return UICollectionViewDropProposal(operation: .copy)
        }
        try Finger().drag(rowAt: path(0), in: desk.table, to: .emptySpace(in: desk.grid))
        XCTAssertEqual(desk.heard, ["1 of nil at 0 over nil [1] false"])
    }

    @MainActor
    func testRandomDragsBetweenDirectorsAgreeWithAModel() async throws {
        try forEachSeed(1...16) { seed in
            var random = SplitMix64(state: seed)
            let desk = Desk([0, 1, 2, 3], [4, 5, 6, 7])
            desk.exchange()
            var expected = [desk.left.map(\.id), desk.right.map(\.id)]
            let lists: [UIScrollView] = [desk.table, desk.grid]
            for _ in 0..<timesToRun(80) {
                let (from, to) = (Int.random(in: 0...1, using: &random), Int.random(in: 0...1, using: &random))
                guard !expected[from].isEmpty else { continue }
                let row = Int.random(in: expected[from].indices, using: &random)
                let isGivenUp = Int.random(in: 0..<6, using: &random) == 0
                // An empty list has no section, and therefore no place for a row.
                let isAtEnd = expected[to].isEmpty || Int.random(in: 0..<4, using: &random) == 0
                let place = Int.random(in: 0...(expected[to].count - (from == to ? 1 : 0)), using: &random)
                try Finger().drag(
                    rowAt: path(row), in: lists[from],
                    to: isAtEnd ? .emptySpace(in: lists[to]) : .row(path(place), in: lists[to]), givingUp: isGivenUp)
                if !isGivenUp {
                    let moved = expected[from].remove(at: row)
                    expected[to].insert(moved, at: isAtEnd ? expected[to].count : place)
                }
                XCTAssertEqual(desk.shown, expected)
            }
        }
    }
}
