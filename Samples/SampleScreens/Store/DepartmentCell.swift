import CellDirector

/// A cell with a department's symbol on a tile in the department's color, and the department's title below the tile.
final class DepartmentCell: UICollectionViewCell, ConfigurableCell {
    private let symbol = SymbolTile(pointSize: 26)
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.layer.cornerRadius = 20
        title.font = .preferredFont(forTextStyle: .footnote, weight: .medium)
        title.adjustsFontForContentSizeCategory = true
        title.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [symbol, title])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 6
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        NSLayoutConstraint.activate([
            symbol.widthAnchor.constraint(equalToConstant: 72),
            symbol.heightAnchor.constraint(equalToConstant: 72),
            column.topAnchor.constraint(equalTo: contentView.topAnchor),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { symbol.alpha = isHighlighted ? 0.5 : 1 } }

    func configure(data department: Department) {
        symbol.show(department.symbol, department.color)
        title.text = department.title
    }
}

typealias DepartmentConfig = CollectionCellConfigurator<DepartmentCell, Department>

/// A colored tile with a symbol at its center.
final class SymbolTile: UIView {
    private let image = UIImageView()
    private let pointSize: CGFloat

    init(pointSize: CGFloat) {
        self.pointSize = pointSize
        super.init(frame: .zero)
        image.isAccessibilityElement = false
        image.contentMode = .center
        image.translatesAutoresizingMaskIntoConstraints = false
        addSubview(image)
        NSLayoutConstraint.activate([
            image.centerXAnchor.constraint(equalTo: centerXAnchor),
            image.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ symbol: String, _ color: UIColor) {
        image.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize))
        image.tintColor = color
        backgroundColor = color.withAlphaComponent(0.16)
    }
}
