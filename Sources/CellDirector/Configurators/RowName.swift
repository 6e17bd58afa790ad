/// An identity beside the item, whatever its type.
@usableFromInline
class RowName {
    func hash(into hasher: inout Hasher) {}

    func isSame(as other: RowName) -> Bool { false }
}

final class TypedRowName<ID: Hashable>: RowName {
    private let id: ID

    init(_ id: ID) { self.id = id }

    override func hash(into hasher: inout Hasher) { hasher.combine(id) }

    override func isSame(as other: RowName) -> Bool { (other as? TypedRowName)?.id == id }
}

extension RowName {
    /// Whether two rows have the same name; `nil` if neither has one. A row with a name is never the same as one without.
    @inline(__always)
    static func areSame(_ a: RowName?, _ b: RowName?) -> Bool? {
        switch (a, b) {
        case (nil, nil): nil
        case (let a?, let b?): a === b || a.isSame(as: b)
        default: false
        }
    }
}
