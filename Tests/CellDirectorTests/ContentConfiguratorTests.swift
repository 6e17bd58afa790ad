import CellDirector
import HeadlessUIKit
import XCTest

/// Tests rows that are defined by content configurations.
final class ContentConfiguratorTests: XCTestCase {
    typealias SwitchRow = ContentConfigurator<SwitchContent>

    @MainActor
    private func toggle(_ screen: Screen, _ row: Int) throws -> UISwitch {
        try XCTUnwrap(screen.cell(row, as: UITableViewCell.self).contentView as? SwitchContentView).toggle
    }

    @MainActor
    private func switches(_ count: Int) -> [SwitchRow] { (0..<count).map { SwitchRow(item: SwitchContent(id: $0)) } }

    @MainActor
    func testABackgroundBelongsToItsRowInListsOfEveryKind() async throws {
        func red() -> SwitchRow {
            let row = SwitchRow(item: SwitchContent(id: 0))
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .red
            row.background = background
            return row
        }
        let screen = Screen(sections: [TableSection(header: red(), rows: [red()])])
        let tiles = TileScreen([red()])
        let backgrounds = [
            try screen.cell(0, as: UITableViewCell.self).backgroundConfiguration,
            screen.tableView.headerView(forSection: 0)?.backgroundConfiguration,
            tiles.collectionView.cellForItem(at: path(0))?.backgroundConfiguration,
        ]
        XCTAssertEqual(backgrounds.map { $0?.backgroundColor }, [.red, .red, .red])
    }

    @MainActor
    func testContentThatCannotBeComparedIsShownByEachUpdate() async throws {
        typealias Row = ContentConfigurator<NonEquatableContent>
        let screen = Screen([Row(item: NonEquatableContent(id: 0, isOn: false))])
        let cell = try screen.cell(0, as: UITableViewCell.self)
        screen.director.update(items: [Row(item: NonEquatableContent(id: 0, isOn: true))])
        XCTAssertIdentical(try screen.cell(0, as: UITableViewCell.self), cell)
        XCTAssertTrue(try toggle(screen, 0).isOn)

        typealias Plain = ContentConfigurator<PlainSwitch>
        let plain = Screen([Plain(item: PlainSwitch(isOn: false), id: 0)])
        plain.director.update(items: [Plain(item: PlainSwitch(isOn: true), id: 0)])
        XCTAssertTrue(try toggle(plain, 0).isOn)
    }

    // MARK: Dispatch

    @MainActor
    func testAnActionFromInsideTheContentReachesItsRow() async throws {
        let rows = switches(3)
        let screen = Screen(rows)
        screen.proxy.on(.toggled) { [log = screen.log] (c: SwitchRow, cell, isOn) in
            log.add("\(c.item.id) \(isOn) \(cell is UITableViewCell)")
        }
        try screen.finger.toggle(toggle(screen, 2))
        try screen.finger.toggle(toggle(screen, 0))
        try screen.finger.toggle(toggle(screen, 2))
        XCTAssertEqual(screen.log.lines, ["2 true true", "0 true true", "2 false true"])
    }

    @MainActor
    func testHandlersOfAContentReceiveTheListsActionsEventsAndQuestions() async throws {
        let screen = Screen(switches(3))
        screen.proxy
            .on(.didSelect) { [log = screen.log] (c: SwitchRow, cell) in log.add("select \(c.item.id)") }
            .on(.canEdit) { (c: SwitchRow, indexPath) in c.item.id == 1 }
            .on(.delete) { [log = screen.log] (c: SwitchRow, indexPath) in log.add("delete \(c.item.id)") }
        try screen.tap(row: 2)
        try screen.finger.delete(rowAt: path(1), in: screen.tableView)
        XCTAssertThrowsError(try screen.finger.delete(rowAt: path(0), in: screen.tableView))
        XCTAssertEqual(screen.log.lines, ["select 2", "delete 1"])
    }

    @MainActor
    func testCustomContentsCellsAndListContentsShareATable() async throws {
        let screen = Screen([
            SwitchRow(item: SwitchContent(id: 1)), UserCellConfig(item: User(id: 2, name: "Ada")),
            ContentConfigurator(item: UIListContentConfiguration.titled("plain"), id: 3),
        ])
        screen.proxy
            .on(.toggled) { [log = screen.log] (c: SwitchRow, cell, isOn) in log.add("toggled") }
            .on(.follow) { [log = screen.log] (c: UserCellConfig, cell) in log.add("follow") }
            .on(.didSelect) { [log = screen.log] (c: ContentConfigurator<UIListContentConfiguration>, cell) in
                log.add("select \(c.item.text ?? "")")
            }
        try screen.finger.toggle(toggle(screen, 0))
        try screen.finger.tap(screen.cell(1).followButton)
        try screen.tap(row: 2)
        XCTAssertEqual(screen.log.lines, ["toggled", "follow", "select plain"])
        XCTAssertEqual(screen.problems.all.count, 0)
    }

    @MainActor
    func testNestedContentTypesOfTheSameNameAreKeptApart() async throws {
        XCTAssertNotEqual(
            ContentConfigurator<Left.Content>.reuseIdentifier, ContentConfigurator<Right.Content>.reuseIdentifier)
        let screen = Screen([
            ContentConfigurator(item: Left.Content(text: "left")),
            ContentConfigurator(item: Right.Content(text: "right")),
        ])
        screen.proxy
            .on(.didSelect) { [log = screen.log] (c: ContentConfigurator<Left.Content>, cell) in log.add(c.item.text) }
            .on(.didSelect) { [log = screen.log] (c: ContentConfigurator<Right.Content>, cell) in log.add(c.item.text) }
        try screen.tap(row: 0)
        try screen.tap(row: 1)
        XCTAssertEqual(screen.log.lines, ["left", "right"])
    }

    @MainActor
    func testOneContentViewAndHandlerServeATableACollectionAndAViewAlone() async throws {
        let log = Log()
        let bus = CellActionBus()
        func register(_ proxy: CellActionProxy) {
            proxy.on(.toggled) { (c: SwitchRow, cell, isOn) in
                c.item.isOn = isOn
                log.add("\(c.item.id) \(isOn)")
            }
        }
        let screen = Screen(switches(3), bus: bus)
        register(screen.proxy)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let director = CollectionDirector(
            collectionView: view, items: (10..<13).map { SwitchRow(item: SwitchContent(id: $0)) }, bus: bus)
        register(director.actionsProxy)
        view.layoutIfNeeded()
        let cell = try XCTUnwrap(view.cellForItem(at: path(2)))

        try screen.finger.toggle(toggle(screen, 1))
        try screen.finger.toggle(XCTUnwrap(cell.contentView as? SwitchContentView).toggle)
        XCTAssertEqual(log.lines, ["1 true", "12 true"])

        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let alone = try XCTUnwrap(SwitchContent(id: 20, isOn: true).makeContentView() as? SwitchContentView)
        alone.frame = root.bounds
        root.addSubview(alone)
        let problems = Problems()
        let onProblem = CellActionBus.default.onProblem
        CellActionBus.default.onProblem = { problems.all.append($0) }
        defer { CellActionBus.default.onProblem = onProblem }
        try screen.finger.toggle(alone.toggle)
        XCTAssertFalse(alone.toggle.isOn)
        XCTAssertEqual(
            problems.all, [.noRow(action: "toggled", view: "UISwitch")], "a switch outside a list has no row")
        XCTAssertEqual(log.lines.count, 2)
    }

    @MainActor
    func testAnItemOfACollectionIsUpdatedInPlace() async throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
        let director = CollectionDirector(collectionView: view, items: switches(3), bus: CellActionBus())
        view.layoutIfNeeded()
        let content = try XCTUnwrap(view.cellForItem(at: path(0))?.contentView as? SwitchContentView)
        director.update(items: [2, 0].map { SwitchRow(item: SwitchContent(id: $0, isOn: true)) })
        view.layoutIfNeeded()
        XCTAssertIdentical(view.cellForItem(at: path(1))?.contentView, content)
        XCTAssertTrue(content.toggle.isOn)
    }

    // MARK: Identity

    @MainActor
    func testAContentWithAnIDIsUpdatedInPlace() async throws {
        let screen = Screen(switches(3))
        let cells = screen.tableView.visibleCells
        let views = cells.map(\.contentView)
        screen.director.update(items: [2, 0, 1].map { SwitchRow(item: SwitchContent(id: $0, isOn: true)) })
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.tableView.visibleCells, [cells[2], cells[0], cells[1]])
        XCTAssertEqual(screen.tableView.visibleCells.map(\.contentView), [views[2], views[0], views[1]])
        XCTAssertEqual(try (0..<3).map { try toggle(screen, $0).isOn }, [true, true, true])
    }

    @MainActor
    func testAContentWithoutAnIDIsAnotherRowWhenItChanges() async throws {
        typealias Row = ContentConfigurator<UIListContentConfiguration>
        let screen = Screen(["a", "b"].map { Row(item: .titled($0)) })
        let cells = screen.tableView.visibleCells
        screen.director.update(items: ["a", "c"].map { Row(item: .titled($0)) })
        screen.tableView.layoutIfNeeded()
        XCTAssertIdentical(screen.tableView.visibleCells[0], cells[0])
        XCTAssertNotIdentical(screen.tableView.visibleCells[1], cells[1])
    }

    @MainActor
    func testASeparateIDLetsTheContentUpdateInPlace() async throws {
        typealias Row = ContentConfigurator<UIListContentConfiguration>
        let screen = Screen([("x", "a"), ("y", "b")].map { Row(item: .titled($1), id: $0) })
        let cells = screen.tableView.visibleCells
        screen.director.update(items: [("y", "changed"), ("x", "a")].map { Row(item: .titled($1), id: $0) })
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.tableView.visibleCells, [cells[1], cells[0]])
        XCTAssertEqual((cells[1].contentView.subviews.first as? UILabel)?.text, "changed")
    }

    @MainActor
    func testIDsOfDifferentTypesAreDifferent() async {
        typealias Row = ContentConfigurator<UIListContentConfiguration>
        let content = UIListContentConfiguration.titled("same")
        let row = Row(item: content, id: 1)
        XCTAssertTrue(row.hasSameIdentity(as: Row(item: .titled("other"), id: 1)))
        XCTAssertFalse(row.hasSameIdentity(as: Row(item: content, id: 2)))
        XCTAssertFalse(row.hasSameIdentity(as: Row(item: content, id: "1")))
        XCTAssertFalse(row.hasSameIdentity(as: Row(item: content)))
        XCTAssertFalse(Row(item: content).hasSameIdentity(as: row))
        XCTAssertFalse(row.hasSameIdentity(as: switches(1)[0]))
        func hash(_ row: Row) -> Int {
            var hasher = Hasher()
            row.hashIdentity(into: &hasher)
            return hasher.finalize()
        }
        XCTAssertEqual(hash(row), hash(Row(item: .titled("other"), id: 1)))
    }

    @MainActor
    func testAChangeByAHandlerShowsAfterAReload() async throws {
        let screen = Screen(switches(2))
        screen.proxy.on(.didSelect) { [unowned director = screen.director] (c: SwitchRow, cell) in
            c.item.isOn.toggle()
            director.reload(c)
        }
        let view = try screen.cell(1, as: UITableViewCell.self).contentView
        try screen.tap(row: 1)
        XCTAssertTrue(try toggle(screen, 1).isOn)
        XCTAssertIdentical(try screen.cell(1, as: UITableViewCell.self).contentView, view)
    }

    // MARK: Reuse and memory

    @MainActor
    func testAHundredThousandRowsNeedFewContentViews() async throws {
        let screen = Screen((0..<100_000).map { SwitchRow(item: SwitchContent(id: $0, isOn: $0 % 7 == 0)) })
        var views: Set<ObjectIdentifier> = []
        for row in stride(from: 0, to: 100_000, by: 9_999) {
            try screen.scroll(toRow: row)
            for cell in screen.tableView.visibleCells {
                views.insert(ObjectIdentifier(cell.contentView))
                let shown = try XCTUnwrap(screen.tableView.indexPath(for: cell)?.row)
                XCTAssertEqual((cell.contentView as? SwitchContentView)?.toggle.isOn, shown % 7 == 0)
            }
        }
        XCTAssertLessThan(views.count, 20)
    }

    @MainActor
    func testAContentViewIsReleasedWhenAnotherConfigurationReplacesIt() async throws {
        CountedContentView.alive = 0
        for _ in 0..<200 {
            let screen = Screen([ContentConfigurator(item: CountedContent(text: "one"))])
            XCTAssertEqual(CountedContentView.alive, 1)
            screen.tableView.visibleCells.first?.contentConfiguration = SwitchContent(id: 1)
            XCTAssertEqual(CountedContentView.alive, 0)
        }
    }
}

extension UIListContentConfiguration {
    static func titled(_ text: String) -> UIListContentConfiguration {
        var content = cell()
        content.text = text
        return content
    }
}

private enum Left {
    struct Content: UIContentConfiguration, Hashable {
        var text: String
        func makeContentView() -> any UIView & UIContentView { SwitchContentView(SwitchContent(id: 1)) }
        func updated(for state: any UIConfigurationState) -> Content { self }
    }
}

private enum Right {
    struct Content: UIContentConfiguration, Hashable {
        var text: String
        func makeContentView() -> any UIView & UIContentView { SwitchContentView(SwitchContent(id: 2)) }
        func updated(for state: any UIConfigurationState) -> Content { self }
    }
}

/// A content configuration that is identifiable but not equatable.
private struct NonEquatableContent: UIContentConfiguration, Identifiable {
    let id: Int
    var isOn: Bool
    func makeContentView() -> any UIView & UIContentView { SwitchContentView(SwitchContent(id: id, isOn: isOn)) }
    func updated(for state: any UIConfigurationState) -> NonEquatableContent { self }
}

/// A content configuration that is not identifiable and not equatable.
private struct PlainSwitch: UIContentConfiguration {
    var isOn: Bool
    func makeContentView() -> any UIView & UIContentView { SwitchContentView(SwitchContent(id: 0, isOn: isOn)) }
    func updated(for state: any UIConfigurationState) -> PlainSwitch { self }
}

private struct CountedContent: UIContentConfiguration, Hashable {
    var text: String
    func makeContentView() -> any UIView & UIContentView { CountedContentView(self) }
    func updated(for state: any UIConfigurationState) -> CountedContent { self }
}

private final class CountedContentView: UIView, UIContentView {
    nonisolated(unsafe) static var alive = 0
    var configuration: any UIContentConfiguration

    init(_ configuration: CountedContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        Self.alive += 1
    }

    required init?(coder: NSCoder) { nil }

    deinit { Self.alive -= 1 }
}
