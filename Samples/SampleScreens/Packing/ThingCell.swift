import CellDirector

/// A cell for a thing: its symbol, its name, and what is in it.
final class ThingCell: UITableViewCell, ConfigurableCell {
    func configure(data thing: Thing) {
        var content = defaultContentConfiguration()
        content.text = thing.name
        content.image = UIImage(systemName: thing.symbol)
        switch thing.contents {
        case 0?: content.secondaryText = "Empty"
        case let count?: content.secondaryText = count == 1 ? "1 small thing" : "\(count) small things"
        case nil: content.secondaryText = thing.isNeeded ? "Needed until the last minute" : nil
        }
        contentConfiguration = content
    }
}

typealias ThingConfig = TableCellConfigurator<ThingCell, Thing>
