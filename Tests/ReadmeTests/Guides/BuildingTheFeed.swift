import CellDirector
import TapReplayTesting
import XCTest

// The steps in the guide "Building the feed".

struct Person: Hashable, Identifiable {
    let id: Int
    let name: String
    var isFollowed = false
}

final class PersonCell: UITableViewCell, ConfigurableCell {
    private let button = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        button.addAction(UIAction { [unowned self] _ in CellAction.follow.invoke(cell: self) }, for: .touchUpInside)
        accessoryView = button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data person: Person) {
        var content = defaultContentConfiguration()
        content.text = person.name
        contentConfiguration = content
        button.setTitle(person.isFollowed ? "Following" : "Follow", for: .normal)
        button.sizeToFit()
    }
}

typealias PersonConfig = TableCellConfigurator<PersonCell, Person>

extension CellAction where Payload == Void {
    static var follow: Self { .custom("follow") }
}

/// The feed in step 3 of the guide, before step 5 adds a header.
enum Step3 {
    final class FeedViewController: UITableViewController {
        private let people: [Person]
        private lazy var director = TableDirector(tableView: tableView)

        init(people: [Person]) {
            self.people = people
            super.init(style: .plain)
            title = "Feed"
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            director.actionsProxy
                .on(.didSelect, owner: self) { (self, c: PersonConfig, cell) in self.title = c.item.name }
                .on(.follow, owner: self) { (self, c: PersonConfig, cell) in c.item.isFollowed.toggle() }
            director.update(items: people.map { PersonConfig(item: $0) })
        }
    }
}

final class CountHeader: UITableViewHeaderFooterView, ConfigurableCell {
    func configure(data count: Int) {
        var content = defaultContentConfiguration()
        content.text = "Following \(count)"
        contentConfiguration = content
    }
}

typealias CountConfig = TableHeaderFooterConfigurator<CountHeader, Int>

final class FeedViewController: UITableViewController {
    private let people: [Person]
    private let header = CountConfig(item: 0, id: "count")
    private lazy var director = TableDirector(tableView: tableView)

    init(people: [Person]) {
        self.people = people
        super.init(style: .plain)
        title = "Feed"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy
            .on(.didSelect, owner: self) { (self, c: PersonConfig, cell) in self.title = c.item.name }
            .on(.follow, owner: self) { (self, c: PersonConfig, cell) in
                c.item.isFollowed.toggle()
                self.director.update(self.header) { $0 += c.item.isFollowed ? 1 : -1 }
            }
        let rows = people.map { PersonConfig(item: $0) }
        director.update(sections: [TableSection(id: "people", header: header, rows: rows)])
    }
}

final class FeedTests: XCTestCase {
    @MainActor
    func testFollowing() async throws {
        let feed = FeedViewController(people: [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")])
        feed.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        feed.view.layoutIfNeeded()
        let button = try XCTUnwrap(feed.tableView.visibleCells[1].accessoryView as? UIButton)

        try Finger().tap(button)

        XCTAssertEqual(button.currentTitle, "Following")
    }
}

extension FeedTests {
    @MainActor
    func testTheFeedByScript() async {
        let feed = ReplayScreen("feed", "people with a Follow button") {
            FeedViewController(people: [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")])
        }
        await replay("feed.taps", on: [feed])
    }

    @MainActor
    func testTheFeedWithoutHeadersFollowsAPersonToo() async throws {
        let feed = Step3.FeedViewController(people: [Person(id: 1, name: "Ada")])
        feed.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        feed.view.layoutIfNeeded()
        let button = try XCTUnwrap(feed.tableView.visibleCells[0].accessoryView as? UIButton)

        try Finger().tap(button)
        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: feed.tableView)

        XCTAssertEqual(button.currentTitle, "Following")
        XCTAssertEqual(feed.title, "Ada")
    }
}
