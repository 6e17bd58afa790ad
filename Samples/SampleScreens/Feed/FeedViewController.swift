import CellDirector

/// A feed that mixes people, pictures and messages in one list.
final class FeedViewController: UITableViewController {
    private let people: [PersonConfig]
    private let header: FollowingHeaderConfig
    private lazy var director = TableDirector(tableView: tableView, sections: [])
    private var elsewhere: CellActionToken?

    init(people: [Person]) {
        self.people = people.map { PersonConfig(item: $0) }
        header = FollowingHeaderConfig(item: .init(followed: 0, people: people.count), id: "following")
        super.init(style: .plain)
        title = "Turing Award"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 66
        tableView.separatorInset.left = 68
        addHandlers()
        // Other screens that show the same people send their actions through the bus, so this screen needs no reference
        // to those screens.
        elsewhere = CellActionBus.default.addObserver(for: .custom(PersonCell.followAction), .afterHandlers) {
            [weak self] event in self?.followedElsewhere(event)
        }.cancelOnDeinit()
        refresh()
    }

    private func addHandlers() {
        let proxy = director.actionsProxy
        proxy.on(.didSelect, owner: self) { (self, c: PersonConfig, cell) in
            c.item.hasStar.toggle()
            self.director.reload(c)
        }
        proxy.on(.didSelect, owner: self) { (self, c: PictureConfig, cell) in
            self.title = c.item.lastPathComponent
        }
        proxy.on(.shouldHighlight) { (c: MessageConfig, indexPath) in false }
        proxy.on(.custom(PersonCell.followAction), owner: self) { (self, c: PersonConfig, cell) in
            c.item.isFollowed.toggle()
            self.director.reload(c)
            self.count()
        }
        proxy.on(.custom(FollowingHeader.followAllAction), owner: self) {
            (self, c: FollowingHeaderConfig, view) in
            for person in self.people where !person.item.isFollowed {
                person.item.isFollowed = true
                self.director.reload(person)
            }
            self.count()
        }
    }

    private func followedElsewhere(_ event: CellActionEvent) {
        guard event.list !== tableView, let person = event.configurator as? PersonConfig,
            director.indexPath(for: person) != nil
        else { return }
        // Copies the other list's item to this list's row for the same person.
        director.reload(person)
        count()
    }

    /// Rebuilds the list's rows from the people.
    func refresh() { director.update(sections: [TableSection(header: header, rows: Self.rows(people))]) }

    private func count() {
        header.item.followed = people.count { $0.item.isFollowed }
        director.reload(header)
    }

    /// Returns a row for each person, with a message after every fifth person and a picture after every eighth.
    private static func rows(_ people: [PersonConfig]) -> [any TableRowConfigurator] {
        var rows: [any TableRowConfigurator] = []
        for (index, person) in people.enumerated() {
            rows.append(person)
            let count = index + 1
            if count.isMultiple(of: 5) {
                rows.append(MessageConfig(item: "\(count) winners up to \(person.item.year)"))
            }
            if count.isMultiple(of: 8), let url = URL(string: "https://example.org/pictures/\(person.item.year).jpg") {
                rows.append(PictureConfig(item: url))
            }
        }
        return rows
    }
}
