// Unsafe code: contents are read as the very type that a cast of their type has found, without a cast for each of them.

/// The identity and the content of contents of one type, by what the type can do.
///
/// A content configuration is no type of this package's that could carry its witnesses, as ``ConfigurableCell`` does: what it
/// can do is asked once for each type, and not at each hash, where it would cost three times the hashing.
class ContentTraits<Content> {
    var isValueIdentity: Bool { false }
    /// The properties of cells that any row of the type has set: all rows that share its cells set theirs then. The rest is left to
    /// whoever displays the cells.
    final let customized = Locked(CellProperties())

    /// Hashes what identifies a content; `false` if it has no identity of its own.
    func hashIdentity(of content: Content, into hasher: inout Hasher) -> Bool { false }

    /// Whether two contents have the same identity; `nil` if they have none of their own.
    func isSame(_ content: Content, as other: Content) -> Bool? { nil }

    func isEqual(_ content: Content, to other: Content) -> Bool { false }

    /// The traits of the type.
    ///
    /// - Complexity: O(1); the first call for a type asks what it can do.
    static func find() -> ContentTraits {
        let key = ObjectIdentifier(Content.self)
        if let known = knownTraits.withLock({ $0[key] }) { return unsafeDowncast(known, to: ContentTraits.self) }
        let traits = make()
        knownTraits.withLock { $0[key] = traits }
        return traits
    }

    private static func make() -> ContentTraits {
        let equality = (Content.self as? any Equatable.Type).map { makeEquality($0) } ?? { _, _ in false }
        if let type = Content.self as? any Identifiable.Type { return makeIdentifiable(type, equality) }
        if let type = Content.self as? any Hashable.Type { return makeHashable(type, equality) }
        return ContentTraits()
    }

    private static func makeEquality<Same: Equatable>(_ type: Same.Type) -> (Content, Content) -> Bool {
        { a, b in unsafeBitCast(a, to: Same.self) == unsafeBitCast(b, to: Same.self) }
    }

    private static func makeIdentifiable<Same: Identifiable>(
        _ type: Same.Type, _ equality: @escaping (Content, Content) -> Bool
    ) -> ContentTraits {
        KeyedTraits(isValueIdentity: false, equality) { unsafeBitCast($0, to: Same.self).id }
    }

    private static func makeHashable<Same: Hashable>(
        _ type: Same.Type, _ equality: @escaping (Content, Content) -> Bool
    ) -> ContentTraits {
        KeyedTraits(isValueIdentity: true, equality) { unsafeBitCast($0, to: Same.self) }
    }
}

/// The properties of a cell that a content row may set.
struct CellProperties: OptionSet {
    let rawValue: UInt8
    static let background = CellProperties(rawValue: 1 << 0)
    static let accessories = CellProperties(rawValue: 1 << 1)
    static let accessoryType = CellProperties(rawValue: 1 << 2)
    static let selectionStyle = CellProperties(rawValue: 1 << 3)
}

/// The values of a cell's properties that a content row has set.
struct CellPropertyValues: Hashable {
    let background: UIBackgroundConfiguration?
    /// When the accessories were set, which can't be compared; `nil`: there are none.
    let accessories: Int?
    let accessoryType: UITableViewCell.AccessoryType
    let selectionStyle: UITableViewCell.SelectionStyle
}

/// The traits of contents that have a key: their `id`, or their value.
private final class KeyedTraits<Content, Key: Hashable>: ContentTraits<Content> {
    private let isByValue: Bool
    private let equality: (Content, Content) -> Bool
    private let key: (Content) -> Key

    init(
        isValueIdentity: Bool, _ equality: @escaping (Content, Content) -> Bool, _ key: @escaping (Content) -> Key
    ) {
        isByValue = isValueIdentity
        self.equality = equality
        self.key = key
    }

    override var isValueIdentity: Bool { isByValue }

    override func hashIdentity(of content: Content, into hasher: inout Hasher) -> Bool {
        hasher.combine(key(content))
        return true
    }

    override func isSame(_ content: Content, as other: Content) -> Bool? { key(content) == key(other) }

    override func isEqual(_ content: Content, to other: Content) -> Bool { equality(content, other) }
}

/// The traits of each type that was asked about.
private let knownTraits = Locked<[ObjectIdentifier: AnyObject]>([:])
