import CellDirector
import TapReplayCommand
import TapReplayTesting
import XCTest

// The snippets in "Testing recipes", compiled and played.

@MainActor
private func loadNews() async -> [User] { [ada, grace] }

final class NewsViewController: UITableViewController {
    private lazy var director = TableDirector(tableView: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        let control = UIRefreshControl()
        control.addAction(UIAction { [unowned self] _ in refresh() }, for: .valueChanged)
        refreshControl = control
    }

    private(set) var refreshing: Task<Void, Never>?

    private func refresh() {
        refreshing = Task {
            director.update(items: await loadNews().map { UserCellConfig(item: $0) })
            refreshControl?.endRefreshing()
        }
    }
}

/// The main program of a custom command-line tool.
@MainActor
private func runCommand(on people: ReplayScreen) async -> Never {
    let command = ReplayCommand(name: "people-taps", version: "1.0", screens: [people])
    exit(await command.run())
}

/// A list of people with a search field that filters the list as the user types.
private final class SearchViewController: UITableViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private lazy var director = TableDirector(tableView: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "search"
        field.addAction(UIAction { [unowned self] _ in show() }, for: .editingChanged)
        tableView.tableHeaderView = field
        show()
    }

    private func show() {
        let wanted = (field.text ?? "").lowercased()
        let found = [ada, grace].filter { wanted.isEmpty || $0.name.lowercased().contains(wanted) }
        director.update(items: found.map { UserCellConfig(item: $0) })
    }
}

/// A list of all people next to a list of the followed people.
private final class ColumnsViewController: UIViewController {
    private let all = UITableView(frame: CGRect(x: 0, y: 0, width: 195, height: 844))
    private let followed = UITableView(frame: CGRect(x: 195, y: 0, width: 195, height: 844))
    private lazy var director = TableDirector(tableView: all, items: [ada, grace].map { UserCellConfig(item: $0) })
    private lazy var followedDirector = TableDirector(tableView: followed)

    override func viewDidLoad() {
        super.viewDidLoad()
        all.accessibilityIdentifier = "all"
        followed.accessibilityIdentifier = "followed"
        view.addSubview(all)
        view.addSubview(followed)
        director.actionsProxy.on(.custom("follow"), owner: self) { (self, c: UserCellConfig, cell) in
            c.item.isFollowed = true
            let rows = self.director.items.compactMap { $0 as? UserCellConfig }.filter(\.item.isFollowed)
            self.followedDirector.update(items: rows.map { UserCellConfig(item: $0.item) })
        }
    }
}

@MainActor
private func open(_ link: String, in app: UINavigationController) {
    let person = UIViewController()
    person.title = [ada, grace].first { link.hasSuffix("/\($0.id)") }?.name
    app.pushViewController(person, animated: true)
}

final class TestingGuides: XCTestCase {
    @MainActor
    func testWaitingForAsynchronousWork() async throws {
        func fullName(of user: User) async throws -> String { "\(user.name), Countess" }
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        let bus = CellActionBus()
        bus.onProblem = { XCTFail("\($0)") }
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)], bus: bus)
        director.actionsProxy.on(.didSelect, whileRunning: .ignore) { [weak director] (c: UserCellConfig, cell) in
            let name = try await fullName(of: c.item)
            director?.update(c) { $0.name = name }
        }

        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: tableView)
        await bus.waitUntilIdle()

        XCTAssertEqual(tableView.visibleCells.map(text), ["Ada Lovelace, Countess"])
    }

    @MainActor
    func testEmptyLists() async {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let rows = [UserCellConfig(item: ada)]
        let director = TableDirector(tableView: tableView, items: rows)
        director.update(items: [])
        XCTAssertEqual(tableView.numberOfSections, 0)

        director.update(sections: [TableSection(id: "people", rows: rows)])
        director.update(items: [])
        XCTAssertEqual(tableView.numberOfRows(inSection: 0), 0)
    }

    @MainActor
    func testPullToRefresh() async {
        await replay("Scripts/news.taps", on: [ReplayScreen("news") { NewsViewController() }])
    }

    @MainActor
    func testPullToRefreshByAFinger() async throws {
        let news = NewsViewController()
        news.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        news.view.layoutIfNeeded()

        try Finger().pullToRefresh(news.tableView)
        await news.refreshing?.value
        XCTAssertEqual(news.tableView.numberOfRows(inSection: 0), 2)
    }

    /// Tests the snippet in "Touching tables".
    @MainActor
    func testTouchingControls() async throws {
        let (stepper, slider, toggle, field) = (UIStepper(), UISlider(), UISwitch(), UITextField())
        let segments = UISegmentedControl(items: ["Daily", "Weekly"])
        let controls = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
        for (index, view) in [stepper, slider, toggle, field, segments].enumerated() {
            view.frame = CGRect(x: 0, y: CGFloat(100 * index), width: 200, height: 44)
            controls.addSubview(view)
        }
        let news = NewsViewController()
        news.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        news.view.layoutIfNeeded()
        let tableView: UITableView = news.tableView
        tableView.tableHeaderView = controls

        let finger = Finger()
        try finger.step(stepper, .up)
        try finger.slide(slider, to: 0.5)
        try finger.toggle(toggle)
        try finger.choose(segment: "Weekly", in: segments)
        try finger.type("Ada", over: field)
        try finger.pullToRefresh(tableView)

        XCTAssertEqual(stepper.value, 1)
        XCTAssertEqual(slider.value, 0.5)
        XCTAssertTrue(toggle.isOn)
        XCTAssertEqual(segments.selectedSegmentIndex, 1)
        XCTAssertEqual(field.text, "Ada")
        XCTAssertNotNil(news.refreshing)
    }

    @MainActor
    func testSearch() async throws {
        await replay("Scripts/search.taps", on: [ReplayScreen("search") { SearchViewController() }])

        let search = SearchViewController()
        search.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        search.view.layoutIfNeeded()
        let field = search.field
        let tableView: UITableView = search.tableView
        try Finger().type("ada", into: field)
        XCTAssertEqual(tableView.numberOfRows(inSection: 0), 1)
    }

    @MainActor
    func testDeepLinks() async {
        let app = ReplayScreen("app", "the whole app, from its first screen") {
            UINavigationController(rootViewController: PeopleViewController())
        }
        .command("open-grace") { (app: UINavigationController) in open("people://2", in: app) }
        await replay("Scripts/app.taps", on: [app])
    }

    @MainActor
    func testTwoLists() async {
        await replay("Scripts/columns.taps", on: [ReplayScreen("columns") { ColumnsViewController() }])
    }

    @MainActor
    func testADrawing() async {
        assertDrawing(
            of: PeopleViewController(),
            """
            ┌────────────────────────────────────────────────────────────────┐
            │ 0   Ada Lovelace                                      [Follow] │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Grace Hopper                                      [Follow] │
            └─ rows 0 to 1 of 2 ─────────────────────────────────────────────┘
            """)
    }
}
