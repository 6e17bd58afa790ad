// Unsafe code: bit-casts content values to `Same`, a generic parameter that is the content's own type, but has a
// conformance that `Content` is not known to have. Each conformance is looked up with a single conditional cast of the
// type, so that the individual values don't need conditional casts.

/// The identity and equality of content values of one type, depending on the type's conformances.
///
/// Content configurations conform to a protocol that is not declared in this module. Therefore, the compiler can't
/// select implementations for their types as it does for a ``ConfigurableCell``. Their conformances are looked up once
/// for each type, because looking them up for each hash would cost three times as much as the hashing itself.
final class ContentTraits<Content> {
    typealias Equality = (Content, Content) -> Bool

    /// Whether content is identified by its value.
    let isValueIdentity: Bool
    /// Hashes the identity of a content value. Returns `false` if the content has no identity.
    let hashIdentity: (Content, inout Hasher) -> Bool
    /// Returns whether two content values have the same identity, or `nil` if they have no identity.
    let isSame: (Content, Content) -> Bool?
    let isEqual: Equality
    /// The cell properties that have been set on at least one row of the type. All rows of the type share their cells,
    /// so each row applies all of these properties. Other properties are left unchanged, so that other code can set
    /// them.
    let customized = Locked<UInt8>(0)

    /// Creates the traits of content without an identity.
    private init() {
        isValueIdentity = false
        hashIdentity = { _, _ in false }
        isSame = { _, _ in nil }
        isEqual = { _, _ in false }
    }

    /// Creates the traits of content that is identified by a key: its `id` or its value.
    private init<Key: Hashable>(isValueIdentity: Bool, _ isEqual: @escaping Equality, _ key: @escaping (Content) -> Key)
    {
        self.isValueIdentity = isValueIdentity
        hashIdentity = {
            $1.combine(key($0))
            return true
        }
        isSame = { key($0) == key($1) }
        self.isEqual = isEqual
    }

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
        let isEqual = (Content.self as? any Equatable.Type).map { equality($0) } ?? { _, _ in false }
        if let type = Content.self as? any Identifiable.Type { return makeIdentifiable(type, isEqual) }
        if let type = Content.self as? any Hashable.Type { return makeHashable(type, isEqual) }
        return ContentTraits()
    }

    private static func equality<Same: Equatable>(_ type: Same.Type) -> Equality {
        { unsafeBitCast($0, to: Same.self) == unsafeBitCast($1, to: Same.self) }
    }

    private static func makeIdentifiable<Same: Identifiable>(
        _ type: Same.Type, _ isEqual: @escaping Equality
    ) -> ContentTraits {
        ContentTraits(isValueIdentity: false, isEqual) { unsafeBitCast($0, to: Same.self).id }
    }

    private static func makeHashable<Same: Hashable>(
        _ type: Same.Type, _ isEqual: @escaping Equality
    ) -> ContentTraits {
        ContentTraits(isValueIdentity: true, isEqual) { unsafeBitCast($0, to: Same.self) }
    }
}

/// The cell properties that a ``ContentConfigurator`` can set.
enum CellProperties {
    static let background: UInt8 = 1 << 0
    static let accessories: UInt8 = 1 << 1
    static let accessoryType: UInt8 = 1 << 2
    static let selectionStyle: UInt8 = 1 << 3
}

/// The traits of the types that have been looked up so far.
private let knownTraits = Locked<[ObjectIdentifier: AnyObject]>([:])
