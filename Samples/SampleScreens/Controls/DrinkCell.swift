import CellDirector

/// A cell for a drink, with a detail button.
final class DrinkCell: UITableViewCell, ConfigurableCell {
    func configure(data drink: Drink) {
        textLabel?.text = (drink.isIced ? "Iced " : "") + drink.name + (drink.isFavorite ? " ♥" : "")
        accessoryType = .detailButton
    }
}

typealias DrinkConfig = TableCellConfigurator<DrinkCell, Drink>

/// A cell for the row whose insert control adds a drink.
final class NewDrinkCell: UITableViewCell, ConfigurableCell {
    func configure(data title: String) {
        textLabel?.text = title
        textLabel?.textColor = .tintColor
    }
}

typealias NewDrinkConfig = TableCellConfigurator<NewDrinkCell, String>
