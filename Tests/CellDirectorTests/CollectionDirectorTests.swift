import CellDirector
import HeadlessUIKit
import XCTest

/// Tests a collection view's items and cells, and how an action reaches its handler.
final class CollectionDirectorTests: XCTestCase {
    @MainActor func testItemsOfMixedTypesAreShown() async throws {
        let screen = TileScreen([TileConfig(item: Word(id: 1, text: "one")), BadgeConfig(item: Tag(text: "two"))])

        XCTAssertEqual(try screen.tile(0).shown?.text, "one")
        let badge = screen.collectionView.cellForItem(at: path(1)) as? BadgeCell
        XCTAssertEqual(badge?.shown, Tag(text: "two"))
        XCTAssertEqual(screen.director.items.count, 2)
        XCTAssertEqual(screen.director.indexPath(for: screen.director.items[1]), path(1))
        XCTAssertNil(screen.director.configurator(at: path(2)))
    }

    @MainActor func testAnActionFromInsideACellReachesItsHandler() async throws {
        let screen = TileScreen(tiles(0..<30))
        let log = screen.log
        screen.proxy.onRow(.like) { (c: TileConfig, cell, indexPath) in
            log.add("\(c.item.id) \(cell.shown?.id ?? -1) \(indexPath.item)")
        }

        try screen.tile(2).likeButton.sendActions(for: .touchUpInside)
        screen.collectionView.contentOffset.y = 600
        screen.collectionView.layoutIfNeeded()
        try screen.tile(15).likeButton.sendActions(for: .touchUpInside)

        XCTAssertEqual(log.lines, ["2 2 2", "15 15 15"])
    }

    @MainActor func testAHundredThousandItemsShowOnlyAFewCells() async {
        let screen = TileScreen(tiles(0..<100_000))

        XCTAssertLessThan(screen.collectionView.visibleCells.count, 8)
    }

    @MainActor func testAChangedItemIsReloaded() async throws {
        let screen = TileScreen(tiles(0..<3))
        let row = try XCTUnwrap(screen.director.items[1] as? TileConfig)
        let cell = try screen.tile(1)
        row.item.text = "other"

        XCTAssertTrue(screen.director.reload(row))

        XCTAssertEqual(cell.shown?.text, "other")
        XCTAssert(try screen.tile(1) === cell)
        XCTAssertFalse(screen.director.reload(TileConfig(item: Word(id: 9, text: ""))))
    }

    @MainActor func testDisplayEventsReferToTheItemThatTheCellShows() async {
        let screen = TileScreen(tiles(0..<30))
        let log = screen.log
        screen.proxy
            .on(.willDisplay) { (c: TileConfig, cell) in
                if cell.shown?.id != c.item.id { log.add("\(c.item.id) comes in another's cell") }
            }
            .on(.didEndDisplaying) { (c: TileConfig, cell) in
                if cell.shown?.id != c.item.id { log.add("\(c.item.id) goes in another's cell") }
                log.add("gone \(c.item.id)")
            }

        screen.collectionView.contentOffset.y = 44 * 10
        screen.collectionView.layoutIfNeeded()

        XCTAssertEqual(log.lines.sorted(), (0..<5).map { "gone \($0)" })
    }

    @MainActor func testTwoCellTypesWithOneIdentifierAreRefused() async {
        let found = exceptions { _ = TileScreen([BadgeConfig(item: Tag(text: "")), ClashingConfig()]) }

        XCTAssertEqual(found.count, 1)
        XCTAssert(found.first?.reason.contains("both claim the reuse identifier \"BadgeCell\"") ?? false)
    }

    @MainActor func testNothingRetainsTheDirector() async {
        let (list, bus) = (
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), CellActionBus()
        )
        var director: CollectionDirector? = CollectionDirector(collectionView: list, items: tiles(0..<3), bus: bus)
        director?.setListLayout(UICollectionLayoutListConfiguration(appearance: .plain))
        list.layoutIfNeeded()
        let subscription = director?.actionsProxy.subscription { $0.on(.like) { (_: TileConfig, _) in } }
        let weak = Weak(director)

        director = nil

        XCTAssertNil(weak.object)
        XCTAssertEqual(subscription?.isCancelled, true)
    }

    // MARK: Headers and footers

    @MainActor func testHeadersAndFootersAreConfiguratorsToo() async throws {
        let screen = TileScreen(
            sections: [
                CollectionSection(header: album(1, "summer"), items: tiles(0..<1), footer: album(2, "end")),
                CollectionSection(items: tiles(1..<2)),
            ], headers: true)
        let log = screen.log
        screen.proxy.onRow(.markAll) { (c: AlbumConfig, _, indexPath) in
            log.add("\(c.item.text) \(indexPath.section) \(indexPath.item == NSNotFound)")
        }

        try screen.header(0).button.sendActions(for: .touchUpInside)
        try screen.header(0, kind: UICollectionView.elementKindSectionFooter).button.sendActions(for: .touchUpInside)

        XCTAssertEqual(log.lines, ["summer 0 true", "end 0 true"])
        let other = screen.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1))
        XCTAssertEqual(other.map { $0 is AlbumHeader }, false)
    }

    @MainActor func testAHeaderThatLooksDifferentIsConfiguredInPlace() async throws {
        let screen = TileScreen(
            sections: [CollectionSection(header: album(1, "summer"), items: tiles(0..<1))], headers: true)
        let header = try screen.header(0)
        let cell = try screen.tile(0)

        screen.director.update { $0[0].header = album(1, "winter") }

        XCTAssertEqual(header.shown?.text, "winter")
        XCTAssert(try screen.header(0) === header)
        XCTAssert(try screen.tile(0) === cell)
    }

    // MARK: Updates

    @MainActor func testAnUpdateKeepsTheCellsOfItemsThatStay() async throws {
        let screen = TileScreen(tiles(0..<4))
        let cell = try screen.tile(3)
        Configured.forget()

        screen.director.update(items: tiles([3, 0, 9]) + [TileConfig(item: Word(id: 1, text: "changed"))])

        XCTAssertEqual(screen.ids, [3, 0, 9, 1])
        XCTAssert(try screen.tile(0) === cell)
        XCTAssertEqual(Configured.words.map(\.id).sorted(), [1, 9])
        XCTAssertEqual(try screen.tile(3).shown?.text, "changed")
    }

    @MainActor func testAnUpdateKeepsTheSelectionAndTheFirstItemInPlace() async throws {
        let screen = TileScreen(tiles(0..<50))
        screen.collectionView.allowsMultipleSelection = true
        screen.collectionView.contentOffset.y = 44 * 20 + 10
        screen.collectionView.layoutIfNeeded()
        screen.collectionView.selectItem(at: path(21), animated: false, scrollPosition: [])

        screen.director.update(items: tiles(-5..<50))

        XCTAssertEqual(screen.collectionView.contentOffset.y, 44 * 25 + 10)
        XCTAssertEqual(screen.collectionView.indexPathsForSelectedItems, [path(26)])
    }

    @MainActor func testBeyondTheThresholdTheItemsAreReloaded() async throws {
        let screen = TileScreen(tiles(0..<50))
        screen.director.reloadThreshold = 2
        screen.collectionView.contentOffset.y = 44 * 20
        screen.collectionView.layoutIfNeeded()
        screen.collectionView.selectItem(at: path(21), animated: false, scrollPosition: [])

        screen.director.update(items: tiles(-5..<50))
        screen.collectionView.layoutIfNeeded()

        XCTAssertEqual(screen.collectionView.contentOffset.y, 44 * 25)
        XCTAssertEqual(screen.collectionView.indexPathsForSelectedItems, [path(26)])
        XCTAssertEqual(screen.ids.first, 20)
    }

    /// A horizontal list keeps its scroll position and its active text field in the same way as a vertical list.
    @MainActor func testAListThatScrollsSidewaysKeepsItsPlace() async throws {
        // In turn: items are inserted before and among the visible items, the item being edited is pushed to the right,
        // and the item being edited moves to the left.
        let changes: [(types: Bool, after: [Int])] = [
            (false, Array(100..<103) + Array(0..<21) + [200] + Array(21..<60)),
            (true, Array(0..<21) + Array(200..<220) + Array(21..<60)), (true, [23] + Array(0..<23) + Array(24..<60)),
        ]
        for (number, (types, after)) in changes.enumerated() {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 50, height: 200)
            layout.minimumLineSpacing = 0
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 220), collectionViewLayout: layout)
            let bus = CellActionBus()
            var problems: [CellActionProblem] = []
            bus.onProblem = { problems.append($0) }
            func items(_ ids: some Sequence<Int>) -> [FieldConfig] {
                ids.map { FieldConfig(item: Word(id: $0, text: "")) }
            }
            let director = CollectionDirector(collectionView: list, items: items(0..<60), bus: bus)
            list.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
            list.layoutIfNeeded()
            list.contentOffset.x = 1000
            list.layoutIfNeeded()
            let cell = try XCTUnwrap(list.cellForItem(at: path(23)) as? FieldCell)
            if types { try Finger().type("a", into: cell.field) }
            director.update(items: items(after))
            list.layoutIfNeeded()
            XCTAssertEqual(problems, [])
            if types {
                XCTAssertTrue(cell.field.isFirstResponder)
                let path = try XCTUnwrap(list.indexPath(for: cell))
                let frame = try XCTUnwrap(list.layoutAttributesForItem(at: path)?.frame)
                let inSight = list.bounds.inset(by: list.adjustedContentInset)
                XCTAssertEqual(number == 1 ? frame.maxX : frame.minX, number == 1 ? inSight.maxX : inSight.minX)
            } else {
                XCTAssertEqual(list.contentOffset.x, 1150)
            }
        }
    }

    private final class FieldCell: UICollectionViewCell, ConfigurableCell {
        let field = UITextField()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSideBySide(field)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        func configure(data word: Word) {}
    }

    private typealias FieldConfig = CollectionCellConfigurator<FieldCell, Word>

    @MainActor func testChangedItemsCountTowardTheThreshold() async throws {
        for threshold in [0, 1] {
            let screen = TileScreen(tiles(0..<3))
            screen.director.reloadThreshold = threshold
            var heard: [Int] = []
            screen.proxy.on(.willDisplay) { (c: TileConfig, _) in heard.append(c.item.id) }
            screen.director.update { $0[0].items[1] = TileConfig(item: Word(id: 1, text: "other")) }
            screen.collectionView.layoutIfNeeded()
            XCTAssertEqual(heard, threshold == 0 ? [0, 1, 2] : [])
        }
    }

    @MainActor func testAnItemThatOccursTwiceIsFoundAtItsFirstPosition() async {
        let both = tiles([7])
        let screen = TileScreen(tiles([1]) + both + both)
        XCTAssertEqual(screen.director.indexPath(for: both[0]), path(1))
        screen.director.update(items: tiles([1, 2, 7, 7]))
        XCTAssertEqual(screen.director.indexPath(for: both[0]), path(2))
    }

    @MainActor func testAHeaderOfANewSectionReportsThatItAppears() async throws {
        let screen = TileScreen(
            sections: [CollectionSection(header: album(1, "first"), items: tiles(0..<2))], headers: true)
        var heard: [String] = []
        screen.proxy
            .on(.willDisplay) { (c: AlbumConfig, _) in heard.append("come \(c.item.id)") }
            .on(.didEndDisplaying) { (c: AlbumConfig, _) in heard.append("go \(c.item.id)") }
        screen.director.update(sections: [CollectionSection(header: album(2, "second"), items: tiles(0..<2))])
        screen.collectionView.layoutIfNeeded()
        screen.collectionView.contentOffset.y = 0
        screen.director.update(sections: [
            CollectionSection(id: "other", header: album(3, "third"), items: tiles(5..<7))
        ])
        screen.collectionView.layoutIfNeeded()
        XCTAssert(heard.contains("come 3"), "\(heard)")
    }

    @MainActor func testAnUpdateBeforeTheFirstLayoutIsShown() async {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
        let director = CollectionDirector(collectionView: list, items: tiles(0..<2), bus: CellActionBus())

        director.update(items: tiles(0..<3))
        director.update { $0[0].items.removeFirst() }
        list.layoutIfNeeded()

        XCTAssertEqual(list.numberOfItems(inSection: 0), 2)
        XCTAssertEqual(list.visibleCells.compactMap { ($0 as? TileCell)?.shown?.id }, [1, 2])
    }

    @MainActor func testAnUpdateRequestedByAnAppearingCellIsDeferred() async {
        let screen = TileScreen(tiles(0..<10))
        var isAsked = false
        screen.proxy.on(.willDisplay) { [unowned director = screen.director] (c: TileConfig, _) in
            guard c.item.id == 9, !isAsked else { return }
            isAsked = true
            director.update { $0[0].items += tiles(10..<20) }
        }

        screen.collectionView.contentOffset.y = 44 * 6
        screen.collectionView.layoutIfNeeded()

        XCTAssertTrue(isAsked)
        XCTAssertEqual(screen.collectionView.numberOfItems(inSection: 0), 20)
    }
}

/// A configurator that claims the reuse identifier of a different cell type.
private final class ClashingConfig: CollectionItemConfigurator {
    static var reuseIdentifier: String { BadgeCell.reuseIdentifier }
    var item = 0
    func configure(cell: TileCell) {}
}
