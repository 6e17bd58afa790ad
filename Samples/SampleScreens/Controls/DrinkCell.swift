import CellDirector

/// A drink, with a button that tells more of it.
final class DrinkCell: UITableViewCell, ConfigurableCell {
    func configure(data drink: Drink) {
        textLabel?.text = (drink.isIced ? "Iced " : "") + drink.name + (drink.isFavourite ? " ♥" : "")
        accessoryType = .detailButton
    }
}

typealias DrinkConfig = TableCellConfigurator<DrinkCell, Drink>

/// The row whose plus adds a drink.
final class NewDrinkCell: UITableViewCell, ConfigurableCell {
    func configure(data title: String) {
        textLabel?.text = title
        textLabel?.textColor = .tintColor
    }
}

typealias NewDrinkConfig = TableCellConfigurator<NewDrinkCell, String>
