import CellDirector
import HeadlessUIKit
import XCTest

/// Tests code that uses the public names in the same way as the documentation's examples.
final class PublicNamesTests: XCTestCase {
    struct User: Hashable, Identifiable {
        let id: Int
        var name: String
        var isFollowed = false
    }

    final class UserCell: UITableViewCell, ConfigurableCell {
        static let userFollowAction = "follow"
        func configure(data user: User) { textLabel?.text = user.name }
        func onFollowTap() { CellAction.custom(Self.userFollowAction).invoke(cell: self) }
    }
    typealias UserCellConfig = TableCellConfigurator<UserCell, User>

    final class ImageCell: UITableViewCell, ConfigurableCell {
        func configure(data url: URL) {}
    }
    typealias ImageCellConfig = TableCellConfigurator<ImageCell, URL>

    struct Setting: Hashable {
        var isOn = false
    }

    final class SettingCell: UITableViewCell, ConfigurableCell {
        let sw = UISwitch()
        func configure(data: Setting) {
            contentView.addSubview(sw)
            sw.isOn = data.isOn
        }
        func send() {
            CellAction.toggled.invoke(from: sw, payload: sw.isOn)  // from any view inside the cell
        }
    }
    typealias SettingConfig = TableCellConfigurator<SettingCell, Setting>

    @MainActor
    private final class Opener {
        let opened = Log()

        func subscribe(_ director: TableDirector) {
            director.actionsProxy.on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in
                self.opened.add(c.item.name)
            }
        }
    }

    @MainActor
    private func makeTable() -> UITableView { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

    private let ada = User(id: 1, name: "Ada")

    @MainActor func testADirectorShowsMixedItemsAndCallsChainedHandlers() async throws {
        let tableView = makeTable()
        let url = try XCTUnwrap(URL(string: "https://example.org/a.png"))
        let log = Log()
        let open: @MainActor (User) -> Void = { log.add("open \($0.name)") }
        let prefetch: @MainActor (User) -> Void = { log.add("prefetch \($0.name)") }

        let director = TableDirector(
            tableView: tableView, items: [UserCellConfig(item: ada), ImageCellConfig(item: url)])
        director.actionsProxy
            .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
            .on(.willDisplay) { (c: UserCellConfig, cell) in prefetch(c.item) }
            .on(.custom(UserCell.userFollowAction)) { [unowned director] (c: UserCellConfig, cell) in
                c.item.isFollowed = true
                director.reload(c)
            }
        try Finger().tap(rowAt: path(0), in: tableView)
        try Finger().tap(rowAt: path(1), in: tableView)
        try XCTUnwrap(tableView.cellForRow(at: path(0)) as? UserCell).onFollowTap()

        XCTAssertEqual(log.lines, ["prefetch Ada", "open Ada"])
        let followed = try XCTUnwrap(director.items.first as? UserCellConfig)
        XCTAssertTrue(followed.item.isFollowed)

        let newItems = [UserCellConfig(item: User(id: 2, name: "Grace"))]
        director.update(items: newItems)  // animated difference
        tableView.layoutIfNeeded()

        XCTAssertEqual(tableView.numberOfRows(inSection: 0), 1)
        XCTAssertEqual(tableView.cellForRow(at: path(0))?.textLabel?.text, "Grace")
    }

    @MainActor func testAnyViewInsideTheCellSendsATypedPayload() async throws {
        let tableView = makeTable()
        let director = TableDirector(tableView: tableView, items: [SettingConfig(item: Setting())])
        let log = Log()
        director.actionsProxy.on(.toggled) { (c: SettingConfig, cell, isOn) in log.add("\(c.item.isOn) -> \(isOn)") }
        let cell = try XCTUnwrap(tableView.cellForRow(at: path(0)) as? SettingCell)

        cell.sw.isOn = true
        cell.send()

        XCTAssertEqual(log.lines, ["false -> true"])
    }

    @MainActor func testAQuestionAndARowEventReachTheirHandlers() async throws {
        let tableView = makeTable()
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        let log = Log()
        let remove: @MainActor (User) -> Void = { log.add("remove \($0.name)") }
        director.actionsProxy.on(.canEdit) { (c: UserCellConfig, indexPath) in true }
        director.actionsProxy.on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }

        try Finger().delete(rowAt: path(0), in: tableView)

        XCTAssertEqual(log.lines, ["remove Ada"])
    }

    @MainActor func testASubscriptionIsCancelled() async throws {
        let tableView = makeTable()
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        let log = Log()
        let subscription = director.actionsProxy.subscription {
            $0.on(.didSelect) { (c: UserCellConfig, cell) in
                log.add(c.item.name)
            }
        }

        try Finger().tap(rowAt: path(0), in: tableView)
        subscription.cancel()
        try Finger().tap(rowAt: path(0), in: tableView)

        XCTAssertEqual(log.lines, ["Ada"])
    }

    @MainActor func testASubscriptionEndsWithItsOwnerAndRetainsNothing() async throws {
        let tableView = makeTable()
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        var opener: Opener? = Opener()
        weak var weakOpener: AnyObject?
        weakOpener = opener
        let opened = try XCTUnwrap(opener).opened
        opener?.subscribe(director)

        try Finger().tap(rowAt: path(0), in: tableView)
        opener = nil
        XCTAssertNil(weakOpener)
        try Finger().tap(rowAt: path(0), in: tableView)

        XCTAssertEqual(opened.lines, ["Ada"])
    }

    @MainActor func testAnObserverOfTheDefaultBusReceivesActionsUntilItIsCancelled() async throws {
        let tableView = makeTable()
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        let lines = Log()
        let log: @MainActor @Sendable (CellActionEvent) -> Void = { lines.add($0.description) }

        let token = CellActionBus.default.addObserver(for: .custom("follow")) { event in log(event) }
        try XCTUnwrap(tableView.cellForRow(at: path(0)) as? UserCell).onFollowTap()
        token.cancel()
        director.actionsProxy.on(.custom("follow")) { (c: UserCellConfig, cell) in }
        try XCTUnwrap(tableView.cellForRow(at: path(0)) as? UserCell).onFollowTap()

        XCTAssertEqual(lines.lines, ["follow on UserCell at 0.0"])
    }

    @MainActor func testTheDefaultBusReturnsItsEventsAsASequence() async throws {
        let tableView = makeTable()
        let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada)])
        director.actionsProxy.on(.custom("follow")) { (c: UserCellConfig, cell) in }
        let cell = try XCTUnwrap(tableView.cellForRow(at: path(0)) as? UserCell)
        let log = Log()
        let reading = Task { @MainActor in
            for await event in CellActionBus.default.events {
                if event.name == "follow" {
                    log.add(event.name)
                    break
                }
            }
        }

        // The task receives no events until it has started, so the action is sent repeatedly until the task has
        // received it.
        var rounds = 0
        while log.lines.isEmpty, rounds < 10_000 {
            cell.onFollowTap()
            await Task.yield()
            rounds += 1
        }
        await reading.value

        XCTAssertEqual(log.lines, ["follow"])
    }
}
