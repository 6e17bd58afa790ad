import CellDirector
import Observation
import XCTest

// The snippets in "Threads and memory", "Images that arrive late" and the articles about CellActions, compiled and
// tested.

struct Photo: Identifiable, Equatable {
    let id: Int
    var image: UIImage?
    var likes = 0
}

final class PhotoCell: UITableViewCell, ConfigurableCell {
    func configure(data photo: Photo) {
        var content = defaultContentConfiguration()
        content.text = "\(photo.id)"
        content.image = photo.image
        contentConfiguration = content
    }
}

typealias PhotoRowConfig = TableCellConfigurator<PhotoCell, Photo>

/// An image loader that delivers an image when the test calls `arrive(_:)`.
@MainActor
private final class Loader {
    private var wanted: [Int: [@MainActor (UIImage) -> Void]] = [:]

    func load(_ id: Int, _ completion: @escaping @MainActor (UIImage) -> Void) {
        wanted[id, default: []].append(completion)
    }

    func cancel(_ id: Int) { wanted[id] = nil }

    func arrive(_ id: Int) {
        for completion in wanted.removeValue(forKey: id) ?? [] { completion(UIImage()) }
    }

    func image(_ id: Int) async throws -> UIImage { UIImage() }
}

/// A cell that uploads a file and later sends an action with the result.
final class UploadCell: UITableViewCell, ConfigurableCell {
    func configure(data name: String) {}

    func upload(_ file: URL) {
        guard let reference = CellReference(self) else { return }
        Task.detached {
            let isSent = await send(file)
            CellAction.toggled.invoke(from: reference, payload: isSent)
        }
    }
}

private func send(_ file: URL) async -> Bool { file.isFileURL }

/// A list of people that observes the bus for changes made on other screens.
final class OpenedViewController: UITableViewController {
    private(set) var opened: [User] = []
    private(set) var touched: [any CellConfigurator] = []
    private var token: CellActionToken?
    private(set) lazy var director = TableDirector(tableView: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        let log: (any CellConfigurator) -> Void = { [unowned self] in touched.append($0) }
        director.actionsProxy
            .on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in self.open(c.item) }
            .on(.delete) { [unowned director] (c: UserCellConfig, indexPath) in
                director.update { $0[0].rows.remove(at: indexPath.row) }
            }
        director.actionsProxy
            .on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in self.open(c.item) }
            .on(.didSelect) { (c: AnyRow, cell) in log(c.base) }
        token = CellActionBus.default.addObserver(for: .custom("follow"), .afterHandlers) { [weak self] event in
            guard let self, event.list !== tableView, let user = event.configurator as? UserCellConfig,
                director.indexPath(for: user) != nil
            else { return }
            director.reload(user)
        }.cancelOnDeinit()
        director.update(items: [ada, grace].map { UserCellConfig(item: $0) })
    }

    private func open(_ user: User) { opened.append(user) }
}

/// A screen that stores one subscription for all its handlers. Canceling the subscription cancels all of them.
@MainActor
final class PausedScreen {
    private let director: TableDirector
    private(set) var screen: CellActionSubscription?
    private(set) var heard: [String] = []

    init(_ director: TableDirector) {
        self.director = director
        screen = director.actionsProxy.subscription {
            $0.on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in self.open(c.item) }
                .on(.delete, owner: self) { (self, c: UserCellConfig, indexPath) in self.remove(c.item) }
        }
    }

    private func open(_ user: User) { heard.append("open \(user.name)") }
    private func remove(_ user: User) { heard.append("remove \(user.name)") }
}

@MainActor
@Observable
final class Following {
    private(set) var ids: Set<User.ID> = []

    func toggle(_ id: User.ID) { ids.formSymmetricDifference([id]) }
}

@MainActor
private final class Session {
    var isSignedIn = false
}

@MainActor
private final class Store {
    private(set) var values: [Bool] = []

    func set(_ isOn: Bool, from list: AnyObject?) { values.append(isOn) }
}

private struct API {
    func save(_ user: User) async throws -> User { User(id: user.id, name: user.name, isFollowed: true) }
}

final class HandlerGuides: XCTestCase {
    @MainActor private lazy var tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    /// Tests how the closures of swipe actions and menus behave, as described in the article "Tables".
    @MainActor
    func testClosuresOfActionsAreNotHandlers() async throws {
        // Uses a separate bus, because a bus with observers dispatches more events, and the director updates changed
        // rows after every event.
        let items = [UserCellConfig(item: ada)]
        let director = TableDirector(tableView: tableView, items: items, bus: CellActionBus())
        let path = IndexPath(row: 0, section: 0)
        var shown: [String?] = []
        director.actionsProxy
            .on(.leadingSwipeActions) { [unowned director, tableView] (c: UserCellConfig, indexPath) in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Swiped") { _, _, done in
                        c.item.name = "Swiped"
                        shown = tableView.visibleCells.map(text)
                        done(true)
                    },
                    UIContextualAction(style: .normal, title: "Updated") { _, _, done in
                        director.update(c) { $0.name = "Updated" }
                        done(true)
                    },
                ])
            }
            .on(.contextMenu) { (c: UserCellConfig, indexPath, point) in
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Chosen") { _ in c.item.name = "Chosen" }])
                })
            }
        func swipe(_ title: String) throws {
            try Finger().swipe(rowAt: path, .right, in: tableView)
            let cell = try XCTUnwrap(tableView.cellForRow(at: path))
            try Finger().tap(XCTUnwrap(button(title, in: cell)))
        }
        func button(_ title: String, in view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.currentTitle == title { return button }
            return view.subviews.lazy.compactMap { button(title, in: $0) }.first
        }

        try Finger().longPress(rowAt: path, in: tableView)
        try Finger().choose("Chosen", in: tableView)
        XCTAssertEqual(tableView.visibleCells.map(text), ["Chosen"])
        try swipe("Swiped")
        XCTAssertEqual(shown, ["Swiped"], "the table was laid out when its cells were requested")
        try swipe("Updated")
        XCTAssertEqual(tableView.visibleCells.map(text), ["Updated"])
    }

    /// Tests the behavior of dragged rows and deleted rows, as described in the article "Tables".
    @MainActor
    func testTheDirectorMovesARowThatWasDragged() async throws {
        let director = TableDirector(tableView: tableView, items: [ada, grace].map { UserCellConfig(item: $0) })
        var (moved, deleted): ([Int], [Int]) = ([], [])
        func ids() -> [Int] { director.items.compactMap { ($0 as? UserCellConfig)?.item.id } }
        director.actionsProxy
            .on(.move) { (c: UserCellConfig, indexPath, destination) in moved = ids() }
            .on(.delete) { (c: UserCellConfig, indexPath) in deleted = ids() }
        tableView.setEditing(true, animated: false)
        try Finger().move(rowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0), in: tableView)
        XCTAssertEqual(moved, [grace.id, ada.id])
        tableView.setEditing(false, animated: false)
        try Finger().delete(rowAt: IndexPath(row: 0, section: 0), in: tableView)
        XCTAssertEqual(deleted, [grace.id, ada.id])
        XCTAssertEqual(ids(), [grace.id, ada.id])
    }

    @MainActor
    private func image(_ cell: UITableViewCell) -> UIImage? {
        (cell.contentConfiguration as? UIListContentConfiguration)?.image
    }

    @MainActor
    func testImagesThatArriveLate() async {
        let loader = Loader()
        let director = TableDirector(tableView: tableView)
        director.actionsProxy
            .on(.willDisplay) { [weak director] (c: PhotoRowConfig, cell) in
                guard c.item.image == nil else { return }
                loader.load(c.item.id) { image in director?.update(c) { $0.image = image } }
            }
            .on(.prefetch) { [weak director] (c: PhotoRowConfig, indexPath) in
                guard c.item.image == nil else { return }
                loader.load(c.item.id) { image in director?.update(c) { $0.image = image } }
            }
            .on(.didEndDisplaying) { (c: PhotoRowConfig, cell) in loader.cancel(c.item.id) }
            .on(.cancelPrefetch) { (c: PhotoRowConfig, indexPath) in loader.cancel(c.item.id) }
        director.update(items: [PhotoRowConfig(item: Photo(id: 1)), PhotoRowConfig(item: Photo(id: 2))])
        tableView.layoutIfNeeded()

        director.update(items: [PhotoRowConfig(item: Photo(id: 2)), PhotoRowConfig(item: Photo(id: 1))])
        loader.arrive(1)

        XCTAssertEqual(tableView.visibleCells.map { image($0) != nil }, [false, true])
    }

    @MainActor
    func testAnImageThatIsAwaited() async {
        let loader = Loader()
        let director = TableDirector(tableView: tableView, items: [PhotoRowConfig(item: Photo(id: 1))])
        director.actionsProxy.on(.willDisplay, whileRunning: .ignore, cancelsWithRow: true) {
            [weak director] (c: PhotoRowConfig, cell) in
            guard c.item.image == nil else { return }
            let image = try await loader.image(c.item.id)
            director?.update(c) { $0.image = image }
        }

        tableView.layoutIfNeeded()
        await director.actionsProxy.bus.waitUntilIdle()

        XCTAssertEqual(tableView.visibleCells.map { image($0) != nil }, [true])
    }

    @MainActor
    func testAnActionThatIsSentLater() async throws {
        let sent = expectation(description: "sent")
        var token: CellActionToken?
        var answers: [Bool] = []
        func log(_ isOn: Bool) {
            answers.append(isOn)
            sent.fulfill()
        }
        token = CellActionBus.default.addObserver(for: .toggled, .afterHandlers) { event, isOn in log(isOn) }
            .cancelOnDeinit()
        let director = TableDirector(
            tableView: tableView, items: [TableCellConfigurator<UploadCell, String>(item: "photo")])

        try XCTUnwrap(tableView.visibleCells.first as? UploadCell).upload(URL(fileURLWithPath: "/photo"))
        await fulfillment(of: [sent], timeout: 60)

        XCTAssertEqual(answers, [true])
        XCTAssertEqual(token?.subscription.isCancelled, false)
        withExtendedLifetime(director) {}
    }

    @MainActor
    func testTwoScreensThatTheBusKeepsConsistent() async throws {
        let opened = OpenedViewController()
        opened.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        opened.view.layoutIfNeeded()
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: grace)])
        director.actionsProxy.on(.custom("follow")) { (c: UserCellConfig, cell) in c.item.isFollowed = true }

        try Finger().tap(XCTUnwrap(tableView.visibleCells.first?.accessoryView))
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: opened.tableView)
        try Finger().delete(rowAt: IndexPath(row: 0, section: 0), in: opened.tableView)

        XCTAssertEqual(opened.opened.map(\.isFollowed), [true, true], "both handlers run")
        XCTAssertEqual(opened.touched.count, 1)
        XCTAssertEqual(opened.director.items.count, 1)
    }

    @MainActor
    func testHandlersThatEndTogether() async throws {
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: grace)])
        let screen = PausedScreen(director)
        let row = IndexPath(row: 0, section: 0)
        try Finger().tap(rowAt: row, in: tableView)
        try Finger().delete(rowAt: row, in: tableView)
        screen.screen?.cancel()
        try Finger().tap(rowAt: row, in: tableView)
        XCTAssertEqual(screen.heard, ["open \(grace.name)", "remove \(grace.name)"])
    }

    @MainActor
    func testTwoScreensWithAModel() async throws {
        let (following, people) = (Following(), [ada, grace])
        let director = TableDirector(tableView: tableView)
        director.actionsProxy.on(.custom(UserCell.userFollowAction)) { [following] (c: UserCellConfig, cell) in
            following.toggle(c.item.id)
        }
        director.observe { [following] in
            let rows = people.map { person in
                UserCellConfig(
                    item: User(id: person.id, name: person.name, isFollowed: following.ids.contains(person.id)))
            }
            return [TableSection(id: "people", rows: rows)]
        }
        tableView.layoutIfNeeded()
        let button = try XCTUnwrap(tableView.visibleCells.last?.accessoryView as? UIButton)

        try Finger().tap(button)
        tableView.layoutIfNeeded()

        XCTAssertEqual(button.currentTitle, "Following")
        XCTAssertEqual(following.ids, [grace.id])
    }

    @MainActor
    func testHandlersGatesAndObservers() async throws {
        let (bus, session, store, api) = (CellActionBus(), Session(), Store(), API())
        let setting = SettingConfig(item: false, id: "sound")
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada), setting], bus: bus)

        bus.addGate(for: .custom("follow")) { event in session.isSignedIn ? .pass : .stop }
        bus.addObserver(for: .toggled, .afterHandlers) { event, isOn in store.set(isOn, from: event.list) }
        bus.addObserver(for: .custom("follow")) { NotificationCenter.default.post($0.notification) }
        director.actionsProxy.on(.custom("save"), whileRunning: .ignore) {
            [weak director] (c: UserCellConfig, cell) in
            let saved = try await api.save(c.item)
            director?.update(c) { $0 = saved }
        }
        director.actionsProxy.on(.custom("follow")) { (c: UserCellConfig, cell) in
            CellAction.custom("save").invoke(cell: cell)
        }
        let follow = try XCTUnwrap(tableView.visibleCells.first?.accessoryView as? UIButton)

        try Finger().tap(follow)
        XCTAssertEqual(follow.currentTitle, "Follow")
        session.isSignedIn = true
        try Finger().tap(follow)
        try Finger().tap(XCTUnwrap(tableView.visibleCells.last?.accessoryView))
        await bus.waitUntilIdle()

        XCTAssertEqual(follow.currentTitle, "Following")
        XCTAssertEqual(store.values, [true])
    }

    @MainActor
    func testEventsAsASequence() async throws {
        let bus = CellActionBus()
        var heard: [String] = []
        func log(_ event: CellActionEvent) { heard.append(event.name) }
        let director = TableDirector(tableView: tableView, items: [SettingConfig(item: false, id: "sound")], bus: bus)
        director.actionsProxy.on(.toggled) { (c: SettingConfig, cell, isOn) in c.item = isOn }
        let cell = try XCTUnwrap(tableView.visibleCells.first)

        let reader = Task {
            for await event in bus.events(for: .toggled, bufferingPolicy: .bufferingNewest(10)) { log(event) }
        }
        for _ in 0..<100_000 where heard.isEmpty {
            CellAction.toggled.invoke(cell: cell, payload: true)
            await Task.yield()
        }
        reader.cancel()

        XCTAssertEqual(heard.first, "toggled")
    }
}
