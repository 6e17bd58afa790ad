/// A thing to pack for a journey.
struct Thing: Hashable, Identifiable {
    let id: Int
    let name: String
    let symbol: String
    /// The number of small things in a bag; `nil` if the thing is not a bag.
    var contents: Int?
    var isSmall = false
    /// Whether the thing is needed until the last minute, and can't be packed yet.
    var isNeeded = false

    static let home = [
        Thing(id: 0, name: "Camera", symbol: "camera.fill"),
        Thing(id: 1, name: "Keys", symbol: "key.fill", isSmall: true),
        Thing(id: 2, name: "Headphones", symbol: "headphones", isSmall: true),
        Thing(id: 3, name: "Book", symbol: "book.fill"),
        Thing(id: 4, name: "Phone", symbol: "iphone", isNeeded: true),
    ]

    static let suitcase = [
        Thing(id: 5, name: "Bag", symbol: "bag.fill", contents: 0),
        Thing(id: 6, name: "Map", symbol: "map.fill"),
    ]
}
