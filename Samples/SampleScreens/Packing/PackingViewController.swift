import CellDirector

/// Two lists whose rows can be dragged within each list and from one to the other: things at home, and in the suitcase.
final class PackingViewController: UIViewController {
    private var lists = [Thing.home, Thing.suitcase]
    private let tables = [UITableView(), UITableView()]
    private lazy var directors = tables.map { TableDirector(tableView: $0, items: []) }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Packing"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addTables()
        for (number, director) in directors.enumerated() {
            director.actionsProxy
                .on(.dragItems) { (c: ThingConfig, indexPath) in
                    c.item.isNeeded
                        ? [] : [UIDragItem(itemProvider: NSItemProvider(object: c.item.name as NSString))]
                }
                .on(.dropProposal) { (c: ThingConfig, indexPath, drop) in
                    UITableViewDropProposal(
                        operation: .move,
                        intent: Self.bag(for: c.item, drop) == nil
                            ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath)
                }
                .on(.drop, owner: self) { (self, c: ThingConfig, indexPath, drop) in
                    self.move(c.item, to: number, indexPath.row, drop)
                }
        }
        show()
    }

    /// Returns the bag into which a small thing is dropped, if there is one at the destination.
    private static func bag(for thing: Thing, _ drop: RowDrop) -> Thing? {
        guard let target = drop.target as? ThingConfig, target.item.contents != nil, thing.isSmall else { return nil }
        return target.item
    }

    private func move(_ thing: Thing, to list: Int, _ row: Int, _ drop: RowDrop) {
        for index in lists.indices { lists[index].removeAll { $0.id == thing.id } }
        if let bag = Self.bag(for: thing, drop), let index = lists[list].firstIndex(where: { $0.id == bag.id }) {
            lists[list][index].contents? += 1
        } else {
            lists[list].insert(thing, at: row)
        }
        show()
    }

    private func show() {
        for (director, (title, things)) in zip(directors, zip(["At home", "In the suitcase"], lists)) {
            let rows = things.map { ThingConfig(item: $0) }
            director.update(sections: [TableSection(id: title, headerTitle: title, rows: rows)])
        }
    }

    private func addTables() {
        for (table, identifier) in zip(tables, ["home", "suitcase"]) { table.accessibilityIdentifier = identifier }
        let stack = UIStackView(arrangedSubviews: tables)
        stack.axis = .vertical
        stack.spacing = 8
        stack.backgroundColor = .systemGroupedBackground
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
