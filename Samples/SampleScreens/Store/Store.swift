/// The store's model: the basket and the past orders.
struct Store: Sendable {
    /// A product in the basket, with its quantity.
    struct Line: Hashable, Identifiable, Sendable {
        let product: Product
        var count: Int

        var id: Product.ID { product.id }
        var price: Int { product.price * count }
    }

    /// A closure that calls `body` to change the store and then updates the screens.
    typealias Change = @MainActor (_ body: (inout Store) -> Void) -> Void

    private(set) var basket: [Line] = []
    /// The orders, newest first.
    private(set) var purchases = [
        Purchase(id: 1042, products: [4, 3], state: .onItsWay("Friday")),
        Purchase(id: 1038, products: [10], state: .delivered("3 March")),
        Purchase(id: 1031, products: [7, 11, 2], state: .delivered("18 February")),
    ]

    /// The total quantity of all products in the basket.
    var basketCount: Int { basket.reduce(0) { $0 + $1.count } }

    /// The total price of the basket in dollars.
    var total: Int { basket.reduce(0) { $0 + $1.price } }

    func count(of product: Product) -> Int { basket.first { $0.id == product.id }?.count ?? 0 }

    mutating func add(_ product: Product) {
        if let index = basket.firstIndex(where: { $0.id == product.id }) {
            basket[index].count += 1
        } else {
            basket.append(Line(product: product, count: 1))
        }
    }

    mutating func remove(_ id: Product.ID) { basket.removeAll { $0.id == id } }

    /// Turns the contents of the basket into an order.
    mutating func buy() {
        guard !basket.isEmpty else { return }
        let products = basket.flatMap { Array(repeating: $0.product.id, count: $0.count) }
        purchases.insert(
            Purchase(id: (purchases.map(\.id).max() ?? 1042) + 1, products: products, state: .packed), at: 0)
        basket = []
    }

    /// Adds the products of an order to the basket.
    mutating func buyAgain(_ purchase: Purchase) {
        for id in purchase.products { add(Product.all[id]) }
    }

    mutating func hide(_ id: Purchase.ID) { purchases.removeAll { $0.id == id } }
}

/// An order.
struct Purchase: Hashable, Identifiable, Sendable {
    enum State: Hashable, Sendable {
        case packed
        case onItsWay(String), delivered(String)
    }

    let id: Int
    let products: [Product.ID]
    let state: State

    /// The price of the order in dollars.
    var total: Int { products.reduce(0) { $0 + Product.all[$1].price } }

    var text: String {
        let things = products.count == 1 ? "1 thing" : "\(products.count) things"
        return switch state {
        case .packed: "Being packed · \(things)"
        case .onItsWay(let day): "Arrives on \(day) · \(things)"
        case .delivered(let day): "Delivered on \(day) · \(things)"
        }
    }
}
