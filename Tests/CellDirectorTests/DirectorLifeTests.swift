import CellDirector
import HeadlessUIKit
import Observation
import XCTest

/// Tests which objects a director retains, and what happens when it is deallocated.
final class DirectorLifeTests: XCTestCase {
    @MainActor func testAListReturnsItsDirector() async {
        let (screen, tiles, listener, rows) = (Screen(words(0..<3)), TileScreen(tiles(0..<3)), Listener(), Rows())
        XCTAssertIdentical(screen.tableView.director, screen.director)
        XCTAssertIdentical(tiles.collectionView.director, tiles.director)
        XCTAssertNil(UITableView().director)
        XCTAssertNil(tiles.director.delegate)
        tiles.director.delegate = listener
        XCTAssertIdentical(tiles.director.delegate, listener)
        XCTAssertNil(screen.director.delegate)
        screen.director.delegate = rows
        XCTAssertIdentical(screen.director.delegate, rows)
    }

    @MainActor func testADirectorReturnsItsSettings() async {
        let (director, listener) = (Screen(words(0..<3)).director, Listener())
        XCTAssertFalse(director.keepsSelection)
        XCTAssertNil(director.reloadThreshold)
        XCTAssertNil(director.scrollDelegate)
        director.keepsSelection = true
        director.reloadThreshold = 7
        director.scrollDelegate = listener
        XCTAssertTrue(director.keepsSelection)
        XCTAssertEqual(director.reloadThreshold, 7)
        XCTAssertIdentical(director.scrollDelegate, listener)
    }

    @MainActor func testADirectorsSubscriptionsEndWithIt() async throws {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let log = Log()
        let bus = CellActionBus()
        bus.onProblem = { _ in }
        var director: TableDirector? = TableDirector(tableView: tableView, items: users(3), bus: bus)
        let token = director?.actionsProxy.subscription {
            $0.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        }
        let cell = try XCTUnwrap(tableView.cellForRow(at: path(0)) as? UserCell)

        director = nil
        CellAction.follow.invoke(cell: cell)

        XCTAssertEqual(token?.isCancelled, true)
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testAnActionFromACellWhoseDirectorIsGoneIsReportedAndNotHandled() async throws {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let problems = Problems()
        let bus = CellActionBus()
        bus.onProblem = { problems.all.append($0) }
        var director: TableDirector? = TableDirector(tableView: tableView, items: users(3), bus: bus)
        director?.actionsProxy.on(.follow) { (_: UserCellConfig, _) in }
        let cell = try XCTUnwrap(tableView.cellForRow(at: path(0)) as? UserCell)

        director = nil
        CellAction.follow.invoke(cell: cell)

        XCTAssertEqual(problems.all, [.noRow(action: "follow", view: "UserCell")])
    }

    /// A view controller that keeps its director only in a local variable, unless `keepsDirector` is `true`.
    private final class ForgetfulViewController: UITableViewController {
        let bus: CellActionBus
        var director: TableDirector?
        let keepsDirector: Bool

        init(bus: CellActionBus, keepsDirector: Bool = false) {
            self.bus = bus
            self.keepsDirector = keepsDirector
            super.init(style: .plain)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let director = TableDirector(tableView: tableView, items: users(3), bus: bus)
            if keepsDirector { self.director = director }
        }
    }

    /// Yields until tasks that are waiting for the main actor have run.
    @MainActor private func endTurn() async { for _ in 0..<10 { await Task.yield() } }

    @MainActor func testSeveralUnretainedDirectorsOfAListAreReportedOnce() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (table, bus, problems) = (UITableView(frame: window.frame), CellActionBus(), Problems())
        bus.onProblem = { problems.all.append($0) }
        window.addSubview(table)
        for _ in 0..<2 { _ = TableDirector(tableView: table, items: users(3), bus: bus) }
        await endTurn()
        XCTAssertEqual(problems.all, [.directorReleased(list: "UITableView")])
    }

    @MainActor func testADirectorThatIsNotRetainedIsReported() async {
        let problems = Problems()
        let bus = CellActionBus()
        bus.onProblem = { problems.all.append($0) }
        let screen = ForgetfulViewController(bus: bus)
        screen.loadViewIfNeeded()
        await endTurn()
        XCTAssertEqual(problems.all, [], "nothing is reported before the screen appears")

        let second = ForgetfulViewController(bus: bus)
        second.beginAppearanceTransition(true, animated: false)
        second.endAppearanceTransition()
        await endTurn()
        XCTAssertEqual(problems.all, [.directorReleased(list: "UITableView")])

        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let collection = UICollectionView(frame: window.frame, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(collection)
        var director: CollectionDirector? = CollectionDirector(collectionView: collection, bus: bus)
        director = nil
        director = CollectionDirector(
            collectionView: collection,
            sections: [CollectionSection(items: [TileConfig(item: Word(id: 0, text: "word"))])], bus: bus)
        await endTurn()
        XCTAssertEqual(problems.all.count, 1, "a director without rows is not reported")
        director = nil
        await endTurn()
        XCTAssertEqual(problems.all.dropFirst(), [.directorReleased(list: "UICollectionView")])
        withExtendedLifetime((screen, second, director)) {}
    }

    @MainActor func testTheDirectorOfAClosedScreenIsNotReported() async {
        let problems = Problems()
        let bus = CellActionBus()
        bus.onProblem = { problems.all.append($0) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        do {
            let screen = ForgetfulViewController(bus: bus, keepsDirector: true)
            window.rootViewController = screen
            screen.tableView.layoutIfNeeded()
            screen.director = TableDirector(tableView: screen.tableView, items: users(2), bus: bus)
            window.rootViewController = nil
        }
        await endTurn()
        XCTAssertEqual(problems.all, [], "the director of a closed screen is not reported")
    }

    /// A view controller that first uses its lazy director before its view is loaded: accessing `tableView` loads the
    /// view, and `viewDidLoad` uses the director again, which creates a second director.
    private final class EarlyUpdateViewController: UITableViewController {
        let bus: CellActionBus
        private lazy var director = TableDirector(tableView: tableView, bus: bus)

        init(bus: CellActionBus) {
            self.bus = bus
            super.init(style: .plain)
            director.update(items: users(3))
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            director.actionsProxy.on(.didSelect) { (c: UserCellConfig, cell) in }
        }
    }

    @MainActor func testHandlersThatAreLostToAnotherDirectorAreReported() async {
        let problems = Problems()
        let bus = CellActionBus()
        bus.onProblem = { problems.all.append($0) }
        let screen = EarlyUpdateViewController(bus: bus)
        XCTAssertEqual(problems.all, [.directorReplaced(list: "UITableView")])

        // Nothing is reported, because `next` shows rows and has no handlers that could be lost, and because the
        // director created in `viewDidLoad` has been deallocated.
        let next = TableDirector(tableView: screen.tableView, items: users(1), bus: bus)
        let last = TableDirector(tableView: screen.tableView, items: users(2), bus: bus)
        XCTAssertEqual(problems.all.count, 1)
        withExtendedLifetime((next, last)) {}
    }

    /// A view controller that registers its handlers before its view is loaded, and sets or observes rows later.
    private final class EarlyHandlerViewController: UITableViewController {
        let bus: CellActionBus
        private let showRows: @MainActor (TableDirector) -> Void
        private(set) lazy var director = TableDirector(tableView: tableView, bus: bus)

        init(bus: CellActionBus, _ showRows: @escaping @MainActor (TableDirector) -> Void) {
            self.bus = bus
            self.showRows = showRows
            super.init(style: .plain)
            director.actionsProxy.on(.didSelect) { (c: UserCellConfig, cell) in }
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            showRows(director)
        }
    }

    @MainActor func testRowsThatAreLostToAnotherDirectorAreReported() async {
        let model = ObservedUsers()
        let works: [@MainActor (TableDirector) -> Void] = [
            { $0.update(items: users(3)) },
            { $0.update(sections: [TableSection(headerTitle: "Users", rows: users(3))]) },
            { _ = $0.observe { [TableSection(id: "users", rows: users(model.count))] } },
        ]
        for (number, work) in works.enumerated() {
            let problems = Problems()
            let bus = CellActionBus()
            bus.onProblem = { problems.all.append($0) }
            let screen = EarlyHandlerViewController(bus: bus, work)
            screen.view.layoutIfNeeded()
            XCTAssertEqual(screen.tableView.numberOfSections, 0, "\(number)")
            XCTAssertEqual(problems.all, [.directorReplaced(list: "UITableView")], "\(number)")
        }
    }

    @MainActor func testADirectorWithRowsMayReplaceADirectorWithRows() async {
        let (screen, tiles) = (Screen(users(3)), TileScreen(tiles(0..<3)))
        let next = TableDirector(tableView: screen.tableView, items: users(2), bus: screen.bus)
        let nextTiles = CollectionDirector(
            collectionView: tiles.collectionView, items: [TileConfig(item: Word(id: 0, text: "word"))], bus: tiles.bus)
        XCTAssertEqual(screen.problems.all, [])
        XCTAssertEqual(tiles.problems.all, [])

        let last = CollectionDirector(collectionView: tiles.collectionView, bus: tiles.bus)
        XCTAssertEqual(tiles.problems.all, [.directorReplaced(list: "UICollectionView")])
        withExtendedLifetime((next, nextTiles, last)) {}
    }

    @MainActor func testAnUpdateOfAReplacedDirectorIsReportedBeforeItIsRefused() async {
        let works: [@MainActor (TableDirector) -> Void] = [
            { $0.update(items: users(1)) },
            { _ = $0.update(users(1)[0]) { $0.name = "new" } },
            { _ = $0.observe { [] } },
        ]
        for (number, work) in works.enumerated() {
            let screen = Screen()
            let next = TableDirector(tableView: screen.tableView, items: users(2), bus: screen.bus)
            XCTAssertEqual(screen.problems.all, [], "\(number): nothing is reported before the update")
            var before: [CellActionProblem] = []
            let raised = exceptions {
                let handler = ListException.handler
                ListException.handler = {
                    before = screen.problems.all
                    handler($0)
                }
                work(screen.director)
                work(screen.director)
            }
            XCTAssertEqual(before, [.directorReplaced(list: "UITableView")], "\(number)")
            XCTAssertEqual(screen.problems.all.count, 1, "\(number): the problem is reported once")
            XCTAssertEqual(raised.count, 2, "\(number)")
            XCTAssertTrue(raised.first?.reason.contains("keep one in a property") ?? false, "\(number): \(raised)")
            XCTAssertEqual(next.items.count, 2, "\(number)")
        }
    }

    @MainActor func testNothingRetainsDirectorViewOrOwner() async throws {
        var gone: [Weak] = []
        let bus = CellActionBus()
        bus.onProblem = { _ in }
        do {
            let owner = NSObject()
            let screen = Screen(
                sections: [TableSection(header: DayConfig(item: Day(title: "Day")), rows: users(50))], bus: bus)
            screen.proxy.on(.didSelect, owner: owner) { (_, _: UserCellConfig, _) in }
            screen.proxy.on(.follow) { [unowned director = screen.director] (c: UserCellConfig, _) in director.reload(c)
            }
            bus.addObserver(from: screen.director) { _ in }
            bus.addObserver(from: screen.tableView) { _ in }
            try screen.tap(row: 0)
            try screen.finger.tap(try screen.cell(1).followButton)
            try screen.scroll(toRow: 30)
            gone = [
                Weak(owner), Weak(screen), Weak(screen.director), Weak(screen.proxy), Weak(screen.tableView),
                Weak(try screen.cell(30)), Weak(try screen.header(0)), Weak(screen.director.items.first),
            ]
            XCTAssertEqual(gone.compactMap(\.object).count, gone.count)
        }

        XCTAssertEqual(gone.compactMap(\.object).map { "\(type(of: $0))" }, [])
    }

    @MainActor func testAReferenceRetainsNeitherCellNorDirector() async throws {
        var reference: CellReference?
        var gone: [Weak] = []
        do {
            let screen = Screen(users(3))
            let cell = try screen.cell(0)
            reference = CellReference(cell)
            gone = [Weak(screen.director), Weak(screen.tableView), Weak(cell)]
        }

        XCTAssertEqual(gone.compactMap(\.object).count, 0)
        XCTAssertEqual(reference?.isValid, false)
    }

    @MainActor func testAHandlerMayReleaseTheDirector() async throws {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let log = Log()
        final class Holder {
            var director: TableDirector?
        }
        let holder = Holder()
        holder.director = TableDirector(tableView: tableView, items: users(3), bus: CellActionBus())
        weak var director: AnyObject?
        director = holder.director
        holder.director?.actionsProxy
            .on(.didSelect) { (_: UserCellConfig, _) in
                holder.director = nil
                log.add("released")
            }

        try Finger().tap(rowAt: path(1), in: tableView)

        XCTAssertEqual(log.lines, ["released"])
        XCTAssertNil(director)
    }

    @MainActor func testAFollowButtonsHandlerMayReleaseTheDirector() async throws {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let log = Log()
        var director: TableDirector? = TableDirector(tableView: tableView, items: users(3), bus: CellActionBus())
        director?.actionsProxy
            .on(.follow) { (_: UserCellConfig, _) in
                director = nil
                log.add("released")
            }
            .on(.follow) { (_: UserCellConfig, _) in log.add("too late") }

        try Finger().tap(try XCTUnwrap(tableView.cellForRow(at: path(1)) as? UserCell).followButton)

        XCTAssertEqual(log.lines, ["released"])
        XCTAssertNil(director)
    }

    @MainActor func testTwoDirectorsMayShareABus() async throws {
        let bus = CellActionBus()
        let (one, two) = (Screen(users(3), bus: bus), Screen(users(3), bus: bus))
        let log = Log()
        one.proxy.on(.follow) { (c: UserCellConfig, _) in log.add("one \(c.item.id)") }
        two.proxy.on(.follow) { (c: UserCellConfig, _) in log.add("two \(c.item.id)") }
        bus.addObserver(for: .follow) { _ in log.add("observer") }
        bus.addObserver(for: .follow, from: one.director) { _ in log.add("observer of director one") }
        bus.addObserver(for: .follow, from: two.tableView) { _ in log.add("observer of table two") }
        let cell = try two.cell(2)
        bus.addObserver(for: .follow, from: cell) { _ in log.add("observer of a cell") }

        try one.finger.tap(try one.cell(1).followButton)
        try two.finger.tap(cell.followButton)
        try two.finger.tap(try two.cell(0).followButton)

        XCTAssertEqual(
            log.lines,
            [
                "observer", "observer of director one", "one 1",
                "observer", "observer of table two", "observer of a cell", "two 2",
                "observer", "observer of table two", "two 0",
            ])
    }

    @MainActor func testDirectorsWithSeparateBusesDoNotReceiveEachOthersActions() async throws {
        let (one, two) = (Screen(users(3)), Screen(users(3)))
        one.proxy.on(.follow) { (_: UserCellConfig, _) in }
        let log = Log()
        one.bus.addObserver(for: .follow) { _ in log.add("one") }
        two.bus.addObserver(for: .follow) { _ in log.add("two") }
        let other = CellActionBus.default.addObserver { _ in log.add("default") }

        try one.finger.tap(try one.cell(1).followButton)
        other.cancel()

        XCTAssertEqual(log.lines, ["one"])
    }
}

@MainActor
@Observable
private final class ObservedUsers {
    var count = 3
}

private final class Listener: NSObject, UICollectionViewDelegate {}

private final class Rows: NSObject, UITableViewDelegate {}
