/// How many cups of what size are wanted, and whether they are taken away.
struct Order: Hashable {
    static let sizes = ["Small", "Large"]

    var cups = 1
    var size = 0
    var isToGo = false
}

/// How a drink is made.
struct Taste: Hashable {
    static let milks = ["None", "Cow", "Oat"]

    /// From 0 to 1.
    var strength: Float = 0.5
    var milk = "None"
    var note = ""
}

/// Something on the menu.
struct Drink: Hashable, Identifiable {
    let id: Int
    var name: String
    var isFavourite = false
    var isIced = false
}

extension Drink {
    /// What the house serves, in the order of the letters.
    static let all = [
        "Affogato", "Americano", "Café au lait", "Cappuccino", "Chai", "Cocoa", "Cortado", "Doppio", "Espresso",
        "Flat white", "Latte", "Lungo", "Macchiato", "Mocha", "Ristretto",
    ].enumerated().map { Drink(id: $0, name: $1) }
}
