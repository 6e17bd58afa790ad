/// What the algorithm asks about elements.
///
/// A type and not three closures, so that the common matchings are compiled into the loops. That, and that clients are
/// other modules, is why all that is generic over a matching is `@inlinable`.
@usableFromInline
package protocol ElementMatching<Element> {
    associatedtype Element

    /// Whether elements with the same identity can have different content at all. Those that can't are interchangeable.
    var hasContent: Bool { get }

    func hash(_ element: borrowing Borrowed<Element>, into hasher: inout Hasher)
    func isSame(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool
    func isEqual(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool
}

/// ``ListMatching/value``, compiled in.
@usableFromInline
struct ValueMatching<Element: Hashable>: ElementMatching {
    @inlinable
    init() {}

    @inlinable
    package var hasContent: Bool { false }

    @inlinable
    package func hash(_ element: borrowing Borrowed<Element>, into hasher: inout Hasher) {
        element.element.hash(into: &hasher)
    }

    @inlinable
    package func isSame(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool {
        a.element == b.element
    }

    @inlinable
    package func isEqual(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool { true }
}

/// ``ListMatching/id``, compiled in.
@usableFromInline
struct IDMatching<Element: Identifiable & Equatable>: ElementMatching {
    @inlinable
    init() {}

    @inlinable
    package var hasContent: Bool { true }

    @inlinable
    package func hash(_ element: borrowing Borrowed<Element>, into hasher: inout Hasher) {
        element.element.id.hash(into: &hasher)
    }

    @inlinable
    package func isSame(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool {
        a.element.id == b.element.id
    }

    @inlinable
    package func isEqual(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool {
        a.element == b.element
    }
}
