import CellDirector

/// The front page of the store: offers, departments, recommended products and past orders.
final class FrontPageViewController: UICollectionViewController {
    private enum Part: Hashable { case offers, departments, products, purchases }

    private var store = Store()
    private let change: Store.Change
    private let offers = Offer.all.map { OfferConfig(item: $0) }
    private let dots = PageDotsConfig(item: PageDots.Pages(count: Offer.all.count), id: "pages")
    private lazy var director = CollectionDirector(collectionView: collectionView, sections: [])

    init(change: @escaping Store.Change) {
        self.change = change
        // The director replaces this layout with a layout that combines the sections' layouts.
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Outdoors"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.contentInset.bottom = 24
        addHandlers()
        show(store)
    }

    private func addHandlers() {
        let proxy = director.actionsProxy
        proxy.on(.didSelect, owner: self) { (self, c: OfferConfig, cell) in self.open(c.item.department) }
        proxy.on(.didSelect, owner: self) { (self, c: DepartmentConfig, cell) in self.open(c.item) }
        proxy.on(.custom(ProductCell.addAction), owner: self) { (self, c: ProductConfig, cell) in
            self.change { $0.add(c.item.product) }
        }
        proxy.on(.shouldHighlight) { (c: ProductConfig, indexPath) in false }
        proxy.on(.shouldHighlight) { (c: PurchaseConfig, indexPath) in false }
    }

    private func open(_ department: Department) {
        let page = DepartmentViewController(department, change: change)
        navigationController?.pushViewController(page, animated: true)
        page.show(store)
    }

    func show(_ store: Store) {
        self.store = store
        guard isViewLoaded else { return }
        director.update(sections: [
            CollectionSection(
                id: Part.offers,
                layout: { [weak self] environment in
                    StoreLayouts.offers(environment) { page in self?.show(page: page) }
                }, items: offers, footer: dots),
            CollectionSection(
                id: Part.departments, layout: { _ in StoreLayouts.departments() },
                header: StoreHeaderConfig(item: "Departments"),
                items: Department.allCases.map { DepartmentConfig(item: $0) }),
            CollectionSection(
                id: Part.products, layout: StoreLayouts.products, header: StoreHeaderConfig(item: "For the weekend"),
                items: Product.all.prefix(8).map { product in
                    ProductConfig(item: ProductCell.Card(product: product, count: store.count(of: product)))
                }),
            CollectionSection(
                id: Part.purchases,
                layout: { [weak self] environment in
                    StoreLayouts.purchases(environment, leading: { self?.buyAgain($0) }, trailing: { self?.hide($0) })
                },
                header: store.purchases.isEmpty ? nil : StoreHeaderConfig(item: "Your orders"),
                items: store.purchases.map { PurchaseConfig(item: $0) }),
        ])
    }

    /// Highlights the dot for the centered page.
    private func show(page: Int) {
        guard dots.item.current != page else { return }
        dots.item.current = page
        director.reload(dots)
    }

    // MARK: Swipe actions

    private func buyAgain(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let c = director.configurator(at: indexPath) as? PurchaseConfig else { return nil }
        let again = UIContextualAction(style: .normal, title: "Buy again") { [change] _, _, done in
            change { $0.buyAgain(c.item) }
            done(true)
        }
        again.image = UIImage(systemName: "bag.fill")
        again.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [again])
    }

    private func hide(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let c = director.configurator(at: indexPath) as? PurchaseConfig else { return nil }
        let hide = UIContextualAction(style: .normal, title: "Hide") { [change] _, _, done in
            change { $0.hide(c.item.id) }
            done(true)
        }
        hide.image = UIImage(systemName: "eye.slash.fill")
        hide.backgroundColor = .systemGray
        return UISwipeActionsConfiguration(actions: [hide])
    }
}
