import CellDirector

/// A café screen: an order form with all kinds of controls, and a menu of drinks with search, editing and a section
/// index.
final class CafeViewController: UITableViewController, UISearchResultsUpdating {
    private let order = OrderConfig(item: Order())
    private let taste = TasteConfig(item: Taste())
    private let tip = TipConfig(item: 10, id: "tip")
    private var drinks = Drink.all
    /// The number of drinks that the user added.
    private var addedCount = 0
    private let search = UISearchController(searchResultsController: nil)
    private lazy var director = TableDirector(tableView: tableView, sections: [])

    init() {
        super.init(style: .plain)
        title = "Café"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Drink"
        search.searchBar.searchTextField.accessibilityIdentifier = "search"
        navigationItem.searchController = search
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Order") { [weak self] _ in self?.ask() })
        navigationItem.rightBarButtonItem = editButtonItem
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [weak self] _ in self?.restore() }, for: .valueChanged)
        tableView.refreshControl = refresh
        addOrderHandlers()
        addDrinkHandlers()
        show()
    }

    // MARK: The order

    private func addOrderHandlers() {
        let proxy = director.actionsProxy
        proxy.on(.cupsChanged) { (c: OrderConfig, cell, cups) in c.item.cups = cups }
        proxy.on(.sizeChosen) { (c: OrderConfig, cell, size) in c.item.size = size }
        proxy.on(.toggled) { (c: OrderConfig, cell, isOn) in c.item.isToGo = isOn }
        proxy.on(.strengthChanged) { (c: TasteConfig, cell, strength) in c.item.strength = strength }
        proxy.on(.noted) { (c: TasteConfig, cell, note) in c.item.note = note }
        proxy.on(.milkChosen, owner: self) { (self, c: TasteConfig, cell, milk) in
            c.item.milk = milk
            self.director.reload(c)
        }
        proxy.on(.tipChanged) { (c: TipConfig, cell, percent) in c.item = max(0, c.item + percent) }
        proxy.on(.tipChosen) { (c: TipConfig, cell, percent) in c.item = percent }
        proxy.on(.shouldHighlight) { (c: OrderConfig, indexPath) in false }
        proxy.on(.shouldHighlight) { (c: TasteConfig, indexPath) in false }
    }

    private func ask() {
        let cups = order.item.cups
        let size = Order.sizes[order.item.size].lowercased()
        let alert = UIAlertController(
            title: "Order \(cups) \(size)?", message: taste.item.note, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.title = "Ordered" })
        present(alert, animated: true)
    }

    // MARK: The drinks

    private func addDrinkHandlers() {
        let proxy = director.actionsProxy
        proxy.on(.delete, owner: self) { (self, c: DrinkConfig, indexPath) in
            self.drinks.removeAll { $0.id == c.item.id }
            self.show()
        }
        proxy.on(.insert, owner: self) { (self, c: NewDrinkConfig, indexPath) in
            self.addedCount += 1
            self.drinks.append(
                Drink(id: Drink.all.count + self.addedCount, name: "Secret \(self.addedCount)"))
            self.show()
        }
        proxy.on(.accessoryButtonTapped, owner: self) { (self, c: DrinkConfig, cell) in
            let alert = UIAlertController(
                title: c.item.name, message: "Nothing is known of it", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            self.present(alert, animated: true)
        }
        proxy.on(.willPerformPreviewAction, owner: self) { (self, c: DrinkConfig, indexPath, menu) in
            self.navigationController?.pushViewController(Self.page(of: c.item), animated: true)
        }
        proxy.on(.contextMenu) { [weak self] (c: DrinkConfig, indexPath, point) in
            UIContextMenuConfiguration(
                identifier: nil, previewProvider: { Self.page(of: c.item) },
                actionProvider: { _ in self?.menu(for: c.item) })
        }
    }

    private static func page(of drink: Drink) -> UIViewController {
        let page = UIViewController()
        page.title = drink.name
        return page
    }

    private func menu(for drink: Drink) -> UIMenu {
        let favorite = UIAction(title: "Favorite", state: drink.isFavorite ? .on : .off) { [weak self] _ in
            self?.change(drink.id) { $0.isFavorite.toggle() }
        }
        let serve = [("Hot", false), ("Iced", true)].map { title, isIced in
            UIAction(title: title, state: drink.isIced == isIced ? .on : .off) { [weak self] _ in
                self?.change(drink.id) { $0.isIced = isIced }
            }
        }
        return UIMenu(title: drink.name, children: [favorite, UIMenu(title: "Serve", children: serve)])
    }

    private func change(_ id: Drink.ID, _ body: (inout Drink) -> Void) {
        guard let index = drinks.firstIndex(where: { $0.id == id }) else { return }
        body(&drinks[index])
        show()
    }

    /// Restores the original menu.
    private func restore() {
        drinks = Drink.all
        show()
        tableView.refreshControl?.endRefreshing()
    }

    func updateSearchResults(for searchController: UISearchController) { show() }

    /// Shows the order and the drinks that match the search, grouped by first letter.
    private func show() {
        let wanted = search.searchBar.text?.lowercased() ?? ""
        let found = drinks.filter { wanted.isEmpty || $0.name.lowercased().contains(wanted) }
        let letters = Dictionary(grouping: found) { String($0.name.prefix(1)) }.sorted { $0.key < $1.key }
        let order = TableSection(id: "order", rows: [order, taste, tip, NewDrinkConfig(item: "Add a drink")])
        let sections = letters.map { letter, drinks in
            TableSection(
                id: letter, headerTitle: letter, rows: drinks.map { DrinkConfig(item: $0) }, indexTitle: letter)
        }
        director.update(sections: [order] + sections)
    }
}
