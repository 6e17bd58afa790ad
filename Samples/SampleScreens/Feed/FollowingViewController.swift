import CellDirector

/// The feed, with a list of the followed people below it.
///
/// Each list has its own copy of the people, and neither list calls the other. Observers on the bus keep the copies
/// consistent.
final class FollowingViewController: UIViewController {
    private var people: [Person]
    private let feed: FeedViewController
    private let tableView = UITableView()
    private lazy var director = TableDirector(tableView: tableView, items: [])
    private var tokens: [CellActionToken] = []

    init(people: [Person]) {
        self.people = people
        feed = FeedViewController(people: people)
        super.init(nibName: nil, bundle: nil)
        title = "Following"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        feed.tableView.accessibilityIdentifier = "feed"
        tableView.accessibilityIdentifier = "following"
        tableView.estimatedRowHeight = 66
        tableView.separatorInset.left = 68
        addLists()
        director.actionsProxy.on(.custom(PersonCell.followAction), owner: self) { (self, c: PersonConfig, cell) in
            c.item.isFollowed.toggle()
            self.take(c.item)
        }
        observeElsewhere(.custom(PersonCell.followAction)) { (self, event) in
            if let person = event.configurator as? PersonConfig { self.take(person.item) }
        }
        observeElsewhere(.custom(FollowingHeader.followAllAction)) { (self, event) in
            for index in self.people.indices { self.people[index].isFollowed = true }
            self.show()
        }
    }

    private func addLists() {
        let lists = UIStackView(arrangedSubviews: [feed.tableView, tableView])
        lists.axis = .vertical
        lists.spacing = 8
        lists.backgroundColor = .systemGroupedBackground
        lists.distribution = .fillEqually
        lists.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(lists)
        NSLayoutConstraint.activate([
            lists.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            lists.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            lists.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            lists.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Observes an action in other lists. Calls `heard` after the action's handlers have returned.
    private func observeElsewhere(
        _ action: CellAction<Void>,
        _ heard: @escaping @MainActor @Sendable (FollowingViewController, CellActionEvent) -> Void
    ) {
        let subscription = CellActionBus.default.addObserver(for: action, .afterHandlers) { [weak self] event in
            if let self, event.list !== self.tableView { heard(self, event) }
        }
        tokens.append(subscription.cancelOnDeinit())
    }

    /// Stores a changed person, and updates the list of followed people.
    private func take(_ person: Person) {
        guard let index = people.firstIndex(where: { $0.id == person.id }) else { return }
        people[index] = person
        show()
    }

    private func show() { director.update(items: people.filter(\.isFollowed).map { PersonConfig(item: $0) }) }
}
