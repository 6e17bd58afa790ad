/// An order: the number of cups, their size, and whether the order is to go.
struct Order: Hashable {
    static let sizes = ["Small", "Large"]

    var cups = 1
    var size = 0
    var isToGo = false
}

/// The customer's preferences for a drink.
struct Taste: Hashable {
    static let milks = ["None", "Cow", "Oat"]

    /// The strength of the coffee, from 0 to 1.
    var strength: Float = 0.5
    var milk = "None"
    var note = ""
}

/// A drink on the menu.
struct Drink: Hashable, Identifiable {
    let id: Int
    var name: String
    var isFavorite = false
    var isIced = false
}

extension Drink {
    /// All drinks on the menu, sorted by name.
    static let all = [
        "Affogato", "Americano", "Café au lait", "Cappuccino", "Chai", "Cocoa", "Cortado", "Doppio", "Espresso",
        "Flat white", "Latte", "Lungo", "Macchiato", "Mocha", "Ristretto",
    ].enumerated().map { Drink(id: $0, name: $1) }
}
