import CellDirector

/// A list of people that is filtered as the user types, even while the list is being touched.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
    private var people: [Person]
    private let search = UISearchController(searchResultsController: nil)
    private lazy var director = TableDirector(tableView: tableView, sections: [])

    init(people: [Person]) {
        self.people = people
        super.init(style: .plain)
        title = "Search"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 66
        tableView.separatorInset.left = 68
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Name or field"
        search.searchBar.searchTextField.accessibilityIdentifier = "search"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        director.keepsSelection = true
        let proxy = director.actionsProxy
        proxy.on(.custom(PersonCell.followAction), owner: self) { (self, c: PersonConfig, cell) in
            self.change(c.item.id) { $0.isFollowed.toggle() }
        }
        proxy.on(.delete, owner: self) { (self, c: PersonConfig, indexPath) in
            self.people.removeAll { $0.id == c.item.id }
            self.show()
        }
        show()
    }

    func updateSearchResults(for searchController: UISearchController) { show() }

    /// Shows the people who match the search. Rows that remain visible keep their cells.
    private func show() {
        let wanted = (search.searchBar.text ?? "").lowercased()
        let found = people.filter { person in
            wanted.isEmpty || person.name.lowercased().contains(wanted) || person.field.lowercased().contains(wanted)
        }
        director.update(items: found.map { PersonConfig(item: $0) })
    }

    private func change(_ id: Int, _ body: (inout Person) -> Void) {
        guard let index = people.firstIndex(where: { $0.id == id }) else { return }
        body(&people[index])
        show()
    }

    // MARK: Commands

    func sortByName() {
        people.sort { $0.name < $1.name }
        show()
    }

    func sortByYear() {
        people.sort { ($0.year, $0.id) < ($1.year, $1.id) }
        show()
    }

    /// Reorders the people deterministically: every third person beginning with the first, then every third beginning
    /// with the second, then every third beginning with the third.
    func shuffle() {
        people = (0..<3).flatMap { start in people.indices.filter { $0 % 3 == start }.map { people[$0] } }
        show()
    }

    /// Inserts a new person at the top.
    func insert() {
        let id = (people.map(\.id).max() ?? 0) + 1
        people.insert(Person(id: id, name: "Ada Lovelace", year: 1843, field: "The first program"), at: 0)
        show()
    }

    func deleteFirst() {
        if !people.isEmpty { people.removeFirst() }
        show()
    }
}
