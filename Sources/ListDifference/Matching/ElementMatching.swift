/// The operations on elements that the algorithm needs.
///
/// This is a protocol rather than a structure that contains closures, so that the compiler can specialize the common
/// matchings. All code that is generic over a matching is `@inlinable`, so that specialization also works in client
/// modules.
@usableFromInline
package protocol ElementMatching<Element> {
    associatedtype Element

    /// Whether elements with the same identity can have different content. If not, such elements are interchangeable.
    var hasContent: Bool { get }

    func hash(_ element: borrowing Borrowed<Element>, into hasher: inout Hasher)
    func isSame(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool
    func isEqual(_ a: borrowing Borrowed<Element>, _ b: borrowing Borrowed<Element>) -> Bool
}

/// A specialized version of ``ListMatching/value``.
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

/// A specialized version of ``ListMatching/id``.
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
