/// What the user fills in to order the contents of the basket.
struct Checkout: Hashable, Sendable {
    /// A line of text of the form.
    struct Line: Hashable, Identifiable, Sendable {
        enum Kind: Hashable, Sendable { case name, street }

        let id: Kind
        var text = ""

        var title: String { id == .name ? "Name" : "Street" }
    }

    /// The kinds of delivery, and what they cost in dollars.
    static let deliveries: [(title: String, price: Int)] = [("Standard", 0), ("Express", 9)]

    var lines = [Line(id: .name), Line(id: .street)]
    /// The index of the chosen kind of delivery.
    var delivery = 0
    var isGift = false

    var isComplete: Bool { lines.allSatisfy { !$0.text.isEmpty } }
    var price: Int { Self.deliveries[delivery].price }
}
