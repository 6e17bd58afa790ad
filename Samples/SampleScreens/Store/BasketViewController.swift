import CellDirector

/// A list of the products in the basket, with a button to buy them.
final class BasketViewController: UICollectionViewController {
    private var store = Store()
    private let change: Store.Change
    private lazy var director = CollectionDirector(collectionView: collectionView, sections: [])
    private lazy var buyItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.checkOut() })

    init(change: @escaping Store.Change) {
        self.change = change
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Basket"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = buyItem
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.footerMode = .supplementary
        director.setListLayout(list)
        director.actionsProxy
            .on(.delete, owner: self) { (self, c: LineConfig, indexPath) in self.change { $0.remove(c.item.id) } }
            .on(.deleteTitle) { (c: LineConfig, indexPath) in "Remove" }
            .on(.shouldHighlight) { (c: LineConfig, indexPath) in false }
        show(store)
    }

    /// Presents the form for the order in a sheet.
    private func checkOut() {
        let form = CheckoutViewController(total: store.total) { [change] in change { $0.buy() } }
        present(UINavigationController(rootViewController: form), animated: true)
    }

    func show(_ store: Store) {
        self.store = store
        guard isViewLoaded else { return }
        buyItem.isEnabled = !store.basket.isEmpty
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "bag")
        empty.text = "Your basket is empty"
        empty.secondaryText = "What you add in the store is here."
        contentUnavailableConfiguration = store.basket.isEmpty ? empty : nil
        let total = BasketTotalConfig(item: store.total, id: "total")
        director.update(sections: [
            CollectionSection(
                id: "lines", items: store.basket.map { LineConfig(item: $0) },
                footer: store.basket.isEmpty ? nil : total)
        ])
    }
}

/// A footer with the total price of the basket.
final class BasketTotal: UICollectionViewListCell, ConfigurableCell {
    func configure(data total: Int) {
        var content = UIListContentConfiguration.groupedFooter()
        content.text = "Total: $\(total)"
        contentConfiguration = content
    }
}

typealias BasketTotalConfig = CollectionSupplementaryConfigurator<BasketTotal, Int>
