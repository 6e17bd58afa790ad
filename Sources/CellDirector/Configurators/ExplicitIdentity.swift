/// A type-erased row identity that was specified separately from the item.
class ExplicitIdentity {
    func hash(into hasher: inout Hasher) {}

    func isSame(as other: ExplicitIdentity) -> Bool { false }
}

final class TypedExplicitIdentity<ID: Hashable>: ExplicitIdentity {
    private let id: ID

    init(_ id: ID) { self.id = id }

    override func hash(into hasher: inout Hasher) { hasher.combine(id) }

    override func isSame(as other: ExplicitIdentity) -> Bool { (other as? TypedExplicitIdentity)?.id == id }
}

extension ExplicitIdentity {
    /// Returns whether two rows have the same explicit identity, or `nil` if neither row has an explicit identity. A
    /// row with an explicit identity never matches a row without an explicit identity.
    @inline(__always)
    static func areSame(_ a: ExplicitIdentity?, _ b: ExplicitIdentity?) -> Bool? {
        switch (a, b) {
        case (nil, nil): nil
        case (let a?, let b?): a === b || a.isSame(as: b)
        default: false
        }
    }
}
