/// Unique identifiers, in the order in which they were added.
struct IdentifierList<Identifier: Hashable> {
    private(set) var all: [Identifier] = []
    private var known: Set<Identifier> = []

    mutating func add(_ identifiers: [Identifier]) {
        for identifier in identifiers where known.insert(identifier).inserted { all.append(identifier) }
    }
}

extension IdentifierList: Sendable where Identifier: Sendable {}
