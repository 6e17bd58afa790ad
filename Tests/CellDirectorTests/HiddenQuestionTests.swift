import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that the director sets the list's delegate again when the first handler for some optional methods is
/// registered: on iOS, a list checks which of these methods are implemented when its delegate is set, and not later.
/// The headless tests can observe only that the delegate is set. Also tests which heights and indentation apply with
/// and without such handlers.
final class HiddenQuestionTests: XCTestCase {
    @MainActor func testTheDirectorKnowsTheNamesThatHandlersWereRegisteredFor() async {
        let screen = Screen(users(1))
        XCTAssertEqual(screen.director.handledNames, [])
        screen.proxy.on(.didSelect) { (_: UserCellConfig, _) in }.on(.custom("follow")) { (_: UserCellConfig, _) in }
        screen.proxy.on(.custom("follow")) { (_: UserCellConfig, _) in }
        XCTAssertEqual(screen.director.handledNames, ["didSelect", "follow"])
    }

    @MainActor func testTheDelegateIsSetAgainWhenTheFirstHandlerIsAdded() async {
        let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: users(2), bus: CellActionBus())
        XCTAssertEqual(table.delegates, ["set"])

        director.actionsProxy
            .on(.height) { (c: UserCellConfig, _) in 30 }
            .on(.height) { (c: UserCellConfig, _) in 50 }
        XCTAssertEqual(table.delegates, ["set", "none", "set"])
        director.actionsProxy.on(.estimatedHeight) { (c: UserCellConfig, _) in 40 }
        XCTAssertEqual(table.delegates, ["set", "none", "set", "none", "set"])
        director.actionsProxy
            .on(.deleteTitle) { (c: UserCellConfig, _) in "Remove" }
            .on(.shouldIndentWhileEditing) { (c: UserCellConfig, _) in false }
        XCTAssertEqual(table.delegates.count, 9)
        director.actionsProxy
            .on(.didSelect) { (c: UserCellConfig, _) in }
            .on(.canEdit) { (c: UserCellConfig, _) in true }
            .on(.custom("height")) { (c: UserCellConfig, _) in }

        XCTAssertEqual(table.delegates.count, 9)
        XCTAssertTrue(table.delegate === table.dataSource)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 50)
    }

    @MainActor func testTheDelegateIsNotSetAgainInsideACallback() async throws {
        let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: users(2), bus: CellActionBus())
        var during: [[String]] = []
        director.actionsProxy.on(.didSelect) { [unowned director] (c: UserCellConfig, cell) in
            director.actionsProxy.on(.contextMenu) { (c: UserCellConfig, indexPath, point) in nil }
            during.append(table.delegates)
        }
        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: table)
        table.layoutIfNeeded()
        XCTAssertEqual(during, [["set"]])
        XCTAssertEqual(table.delegates, ["set", "none", "set"])
    }

    @MainActor func testTheDelegateIsNotSetAgainWhileACellIsCreatedOrARowIsUpdated() async {
        let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: words(0..<2), bus: CellActionBus())
        var during: [Int] = []
        Configured.onWord = { [unowned director] _ in
            Configured.forget()
            director.actionsProxy.on(.contextMenu) { (c: WordConfig, indexPath, point) in nil }
            during.append(table.delegates.count)
        }
        table.layoutIfNeeded()
        XCTAssertEqual(during, [1])
        XCTAssertEqual(table.delegates.count, 3)

        director.update(items: words(0..<3)) { [unowned director] in
            director.actionsProxy.on(.deleteTitle) { (c: WordConfig, _) in nil }
            during.append(table.delegates.count)
        }
        table.layoutIfNeeded()
        XCTAssertEqual(during, [1, 3])
        XCTAssertEqual(table.delegates.count, 5)
        Configured.forget()
    }

    @MainActor func testTheTableReadsTheMethodsOfAForwardingDelegateAgain() async {
        let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: users(2), bus: CellActionBus())
        let other = SilentDelegate()
        director.delegate = other
        XCTAssertEqual(table.delegates, ["set", "none", "set"])
    }

    @MainActor func testACollectionViewGetsItsDelegateAgainToo() async {
        let (table, layout) = (CGRect(x: 0, y: 0, width: 320, height: 220), CountingLayout())
        let list = LoggingCollection(frame: table, collectionViewLayout: layout)
        let director = CollectionDirector(collectionView: list, items: tiles(0..<2), bus: CellActionBus())
        list.layoutIfNeeded()
        layout.invalidations = 0
        director.actionsProxy.on(.didSelect) { (_: TileConfig, _) in }
        XCTAssertEqual(list.delegates, ["set"])
        XCTAssertEqual(layout.invalidations, 0)
        director.actionsProxy.on(.size) { (_: TileConfig, _) in CGSize(width: 50, height: 50) }
        XCTAssertEqual(list.delegates, ["set", "none", "set"])
        XCTAssertEqual(layout.invalidations, 1)

        let own = SilentItemDelegate()
        list.delegate = own
        director.actionsProxy.on(.contextMenu) { (_: TileConfig, _, _) in nil }
        XCTAssertTrue(list.delegate === own)
    }

    @MainActor func testHeightsAreRequestedOnceForSeveralHandlersAndOnlyByTheTablesDirector() async {
        let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let bus = CellActionBus()
        bus.onProblem = { _ in }
        let director = TableDirector(tableView: table, items: words(0..<2), bus: bus)
        table.layoutIfNeeded()
        // The handlers are registered during layout, when heights can't be queried. Afterward, a single batch update
        // makes the table query them.
        Configured.onWord = { [unowned director] _ in
            Configured.forget()
            director.actionsProxy
                .on(.height) { (_: WordConfig, _) in 30 }
                .on(.height) { (_: TagConfig, _) in 50 }
        }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.batches, 1)

        var other: TableDirector?
        Configured.onWord = { [unowned director] _ in
            Configured.forget()
            director.actionsProxy.on(.height) { (_: UserCellConfig, _) in 70 }
            table.afterLayout { other = TableDirector(tableView: table, items: [], bus: bus) }
        }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.batches, 2)
        XCTAssertNotNil(other)
    }

    /// A table measures its headers again if a handler gives the height of one, and otherwise by itself.
    @MainActor func testAChangedHeaderIsMeasuredAgainIfAHandlerGivesItsHeight() async {
        for isGiven in [true, false] {
            let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
            func sections(_ text: String) -> [TableSection] {
                (0..<40).map { number in
                    TableSection(
                        id: number, header: number == 30 ? wordHeader(1, text) : nil,
                        rows: [WordConfig(item: Word(id: number, text: ""))])
                }
            }
            let director = TableDirector(tableView: table, sections: sections("a"), bus: CellActionBus())
            director.actionsProxy.on(.height) { (_: WordConfig, _) in 50 }
            if isGiven {
                director.actionsProxy.on(.height) { (c: WordHeaderConfig, _) in c.item.text == "a" ? 20 : 90 }
            }
            table.layoutIfNeeded()
            let (height, batches) = (table.contentSize.height, table.batches)
            director.update(sections: sections("b"))
            XCTAssertEqual(table.batches - batches, isGiven ? 1 : 0, "no row has changed")
            table.layoutIfNeeded()
            XCTAssertEqual(table.contentSize.height - height, isGiven ? 70 : 0)
        }
    }

    @MainActor func testHeightsAreRequestedAgainWhenAHandlerIsAddedLate() async {
        let screen = Screen([UserCellConfig(item: User(id: 1, name: "Ada")), PhotoConfig(item: Photo(id: 1))])
        func bottoms() -> [CGFloat] {
            screen.tableView.layoutIfNeeded()
            return (0..<2).map { screen.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).maxY }
        }
        XCTAssertEqual(bottoms(), [44, 88])
        screen.proxy.on(.height) { (c: UserCellConfig, _) in 100 }
        XCTAssertEqual(bottoms(), [100, 144])
        screen.proxy.on(.height) { (c: PhotoConfig, _) in 10 }
        XCTAssertEqual(bottoms(), [100, 110])
    }

    @MainActor func testAMissingHeaderGetsNoSpaceFromAnEstimate() async {
        let screen = Screen(sections: [TableSection(rows: users(1)), TableSection(headerTitle: "B", rows: users(1))])
        screen.tableView.estimatedSectionHeaderHeight = 30
        screen.tableView.estimatedSectionFooterHeight = 20
        screen.proxy.on(.estimatedHeight) { (c: UserCellConfig, _) in 40 }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        let delegate = screen.tableView.delegate
        XCTAssertEqual(delegate?.tableView(screen.tableView, estimatedHeightForHeaderInSection: 0), 0)
        XCTAssertEqual(delegate?.tableView(screen.tableView, estimatedHeightForHeaderInSection: 1), 30)
        XCTAssertEqual(delegate?.tableView(screen.tableView, estimatedHeightForFooterInSection: 1), 0)
        XCTAssertEqual(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
    }

    @MainActor func testWithoutAHandlerTheCellsOwnIndentationSettingApplies() async throws {
        let rows = (0..<20).map { TableCellConfigurator<FlushCell, Int>(item: $0) }
        let screen = Screen(rows)
        let table = screen.tableView
        screen.proxy.on(.delete) { (_: TableCellConfigurator<FlushCell, Int>, _) in }
        table.setEditing(true, animated: false)
        XCTAssertEqual(table.visibleCells.map(\.shouldIndentWhileEditing), [false, false, false, false, false])
        try screen.scroll(toRow: 8)
        XCTAssertTrue(table.visibleCells.allSatisfy { $0.isEditing && !$0.shouldIndentWhileEditing })

        screen.proxy.on(.shouldIndentWhileEditing) { (c: TableCellConfigurator<FlushCell, Int>, _) in true }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertTrue(table.visibleCells.allSatisfy(\.shouldIndentWhileEditing))
    }

    @MainActor func testACustomDelegateIsKept() async {
        let screen = Screen(users(2))
        let other = SilentDelegate()
        screen.tableView.delegate = other

        screen.proxy.on(.height) { (c: UserCellConfig, _) in 30 }

        XCTAssertTrue(screen.tableView.delegate === other)
    }
}

private final class LoggingTable: UITableView {
    var delegates: [String] = []
    var batches = 0
    override weak var delegate: (any UITableViewDelegate)? {
        didSet { delegates.append(delegate == nil ? "none" : "set") }
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
    }
}

private final class LoggingCollection: UICollectionView {
    var delegates: [String] = []
    override weak var delegate: (any UICollectionViewDelegate)? {
        didSet { delegates.append(delegate == nil ? "none" : "set") }
    }
}

private final class CountingLayout: UICollectionViewFlowLayout {
    var invalidations = 0

    override func invalidateLayout() {
        invalidations += 1
        super.invalidateLayout()
    }
}

private final class SilentDelegate: NSObject, UITableViewDelegate {}

private final class SilentItemDelegate: NSObject, UICollectionViewDelegate {}

private final class FlushCell: UITableViewCell, ConfigurableCell {
    func configure(data: Int) { shouldIndentWhileEditing = false }
}
