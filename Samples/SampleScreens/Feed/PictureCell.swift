import CellDirector

/// A picture, named by the address it is loaded from.
final class PictureCell: UITableViewCell, ConfigurableCell {
    func configure(data url: URL) {
        imageView?.image = UIImage(named: url.lastPathComponent)
        imageView?.accessibilityLabel = url.lastPathComponent
        accessoryType = .disclosureIndicator
    }
}

typealias PictureConfig = TableCellConfigurator<PictureCell, URL>
