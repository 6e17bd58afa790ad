/// A list of items decoded from a file. Decoding fails if two items have the same `id`.
struct DistinctItems<Item: Decodable & Identifiable>: Decodable {
    let items: [Item]

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var items: [Item] = []
        var seen: [Item.ID: Int] = [:]
        while !list.isAtEnd {
            let index = list.currentIndex
            let item = try list.decode(Item.self)
            if let other = seen.updateValue(index, forKey: item.id) {
                let name = decoder.codingPath.last?.stringValue ?? ""
                let message = "\(item.id) is the id of \(name)[\(other)] already"
                throw DecodingError.dataCorrupted(
                    .init(codingPath: list.codingPath + [Index(index)], debugDescription: message))
            }
            items.append(item)
        }
        self.items = items
    }
}

/// An index in a coding path.
private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map(String.init) ?? "" }

    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
}
