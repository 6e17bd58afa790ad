import CellDirector
import HeadlessUIKit
import TapReplayTesting
import XCTest

// The Swift snippets in the comments and articles of TapReplay and TapReplayTesting, compiled and played.
// `DocumentationTests` checks that this file contains the code of every indented Swift snippet.

private struct Person: Hashable, Identifiable {
    let id: Int
    var isFollowed = false
}

private final class PersonCell: UITableViewCell, ConfigurableCell {
    func configure(data person: Person) {
        textLabel?.text = "Person \(person.id)"
        let follow = UIAction(title: person.isFollowed ? "Following" : "Follow") { [unowned self] _ in
            CellAction.custom("follow").invoke(cell: self)
        }
        let button = UIButton(type: .system, primaryAction: follow)
        button.sizeToFit()
        accessoryView = button
    }
}

private typealias PersonConfig = TableCellConfigurator<PersonCell, Person>

private struct People {
    let all: [Person]

    init(_ settings: ReplaySettings) throws {
        all = (0..<(settings.rowCount ?? 5)).map { Person(id: $0) }
    }
}

private final class FeedViewController: UITableViewController {
    private let people: People
    private lazy var director = TableDirector(
        tableView: tableView, items: people.all.map { PersonConfig(item: $0) })

    init(_ people: People) {
        self.people = people
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.custom("follow")) { [unowned director] (c: PersonConfig, cell) in
            c.item.isFollowed = true
            director.reload(c)
        }
    }

    func refresh() { tableView.reloadData() }
}

@MainActor private let settings = ReplayScreen("settings") { UIViewController() }

@MainActor
private let feed = ReplayScreen(
    "feed", "people with a Follow button",
    load: { settings in try People(settings) },
    make: { people in FeedViewController(people) }
)
.command("refresh") { (feed: FeedViewController) in feed.refresh() }

final class DocumentationSnippets: XCTestCase {
    @MainActor func testFollowing() async {
        await replay("Scripts/follow.taps", on: [feed])
    }

    @MainActor
    func testFollowingOnTheScreen() async throws {
        let people = try People(ReplaySettings())
        let screen = OpenScreen(FeedViewController(people))
        try screen.row(2).button("Follow").tap()
        XCTAssertEqual(try screen.row(2).button().text, "Following")

        try screen.row("Person 3").tap()
        XCTAssertEqual(try screen.row(3).text, "Person 3")

        let follow = screen.row("Person 4").button("Follow")
        try follow.tap()
        XCTAssertFalse(try follow.isVisible)

        try screen.tap("Follow", in: .row("Person 1"))
        try await screen.wait { try screen.rowCount() == 5 }
        XCTAssertEqual(try screen.row(1).texts, ["Person 1", "Following"])
    }

    @MainActor func testAnEmptyScreen() async {
        assertDrawing(
            of: UIViewController(),
            """
            ┌────────────────────────────────────────────────────────────────┐
            └────────────────────────────────────────────────────────────────┘
            """)
    }

    @MainActor func testAnEmptyScreenAsAPicture() async {
        assertPicture(of: UIViewController(), named: "empty")
    }

    @MainActor
    func testTheCommandOfTheDocumentationsScreenIsRun() async {
        let report = await replay(.text("screen feed\nrun refresh\nexpect 5 rows", name: "refresh"), on: [feed])
        XCTAssertEqual(report?.isSuccess, true)
    }
}
