/// What makes two items the same row, told by a type so that a configurator can keep it without a closure.
protocol ItemIdentity<Item> {
    associatedtype Item: Hashable
    static func hash(_ item: Item, into hasher: inout Hasher)
    static func isSame(_ a: Item, _ b: Item) -> Bool
}

/// The whole value is the identity: another value is another row.
enum IdentityByValue<Item: Hashable>: ItemIdentity {
    static func hash(_ item: Item, into hasher: inout Hasher) { hasher.combine(item) }
    static func isSame(_ a: Item, _ b: Item) -> Bool { a == b }
}

/// The identity is `id`: another value with the same `id` is the same row, which looks different.
enum IdentityByID<Item: Hashable & Identifiable>: ItemIdentity {
    static func hash(_ item: Item, into hasher: inout Hasher) { hasher.combine(item.id) }
    static func isSame(_ a: Item, _ b: Item) -> Bool { a.id == b.id }
}
