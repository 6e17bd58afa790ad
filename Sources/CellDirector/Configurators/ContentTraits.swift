// Unsafe code: contents are read as the very type that a cast of their type has found, without a cast for each of them.

/// The identity and the content of contents of one type, by what the type can do.
///
/// A content configuration is no type of this package's that could carry its witnesses, as ``ConfigurableCell`` does: what it
/// can do is asked once for each type, and not at each hash, where it would cost three times the hashing.
class ContentTraits<Content> {
    var isValueIdentity: Bool { false }
    /// What any row of the type has set around its content: all rows that share its cells set theirs then.
    /// Of the rest nothing is touched, which whoever displays the cells may set.
    final let said = Locked(Surroundings())

    func hashIdentity(of row: IdentifiedItem<Content>, into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(row))
    }

    func isSame(_ row: IdentifiedItem<Content>, as other: IdentifiedItem<Content>) -> Bool { row === other }

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

/// What a cell may show around its content.
struct Surroundings: OptionSet {
    let rawValue: UInt8
    static let background = Surroundings(rawValue: 1 << 0)
    static let accessories = Surroundings(rawValue: 1 << 1)
    static let accessoryType = Surroundings(rawValue: 1 << 2)
    static let selectionStyle = Surroundings(rawValue: 1 << 3)
}

/// What a cell was made to show around its content.
struct ShownSurroundings: Hashable {
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

    override func hashIdentity(of row: IdentifiedItem<Content>, into hasher: inout Hasher) {
        hasher.combine(key(row.item))
    }

    override func isSame(_ row: IdentifiedItem<Content>, as other: IdentifiedItem<Content>) -> Bool {
        key(row.item) == key(other.item)
    }

    override func isEqual(_ content: Content, to other: Content) -> Bool { equality(content, other) }
}

/// The traits of each type that was asked about.
private let knownTraits = Locked<[ObjectIdentifier: AnyObject]>([:])
