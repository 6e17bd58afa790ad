import CellDirector
import HeadlessUIKit
import XCTest

/// Tests reuse identifiers: cell types with equal names have different identifiers, an identifier that two cell types
/// claim is refused, and no identifier contains a memory address.
final class ReuseIdentifierTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    enum Feed {
        final class Cell: UITableViewCell, ConfigurableCell {
            func configure(data: Word) { textLabel?.text = "feed \(data.text)" }
        }
        final class Header: UITableViewHeaderFooterView, ConfigurableCell {
            func configure(data: Word) {}
        }
        final class Tile: UICollectionViewCell, ConfigurableCell {
            func configure(data: Word) {}
        }
        final class Badge: UICollectionReusableView, ConfigurableCell {
            func configure(data: Word) {}
        }
    }

    enum Inbox {
        final class Cell: UITableViewCell, ConfigurableCell {
            func configure(data: Word) { textLabel?.text = "inbox \(data.text)" }
        }
        final class Header: UITableViewHeaderFooterView, ConfigurableCell {
            func configure(data: Word) {}
        }
        final class Tile: UICollectionViewCell, ConfigurableCell {
            func configure(data: Word) {}
        }
        final class Badge: UICollectionReusableView, ConfigurableCell {
            func configure(data: Word) {}
        }
    }

    private final class Cell: UITableViewCell, ConfigurableCell {
        func configure(data: Word) { textLabel?.text = "private \(data.text)" }
    }

    private struct PrivateContent: UIContentConfiguration, Hashable {
        var text: String
        func makeContentView() -> any UIView & UIContentView { WordContentView(WordContent(id: 0, text: text)) }
        func updated(for state: any UIConfigurationState) -> Self { self }
    }

    private typealias FeedConfig = TableCellConfigurator<Feed.Cell, Word>
    private typealias InboxConfig = TableCellConfigurator<Inbox.Cell, Word>
    private typealias PrivateConfig = TableCellConfigurator<Cell, Word>

    @MainActor func testCellTypesOfTheSameNameShareATable() async throws {
        let rows: [any TableRowConfigurator] = (0..<60).map { number in
            let word = Word(id: number, text: "\(number)")
            return switch number % 3 {
            case 0: FeedConfig(item: word)
            case 1: InboxConfig(item: word)
            default: PrivateConfig(item: word)
            }
        }
        let screen = Screen(rows)
        let names = ["feed", "inbox", "private"]
        for row in stride(from: 0, to: 55, by: 5) {
            try screen.scroll(toRow: row)
            let shown = try XCTUnwrap(screen.tableView.indexPathsForVisibleRows)
            XCTAssertEqual(screen.texts, shown.map { "\(names[$0.row % 3]) \($0.row)" })
        }
        screen.proxy
            .on(.didSelect) { [log = screen.log] (c: FeedConfig, cell) in log.add("feed \(cell.textLabel?.text ?? "")")
            }
            .on(.didSelect) { [log = screen.log] (c: InboxConfig, cell) in
                log.add("inbox \(cell.textLabel?.text ?? "")")
            }
        try screen.scroll(toRow: 0)
        for row in 0..<3 { try screen.tap(row: row) }
        XCTAssertEqual(screen.log.lines, ["feed feed 0", "inbox inbox 1"])
    }

    @MainActor func testHeaderFooterAndItemTypesOfTheSameNameShareAList() async throws {
        let word = Word(id: 1, text: "a")
        let screen = Screen(sections: [
            TableSection(
                header: TableHeaderFooterConfigurator<Feed.Header, Word>(item: word), rows: words(0..<1),
                footer: TableHeaderFooterConfigurator<Inbox.Header, Word>(item: word))
        ])
        XCTAssertTrue(screen.tableView.headerView(forSection: 0) is Feed.Header)
        XCTAssertTrue(screen.tableView.footerView(forSection: 0) is Inbox.Header)
        let tiles = TileScreen(
            sections: [
                CollectionSection(
                    header: CollectionSupplementaryConfigurator<Feed.Badge, Word>(item: word),
                    items: [
                        CollectionCellConfigurator<Feed.Tile, Word>(item: word),
                        CollectionCellConfigurator<Inbox.Tile, Word>(item: word),
                    ], footer: CollectionSupplementaryConfigurator<Inbox.Badge, Word>(item: word))
            ], headers: true)
        XCTAssertTrue(tiles.collectionView.cellForItem(at: path(0)) is Feed.Tile)
        XCTAssertTrue(tiles.collectionView.cellForItem(at: path(1)) is Inbox.Tile)
        let views = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
            tiles.collectionView.supplementaryView(forElementKind: $0, at: path(0))
        }
        XCTAssertTrue(views[0] is Feed.Badge)
        XCTAssertTrue(views[1] is Inbox.Badge)
    }

    @MainActor func testCellTypesOfTheSameNameShareATableOfSuccessiveDirectors() async throws {
        let items = (0..<30).map { Word(id: $0, text: "\($0)") }
        let screen = Screen(items.map { FeedConfig(item: $0) })
        let table = screen.tableView
        try screen.scroll(toRow: 10)
        var directors = [screen.director]
        for name in ["inbox", "feed", "private", "inbox"] {
            let next = TableDirector(tableView: table, bus: screen.bus)
            switch name {
            case "inbox": next.update(items: items.map { InboxConfig(item: $0) })
            case "feed": next.update(items: items.map { FeedConfig(item: $0) })
            default: next.update(items: items.map { PrivateConfig(item: $0) })
            }
            directors.append(next)
            for row in [0, 12, 3] {
                try screen.scroll(toRow: row)
                let shown = try XCTUnwrap(table.indexPathsForVisibleRows)
                XCTAssertEqual(screen.texts, shown.map { "\(name) \($0.row)" })
            }
        }
    }

    @MainActor func testHeaderAndItemTypesOfTheSameNameShareAListOfSuccessiveDirectors() async throws {
        let word = Word(id: 1, text: "a")
        let screen = Screen(sections: [
            TableSection(header: TableHeaderFooterConfigurator<Feed.Header, Word>(item: word), rows: words(0..<1))
        ])
        let next = TableDirector(
            tableView: screen.tableView,
            sections: [
                TableSection(header: TableHeaderFooterConfigurator<Inbox.Header, Word>(item: word), rows: words(0..<1))
            ], bus: screen.bus)
        XCTAssertTrue(screen.tableView.headerView(forSection: 0) is Inbox.Header)

        let tiles = TileScreen(
            sections: [
                CollectionSection(
                    header: CollectionSupplementaryConfigurator<Feed.Badge, Word>(item: word),
                    items: [CollectionCellConfigurator<Feed.Tile, Word>(item: word)])
            ], headers: true)
        let other = CollectionDirector(
            collectionView: tiles.collectionView,
            sections: [
                CollectionSection(
                    header: CollectionSupplementaryConfigurator<Inbox.Badge, Word>(item: word),
                    items: [CollectionCellConfigurator<Inbox.Tile, Word>(item: word)])
            ], bus: tiles.bus)
        tiles.collectionView.layoutIfNeeded()
        XCTAssertTrue(tiles.collectionView.cellForItem(at: path(0)) is Inbox.Tile)
        let header = tiles.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        XCTAssertTrue(header is Inbox.Badge)
        withExtendedLifetime((next, other)) {}
    }

    /// Reusable cells of the first director are queued under the identifier that the second director claims.
    @MainActor func testOneIdentifierClaimedByTwoTypesOfTwoDirectorsIsRefused() async {
        final class Wrong: TableRowConfigurator {
            static var reuseIdentifier: String { "Banner" }
            var item = 0
            func configure(cell: UserCell) {}
        }
        let screen = Screen([BannerConfig("a")])
        let next = TableDirector(tableView: screen.tableView, bus: screen.bus)
        let found = exceptions {
            next.update(items: [Wrong()])
            screen.tableView.layoutIfNeeded()
        }
        XCTAssertEqual(found.count, 1)
        XCTAssert(found.first?.reason.contains("both claim the reuse identifier \"Banner\"") ?? false)
    }

    @MainActor func testNoReuseIdentifierOrProblemContainsAnAddress() async throws {
        let identifiers = [
            PrivateConfig.reuseIdentifier, ContentConfigurator<PrivateContent>.reuseIdentifier,
            ContentConfigurator<SwitchContent>.reuseIdentifier,
        ]
        for identifier in identifiers { XCTAssertFalse(identifier.contains("$"), identifier) }
        XCTAssertEqual(identifiers[0], "Cell")
        let screen = Screen([
            ContentConfigurator(item: PrivateContent(text: "a")), PrivateConfig(item: Word(id: 1, text: "b")),
        ])
        for row in 0..<2 { CellAction.follow.invoke(cell: try screen.cell(row, as: UITableViewCell.self)) }
        XCTAssertEqual(screen.problems.all.count, 2)
        for problem in screen.problems.all { XCTAssertFalse(problem.description.contains("$"), "\(problem)") }
    }

    @MainActor func testAnIdentifierUsedTwiceIsRefusedInAllKindsOfViews() async {
        final class One: UITableViewCell, ConfigurableCell {
            static var reuseIdentifier: String { "same" }
            func configure(data: Word) {}
        }
        final class Two: UITableViewCell, ConfigurableCell {
            static var reuseIdentifier: String { "same" }
            func configure(data: Word) {}
        }
        final class Three: UITableViewHeaderFooterView, ConfigurableCell {
            static var reuseIdentifier: String { "same" }
            func configure(data: Word) {}
        }
        let word = Word(id: 1, text: "")
        let cells = exceptions {
            _ = Screen([TableCellConfigurator<One, Word>(item: word), TableCellConfigurator<Two, Word>(item: word)])
        }
        let views = exceptions {
            _ = Screen(sections: [
                TableSection(
                    header: TableHeaderFooterConfigurator<Three, Word>(item: word),
                    rows: [TableCellConfigurator<One, Word>(item: word)])
            ])
        }
        XCTAssertEqual([cells.count, views.count], [1, 1])
        for exception in cells + views {
            XCTAssertTrue(exception.reason.contains("\"same\""), exception.reason)
            XCTAssertFalse(exception.reason.contains("$"), exception.reason)
        }
    }

    @MainActor func testAnExplicitIdentifierDoesNotCollideWithAGeneratedOne() async throws {
        let rows: [any TableRowConfigurator] = [
            FeedConfig(item: Word(id: 1, text: "a")), InboxConfig(item: Word(id: 2, text: "b")),
            TableCellConfigurator<SecondCell, Word>(item: Word(id: 3, text: "c")),
        ]
        for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            var texts: [String] = []
            let found = exceptions { texts = Screen(order.map { rows[$0] }).texts }
            XCTAssertEqual(found, [], "\(order)")
            XCTAssertEqual(texts, order.map { ["feed a", "inbox b", "second c"][$0] })
        }
    }

    private final class SecondCell: UITableViewCell, ConfigurableCell {
        static var reuseIdentifier: String { "Cell 2" }
        func configure(data: Word) { textLabel?.text = "second \(data.text)" }
    }

    // MARK: Two configurator types with one reuse identifier

    @MainActor func testAHandlerOfOneTypeDoesNotHandleTheOther() async throws {
        let screen = Screen([
            FeedConfig(item: Word(id: 1, text: "a")), InboxConfig(item: Word(id: 2, text: "b")),
        ])
        let table = screen.tableView
        screen.proxy
            .on(.follow) { [log = screen.log] (c: FeedConfig, _) in log.add("follow \(c.item.id)") }
            .on(.delete) { [log = screen.log] (c: FeedConfig, _) in log.add("delete \(c.item.id)") }
        for row in 0..<2 {
            CellAction.follow.invoke(cell: try screen.cell(row, as: UITableViewCell.self))
            CellAction.follow.invoke(cell: try screen.cell(row, as: UITableViewCell.self))
        }
        XCTAssertEqual(screen.log.lines, ["follow 1", "follow 1"])
        XCTAssertEqual(screen.problems.all.count, 1)
        let problem = try XCTUnwrap(screen.problems.all.first)
        XCTAssertEqual(problem.kind, .unhandled)
        XCTAssertEqual([problem.operation, problem.reuseIdentifier], ["follow", "Cell"])
        XCTAssertTrue(table.answering.tableView(table, canEditRowAt: path(0)))
        XCTAssertFalse(table.answering.tableView(table, canEditRowAt: path(1)))
        XCTAssertEqual(table.answering.tableView(table, editingStyleForRowAt: path(1)), .none)
        XCTAssertThrowsError(try screen.finger.delete(rowAt: path(1), in: table))
        try screen.finger.delete(rowAt: path(0), in: table)
        XCTAssertEqual(screen.log.lines.last, "delete 1")
    }
}
