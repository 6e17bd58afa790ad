// Unsafe code: bit-casts content values to `Same`, a generic parameter that is the content's own type, but has a
// conformance that `Content` is not known to have. Each conformance is looked up with a single conditional cast of the
// type, so that the individual values don't need conditional casts.

/// The identity and equality of content values of one type, depending on the type's conformances.
///
/// Content configurations conform to a protocol that is not declared in this module. Therefore, the compiler can't
/// select implementations for their types as it does for a ``ConfigurableCell``. Their conformances are looked up once
/// for each type, because looking them up for each hash would cost three times as much as the hashing itself.
class ContentTraits<Content> {
    var isValueIdentity: Bool { false }
    /// The cell properties that have been set on at least one row of the type. All rows of the type share their cells,
    /// so each row applies all of these properties. Other properties are left unchanged, so that other code can set
    /// them.
    final let customized = Locked<UInt8>(0)

    /// Hashes the identity of a content value. Returns `false` if the content has no identity.
    func hashIdentity(of content: Content, into hasher: inout Hasher) -> Bool { false }

    /// Returns whether two content values have the same identity, or `nil` if they have no identity.
    func isSame(_ content: Content, as other: Content) -> Bool? { nil }

    func isEqual(_ content: Content, to other: Content) -> Bool { false }

    /// Returns the traits of the type.
    ///
    /// - Complexity: O(1). The first call for a type looks up its conformances.
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

/// The cell properties that a ``ContentConfigurator`` can set.
enum CellProperties {
    static let background: UInt8 = 1 << 0
    static let accessories: UInt8 = 1 << 1
    static let accessoryType: UInt8 = 1 << 2
    static let selectionStyle: UInt8 = 1 << 3
}

/// The values of a ``ContentConfigurator``'s cell properties.
struct CellPropertyValues: Hashable {
    let background: UIBackgroundConfiguration?
    /// The time when the accessories were set, which is compared instead of the accessories themselves, or `nil` if
    /// there are no accessories.
    let accessories: Int?
    let accessoryType: UITableViewCell.AccessoryType
    let selectionStyle: UITableViewCell.SelectionStyle
}

/// The traits of content that is identified by a key: its `id` or its value.
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

/// The traits of the types that have been looked up so far.
private let knownTraits = Locked<[ObjectIdentifier: AnyObject]>([:])
