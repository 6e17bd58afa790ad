import CellDirector
import HeadlessUIKit
import XCTest

/// Tests which row stays in place when rows are inserted and removed above, within and below the visible area.
final class ScrollAnchoringTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    /// A table or a collection view of words, whose rows may differ in height.
    @MainActor
    private struct Conversation {
        var table: Screen?
        var tiles: TileScreen?

        init(collection: Bool, varied: Bool, _ ids: some Sequence<Int>) {
            if collection {
                tiles = TileScreen(ScrollAnchoringTests.items(ids))
            } else {
                table = Screen(words(ids))
                if varied {
                    table?.proxy.on(.height) { (c: WordConfig, _) in CGFloat(30 + c.item.id.magnitude % 5 * 11) }
                }
            }
            list?.layoutIfNeeded()
        }

        var list: UIScrollView? { table?.tableView ?? tiles?.collectionView }

        func update(_ ids: some Sequence<Int>, _ position: ScrollAnchoring, animated: Bool = true) {
            table?.director.update(items: words(ids), animated: animated, keeping: position)
            tiles?.director.update(items: ScrollAnchoringTests.items(ids), animated: animated, keeping: position)
            list?.layoutIfNeeded()
        }

        func reloadOver(_ threshold: Int?) {
            table?.director.reloadThreshold = threshold
            tiles?.director.reloadThreshold = threshold
        }

        func scroll(to offset: CGFloat) {
            list?.contentOffset.y = offset
            list?.layoutIfNeeded()
        }

        var end: CGFloat { max(0, (list?.contentSize.height ?? 0) - (list?.bounds.height ?? 0)) }

        func scrollToEnd() {
            for _ in 0..<8 { scroll(to: end) }
        }

        var isAtEnd: Bool { abs((list?.contentOffset.y ?? -1) - end) <= 0.5 }

        var ids: [Int] { table?.ids ?? tiles?.ids ?? [] }

        /// Returns a row's vertical position on screen.
        func place(of id: Int) -> CGFloat? {
            let views = table?.tableView.visibleCells ?? tiles?.collectionView.visibleCells ?? []
            let view = (views as [UIView]).first {
                ($0 as? WordCell)?.shown?.id == id || ($0 as? TileCell)?.shown?.id == id
            }
            return view.map { $0.frame.minY - (list?.contentOffset.y ?? 0) }
        }
    }

    @MainActor fileprivate static func items(_ ids: some Sequence<Int>) -> [TileConfig] {
        ids.map { TileConfig(item: Word(id: $0, text: "word \($0)")) }
    }

    @MainActor
    private func forEach(_ body: (Conversation, String) throws -> Void) rethrows {
        for (collection, varied) in [(false, false), (false, true), (true, false)] {
            for threshold in [nil, 0] {
                let conversation = Conversation(collection: collection, varied: varied, 0..<40)
                conversation.reloadOver(threshold)
                try body(conversation, "collection \(collection), varied \(varied), threshold \(threshold ?? -1)")
            }
        }
    }

    // MARK: At the start

    /// The content offset changes from -44 to 44 points.
    @MainActor func testARowStaysInPlaceWhenTheOffsetChangesItsSign() async {
        for collection in [false, true] {
            let talk = Conversation(collection: collection, varied: false, 2..<40)
            talk.list?.contentInset.top = 44
            talk.scroll(to: -44)
            let height = talk.list.map { ($0.contentSize.height) / 38 } ?? 0
            XCTAssertEqual(height, 44)
            let place = talk.place(of: 2)
            talk.update(0..<40, .firstVisible)
            XCTAssertEqual(talk.list?.contentOffset.y, 44)
            XCTAssertEqual(talk.place(of: 2), place)
        }
    }

    @MainActor func testAtTheStartAutomaticAnchoringShowsInsertedRows() async {
        forEach { list, place in
            list.update(-5..<40, .automatic)
            XCTAssertEqual(list.list?.contentOffset.y, 0, place)
            XCTAssertEqual(list.ids.first, -5, place)
        }
    }

    @MainActor func testAtTheStartFirstVisibleAnchoringKeepsTheFirstVisibleRow() async {
        forEach { list, place in
            list.update(-5..<40, .firstVisible)
            XCTAssertEqual(list.place(of: 0) ?? -1, 0, accuracy: 0.5, place)
            XCTAssertGreaterThan(list.list?.contentOffset.y ?? 0, 100, place)
            list.update(-12..<40, .firstVisible, animated: false)
            XCTAssertEqual(list.place(of: 0) ?? -1, 0, accuracy: 0.5, place)
        }
    }

    @MainActor func testAtTheStartBottomAnchoringKeepsTheFirstVisibleRow() async {
        forEach { list, place in
            list.update(Array(-5..<40) + [50, 51], .bottom)
            XCTAssertEqual(list.place(of: 0) ?? -1, 0, accuracy: 0.5, place)
        }
    }

    @MainActor func testAtTheStartTheOffsetIsKeptWithoutAnchoring() async {
        forEach { list, place in
            list.update(-5..<40, .nothing)
            XCTAssertEqual(list.list?.contentOffset.y, 0, place)
        }
    }

    // MARK: In the middle

    @MainActor func testInTheMiddleTheFirstVisibleRowStaysWhateverIsInserted() async throws {
        for position in [ScrollAnchoring.automatic, .firstVisible, .bottom] {
            try forEach { list, place in
                list.scroll(to: 500)
                let first = try XCTUnwrap(list.ids.first, place)
                let before = try XCTUnwrap(list.place(of: first), place)
                list.update(Array(-7..<(first - 2)) + Array(first..<44), position)
                XCTAssertEqual(list.place(of: first) ?? -1000, before, accuracy: 0.5, "\(position), \(place)")
                // The first visible row itself is removed, so the next row stays in place.
                let next = try XCTUnwrap(list.ids.dropFirst().first, place)
                let nextBefore = try XCTUnwrap(list.place(of: next), place)
                list.update(Array(-9..<(first - 2)) + Array((first + 1)..<44), position)
                XCTAssertEqual(list.place(of: next) ?? -1000, nextBefore, accuracy: 0.5, "\(position), \(place)")
            }
        }
    }

    // MARK: At the end

    @MainActor func testAtTheEndBottomAnchoringKeepsTheListAtItsEnd() async {
        forEach { list, place in
            list.scrollToEnd()
            XCTAssertTrue(list.isAtEnd, place)
            list.update(0..<45, .bottom)
            XCTAssertTrue(list.isAtEnd, place)
            XCTAssertEqual(list.ids.last, 44, place)
            list.update(-5..<90, .bottom, animated: false)
            XCTAssertTrue(list.isAtEnd, place)
            XCTAssertEqual(list.ids.last, 89, place)
            list.update(0..<30, .bottom)
            XCTAssertTrue(list.isAtEnd, place)
            XCTAssertEqual(list.ids.last, 29, place)
        }
    }

    @MainActor func testAtTheEndOtherAnchoringKeepsTheFirstVisibleRow() async throws {
        for position in [ScrollAnchoring.automatic, .firstVisible] {
            try forEach { list, place in
                list.scrollToEnd()
                let first = try XCTUnwrap(list.ids.first, place)
                let before = try XCTUnwrap(list.place(of: first), place)
                list.update(-4..<60, position)
                XCTAssertEqual(list.place(of: first) ?? -1000, before, accuracy: 0.5, "\(position), \(place)")
            }
        }
    }

    @MainActor func testNearTheEndBottomAnchoringKeepsTheFirstVisibleRow() async throws {
        try forEach { list, place in
            list.scrollToEnd()
            list.scroll(to: list.end - 30)
            let first = try XCTUnwrap(list.ids.first, place)
            let before = try XCTUnwrap(list.place(of: first), place)
            list.update(0..<50, .bottom)
            XCTAssertEqual(list.place(of: first) ?? -1000, before, accuracy: 0.5, place)
        }
    }

    @MainActor func testAShortConversationThatGrowsPastTheScreenStaysAtItsEnd() async {
        for collection in [false, true] {
            let list = Conversation(collection: collection, varied: false, 0..<2)
            for count in 3..<20 {
                list.update(0..<count, .bottom)
                XCTAssertTrue(list.isAtEnd, "\(collection) \(count)")
                XCTAssertEqual(list.ids.last, count - 1, "\(collection) \(count)")
            }
        }
    }

    @MainActor func testTheEndOfATableIncludesItsLowerInset() async {
        let screen = Screen(words(0..<40))
        screen.tableView.contentInset.bottom = 60
        screen.tableView.contentOffset.y = screen.tableView.contentSize.height + 60 - 220
        screen.tableView.layoutIfNeeded()
        screen.director.update(items: words(0..<50), keeping: .bottom)
        XCTAssertEqual(screen.tableView.contentOffset.y, screen.tableView.contentSize.height + 60 - 220, accuracy: 0.5)
        // The list is scrolled to the end of the content but not to the end of the inset, so it does not count as
        // scrolled to its end.
        screen.tableView.contentOffset.y -= 60
        screen.tableView.layoutIfNeeded()
        let offset = screen.tableView.contentOffset.y
        screen.director.update(items: words(0..<60), keeping: .bottom)
        XCTAssertEqual(screen.tableView.contentOffset.y, offset, accuracy: 0.5)
    }

    @MainActor func testHorizontallyFirstVisibleAnchoringKeepsTheFirstVisibleItem() async {
        let screen = TileScreen(Self.items(0..<40))
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 200)
        layout.minimumLineSpacing = 0
        screen.collectionView.collectionViewLayout = layout
        screen.collectionView.layoutIfNeeded()
        for threshold in [nil, 0] {
            screen.director.reloadThreshold = threshold
            screen.director.update(items: Self.items(0..<40))
            screen.collectionView.contentOffset = CGPoint(x: 1050, y: 0)
            screen.collectionView.layoutIfNeeded()
            screen.director.update(items: Self.items(-6..<40), keeping: .firstVisible)
            screen.collectionView.layoutIfNeeded()
            XCTAssertEqual(screen.collectionView.contentOffset, CGPoint(x: 1650, y: 0), "\(threshold ?? -1)")
            XCTAssertEqual(screen.ids.min(), 10)
        }
    }

    @MainActor func testRowsTallerThanEstimatedDoNotMoveTheEnd() async {
        let screen = Screen(words(0..<40))
        screen.tableView.estimatedRowHeight = 20
        screen.tableView.rowHeight = UITableView.automaticDimension
        screen.proxy.on(.estimatedHeight) { (_: WordConfig, _) in 20 }
        screen.proxy.on(.height) { (_: WordConfig, _) in 90 }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        for _ in 0..<8 {
            screen.tableView.contentOffset.y = screen.tableView.contentSize.height - 220
            screen.tableView.layoutIfNeeded()
        }
        screen.director.update(items: words(0..<80), keeping: .bottom)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.ids.last, 79)
        XCTAssertEqual(screen.tableView.contentOffset.y, screen.tableView.contentSize.height - 220, accuracy: 0.5)
    }

    // MARK: Horizontally, and within insets

    /// Returns a screen with tiles that are 50 points wide and scroll horizontally.
    @MainActor
    private func sideways(_ ids: Range<Int>) -> TileScreen {
        let screen = TileScreen(Self.items(ids))
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 50, height: 200)
        layout.minimumLineSpacing = 0
        screen.collectionView.collectionViewLayout = layout
        screen.collectionView.layoutIfNeeded()
        return screen
    }

    @MainActor func testHorizontallyAutomaticAnchoringKeepsTheFirstVisibleItem() async {
        for threshold in [nil, 0] {
            let screen = sideways(0..<40)
            screen.director.reloadThreshold = threshold
            screen.collectionView.contentOffset.x = 1015
            screen.collectionView.layoutIfNeeded()
            screen.director.update(items: Self.items(-5..<40))
            screen.collectionView.layoutIfNeeded()
            XCTAssertEqual(screen.collectionView.contentOffset, CGPoint(x: 1265, y: 0))
            XCTAssertEqual(screen.ids.first, 20)
        }
    }

    @MainActor func testHorizontallyAtTheStartAutomaticAnchoringShowsInsertedItems() async {
        let screen = sideways(0..<40)
        screen.collectionView.contentInset.left = 30
        screen.collectionView.contentOffset.x = -30
        screen.collectionView.layoutIfNeeded()
        screen.director.update(items: Self.items(-5..<40))
        screen.collectionView.layoutIfNeeded()
        XCTAssertEqual(screen.collectionView.contentOffset.x, -30)
        XCTAssertEqual(screen.ids.first, -5)
    }

    @MainActor func testAHorizontalListThatGetsShorterEndsAtItsInset() async {
        for threshold in [nil, 0] {
            let screen = sideways(0..<40)
            screen.director.reloadThreshold = threshold
            screen.collectionView.contentInset.right = 30
            screen.collectionView.contentOffset.x = 1710
            screen.collectionView.layoutIfNeeded()
            XCTAssertEqual(screen.ids.first, 34)
            // The first visible item should stay, but too few items remain to fill the screen, so the list is scrolled
            // to its end.
            screen.director.update(items: Self.items(0..<36), keeping: .firstVisible)
            screen.collectionView.layoutIfNeeded()
            XCTAssertEqual(screen.collectionView.contentOffset.x, 36 * 50 + 30 - 320)
        }
    }

    @MainActor func testTheEndOfEveryKindOfListIncludesItsLowerInset() async {
        try? forEach { list, place in
            guard let scroll = list.list else { return XCTFail(place) }
            scroll.contentInset.bottom = 70
            @MainActor func end() -> CGFloat { scroll.contentSize.height + 70 - scroll.bounds.height }
            for _ in 0..<8 { list.scroll(to: end()) }
            list.update(0..<45, .bottom)
            XCTAssertEqual(scroll.contentOffset.y, end(), accuracy: 0.5, place)
            XCTAssertEqual(list.ids.last, 44, place)
            // The list is scrolled to the end of the content but not to the end of the inset, so the first visible row
            // stays in place.
            list.scroll(to: end() - 35)
            let first = try XCTUnwrap(list.ids.first, place)
            let before = try XCTUnwrap(list.place(of: first), place)
            list.update(0..<60, .bottom)
            XCTAssertEqual(list.place(of: first) ?? -1000, before, accuracy: 0.5, place)
        }
    }

    @MainActor func testAListThatGetsShorterEndsAboveItsLowerInset() async {
        for threshold in [nil, 0] {
            let screen = Screen(words(0..<60))
            screen.director.reloadThreshold = threshold
            screen.tableView.contentInset.bottom = 70
            screen.tableView.contentOffset.y = 50 * 44
            screen.tableView.layoutIfNeeded()
            // Too few rows remain below the first visible row to fill the screen, so the list is scrolled to its end.
            screen.director.update(items: words(0..<52), keeping: .firstVisible)
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(screen.tableView.contentOffset.y, 52 * 44 + 70 - 220)
        }
    }

    // MARK: Below an upper inset

    @MainActor func testTheStartOfATableIncludesItsUpperInset() async {
        for threshold in [nil, 0] {
            let screen = Screen(words(0..<40))
            screen.director.reloadThreshold = threshold
            screen.tableView.contentInset.top = 50
            screen.tableView.contentOffset.y = -50
            screen.tableView.layoutIfNeeded()
            screen.director.update(items: words(-5..<40))
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(screen.tableView.contentOffset.y, -50, "\(threshold ?? -1)")
            // The top edge is above the first row but below the start of the inset, so the list counts as scrolled and
            // the row stays in place.
            screen.tableView.contentOffset.y = -20
            screen.tableView.layoutIfNeeded()
            screen.director.update(items: words(-10..<40))
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(screen.tableView.contentOffset.y, 5 * 44 - 20, "\(threshold ?? -1)")
        }
    }

    @MainActor func testKeepingARowInPlaceScrollsNoFurtherThanTheUpperInset() async {
        for threshold in [nil, 0] {
            let screen = Screen(words(0..<40))
            screen.director.reloadThreshold = threshold
            screen.tableView.contentInset.top = 50
            screen.tableView.contentOffset.y = -30
            screen.tableView.layoutIfNeeded()
            // The second visible row becomes the first row. To keep it 74 points below the top edge, the list would
            // have to scroll past its inset of 50 points.
            screen.director.update(items: words(1..<40), keeping: .firstVisible)
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(screen.tableView.contentOffset.y, -50, "\(threshold ?? -1)")
        }
    }

    @MainActor func testAHeaderInsertedByAReloadDoesNotMoveTheFirstVisibleRow() async throws {
        for threshold in [nil, 0] {
            let screen = Screen(words(0..<40))
            screen.director.reloadThreshold = threshold
            screen.tableView.contentOffset.y = 448
            screen.tableView.layoutIfNeeded()
            let day = DayConfig(item: Day(title: "Monday"))
            screen.director.update(sections: [TableSection(header: day, rows: words(10..<15), footer: day)])
            screen.tableView.layoutIfNeeded()
            let row = screen.tableView.rectForRow(at: path(0)).minY
            XCTAssertGreaterThan(row, 0)
            XCTAssertEqual(screen.tableView.contentOffset.y, row + 8, "\(threshold ?? -1)")
        }
    }

    // MARK: Sections that move

    @MainActor func testARowOfAMovedSectionDoesNotDetermineTheScrollPosition() async throws {
        let sections = (0..<4).map { TableSection(id: $0, rows: words($0 * 10..<$0 * 10 + 10)) }
        let screen = Screen(sections: sections)
        // The last two rows of the second section and the first three of the third are visible.
        screen.tableView.contentOffset.y = 18 * 44
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.ids, [18, 19, 20, 21, 22])
        screen.director.update(sections: [sections[0], sections[2], sections[3], sections[1]], keeping: .firstVisible)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.ids, [8, 9, 20, 21, 22])
    }

    @MainActor func testAListThatWasNeverShownBeginsAtItsStart() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: words(0..<40), bus: CellActionBus())
        director.update(items: words(0..<50), keeping: .bottom)
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 0)
    }
}
