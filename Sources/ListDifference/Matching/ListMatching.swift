/// How elements are compared, by identity and by content.
///
/// *Identity* says "the same row": an element that has it on both sides stays or moves. *Content* says "looks the same":
/// an element with the same identity and other content is updated.
///
///     ListMatching<String>.value                                  // an element is its own identity
///     ListMatching<User>.id                                       // `id` and `==`
///     ListMatching<User>.id(\.email) { $0.name == $1.name }       // a key path and a predicate
///
/// A matching calls closures. The initializers of ``ListDifference`` and ``SectionedDifference`` that take none compile
/// the matching of the element's type in, which passes over equal elements many times faster.
///
/// Where neither a value nor a key is at hand, as behind `any`, the identity is hashed in place, without a box:
///
///     ListMatching<any Card>(
///         hash: { card, hasher in card.hashIdentity(into: &hasher) },
///         isSame: { $0.isSame(as: $1) }, isEqual: { $0.looksLike($1) })
///
/// Such closures run for every element, and a cast in them costs more than a hash: `type(of:)` is at hand.
public struct ListMatching<Element> {
    @usableFromInline let hashes: (Element, inout Hasher) -> Void
    @usableFromInline let same: (Element, Element) -> Bool
    @usableFromInline let equal: (Element, Element) -> Bool
    @usableFromInline package var hasContent = true

    /// A matching by three closures.
    ///
    /// `hash` feeds the identity of an element to a hasher: elements that are the same must feed the same. `isSame`
    /// compares identities and must be an equivalence. `isEqual` compares contents, and is only asked about elements
    /// that are the same.
    @inlinable
    public init(
        hash: @escaping (Element, inout Hasher) -> Void, isSame: @escaping (Element, Element) -> Bool,
        isEqual: @escaping (Element, Element) -> Bool
    ) {
        hashes = hash
        same = isSame
        equal = isEqual
    }

    /// A matching by an identity function, with `isEqual` for contents.
    @inlinable
    public static func id<ID: Hashable>(
        _ id: @escaping (Element) -> ID, isEqual: @escaping (Element, Element) -> Bool
    ) -> Self {
        Self(hash: { $1.combine(id($0)) }, isSame: { id($0) == id($1) }, isEqual: isEqual)
    }

    /// The positions of elements that repeat an earlier identity, ascending.
    ///
    /// - Complexity: O(*n*): each element is hashed once.
    @inlinable
    public func duplicates(in list: [Element]) -> [Int] {
        Borrowed.withElements(of: list) { IdentityTable.duplicates(in: $0, self) }
    }
}

extension ListMatching where Element: Hashable {
    /// A matching by value. Content never differs, and equal elements are interchangeable.
    @inlinable
    public static var value: Self {
        var matching = Self(hash: { $1.combine($0) }, isSame: { $0 == $1 }, isEqual: { _, _ in true })
        matching.hasContent = false
        return matching
    }
}

extension ListMatching where Element: Identifiable & Equatable {
    /// Identity is `id`, content is `==`.
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
