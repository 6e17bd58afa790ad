import CellDirector

/// A department of the store. Its color tints the symbols of its products.
enum Department: Int, CaseIterable, Hashable, Sendable {
    case hiking, cycling, kitchen, night, maps, rain, winter, photos, dogs, reading, repairs, music

    var title: String {
        switch self {
        case .hiking: "Hiking"
        case .cycling: "Cycling"
        case .kitchen: "Kitchen"
        case .night: "By night"
        case .maps: "Maps"
        case .rain: "Rain"
        case .winter: "Winter"
        case .photos: "Photos"
        case .dogs: "Dogs"
        case .reading: "Reading"
        case .repairs: "Repairs"
        case .music: "Music"
        }
    }

    /// The name of the department's SF Symbol.
    var symbol: String {
        switch self {
        case .hiking: "figure.walk"
        case .cycling: "bicycle"
        case .kitchen: "fork.knife"
        case .night: "moon.fill"
        case .maps: "map.fill"
        case .rain: "cloud.rain.fill"
        case .winter: "snowflake"
        case .photos: "camera.fill"
        case .dogs: "pawprint.fill"
        case .reading: "book.fill"
        case .repairs: "wrench.fill"
        case .music: "headphones"
        }
    }

    var color: UIColor {
        switch self {
        case .hiking, .reading: .systemGreen
        case .cycling, .music: .systemPink
        case .kitchen, .dogs: .systemOrange
        case .night, .photos: .systemIndigo
        case .maps, .winter: .systemTeal
        case .rain, .repairs: .systemBlue
        }
    }

    /// The department's products.
    var products: [Product] { Product.all.filter { $0.department == self } }
}

/// A product for sale.
struct Product: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    let maker: String
    /// The price in dollars.
    let price: Int
    let symbol: String
    let department: Department

    private init(
        _ id: Int, _ name: String, _ maker: String, _ price: Int, _ symbol: String, _ department: Department
    ) {
        (self.id, self.name, self.maker) = (id, name, maker)
        (self.price, self.symbol, self.department) = (price, symbol, department)
    }

    /// All products. A product's `id` is its index in this array.
    static let all = [
        Product(0, "Lantern", "Ember & Sons", 39, "lightbulb.fill", .night),
        Product(1, "Two-ring stove", "Kettle Works", 84, "flame.fill", .kitchen),
        Product(2, "Map of the northern lakes and fells", "Contour", 14, "map.fill", .maps),
        Product(3, "Enamel mug", "Kettle Works", 12, "cup.and.saucer.fill", .kitchen),
        Product(4, "Storm jacket", "Cairn", 160, "cloud.rain.fill", .rain),
        Product(5, "Field camera", "Aperture", 249, "camera.fill", .photos),
        Product(6, "Bell for a touring bicycle", "Spoke", 18, "bell.fill", .cycling),
        Product(7, "Walking poles", "Cairn", 55, "figure.walk", .hiking),
        Product(8, "Chart of the stars", "Contour", 22, "sparkles", .night),
        Product(9, "Camp cutlery", "Kettle Works", 26, "fork.knife", .kitchen),
        Product(10, "Panniers", "Spoke", 95, "bag.fill", .cycling),
        Product(11, "Compass", "Contour", 30, "location.fill", .hiking),
        Product(12, "Winter blanket", "Cairn", 72, "snowflake", .winter),
        Product(13, "Folding bowl", "Good Dog", 16, "pawprint.fill", .dogs),
        Product(14, "Birds of the coast", "Tern Press", 24, "book.fill", .reading),
        Product(15, "Repair kit", "Spoke", 28, "wrench.fill", .repairs),
        Product(16, "Headphones", "Aperture", 89, "headphones", .music),
    ]
}

/// An advertisement at the top of the front page.
struct Offer: Hashable, Identifiable, Sendable {
    let department: Department
    let eyebrow: String
    let title: String
    let text: String
    /// The number of the photo; see `Landscapes`.
    let landscape: Int

    var id: Department { department }

    static let all = [
        Offer(
            department: .hiking, eyebrow: "NEW", title: "Into the hills", text: "Poles, maps and dry socks",
            landscape: 4),
        Offer(
            department: .kitchen, eyebrow: "THIS WEEK", title: "Breakfast outside", text: "Everything for a fire",
            landscape: 1),
        Offer(
            department: .night, eyebrow: "UNTIL SUNDAY", title: "Under the stars", text: "Lanterns from $39",
            landscape: 3),
        Offer(
            department: .photos, eyebrow: "BACK IN STOCK", title: "The field camera", text: "For the golden hour",
            landscape: 6),
    ]
}
