import CellDirector
import HeadlessUIKit
import XCTest

/// Compares a director, with its typed configurators, handler proxy and button action, to the pattern that apps used to
/// copy from an article (see `ArticleApp`). The director supports everything that worked with the pattern and has none
/// of its known problems.
final class DirectorTests: XCTestCase {
    private let people = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace"), User(id: 3, name: "Barbara")]

    @MainActor
    private func byHand() -> HandMadeDirector {
        HandMadeDirector(
            UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220)), people.map { UserCellConfig(item: $0) })
    }

    // MARK: What works with both

    @MainActor
    func testAHandlerGetsTheConfiguratorTheDataAndTheCell() async throws {
        let old = byHand()
        var followed: [String] = []
        old.on("follow") { row, cell in followed.append("\(row.item.name) \(cell is UserCell)") }
        try Finger().tap(XCTUnwrap(old.cell(1)?.followButton))
        XCTAssertEqual(followed, ["Grace true"])

        let screen = Screen(people.map { UserCellConfig(item: $0) })
        followed = []
        screen.proxy.on(.follow) { (c: UserCellConfig, cell) in
            followed.append("\(c.item.name) \(cell.followButton.currentTitle ?? "")")
        }
        try screen.finger.tap(screen.cell(1).followButton)
        XCTAssertEqual(followed, ["Grace Follow"], "the handler gets the cell as a UserCell")
    }

    @MainActor
    func testRowsOfSeveralKindsNeedNoSwitch() async throws {
        let screen = Screen([UserCellConfig(item: people[0]), PhotoConfig(item: Photo(id: 7))])
        var opened: [String] = []
        screen.proxy
            .on(.didSelect) { (c: UserCellConfig, cell) in opened.append(c.item.name) }
            .on(.didSelect) { (c: PhotoConfig, cell) in opened.append("picture \(c.item.id)") }
        try screen.tap(row: 1)
        try screen.tap(row: 0)
        XCTAssertEqual(opened, ["picture 7", "Ada"])
    }

    // MARK: Problems of the copied pattern

    @MainActor
    func testASecondHandlerNoLongerReplacesTheFirst() async throws {
        let old = byHand()
        var heard: [Int] = []
        old.on("follow") { _, _ in heard.append(1) }
        old.on("follow") { _, _ in heard.append(2) }
        try Finger().tap(XCTUnwrap(old.cell(0)?.followButton))
        XCTAssertEqual(heard, [2])

        let screen = Screen(people.map { UserCellConfig(item: $0) })
        heard = []
        screen.proxy
            .on(.follow) { (c: UserCellConfig, cell) in heard.append(1) }
            .on(.follow) { (c: UserCellConfig, cell) in heard.append(2) }
        try screen.finger.tap(screen.cell(0).followButton)
        XCTAssertEqual(heard, [1, 2])
    }

    @MainActor
    func testADirectorNoLongerReceivesTheActionsOfOthers() async throws {
        let (old, other) = (byHand(), byHand())
        try Finger().tap(XCTUnwrap(old.cell(0)?.followButton))
        XCTAssertEqual([old.heardCount, other.heardCount], [1, 1])

        let bus = CellActionBus()
        let (screen, neighbor) = (
            Screen(people.map { UserCellConfig(item: $0) }, bus: bus),
            Screen(people.map { UserCellConfig(item: $0) }, bus: bus)
        )
        var heard: [String] = []
        screen.proxy.on(.follow) { (c: UserCellConfig, cell) in heard.append("own") }
        neighbor.proxy.on(.follow) { (c: UserCellConfig, cell) in heard.append("other") }
        try screen.finger.tap(screen.cell(0).followButton)
        XCTAssertEqual(heard, ["own"])
    }

    @MainActor
    func testASelectionOffScreenIsNoLongerLost() async throws {
        let many = (0..<50).map { User(id: $0, name: "\($0)") }
        let screen = Screen(many.map { UserCellConfig(item: $0) })
        var selected: [Int] = []
        screen.proxy
            .on(.willSelect) { (c: UserCellConfig, indexPath) in IndexPath(row: 40, section: 0) }
            .on(.didSelectRow) { (c: UserCellConfig, indexPath) in selected.append(c.item.id) }
        XCTAssertNil(screen.tableView.cellForRow(at: IndexPath(row: 40, section: 0)))
        try screen.tap(row: 0)
        XCTAssertEqual(selected, [40])
    }

    @MainActor
    func testAChangedItemIsNoLongerAnotherRow() async throws {
        let changed = User(id: 2, name: "Grace", isFollowed: true)
        XCTAssertNotEqual(
            HandMadeDirector.hash(people[1]), HandMadeDirector.hash(changed), "a changed item has another hash")

        let screen = Screen(people.map { UserCellConfig(item: $0) })
        let cell: UserCell = try screen.cell(1)
        screen.director.update(items: [people[0], changed, people[2]].map { UserCellConfig(item: $0) })
        XCTAssertIdentical(try screen.cell(1) as UserCell, cell)
        XCTAssertEqual(cell.textLabel?.text, "Grace (followed)")
    }

    @MainActor
    func testEqualItemsNoLongerBreakTheDifference() async throws {
        let screen = Screen([Word](repeating: Word(id: 1, text: "tap"), count: 3).map { WordConfig(item: $0) })
        screen.director.update(
            items: [Word(id: 1, text: "tap"), Word(id: 2, text: "hold"), Word(id: 1, text: "tap")].map {
                WordConfig(item: $0)
            })
        XCTAssertEqual(screen.tableView.visibleCells.map { $0.textLabel?.text }, ["tap", "hold", "tap"])
    }

    @MainActor
    func testAMisspelledActionIsReportedWithTheNearestName() async throws {
        let screen = Screen(people.map { UserCellConfig(item: $0) })
        screen.proxy.on(.follow) { (c: UserCellConfig, cell) in }
        CellAction.custom("folow").invoke(cell: try screen.cell(0) as UserCell)
        let problem = try XCTUnwrap(screen.problems.all.first)
        XCTAssertTrue("\(problem)".contains("follow"), "\(problem)")
    }
}

/// The pattern that used to be copied from app to app. It has one closure per key, its keys are strings made from hash
/// values, and every director receives every notification.
@MainActor
private final class HandMadeDirector: NSObject, UITableViewDataSource {
    private static var all: [Weak] = []

    private let table: UITableView
    private let rows: [UserCellConfig]
    private var handlers: [String: (UserCellConfig, UIView) -> Void] = [:]
    private(set) var heardCount = 0

    init(_ table: UITableView, _ rows: [UserCellConfig]) {
        self.table = table
        self.rows = rows
        super.init()
        table.register(UserCell.self, forCellReuseIdentifier: UserCell.reuseIdentifier)
        table.dataSource = self
        table.layoutIfNeeded()
        Self.all.append(Weak(self))
    }

    static func hash(_ item: User) -> Int { String(describing: UserCell.self).hashValue ^ item.hashValue }

    func on(_ action: String, _ handler: @escaping (UserCellConfig, UIView) -> Void) {
        handlers["\(action.hashValue)\(UserCellConfig.reuseIdentifier)"] = handler
    }

    func cell(_ row: Int) -> UserCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) as? UserCell }

    private func hear(_ action: String, _ cell: UITableViewCell) {
        heardCount += 1
        guard let indexPath = table.indexPath(for: cell) else { return }
        let row = rows[indexPath.row]
        handlers["\(action.hashValue)\(type(of: row).reuseIdentifier)"]?(row, cell)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: UserCell.reuseIdentifier, for: indexPath)
        guard let user = cell as? UserCell else { return cell }
        rows[indexPath.row].configure(cell: user)
        // Like the notification in the copied pattern, this action reaches every director, no matter which director the
        // cell belongs to.
        let tell = UIAction(identifier: .init("tell")) { [unowned user] _ in
            for case let director as HandMadeDirector in Self.all.map(\.object) { director.hear("follow", user) }
        }
        user.followButton.addAction(tell, for: .touchUpInside)
        return user
    }
}
