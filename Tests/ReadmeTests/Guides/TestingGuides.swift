import CellDirector
import TapReplayCommand
import TapReplayTesting
import XCTest

// The snippets in "Testing", compiled and played.

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

/// Drafts with a menu, and settings: pages, an alert and a sheet.
private final class DraftsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drafts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "draft")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "draft", for: indexPath)
        cell.textLabel?.text = "Draft"
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Delete") { [weak self] _ in self?.ask() }])
        }
    }

    private func ask() {
        let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

private final class SettingsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit name", primaryAction: UIAction { [weak self] _ in self?.edit() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        cell.textLabel?.text = "Account"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = "Account"
        navigationController?.pushViewController(page, animated: true)
    }

    private func edit() {
        let sheet = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        list.keyboardDismissMode = .onDrag
        list.alwaysBounceVertical = true
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 350, height: 44))
        field.text = "A"
        list.addSubview(field)
        sheet.view.addSubview(list)
        present(sheet, animated: true)
    }
}

final class TestingGuides: XCTestCase {
    @MainActor
    func testFollowing() async throws {
        let screen = OpenScreen(PeopleViewController())
        try screen.row("Ada Lovelace").button("Follow").tap()
        XCTAssertEqual(try screen.row("Ada Lovelace").button().text, "Following")
    }

    @MainActor
    func testAlertsMenusTabsPagesSheetsAndTheKeyboard() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [DraftsViewController(), SettingsViewController()].map {
            UINavigationController(rootViewController: $0)
        }
        for (page, title) in zip(tabs.viewControllers ?? [], ["Drafts", "Settings"]) { page.tabBarItem.title = title }
        let screen = OpenScreen(tabs)

        try screen.row("Draft").longPress()
        try screen.menu.choose("Delete")
        XCTAssertTrue(try screen.alert.shows("Delete it?"))
        try screen.tap("Cancel", in: .alert)

        try screen.tab("Settings").choose()
        try screen.row("Account").tap()
        XCTAssertEqual(screen.title, "Account")
        try screen.swipeBack()

        try screen.navigationBar.tap("Edit name")
        try screen.field().replaceText(with: "Ada")
        try screen.dismissKeyboard()
        try screen.swipeSheetDown()

        XCTAssertEqual(screen.title, "Settings")
    }

    @MainActor
    func testWaiting() async throws {
        let screen = OpenScreen(NewsViewController())
        try screen.pullToRefresh()
        try await screen.row(containing: "Grace").waitUntilVisible(for: .seconds(10))
        try await screen.wait { try screen.rowCount() == 2 }
    }

    @MainActor
    func testNewsByScript() async {
        await replay("Scripts/news.taps", on: [ReplayScreen("news") { NewsViewController() }])
    }

    /// Compiles the snippet, which would write a picture.
    @MainActor
    private func assertThePicture() {
        assertPicture(of: PeopleViewController(), named: "people", update: true)
    }

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

        let screen = OpenScreen(SearchViewController())
        try screen.control(id: "search").type("ada")
        XCTAssertEqual(try screen.rowCount(), 1)
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
