import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests a list that is assigned a new director: the previous director no longer receives any callbacks, and the new
/// director receives all of them.
final class ReplacedDirectorTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    // MARK: Prefetching

    @MainActor func testATablePrefetchesRowsOnlyFromItsNewDirector() async throws {
        let screen = Screen(users(200))
        let log = screen.log
        screen.proxy.on(.prefetch) { (c: UserCellConfig, _) in log.add("old \(c.item.id)") }

        let next = TableDirector(tableView: screen.tableView, items: words(0..<200), bus: screen.bus)
        XCTAssertNil(screen.tableView.prefetchDataSource)
        screen.proxy.on(.cancelPrefetch) { (c: UserCellConfig, _) in log.add("old \(c.item.id)") }
        next.actionsProxy.on(.prefetch) { (c: WordConfig, indexPath) in
            log.add(c.item.id == indexPath.row ? "new" : "another row")
        }
        try screen.finger.scroll(screen.tableView, by: 1000)

        XCTAssertEqual(Set(log.lines), ["new"])
    }

    @MainActor func testACollectionViewPrefetchesItemsOnlyFromItsNewDirector() async throws {
        let screen = TileScreen(tiles(0..<200))
        let log = screen.log
        screen.proxy.on(.prefetch) { (c: TileConfig, _) in log.add("old \(c.item.id)") }

        let next = CollectionDirector(
            collectionView: screen.collectionView, items: tiles(500..<700), bus: screen.bus)
        XCTAssertNil(screen.collectionView.prefetchDataSource)
        screen.proxy.on(.cancelPrefetch) { (c: TileConfig, _) in log.add("old \(c.item.id)") }
        next.actionsProxy.on(.prefetch) { (c: TileConfig, indexPath) in
            log.add(c.item.id == 500 + indexPath.item ? "new" : "another item")
        }
        try screen.finger.scroll(screen.collectionView, by: 1000)

        XCTAssertEqual(Set(log.lines), ["new"])
    }

    @MainActor func testADirectorWithoutPrefetchHandlersEndsThePrefetchingOfThePreviousOne() async throws {
        let screen = Screen(users(200))
        screen.proxy.on(.prefetch) { [log = screen.log] (c: UserCellConfig, _) in log.add("old \(c.item.id)") }
        let next = TableDirector(tableView: screen.tableView, items: users(200), bus: screen.bus)
        try screen.finger.scroll(screen.tableView, by: 1000)
        XCTAssertEqual(screen.log.lines, [])
        withExtendedLifetime(next) {}
    }

    @MainActor func testACustomPrefetchingDataSourceIsKeptWhenTheDirectorIsReplaced() async {
        let screen = Screen(users(1))
        let own = CustomPrefetching()
        screen.tableView.prefetchDataSource = own
        let next = TableDirector(tableView: screen.tableView, items: users(1), bus: screen.bus)
        next.actionsProxy.on(.prefetch) { (_: UserCellConfig, _) in }
        XCTAssertIdentical(screen.tableView.prefetchDataSource, own)
    }

    // MARK: Touches

    /// The cells remain on screen until the next layout.
    @MainActor func testCellsOfTheReplacedDirectorSendItNothing() async throws {
        let screen = Screen(["a", "b", "c"].map { SearchConfig(item: $0) })
        var heard: [String] = []
        screen.proxy.on(CellAction<String>("typed")) { (_: SearchConfig, _, text) in heard.append(text) }
        let cells = screen.tableView.visibleCells.compactMap { $0 as? SearchCell }
        let next = TableDirector(tableView: screen.tableView, items: users(1), bus: screen.bus)
        for cell in cells { cell.field.sendActions(for: .editingChanged) }
        XCTAssertEqual(cells.count, 3)
        XCTAssertEqual(heard, [])
        withExtendedLifetime(next) {}
    }

    /// The cells of a section that scrolls sideways are not subviews of the collection view itself.
    @MainActor func testCellsInACarouselOfTheReplacedDirectorSendItNothing() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let carousel = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        carousel.orthogonalScrollingBehavior = .continuous
        let bus = CellActionBus()
        let director = CollectionDirector(
            collectionView: list, sections: [CollectionSection(id: 1, layout: carousel, items: tiles(0..<2))],
            bus: bus)
        var heard = 0
        director.actionsProxy.on(CellAction<Void>("poked")) { (_: TileConfig, _) in heard += 1 }
        list.layoutIfNeeded()
        let cells = list.visibleCells
        for cell in cells { CellAction<Void>("poked").invoke(from: cell) }
        XCTAssertEqual(heard, 2)
        let next = CollectionDirector(collectionView: list, items: tiles(5..<6), bus: bus)
        for cell in cells { CellAction<Void>("poked").invoke(from: cell) }
        XCTAssertEqual(heard, 2)
        withExtendedLifetime(next) {}
    }

    // MARK: Swiping

    @MainActor func testAListLayoutRevealsTheActionsOfTheNewDirector() async throws {
        let screen = TileScreen(tiles(0..<5))
        let log = screen.log
        screen.proxy
            .on(.delete) { (c: TileConfig, _) in log.add("old \(c.item.id)") }
            .on(.leadingSwipeActions) { (c: TileConfig, _) in
                log.add("old \(c.item.id)"); return nil
            }

        let next = CollectionDirector(collectionView: screen.collectionView, items: tiles(10..<15), bus: screen.bus)
        screen.collectionView.layoutIfNeeded()
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .left, fully: true, in: screen.collectionView))
        next.actionsProxy
            .on(.delete) { (c: TileConfig, _) in log.add("new \(c.item.id)") }
            .on(.leadingSwipeActions) { (c: TileConfig, _) in
                let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in
                    log.add("read \(c.item.id)")
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [read])
            }
        try screen.finger.swipe(rowAt: path(1), .left, fully: true, in: screen.collectionView)
        try screen.finger.swipe(rowAt: path(2), .right, fully: true, in: screen.collectionView)

        XCTAssertEqual(log.lines, ["new 11", "read 12"])
    }

    @MainActor func testAListLayoutRevealsNoActionsOfADirectorThatIsNotTheDataSource() async throws {
        let screen = TileScreen(tiles(0..<5))
        let log = screen.log
        screen.proxy.on(.delete) { (c: TileConfig, _) in log.add("old \(c.item.id)") }
        let own = CustomCollectionDataSource()
        screen.collectionView.dataSource = own
        screen.collectionView.layoutIfNeeded()
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .left, fully: true, in: screen.collectionView))
        XCTAssertEqual(log.lines, [])
    }

    // MARK: Updates

    @MainActor func testAWaitingUpdateIsDroppedAndReportedWhenAnotherDirectorIsAssigned() async throws {
        let screen = Screen(users(30))
        let (log, table, bus) = (screen.log, screen.tableView, screen.bus)
        var next: TableDirector?
        screen.proxy.on(.willDisplay) { [unowned director = screen.director] (_: UserCellConfig, _) in
            guard next == nil else { return }
            director.update(items: users(9)) { log.add("shown") }
            next = TableDirector(tableView: table, items: words(0..<3), bus: bus)
        }

        let found = try exceptions {
            try screen.scroll(toRow: 2); try screen.finger.scroll(table, by: 400)
        }
        table.layoutIfNeeded()

        XCTAssertEqual(found.map(\.reason), [])
        XCTAssertEqual(screen.ids, [0, 1, 2])
        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.directorReplaced(list: "UITableView")])
        XCTAssertEqual(screen.director.items.count, 30)
    }

    @MainActor func testALostUpdateIsReportedEvenIfNoHandlerIsLost() async throws {
        let screen = Screen(words(0..<30))
        let (table, bus) = (screen.tableView, screen.bus)
        var next: TableDirector?
        Configured.onWord = { [unowned director = screen.director] _ in
            guard next == nil else { return }
            director.update(items: words(0..<9))
            next = TableDirector(tableView: table, items: users(3), bus: bus)
        }
        let found = try exceptions { try screen.finger.scroll(table, by: 400) }
        table.layoutIfNeeded()
        XCTAssertEqual(found.map(\.reason), [])
        XCTAssertEqual(screen.problems.all, [.directorReplaced(list: "UITableView")])
    }

    @MainActor func testADirectorAssignedInTheMiddleOfAnUpdateEndsIt() async throws {
        let screen = Screen(sections: [
            TableSection(id: "a", rows: users(2)), TableSection(id: "b", rows: words(0..<2)),
        ])
        let (table, bus) = (screen.tableView, screen.bus)
        var next: TableDirector?
        Configured.onWord = { word in
            guard word.id == 9, next == nil else { return }
            next = TableDirector(tableView: table, items: users(3), bus: bus)
        }
        let found = exceptions {
            // A moved section has changed rows, so the rows and the sections change in separate batch updates.
            screen.director.update(sections: [
                TableSection(id: "b", rows: words([1, 9])), TableSection(id: "a", rows: users(1)),
                TableSection(id: "c", rows: users(7)),
            ])
        }
        table.layoutIfNeeded()
        XCTAssertNotNil(next)
        XCTAssertEqual(found.map(\.reason), [])
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(screen.texts, ["User 0", "User 1", "User 2"])
    }

    // MARK: Rows

    @MainActor func testAReplacedDirectorConfiguresNothing() async throws {
        let old = words(0..<3)
        let screen = Screen(old)
        let next = TableDirector(tableView: screen.tableView, items: words(10..<13), bus: screen.bus)
        screen.tableView.layoutIfNeeded()
        next.actionsProxy.on(.didSelect) { (_: WordConfig, _) in
            for row in old { row.item.text = "changed" }
        }
        Configured.forget()

        try screen.tap(row: 1)
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(Configured.words, [])
        XCTAssertEqual(screen.texts, ["word 10", "word 11", "word 12"])
    }

    /// The director is still the delegate, but the rows belong to a different data source.
    @MainActor func testADirectorThatIsNotTheDataSourceAnswersNothing() async throws {
        let screen = Screen(sections: [
            TableSection(header: DayConfig(item: Day(title: "Monday")), rows: users(2))
        ])
        let (table, log) = (screen.tableView, screen.log)
        screen.proxy
            .on(.willSelect) { (c: UserCellConfig, _) -> IndexPath? in
                log.add("will select"); return nil
            }
            .on(.didSelectRow) { (c: UserCellConfig, _) in log.add("selected \(c.item.id)") }
            .on(.trailingSwipeActions) { (c: UserCellConfig, _) in
                log.add("swiped"); return nil
            }
            .on(.height) { (c: UserCellConfig, _) in
                log.add("height"); return 99
            }
        table.layoutIfNeeded()
        let own = CustomTableDataSource()
        let lines = log.lines.count
        table.dataSource = own
        table.layoutIfNeeded()
        try screen.tap(row: 0, section: 0)
        try screen.tap(row: 0, section: 2)
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .left, fully: true, in: table))

        XCTAssertEqual(log.lines.dropFirst(lines), [])
        XCTAssertEqual(table.visibleCells.map { ($0 as? UserCell)?.shownID == nil }, [true, true, true])
        XCTAssertNil(table.headerView(forSection: 0))
    }

    @MainActor func testADirectorThatIsNotTheDataSourceDoesNotAffectTheSelection() async throws {
        let screen = Screen(users(2))
        let own = CustomTableDataSource()
        screen.tableView.dataSource = own
        screen.tableView.layoutIfNeeded()
        try screen.tap(row: 0, section: 2)
        XCTAssertEqual(screen.tableView.indexPathsForSelectedRows, [path(0, 2)])

        let other = TileScreen(tiles(0..<2))
        let items = CustomCollectionDataSource()
        other.collectionView.dataSource = items
        other.collectionView.layoutIfNeeded()
        try Finger().tap(rowAt: path(1), in: other.collectionView)
        XCTAssertEqual(other.collectionView.indexPathsForSelectedItems, [path(1)])
    }

    @MainActor func testACellOfAReplacedDirectorSendsNothingBeforeTheNextLayout() async throws {
        let screen = Screen(sections: [
            TableSection(header: DayConfig(item: Day(title: "Monday")), rows: users(2))
        ])
        let log = screen.log
        screen.proxy
            .on(.custom("like")) { (c: UserCellConfig, _) in log.add("old \(c.item.id)") }
            .on(.custom("like")) { (_: DayConfig, _) in log.add("old header") }
        let (cell, header) = (try screen.cell(1), try screen.header(0))
        let reference = try XCTUnwrap(CellReference(cell))
        let next = TableDirector(tableView: screen.tableView, items: users(2), bus: screen.bus)
        next.actionsProxy.on(.custom("like")) { (c: UserCellConfig, _) in log.add("new \(c.item.id)") }
        XCTAssertFalse(reference.isValid)
        screen.problems.all = []

        CellAction.custom("like").invoke(from: reference)
        CellAction.custom("like").invoke(cell: cell)
        CellAction.custom("like").invoke(cell: header)

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(
            screen.problems.all,
            ["a cell of UserCell", "UserCell", "DayHeader"].map { .noRow(action: "like", view: $0) })
        CellAction.custom("like").invoke(cell: try screen.cell(0))
        XCTAssertEqual(log.lines, ["new 0"])
    }

    @MainActor func testAnItemOfAReplacedDirectorSendsNothingBeforeTheNextLayout() async throws {
        let screen = TileScreen(tiles(0..<2))
        let log = screen.log
        screen.proxy.on(.custom("like")) { (c: TileConfig, _) in log.add("old \(c.item.id)") }
        let cell = try XCTUnwrap(screen.collectionView.cellForItem(at: path(1)))
        let next = CollectionDirector(collectionView: screen.collectionView, items: tiles(0..<2), bus: screen.bus)
        CellAction.custom("like").invoke(cell: cell)
        XCTAssertEqual(log.lines, [])
        withExtendedLifetime(next) {}
    }

    @MainActor func testARowOfAReplacedDirectorUsesItsOwnBus() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy.on(.didEndDisplaying) { (c: UserCellConfig, _) in log.add("old \(c.item.id)") }
        let bus = CellActionBus()
        bus.addObserver { log.add("new bus: \($0)") }
        let next = TableDirector(tableView: screen.tableView, items: words(0..<1), bus: bus)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(log.lines.filter { $0.hasPrefix("old") }, ["old 0", "old 1", "old 2"])
        XCTAssertEqual(log.lines.filter { $0.contains("UserCell") }, [])
        withExtendedLifetime(next) {}
    }
}

private final class CustomPrefetching: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

private final class CustomTableDataSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UserCell(style: .default, reuseIdentifier: nil)
    }
}

private final class CustomCollectionDataSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "own")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
    }
}
