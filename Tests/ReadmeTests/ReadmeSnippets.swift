import CellDirector
import TapReplayTesting
import XCTest

// The Swift snippets in the README, compiled. `ReadmeTests` checks that this file contains the code of every Swift
// snippet in the README.

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
        var content = defaultContentConfiguration()
        content.text = user.name
        contentConfiguration = content
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
}

typealias SettingConfig = TableCellConfigurator<SettingCell, Bool>

let ada = User(id: 1, name: "Ada Lovelace")
let grace = User(id: 2, name: "Grace Hopper")

/// Returns the text of a cell that shows a content configuration.
@MainActor
func text(_ cell: UITableViewCell) -> String? { (cell.contentConfiguration as? UIListContentConfiguration)?.text }

/// A cell that calls a closure when its button is tapped, as is common in apps.
final class ClosureCell: UITableViewCell {
    var onFollow: (() -> Void)?
    private(set) lazy var followButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Follow") { [unowned self] _ in onFollow?() })

    func configure(data user: User) {
        followButton.setTitle(user.isFollowed ? "Following" : "Follow", for: .normal)
        followButton.sizeToFit()
        accessoryView = followButton
    }
}

final class ClosureViewController: UITableViewController {
    var users = [ada, grace]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ClosureCell.self, forCellReuseIdentifier: "user")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { users.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath)
        guard let cell = cell as? ClosureCell else { return cell }
        cell.configure(data: users[indexPath.row])
        cell.onFollow = { [weak self, weak cell] in
            guard let self, let cell, let indexPath = self.tableView.indexPath(for: cell) else { return }
            users[indexPath.row].isFollowed = true
            self.tableView.reconfigureRows(at: [indexPath])
        }
        return cell
    }
}

final class PeopleViewController: UITableViewController {
    private let users = [ada, grace]
    private lazy var director = TableDirector(tableView: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.custom(UserCell.userFollowAction), owner: self) { (self, c: UserCellConfig, cell) in
            self.director.update(c) { $0.isFollowed = true }
        }
        director.update(items: users.map { UserCellConfig(item: $0) })
    }
}

@MainActor
final class People {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var opened: [User] = []
    private(set) var removed: [User] = []
    private(set) var saved: [Bool] = []

    func makeDirector() -> TableDirector {
        let open: (User) -> Void = { [unowned self] in opened.append($0) }
        let remove: (User) -> Void = { [unowned self] in removed.append($0) }
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        director.actionsProxy
            .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }  // an action: receives the cell
            .on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }  // an event: the cell may not exist
            .on(.canEdit) { (c: UserCellConfig, indexPath) in !c.item.isFollowed }  // a question: returns an answer
            .on(.custom(UserCell.userFollowAction)) { [unowned director] (c: UserCellConfig, cell) in
                director.update(c) { $0.isFollowed = true }
            }
        return director
    }

    func save(_ isOn: Bool) { saved.append(isOn) }

    /// Registers a handler that looks up the full names of tapped people.
    func lookUp(with director: TableDirector, find: @escaping @MainActor (User) async -> String) {
        func fullName(of user: User) async throws -> String { await find(user) }
        director.actionsProxy.on(.didSelect, whileRunning: .ignore) { [weak director] (c: UserCellConfig, cell) in
            let name = try await fullName(of: c.item)
            director?.update(c) { $0.name = name }
        }
    }
}

final class ReadmeSnippets: XCTestCase {
    @MainActor
    func testFollowing() async throws {
        let screen = OpenScreen(PeopleViewController())
        try screen.row("Ada Lovelace").button("Follow").tap()
        XCTAssertEqual(try screen.row("Ada Lovelace").button().text, "Following")
    }

    @MainActor
    func testFollowingByScript() async {
        let people = ReplayScreen("people") { PeopleViewController() }
        await replay("following.taps", on: [people])
    }

    @MainActor
    func testAClosureAlsoFollowsAPerson() async throws {
        let controller = ClosureViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.layoutIfNeeded()
        let cell = try XCTUnwrap(controller.tableView.visibleCells.last as? ClosureCell)

        try Finger().tap(cell.followButton)
        controller.view.layoutIfNeeded()

        XCTAssertEqual(controller.users.map(\.isFollowed), [false, true])
        XCTAssertEqual(cell.followButton.currentTitle, "Following")
    }

    @MainActor
    func testHandlersOfTheReadmeAreCalled() async throws {
        let people = People()
        let director = people.makeDirector()
        people.tableView.layoutIfNeeded()
        let row = IndexPath(row: 0, section: 0)
        let finger = Finger()
        let follow = try XCTUnwrap(people.tableView.cellForRow(at: row)?.accessoryView as? UIButton)

        try finger.tap(rowAt: row, in: people.tableView)
        try finger.delete(rowAt: row, in: people.tableView)
        try finger.tap(follow)

        XCTAssertEqual(people.opened, [ada])
        XCTAssertEqual(people.removed, [ada])
        XCTAssertEqual(follow.currentTitle, "Following")
        XCTAssertThrowsError(try finger.delete(rowAt: row, in: people.tableView))
        withExtendedLifetime(director) {}
    }

    @MainActor
    func testAHandlerThatResumesLaterChangesItsCurrentRow() async throws {
        let people = People()
        let director = people.makeDirector()
        people.lookUp(with: director) { "\($0.name), Countess" }

        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: people.tableView)
        director.update(items: [UserCellConfig(item: grace), UserCellConfig(item: ada)])
        await CellActionBus.default.waitUntilIdle()

        XCTAssertEqual(people.tableView.visibleCells.map(text), ["Grace Hopper", "Ada Lovelace, Countess"])
    }

    @MainActor
    func testUpdatingKeepsTheCellsOfRowsThatStay() async throws {
        let people = People()
        let director = people.makeDirector()
        let cell = try XCTUnwrap(people.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))

        director.update(items: [UserCellConfig(item: grace), UserCellConfig(item: ada)])

        XCTAssertEqual(people.tableView.indexPath(for: cell), IndexPath(row: 1, section: 0))
        XCTAssertEqual(people.tableView.visibleCells.map(text), ["Grace Hopper", "Ada Lovelace"])
    }

    @MainActor
    func testAPayloadAndTheBus() async throws {
        var logged: [String] = []
        func log(_ event: CellActionEvent) { logged.append(event.name) }
        let people = People()
        let save = people.save
        let director = people.makeDirector()
        director.update(items: [UserCellConfig(item: ada), SettingConfig(item: false, id: "sound")])
        let controls = people.tableView.visibleCells.compactMap(\.accessoryView)

        director.actionsProxy.on(.toggled) { (c: SettingConfig, cell, isOn) in save(isOn) }
        let token = CellActionBus.default.addObserver(for: .custom("follow")) { event in log(event) }
        for control in controls { try Finger().tap(control) }
        token.cancel()
        for control in controls { try Finger().tap(control) }

        XCTAssertEqual(people.saved, [true, false])
        XCTAssertEqual(logged, ["follow"])
    }
}
