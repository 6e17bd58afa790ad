import CellDirector
import HeadlessUIKit
import XCTest

/// Tests row identity: the `id` of an identifiable item, the value of a hashable item, the configurator itself for any
/// other item, or the id that is passed to `init(item:id:)`. Also tests rows that are replaced while the user edits or
/// swipes them.
final class RowIdentityTests: XCTestCase {
    private final class Cell<Data>: UITableViewCell, ConfigurableCell {
        private(set) var shown: Data?
        private(set) var count = 0

        func configure(data: Data) {
            shown = data
            count += 1
        }
    }

    private struct PlainContent: UIContentConfiguration {
        var text: String
        func makeContentView() -> any UIView & UIContentView { WordContentView(WordContent(id: 0, text: text)) }
        func updated(for state: any UIConfigurationState) -> Self { self }
    }

    private struct ValueContent: UIContentConfiguration, Hashable {
        var text: String
        func makeContentView() -> any UIView & UIContentView { WordContentView(WordContent(id: 0, text: text)) }
        func updated(for state: any UIConfigurationState) -> Self { self }
    }

    private func isSame(_ a: any CellConfigurator, _ b: any CellConfigurator, line: UInt = #line) -> Bool {
        func hash(_ c: any CellConfigurator) -> Int {
            var hasher = Hasher()
            c.hashIdentity(into: &hasher)
            return hasher.finalize()
        }
        let isSame = a.hasSameIdentity(as: b)
        XCTAssertEqual(isSame, b.hasSameIdentity(as: a), line: line)
        if isSame { XCTAssertEqual(hash(a), hash(b), line: line) }
        return isSame
    }

    // MARK: Identity from the item's type

    @MainActor func testARowOfAnIdentifiableItemIsIdentifiedByItsID() async {
        XCTAssertTrue(isSame(word(1, "a"), word(1, "b")))
        XCTAssertFalse(isSame(word(1, "a"), word(2, "a")))
        XCTAssertTrue(isSame(wordHeader(1, "a"), wordHeader(1, "b")))
        XCTAssertTrue(isSame(album(1, "a"), album(1, "b")))
        XCTAssertTrue(isSame(TileConfig(item: Word(id: 1, text: "a")), TileConfig(item: Word(id: 1, text: "b"))))
        XCTAssertTrue(
            isSame(
                ContentConfigurator(item: WordContent(id: 1, text: "a")),
                ContentConfigurator(item: WordContent(id: 1, text: "b"))))
    }

    @MainActor func testARowOfAHashableItemIsIdentifiedByItsValue() async {
        XCTAssertTrue(isSame(tags("a")[0], tags("a")[0]))
        XCTAssertFalse(isSame(tags("a")[0], tags("b")[0]))
        XCTAssertTrue(
            isSame(
                ContentConfigurator(item: ValueContent(text: "a")), ContentConfigurator(item: ValueContent(text: "a"))))
        XCTAssertFalse(
            isSame(
                ContentConfigurator(item: ValueContent(text: "a")), ContentConfigurator(item: ValueContent(text: "b"))))
        XCTAssertTrue(isSame(DayConfig(item: Day(title: "a")), DayConfig(item: Day(title: "a"))))
    }

    @MainActor func testARowOfAnyOtherItemIsIdentifiedByItself() async {
        let tuple = TableCellConfigurator<PairCell, (name: String, count: Int)>(item: ("a", 1))
        XCTAssertTrue(isSame(tuple, tuple))
        XCTAssertFalse(isSame(tuple, TableCellConfigurator<PairCell, (name: String, count: Int)>(item: ("a", 1))))
        let content = ContentConfigurator(item: PlainContent(text: "a"))
        XCTAssertTrue(isSame(content, content))
        XCTAssertFalse(isSame(content, ContentConfigurator(item: PlainContent(text: "a"))))
    }

    @MainActor func testTheConfiguratorKeepsItsIdentityWhereItemsHaveNone() async throws {
        let rows = ["a", "b", "c"].enumerated().map {
            TableCellConfigurator<PairCell, (name: String, count: Int)>(item: ($1, $0))
        }
        let screen = Screen(rows)
        let cells = screen.tableView.visibleCells
        screen.director.update(items: [rows[2], rows[0]])
        XCTAssertEqual(screen.texts, ["c 2", "a 0"])
        XCTAssertEqual(screen.tableView.visibleCells, [cells[2], cells[0]])
        rows[0].item.count = 9
        screen.director.update(items: [rows[0]])
        XCTAssertEqual(screen.texts, ["a 9"])
        XCTAssertEqual(screen.tableView.visibleCells, [cells[0]])
    }

    @MainActor func testPlainObjectsProtocolValuesEquatableAndOptionalItemsCanBeRows() async throws {
        let object = ObjectConfig(item: ObjectItem("object"))
        let anything = AnyConfig(item: "anything")
        let equal = EqualConfig(item: EqualItem(text: "equal"))
        let optional = OptionalConfig(item: nil)
        let screen = Screen([object, anything, equal, optional])
        XCTAssertEqual(screen.texts, ["object", "anything", "equal", "none"])
        anything.item = 5
        equal.item.text = "more equal"
        optional.item = "some"
        screen.director.update { _ in }
        XCTAssertEqual(screen.texts, ["object", "5", "more equal", "some"])
        XCTAssertFalse(isSame(equal, EqualConfig(item: equal.item)))
        XCTAssertFalse(isSame(anything, AnyConfig(item: 5)))
        XCTAssertFalse(isSame(object, ObjectConfig(item: object.item)))
        XCTAssertTrue(isSame(optional, OptionalConfig(item: "some")))
    }

    @MainActor func testAnEquatableItemIsShownAgainOnlyIfItChanged() async throws {
        let row = EqualConfig(item: EqualItem(text: "a"))
        let screen = Screen([row])
        let cell = try screen.cell(0, as: EqualCell.self)
        let count = cell.count
        screen.director.update { _ in }
        XCTAssertEqual(cell.count, count)
        row.item.text = "b"
        screen.director.update { _ in }
        XCTAssertEqual(cell.count, count + 1)
    }

    @MainActor func testAnIdentifiableItemThatIsNotEquatableKeepsItsRowAndIsShownByEachUpdate() async throws {
        let screen = Screen([KnownConfig(item: KnownItem(id: 1, text: "a"))])
        let cell = try screen.cell(0, as: KnownCell.self)
        screen.director.update(items: [
            KnownConfig(item: KnownItem(id: 2, text: "above")), KnownConfig(item: KnownItem(id: 1, text: "b")),
        ])
        XCTAssertIdentical(try screen.cell(1, as: KnownCell.self), cell)
        XCTAssertEqual(screen.texts, ["above", "b"])
        XCTAssertTrue(
            isSame(KnownConfig(item: KnownItem(id: 1, text: "a")), KnownConfig(item: KnownItem(id: 1, text: "b"))))
    }

    // MARK: Identity from init(item:id:)

    @MainActor func testAnExplicitIdentityTakesPrecedenceOnEveryConfigurator() async {
        XCTAssertTrue(
            isSame(WordConfig(item: Word(id: 1, text: "a"), id: "x"), WordConfig(item: Word(id: 2, text: "b"), id: "x"))
        )
        XCTAssertFalse(
            isSame(WordConfig(item: Word(id: 1, text: "a"), id: "x"), WordConfig(item: Word(id: 1, text: "a"), id: "y"))
        )
        XCTAssertTrue(isSame(TagConfig(item: Tag(text: "a"), id: 1), TagConfig(item: Tag(text: "b"), id: 1)))
        XCTAssertTrue(isSame(DayConfig(item: Day(title: "a"), id: 1), DayConfig(item: Day(title: "b"), id: 1)))
        XCTAssertTrue(isSame(BadgeConfig(item: Tag(text: "a"), id: 1), BadgeConfig(item: Tag(text: "b"), id: 1)))
        XCTAssertTrue(
            isSame(
                AlbumConfig(item: Word(id: 1, text: "a"), id: 1), AlbumConfig(item: Word(id: 2, text: "b"), id: 1)))
        XCTAssertTrue(
            isSame(
                ContentConfigurator(item: PlainContent(text: "a"), id: 1),
                ContentConfigurator(item: PlainContent(text: "b"), id: 1)))
        XCTAssertTrue(
            isSame(
                TableCellConfigurator<PairCell, (name: String, count: Int)>(item: ("a", 1), id: 1),
                TableCellConfigurator<PairCell, (name: String, count: Int)>(item: ("b", 2), id: 1)))
    }

    @MainActor func testAnExplicitIdentityNeverEqualsAnItemsOwn() async {
        XCTAssertFalse(isSame(WordConfig(item: Word(id: 1, text: "a"), id: 1), word(1, "a")))
        XCTAssertFalse(isSame(TagConfig(item: Tag(text: "a"), id: Tag(text: "a")), TagConfig(item: Tag(text: "a"))))
        XCTAssertFalse(isSame(TagConfig(item: Tag(text: "a"), id: 1), TagConfig(item: Tag(text: "a"), id: "1")))
        XCTAssertFalse(isSame(TagConfig(item: Tag(text: "a"), id: 1), TagConfig(item: Tag(text: "a"), id: 1 as Int8)))
        XCTAssertTrue(
            isSame(
                TagConfig(item: Tag(text: "a"), id: AnyHashable(1)), TagConfig(item: Tag(text: "b"), id: AnyHashable(1))
            ))
    }

    @MainActor func testTheSameIdentityOfAnotherTypeOfConfiguratorIsAnotherRow() async {
        XCTAssertFalse(
            TagConfig(item: Tag(text: "a"), id: 1).hasSameIdentity(as: WordConfig(item: Word(id: 1, text: ""), id: 1)))
        XCTAssertFalse(word(1, "a").hasSameIdentity(as: wordHeader(1, "a")))
    }

    @MainActor func testARowOfTextKeepsItsCellAndItsKeyboardAtEachLetter() async throws {
        let screen = Screen([SearchConfig(item: "", id: "search")])
        let cell = try screen.cell(0, as: SearchCell.self)
        screen.proxy.on(CellAction<String>("typed")) {
            [unowned director = screen.director] (_: SearchConfig, _, text) in
            director.update(items: [SearchConfig(item: text, id: "search")] + tags(text))
        }
        try screen.finger.type("Ada", into: cell.field)
        XCTAssertIdentical(try screen.cell(0, as: SearchCell.self), cell)
        XCTAssertTrue(cell.field.isFirstResponder)
        XCTAssertEqual(cell.field.text, "Ada")
        XCTAssertEqual(screen.problems.all, [])
        screen.proxy.removeAll()
    }

    // MARK: In generic code

    private func makeRow<Cell: UITableViewCell & ConfigurableCell>(
        _ type: Cell.Type, _ item: Cell.DataType
    ) -> any TableRowConfigurator {
        TableCellConfigurator<Cell, Cell.DataType>(item: item)
    }

    private func makeHeader<Cell: UITableViewHeaderFooterView & ConfigurableCell>(
        _ type: Cell.Type, _ item: Cell.DataType
    ) -> any TableSectionViewConfigurator {
        TableHeaderFooterConfigurator<Cell, Cell.DataType>(item: item)
    }

    private func makeTile<Cell: UICollectionViewCell & ConfigurableCell>(
        _ type: Cell.Type, _ item: Cell.DataType
    ) -> any CollectionItemConfigurator {
        CollectionCellConfigurator<Cell, Cell.DataType>(item: item)
    }

    private func makeContent<Content: UIContentConfiguration>(_ content: Content) -> ContentConfigurator<Content> {
        ContentConfigurator(item: content)
    }

    @MainActor func testTheIdentityIsKeptInsideAGenericFactory() async throws {
        XCTAssertTrue(isSame(makeRow(WordCell.self, Word(id: 1, text: "a")), word(1, "b")))
        XCTAssertFalse(isSame(makeRow(WordCell.self, Word(id: 1, text: "a")), word(2, "a")))
        XCTAssertTrue(isSame(makeHeader(WordHeader.self, Word(id: 1, text: "a")), wordHeader(1, "b")))
        XCTAssertTrue(isSame(makeTile(TileCell.self, Word(id: 1, text: "a")), TileConfig(item: Word(id: 1, text: "b"))))
        XCTAssertTrue(isSame(makeContent(WordContent(id: 1, text: "a")), makeContent(WordContent(id: 1, text: "b"))))
        XCTAssertTrue(isSame(makeRow(TagCell.self, Tag(text: "a")), tags("a")[0]))
        XCTAssertTrue(
            isSame(
                makeRow(KnownCell.self, KnownItem(id: 1, text: "a")),
                makeRow(KnownCell.self, KnownItem(id: 1, text: "b"))))

        let screen = Screen((1...3).map { makeRow(WordCell.self, Word(id: $0, text: "old")) })
        let cells = screen.tableView.visibleCells
        screen.director.update(items: (1...3).map { makeRow(WordCell.self, Word(id: $0, text: "new")) })
        XCTAssertEqual(screen.tableView.visibleCells, cells)
        XCTAssertEqual(screen.texts, ["new", "new", "new"])
    }

    @MainActor func testTheIdentityIsKeptInAGenericCell() async throws {
        typealias Row = TableCellConfigurator<Cell<Word>, Word>
        // The data of a generic cell counts as equatable only if the cell's declaration constrains the type of the
        // data. Here, the type parameter has no constraint.
        let row = Row(item: Word(id: 1, text: "a"), id: 1)
        let screen = Screen([row])
        let cell = try screen.cell(0, as: Cell<Word>.self)
        screen.director.update(items: [Row(item: Word(id: 1, text: "b"), id: 1)])
        XCTAssertIdentical(try screen.cell(0, as: Cell<Word>.self), cell)
        XCTAssertEqual(cell.shown?.text, "b")
    }

    // MARK: A row that is replaced during user interaction

    @MainActor func testARowReplacedWhileItIsEditedIsReportedOnce() async throws {
        let screen = Screen([SearchConfig(item: "")])
        screen.proxy.on(CellAction<String>("typed")) { (_: SearchConfig, _, _) in }
        for text in ["A", "Ad", "Ada"] {
            try screen.finger.type(text, over: screen.cell(0, as: SearchCell.self).field)
            screen.director.update(items: [SearchConfig(item: text)])
        }
        XCTAssertEqual(screen.problems.all, [.replacedWhileEdited(reuseIdentifier: "SearchCell")])
        XCTAssertTrue(screen.problems.all[0].description.contains("init(item:id:)"))
    }

    @MainActor func testARowReplacedWhileItIsEditedIsReportedOverTheThresholdToo() async throws {
        let screen = Screen([SearchConfig(item: "")] as [any TableRowConfigurator] + tags("a", "b"))
        screen.director.reloadThreshold = 0
        screen.proxy.on(CellAction<String>("typed")) { (_: SearchConfig, _, _) in }
        try screen.finger.type("A", into: screen.cell(0, as: SearchCell.self).field)
        screen.director.update(items: [SearchConfig(item: "A")] as [any TableRowConfigurator] + tags("c"))
        XCTAssertEqual(screen.problems.all, [.replacedWhileEdited(reuseIdentifier: "SearchCell")])
    }

    @MainActor func testARowReplacedWhileItIsSwipedIsReportedOnce() async throws {
        let screen = Screen(tags("a", "b"))
        screen.proxy.on(.delete) { (_: TagConfig, _) in }
        try screen.finger.swipe(rowAt: path(1), .left, in: screen.tableView)
        screen.director.update(items: tags("a", "c"))
        XCTAssertEqual(screen.problems.all, [.replacedWhileEdited(reuseIdentifier: "TagCell")])
    }

    @MainActor func testARowIdentifiedByItselfIsReplacedWhileSwipedWithoutAReport() async throws {
        typealias PlainRow = ContentConfigurator<PlainContent>
        let screen = Screen(["a", "b"].map { AnyConfig(item: $0) })
        screen.proxy.on(.delete) { (_: AnyConfig, _) in }
        try screen.finger.swipe(rowAt: path(1), .left, in: screen.tableView)
        screen.director.update(items: ["a", "c"].map { AnyConfig(item: $0) })
        XCTAssertEqual(screen.problems.all, [])

        let plain = Screen(["a", "b"].map { PlainRow(item: PlainContent(text: $0)) })
        plain.proxy.on(.delete) { (_: PlainRow, _) in }
        try plain.finger.swipe(rowAt: path(1), .left, in: plain.tableView)
        plain.director.update(items: ["a", "c"].map { PlainRow(item: PlainContent(text: $0)) })
        XCTAssertEqual(plain.problems.all, [])
    }

    @MainActor func testAContentReplacedWhileItIsSwipedIsReportedIfItsValueIsItsIdentity() async throws {
        typealias TextRow = ContentConfigurator<UIListContentConfiguration>
        typealias SwitchRow = ContentConfigurator<SwitchContent>
        let screen = Screen(["a", "b"].map { TextRow(item: .titled($0)) })
        screen.proxy.on(.delete) { (_: TextRow, _) in }
        try screen.finger.swipe(rowAt: path(1), .left, in: screen.tableView)
        screen.director.update(items: ["a", "c"].map { TextRow(item: .titled($0)) })
        XCTAssertEqual(screen.problems.all, [.replacedWhileEdited(reuseIdentifier: TextRow.reuseIdentifier)])

        let switches = Screen((0..<2).map { SwitchRow(item: SwitchContent(id: $0)) })
        switches.proxy.on(.delete) { (_: SwitchRow, _) in }
        try switches.finger.swipe(rowAt: path(1), .left, in: switches.tableView)
        switches.director.update(items: [0, 9].map { SwitchRow(item: SwitchContent(id: $0)) })
        XCTAssertEqual(switches.problems.all, [])
    }

    @MainActor func testARowWithAnIdentifierIsReplacedWhileSwipedWithoutAReport() async throws {
        let screen = Screen((1...2).map { WordConfig(item: Word(id: $0, text: "")) })
        screen.proxy.on(.delete) { (_: WordConfig, _) in }
        try screen.finger.swipe(rowAt: path(1), .left, in: screen.tableView)
        screen.director.update(items: [1, 3].map { WordConfig(item: Word(id: $0, text: "")) })
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testRowsThatAreOnlyDeletedOrHaveAnIdentityAreNotReported() async throws {
        let screen = Screen([SearchConfig(item: "a"), SearchConfig(item: "b", id: 1)])
        screen.proxy.on(CellAction<String>("typed")) { (_: SearchConfig, _, _) in }
        try screen.finger.type("x", into: screen.cell(0, as: SearchCell.self).field)
        screen.director.update { $0[0].rows.removeFirst() }
        try screen.finger.type("x", into: screen.cell(0, as: SearchCell.self).field)
        screen.director.update(items: [SearchConfig(item: "c", id: 2)])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testAnItemReplacedWhileItIsSwipedInACollectionIsReportedOnce() async throws {
        let tiles = TileScreen((0..<2).map { ChipConfig(item: Tag(text: "\($0)")) })
        tiles.proxy.on(.delete) { (_: ChipConfig, _) in }
        try tiles.finger.swipe(rowAt: path(1), .left, in: tiles.collectionView)
        tiles.director.update(items: ["0", "2"].map { ChipConfig(item: Tag(text: $0)) })
        XCTAssertEqual(tiles.problems.all, [.replacedWhileEdited(reuseIdentifier: "ChipCell")])
    }
}

// MARK: - Rows of unusual items

final class ObjectItem {
    let text: String
    init(_ text: String) { self.text = text }
}

final class ObjectCell: UITableViewCell, ConfigurableCell {
    func configure(data: ObjectItem) { textLabel?.text = data.text }
}

final class AnyCell: UITableViewCell, ConfigurableCell {
    func configure(data: Any) { textLabel?.text = "\(data)" }
}

struct EqualItem: Equatable { var text: String }

final class EqualCell: UITableViewCell, ConfigurableCell {
    private(set) var count = 0

    func configure(data: EqualItem) {
        textLabel?.text = data.text
        count += 1
    }
}

struct KnownItem: Identifiable {
    let id: Int
    var text: String
}

final class KnownCell: UITableViewCell, ConfigurableCell {
    func configure(data: KnownItem) { textLabel?.text = data.text }
}

final class OptionalCell: UITableViewCell, ConfigurableCell {
    func configure(data: String?) { textLabel?.text = data ?? "none" }
}

final class ChipCell: UICollectionViewListCell, ConfigurableCell {
    func configure(data: Tag) {}
}

/// A cell with a search field that sends an action for each typed character.
final class SearchCell: UITableViewCell, ConfigurableCell {
    let field = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSideBySide(field)
        field.addAction(
            UIAction { [unowned field] _ in
                CellAction<String>("typed").invoke(from: field, payload: field.text ?? "")
            }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data: String) { field.text = data }
}

typealias ObjectConfig = TableCellConfigurator<ObjectCell, ObjectItem>
typealias AnyConfig = TableCellConfigurator<AnyCell, Any>
typealias EqualConfig = TableCellConfigurator<EqualCell, EqualItem>
typealias KnownConfig = TableCellConfigurator<KnownCell, KnownItem>
typealias OptionalConfig = TableCellConfigurator<OptionalCell, String?>
typealias SearchConfig = TableCellConfigurator<SearchCell, String>
typealias ChipConfig = CollectionCellConfigurator<ChipCell, Tag>
