/// Defines how elements are compared, by identity and by content.
///
/// *Identity* determines whether two elements represent the same row: an element whose identity occurs in both lists
/// stays or moves. *Content* determines whether two elements look the same: an element with the same identity and
/// different content is updated.
///
///     ListMatching<String>.value                                  // an element is its own identity
///     ListMatching<User>.id                                       // `id` and `==`
///     ListMatching<User>.id(\.email) { $0.name == $1.name }       // a key path and a predicate
///
/// A matching calls closures. The initializers of ``ListDifference`` without a matching parameter, and those of
/// ``SectionedDifference`` without a matching for the rows, are specialized for the type of the elements or rows
/// instead, and skip equal elements many times faster.
///
/// If elements have neither a hashable value nor a key, as with existentials, you can hash the identity in place,
/// without boxing:
///
///     ListMatching<any Card>(
///         hash: { card, hasher in card.hashIdentity(into: &hasher) },
///         isSame: { $0.isSame(as: $1) }, isEqual: { $0.looksLike($1) })
///
/// These closures run for every element. Don't use dynamic casts in them, because a cast would cost more than a hash.
/// Compare `type(of:)` instead.
public struct ListMatching<Element> {
    @usableFromInline let hashes: (Element, inout Hasher) -> Void
    @usableFromInline let same: (Element, Element) -> Bool
    @usableFromInline let equal: (Element, Element) -> Bool
    @usableFromInline package var hasContent = true

    /// Creates a matching from three closures.
    ///
    /// - Parameters:
    ///   - hash: Hashes the identity of an element. Elements with the same identity must have the same hash.
    ///   - isSame: Compares identities. It must be an equivalence relation.
    ///   - isEqual: Compares contents. It is called only for elements with the same identity.
    @inlinable
    public init(
        hash: @escaping (Element, inout Hasher) -> Void, isSame: @escaping (Element, Element) -> Bool,
        isEqual: @escaping (Element, Element) -> Bool
    ) {
        hashes = hash
        same = isSame
        equal = isEqual
    }

    /// Creates a matching that identifies elements by the result of a function, and compares their content with
    /// `isEqual`.
    @inlinable
    public static func id<ID: Hashable>(
        _ id: @escaping (Element) -> ID, isEqual: @escaping (Element, Element) -> Bool
    ) -> Self {
        Self(hash: { $1.combine(id($0)) }, isSame: { id($0) == id($1) }, isEqual: isEqual)
    }

    /// Returns the positions of elements that have the same identity as an earlier element, in ascending order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements: each element is hashed once.
    @inlinable
    public func duplicates(in list: [Element]) -> [Int] {
        Borrowed.withElements(of: list) { IdentityTable.duplicates(in: $0, self) }
    }
}

extension ListMatching where Element: Hashable {
    /// Matches elements by value. Elements with the same identity never differ in content, so they are interchangeable.
    @inlinable
    public static var value: Self {
        var matching = Self(hash: { $1.combine($0) }, isSame: { $0 == $1 }, isEqual: { _, _ in true })
        matching.hasContent = false
        return matching
    }
}

extension ListMatching where Element: Identifiable & Equatable {
    /// Matches elements by `id`, and compares their content with `==`.
    @inlinable
    public static var id: Self {
        Self(hash: { $1.combine($0.id) }, isSame: { $0.id == $1.id }, isEqual: { $0 == $1 })
    }
}

extension ListMatching: ElementMatching {
    @inlinable
    package func hash(_ element: borrowing Borrowed<Element>, into hasher: inout Hasher) {
        hashes(element.element, &hasher)
    }

    @inlinable
    package func isSame(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool {
        same(a.element, b.element)
    }

    @inlinable
    package func isEqual(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool {
        equal(a.element, b.element)
    }
}
