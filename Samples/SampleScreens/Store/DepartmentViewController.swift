import CellDirector

/// A grid of a department's products.
final class DepartmentViewController: UICollectionViewController {
    private let department: Department
    private let change: Store.Change
    private lazy var director = CollectionDirector(collectionView: collectionView, sections: [])

    init(_ department: Department, change: @escaping Store.Change) {
        self.department = department
        self.change = change
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = department.title
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 24, right: 0)
        director.actionsProxy
            .on(.custom(ProductCell.addAction), owner: self) { (self, c: ProductConfig, cell) in
                self.change { $0.add(c.item.product) }
            }
            .on(.shouldHighlight) { (c: ProductConfig, indexPath) in false }
    }

    func show(_ store: Store) {
        loadViewIfNeeded()
        director.update(sections: [
            CollectionSection(
                id: department, layout: StoreLayouts.products,
                items: department.products.map { product in
                    ProductConfig(item: ProductCell.Card(product: product, count: store.count(of: product)))
                })
        ])
    }
}
