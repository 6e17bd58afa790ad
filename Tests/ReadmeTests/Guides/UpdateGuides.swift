import CellDirector
import Observation
import XCTest

// The snippets in "Identity and updates", "Asynchronous handlers and view models" and "Tables", compiled and tested.

struct Letter: Hashable, Identifiable {
    let id: Int
    var subject: String
}

final class LetterCell: UITableViewCell, ConfigurableCell {
    func configure(data letter: Letter) {
        var content = defaultContentConfiguration()
        content.text = letter.subject
        contentConfiguration = content
    }
}

typealias LetterConfig = TableCellConfigurator<LetterCell, Letter>

@MainActor
@Observable
final class InboxModel {
    var letters: [Letter] = []
}

@MainActor
@Observable
final class Download: Identifiable {
    nonisolated let id: Int
    var progress: Float = 0

    init(id: Int) { self.id = id }
}

final class DownloadCell: UITableViewCell, ConfigurableCell {
    let bar = UIProgressView(progressViewStyle: .default)

    func configure(data download: Download) {
        bar.progress = download.progress
        accessoryView = bar
    }
}

/// A server that appends "(saved)" to the name of a saved person.
private struct API {
    func save(_ user: User) async throws -> User {
        var user = user
        user.name += " (saved)"
        return user
    }
}

final class UpdateGuides: XCTestCase {
    @MainActor private lazy var tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @MainActor
    func testTheModulesPage() async throws {
        var heard: [String] = []
        func open(_ user: User) { heard.append(user.name) }
        func save(_ isOn: Bool) { heard.append("\(isOn)") }

        let director = TableDirector(
            tableView: tableView, items: [UserCellConfig(item: ada), SettingConfig(item: true, id: "sound")])
        director.actionsProxy
            .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
            .on(.toggled) { (c: SettingConfig, cell, isOn) in save(isOn) }

        director.update(items: [UserCellConfig(item: grace), UserCellConfig(item: ada)])

        XCTAssertEqual(tableView.visibleCells.map(text), ["Grace Hopper", "Ada Lovelace"])
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: tableView)
        director.update { $0[0].rows = [SettingConfig(item: true, id: "sound")] }
        try Finger().tap(XCTUnwrap(tableView.visibleCells.last?.accessoryView))
        XCTAssertEqual(heard, ["Ada Lovelace", "false"])
    }

    @MainActor
    func testIdentities() async {
        let user = UserCellConfig(item: ada)  // identified by Ada's id, even if her name changes
        let sound = SettingConfig(item: true, id: "sound")  // identified as "sound", whether on or off

        let director = TableDirector(tableView: tableView, items: [user, sound])
        let cells = tableView.visibleCells
        let countess = User(id: 1, name: "Countess of Lovelace")
        director.update(items: [UserCellConfig(item: countess), SettingConfig(item: false, id: "sound")])

        XCTAssertEqual(tableView.visibleCells, cells)
        XCTAssertEqual(text(cells[0]), "Countess of Lovelace")
    }

    @MainActor
    func testWaysToChangeRows() async {
        let c = UserCellConfig(item: ada)
        let director = TableDirector(tableView: tableView, items: [c])
        let users = [ada, grace]
        let rows = [UserCellConfig(item: grace)]
        let older = [c]

        director.update(c) { $0.isFollowed = true }  // changes the current item of a row, even after an await
        director.reload(c)  // replaces the item of a row
        director.update { $0[0].rows.append(UserCellConfig(item: grace)) }  // edits the array of sections in place
        director.update(items: users.map { UserCellConfig(item: $0) })  // replaces the rows of the only section
        director.update(sections: [TableSection(id: "people", headerTitle: "People", rows: rows)])  // all sections
        director.update(items: older + rows, keeping: .firstVisible)  // keeps the visible rows in place
        XCTAssertEqual(tableView.visibleCells.map(text), ["Ada Lovelace", "Grace Hopper"])
    }

    @MainActor
    func testAnAsynchronousHandler() async throws {
        let api = API()
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        director.actionsProxy.on(.custom("save"), whileRunning: .ignore) {
            [weak director] (c: UserCellConfig, cell) in
            let saved = try await api.save(c.item)
            director?.update(c) { $0 = saved }
        }
        director.actionsProxy.on(.didSelect) { (c: UserCellConfig, cell) in CellAction.custom("save").invoke(cell: cell)
        }

        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: tableView)
        await director.actionsProxy.bus.waitUntilIdle()

        XCTAssertEqual(tableView.visibleCells.map(text), ["Ada Lovelace (saved)"])
    }

    @MainActor
    func testAnAsynchronousHandlerWithAnOwner() async throws {
        final class ProfileViewController: UITableViewController {
            let api = API()
            lazy var director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])

            override func viewDidLoad() {
                super.viewDidLoad()
                director.actionsProxy.on(.custom("save"), owner: self, whileRunning: .ignore) {
                    (self, c: UserCellConfig, cell) in
                    let saved = try await self.api.save(c.item)
                    self.director.update(c) { $0 = saved }
                }
            }
        }
        let controller = ProfileViewController()
        controller.loadViewIfNeeded()
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        CellAction.custom("save").invoke(cell: cell)
        await controller.director.actionsProxy.bus.waitUntilIdle()
        XCTAssertEqual(controller.tableView.visibleCells.map(text), ["Ada Lovelace (saved)"])
    }

    @MainActor
    func testAListThatFollowsAModel() async {
        let model = InboxModel()
        let director = TableDirector(tableView: tableView)
        director.observe { [model] in [TableSection(id: "inbox", rows: model.letters.map { LetterConfig(item: $0) })] }

        model.letters.append(Letter(id: 1, subject: "Notes on the engine"))
        tableView.layoutIfNeeded()

        XCTAssertEqual(tableView.visibleCells.map(text), ["Notes on the engine"])
    }

    @MainActor
    func testARowThatIsItsOwnModel() async throws {
        let download = Download(id: 1)
        let director = TableDirector(
            tableView: tableView, items: [TableCellConfigurator<DownloadCell, Download>(item: download)])
        let cell = try XCTUnwrap(tableView.visibleCells.first as? DownloadCell)

        download.progress = 0.5
        tableView.layoutIfNeeded()

        XCTAssertEqual(cell.bar.progress, 0.5)
        withExtendedLifetime(director) {}
    }

    @MainActor
    func testASectionsArguments() async {
        let director = TableDirector(tableView: tableView)
        let rows = [UserCellConfig(item: ada)]
        director.update(sections: [
            TableSection(
                id: "people", headerTitle: "People", rows: rows, footerTitle: "Two people", indexTitle: "P")
        ])
        XCTAssertEqual(tableView.dataSource?.tableView(tableView, titleForFooterInSection: 0), "Two people")
    }

    @MainActor
    func testActionsRevealedByASwipe() async throws {
        let controller = PeopleTable()
        controller.loadViewIfNeeded()
        let tableView: UITableView = controller.tableView
        try Finger().swipe(rowAt: IndexPath(row: 0, section: 0), .right, fully: true, in: tableView)
        XCTAssertEqual(controller.flagged, [ada])
    }

    @MainActor
    func testAnOpenRowDoesNotRetainItsController() async throws {
        weak var closed: PeopleTable?
        do {
            let controller = PeopleTable()
            controller.loadViewIfNeeded()
            closed = controller
            let table = try XCTUnwrap(controller.tableView)
            try Finger().swipe(rowAt: IndexPath(row: 0, section: 0), .right, in: table)
        }
        XCTAssertNil(closed)
    }

    @MainActor
    func testAnEmptyList() async {
        let controller = PeopleTable()
        controller.view.layoutIfNeeded()
        XCTAssertNil(controller.contentUnavailableConfiguration)
        controller.people = []
        controller.view.layoutIfNeeded()
        XCTAssertNotNil(controller.contentUnavailableConfiguration)
    }
}

/// A list of people with a swipe action. If the list is empty, it shows a placeholder.
private final class PeopleTable: UITableViewController {
    private lazy var director = TableDirector(tableView: tableView)
    private(set) var flagged: [User] = []
    var people = [ada] { didSet { show() } }

    private func flag(_ user: User) { flagged.append(user) }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.leadingSwipeActions, owner: self) { (self, c: UserCellConfig, indexPath) in
            let action = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
                self.flag(c.item)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        show()
    }

    private func show() {
        director.update(items: people.map { UserCellConfig(item: $0) })
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No people"
        contentUnavailableConfiguration = people.isEmpty ? empty : nil
    }
}
