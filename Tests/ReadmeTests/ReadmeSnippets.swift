import CellDirector
import TapReplayTesting
import XCTest

// What the README shows, compiled. `ReadmeTests` checks that the README shows exactly this.

struct User: Hashable, Identifiable {
    let id: Int
    var name: String
    var isFollowed = false
}

final class UserCell: UITableViewCell, ConfigurableCell {
    static let userFollowAction = "follow"

    private lazy var followButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Follow") { [unowned self] _ in onFollowTap() })

    func configure(data user: User) {
        textLabel?.text = user.name
        followButton.setTitle(user.isFollowed ? "Following" : "Follow", for: .normal)
        followButton.sizeToFit()
        accessoryView = followButton
    }

    func onFollowTap() { CellAction.custom(Self.userFollowAction).invoke(cell: self) }
}

typealias UserCellConfig = TableCellConfigurator<UserCell, User>

extension CellAction where Payload == Bool {
    static var toggled: Self { Self("toggled") }
}

final class SettingCell: UITableViewCell, ConfigurableCell {
    private let toggle = UISwitch()

    func configure(data isOn: Bool) {
        toggle.isOn = isOn
        accessoryView = toggle
        let send = UIAction(identifier: .init("toggled")) { action in
            guard let toggle = action.sender as? UISwitch else { return }
            CellAction.toggled.invoke(from: toggle, payload: toggle.isOn)
        }
        toggle.addAction(send, for: .valueChanged)
    }

    func turnOnLater() {
        guard let reference = CellReference(self) else { return }
        Task.detached { CellAction.toggled.invoke(from: reference, payload: true) }
    }
}

typealias SettingConfig = TableCellConfigurator<SettingCell, Bool>

let ada = User(id: 1, name: "Ada Lovelace")
let grace = User(id: 2, name: "Grace Hopper")

@MainActor
final class People {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var opened: [User] = []
    private(set) var removed: [User] = []
    private(set) var prefetched: [User] = []
    private(set) var flagged: [User] = []
    private(set) var saved: [Bool] = []

    func open(_ user: User) { opened.append(user) }
    func remove(_ user: User) { removed.append(user) }
    func prefetch(_ user: User) { prefetched.append(user) }

    func makeDirector() -> TableDirector {
        let open = open
        let remove = remove
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        director.actionsProxy
            .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
            .on(.canEdit) { (c: UserCellConfig, indexPath) in !c.item.isFollowed }
            .on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }
        director.actionsProxy.on(.custom(UserCell.userFollowAction)) { [unowned director] (c: UserCellConfig, cell) in
            c.item.isFollowed = true
            director.reload(c)
        }
        return director
    }

    func flag(_ user: User) { flagged.append(user) }
    func save(_ isOn: Bool) { saved.append(isOn) }

    func swipe(with director: TableDirector) {
        let flag = flag
        director.actionsProxy.on(.leadingSwipeActions) { (c: UserCellConfig, indexPath) in
            let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                flag(c.item)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
    }

    func listen(with director: TableDirector) -> ContentConfigurator<UIListContentConfiguration> {
        let save = save
        director.actionsProxy.on(.toggled) { (c: SettingConfig, cell, isOn) in save(isOn) }

        var content = UIListContentConfiguration.valueCell()
        content.text = "Settings"
        content.secondaryText = "1"
        let count = ContentConfigurator(item: content, id: "count")
        return count
    }

    /// Asks for the full names of people that are tapped.
    func lookUp(with director: TableDirector, find: @escaping @MainActor (User) async -> String) {
        func fullName(of user: User) async -> String { await find(user) }
        director.actionsProxy.on(.didSelect) { [unowned director] (c: UserCellConfig, cell) in
            Task {
                let name = await fullName(of: c.item)
                director.update(c) { $0.name = name }
            }
        }
    }

    func prefetch(with director: TableDirector) {
        director.actionsProxy.subscribe(to: .willDisplay, owner: self) { (self, c: UserCellConfig, cell) in
            self.prefetch(c.item)
        }
    }
}

final class PeopleViewController: UITableViewController {
    private lazy var director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.subscribe(to: .custom(UserCell.userFollowAction), owner: self) {
            (self, c: UserCellConfig, cell) in
            c.item.isFollowed = true
            self.director.reload(c)
        }
    }
}

final class ReadmeSnippets: XCTestCase {
    @MainActor
    func testFollowing() async throws {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        var followed: [String] = []
        director.actionsProxy.on(.custom(UserCell.userFollowAction)) { (c: UserCellConfig, cell) in
            followed.append(c.item.name)
        }

        let cell = try XCTUnwrap(tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        try Finger().tap(XCTUnwrap(cell.accessoryView))

        XCTAssertEqual(followed, ["Ada Lovelace"])
    }

    @MainActor
    func testFollowingByScript() async {
        let people = ReplayScreen("people") { PeopleViewController() }
        await replay("following.taps", on: [people])
    }

    @MainActor
    func testHandlersOfTheReadmeHear() async throws {
        let people = People()
        let director = people.makeDirector()
        people.prefetch(with: director)
        people.swipe(with: director)
        people.tableView.layoutIfNeeded()
        let row = IndexPath(row: 0, section: 0)
        let finger = Finger()
        let follow = try XCTUnwrap(people.tableView.cellForRow(at: row)?.accessoryView as? UIButton)

        try finger.tap(rowAt: row, in: people.tableView)
        try finger.swipe(rowAt: row, .right, fully: true, in: people.tableView)
        try finger.delete(rowAt: row, in: people.tableView)
        try finger.tap(follow)

        XCTAssertEqual(people.prefetched, [ada])
        XCTAssertEqual(people.flagged, [ada])
        XCTAssertEqual(people.opened, [ada])
        XCTAssertEqual(people.removed, [ada])
        XCTAssertEqual(follow.currentTitle, "Following")
        XCTAssertThrowsError(try finger.delete(rowAt: row, in: people.tableView))
    }

    @MainActor
    func testAHandlerThatComesBackLaterChangesTheRowThatIsThereThen() async throws {
        let people = People()
        let director = people.makeDirector()
        people.lookUp(with: director) { "\($0.name), Countess" }

        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: people.tableView)
        director.update(items: [UserCellConfig(item: grace), UserCellConfig(item: ada)])
        for _ in 0..<10_000 where people.tableView.visibleCells.last?.textLabel?.text == ada.name { await Task.yield() }

        XCTAssertEqual(
            people.tableView.visibleCells.map(\.textLabel?.text), ["Grace Hopper", "Ada Lovelace, Countess"])
    }

    @MainActor
    func testAPayloadIsHeardAndAContentConfigurationIsARow() async throws {
        let people = People()
        let director = people.makeDirector()
        let setting = SettingConfig(item: false, id: "sound")
        let count = people.listen(with: director)
        director.update(items: [setting, count])
        let cells = people.tableView.visibleCells

        try Finger().tap(XCTUnwrap(cells.first?.accessoryView))

        XCTAssertEqual(people.saved, [true])
        let content = cells.last?.contentConfiguration as? UIListContentConfiguration
        XCTAssertEqual(content?.secondaryText, "1")
    }

    @MainActor
    func testUpdatingKeepsTheCellsOfRowsThatStay() async throws {
        let people = People()
        let director = people.makeDirector()
        let cell = try XCTUnwrap(people.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))

        director.update(items: [UserCellConfig(item: grace), UserCellConfig(item: ada)])

        XCTAssertEqual(people.tableView.indexPath(for: cell), IndexPath(row: 1, section: 0))
        XCTAssertEqual(people.tableView.visibleCells.map(\.textLabel?.text), ["Grace Hopper", "Ada Lovelace"])
    }

    @MainActor
    func testObservingTheBus() async {
        var logged: [String] = []
        func log(_ event: CellActionEvent) { logged.append(event.name) }

        let token = CellActionBus.default.addObserver(for: .custom("follow")) { event in log(event) }
        token.cancel()

        XCTAssertTrue(token.isCancelled)
        XCTAssertEqual(logged, [])
    }
}
