import CellDirector
import HeadlessUIKit
import TapReplay
import TestSupport

/// A screen with a search field, a collection view of favorites, and a table of products with steppers. The header and
/// the footer of the table each have a button.
package final class Market: UIViewController {
    private let bus: CellActionBus
    private let favoritesView = UICollectionView(
        frame: CGRect(x: 0, y: 40, width: 390, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    private let table = UITableView(frame: CGRect(x: 0, y: 140, width: 390, height: 600), style: .plain)
    private lazy var favorites = CollectionDirector(collectionView: favoritesView, items: [], bus: bus)
    private lazy var products = TableDirector(tableView: table, sections: [], bus: bus)

    package init(bus: CellActionBus) {
        self.bus = bus
        super.init(nibName: nil, bundle: nil)
        title = "Market"
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package static func screen(bus: CellActionBus) -> ReplayScreen {
        ReplayScreen("market", "products") { UINavigationController(rootViewController: Market(bus: bus)) }
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cart")
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        search.placeholder = "Search"
        let clear = UIButton(frame: CGRect(x: 300, y: 0, width: 90, height: 40))
        clear.setTitle("Clear", for: .normal)
        clear.setTitleColor(.systemBlue, for: .normal)
        favoritesView.accessibilityIdentifier = "favorites"
        for subview in [search, clear, favoritesView, table] { view.addSubview(subview) }
        products.keepsSelection = true
        favorites.actionsProxy.on(.didSelect) { (c: FavoriteConfig, cell) in }
        products.actionsProxy.on(.didSelect) { (c: ProductConfig, cell) in }
        favorites.update(items: ["Milk", "Bread"].map { FavoriteConfig(item: $0) })
        let ends = [EndConfig(item: "Offers"), EndConfig(item: "Total")]
        products.update(sections: [
            TableSection(
                header: ends[0], rows: ["Bread", "Cheese", "Apples"].map { ProductConfig(item: $0) }, footer: ends[1])
        ])
    }
}

/// A cell that shows a favorite product.
private final class FavoriteCell: UICollectionViewCell, ConfigurableCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data name: String) { label.text = name }
}

private typealias FavoriteConfig = CollectionCellConfigurator<FavoriteCell, String>

/// A product cell with a stepper for the quantity.
private final class ProductCell: UITableViewCell, ConfigurableCell {
    func configure(data name: String) {
        textLabel?.text = name
        accessoryView = UIStepper()
    }
}

private typealias ProductConfig = TableCellConfigurator<ProductCell, String>

/// A header or footer of the product table, with a button.
private final class EndView: UITableViewHeaderFooterView, ConfigurableCell {
    private let button = UIButton(type: .system)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        button.addAction(
            UIAction { [unowned self] _ in CellAction.custom("pay").invoke(from: button) }, for: .touchUpInside)
        contentView.addSideBySide(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data name: String) { button.setTitle(name, for: .normal) }
}

private typealias EndConfig = TableHeaderFooterConfigurator<EndView, String>
