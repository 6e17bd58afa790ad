import CellDirector

/// A card with a product, its price and a button that adds it to the basket.
final class ProductCell: UICollectionViewCell, ConfigurableCell {
    /// A product and its quantity in the basket.
    struct Card: Hashable, Identifiable {
        let product: Product
        let count: Int

        var id: Product.ID { product.id }
    }

    static let addAction = "addToBasket"

    private let symbol = SymbolTile(pointSize: 44)
    private let name = UILabel()
    private let maker = UILabel()
    private let price = UILabel()
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 18
        symbol.layer.cornerRadius = 12
        name.font = .preferredFont(forTextStyle: .subheadline, weight: .semibold)
        maker.font = .preferredFont(forTextStyle: .footnote)
        maker.textColor = .secondaryLabel
        price.font = .preferredFont(forTextStyle: .headline)
        price.accessibilityIdentifier = "price"
        for label in [name, maker, price] { label.adjustsFontForContentSizeCategory = true }
        for label in [name, maker] { label.numberOfLines = 0 }
        button.accessibilityIdentifier = "add"
        button.addAction(
            UIAction { [unowned button] _ in CellAction.custom(Self.addAction).invoke(from: button) },
            for: .primaryActionTriggered)
        layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Adds the views and constraints. The price and the button stay at the bottom even if the card is stretched to its
    /// neighbors' height.
    private func layOut() {
        let words = UIStackView(arrangedSubviews: [name, maker])
        words.axis = .vertical
        words.spacing = 2
        for view in [symbol, words, price, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        // At large text sizes, the price is taller than the button.
        let bottom = button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            symbol.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            symbol.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            symbol.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
            symbol.heightAnchor.constraint(equalToConstant: 112),
            words.topAnchor.constraint(equalTo: symbol.bottomAnchor, constant: 10),
            words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            button.topAnchor.constraint(greaterThanOrEqualTo: words.bottomAnchor, constant: 10),
            button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            bottom,
            price.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
            price.topAnchor.constraint(greaterThanOrEqualTo: words.bottomAnchor, constant: 4),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
            price.leadingAnchor.constraint(equalTo: words.leadingAnchor),
            price.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
            price.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        ])
    }

    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

    func configure(data card: Card) {
        let product = card.product
        symbol.show(product.symbol, product.department.color)
        name.text = product.name
        maker.text = product.maker
        price.text = "$\(product.price)"
        var look = card.count == 0 ? UIButton.Configuration.tinted() : .filled()
        look.image = UIImage(systemName: card.count == 0 ? "plus" : "bag.fill")
        look.title = card.count == 0 ? nil : "\(card.count)"
        look.imagePadding = 4
        look.buttonSize = .small
        look.cornerStyle = .capsule
        button.configuration = look
        button.accessibilityLabel = "Add to basket"
    }
}

typealias ProductConfig = CollectionCellConfigurator<ProductCell, ProductCell.Card>
