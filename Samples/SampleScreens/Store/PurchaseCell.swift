import CellDirector

/// A cell for an order, with its delivery state and its price.
final class PurchaseCell: UICollectionViewListCell, ConfigurableCell {
    func configure(data purchase: Purchase) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Order \(purchase.id)"
        content.secondaryText = purchase.text
        content.secondaryTextProperties.color = .secondaryLabel
        let isDelivered = if case .delivered = purchase.state { true } else { false }
        content.image = UIImage(systemName: isDelivered ? "checkmark.circle.fill" : "shippingbox.fill")
        content.imageProperties.tintColor = isDelivered ? .systemGreen : .systemOrange
        contentConfiguration = content
        accessories = [.label(text: "$\(purchase.total)")]
    }
}

typealias PurchaseConfig = CollectionCellConfigurator<PurchaseCell, Purchase>

/// A cell for a product in the basket.
final class LineCell: UICollectionViewListCell, ConfigurableCell {
    func configure(data line: Store.Line) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = line.product.name
        content.secondaryText = line.count == 1 ? line.product.maker : "\(line.count) × $\(line.product.price)"
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: line.product.symbol)
        content.imageProperties.tintColor = line.product.department.color
        contentConfiguration = content
        accessories = [.label(text: "$\(line.price)")]
    }
}

typealias LineConfig = CollectionCellConfigurator<LineCell, Store.Line>
