/// What the algorithm asks about elements.
///
/// A type and not three closures, so that the common matchings are compiled into the loops. That, and that clients are
/// other modules, is why all that is generic over a matching is `@inlinable`.
@usableFromInline
protocol ElementMatching<Element> {
    associatedtype Element

    /// Whether elements with the same identity can have different content at all. Those that can't are interchangeable.
    var hasContent: Bool { get }

    func hash(_ element: Element, into hasher: inout Hasher)
    func isSame(_ a: Element, _ b: Element) -> Bool
    func isEqual(_ a: Element, _ b: Element) -> Bool
}

/// ``ListMatching/value``, compiled in.
@usableFromInline
struct ValueMatching<Element: Hashable>: ElementMatching {
    @inlinable
    init() {}

    @inlinable
    var hasContent: Bool { false }

    @inlinable
    func hash(_ element: Element, into hasher: inout Hasher) { element.hash(into: &hasher) }

    @inlinable
    func isSame(_ a: Element, _ b: Element) -> Bool { a == b }

    @inlinable
    func isEqual(_ a: Element, _ b: Element) -> Bool { true }
}

/// ``ListMatching/id``, compiled in.
@usableFromInline
struct IDMatching<Element: Identifiable & Equatable>: ElementMatching {
    @inlinable
    init() {}

    @inlinable
    var hasContent: Bool { true }

    @inlinable
    func hash(_ element: Element, into hasher: inout Hasher) { element.id.hash(into: &hasher) }

    @inlinable
    func isSame(_ a: Element, _ b: Element) -> Bool { a.id == b.id }

    @inlinable
    func isEqual(_ a: Element, _ b: Element) -> Bool { a == b }
}
