// Unsafe code: an element in an array is read as a structure that has nothing but the element, and so the same layout.

/// An element of an array that can be looked at and not copied, so that no reference in it is counted: behind `any`, counting
/// takes as long as hashing.
@usableFromInline
package struct Borrowed<Element>: ~Copyable {
    @usableFromInline package let element: Element

    @inlinable
    package init(_ element: consuming Element) { self.element = element }

    /// Gives a body the elements of an array.
    @inlinable
    @inline(__always)
    static func withElements<Result>(
        of array: [Element], _ body: (UnsafeBufferPointer<Borrowed>) -> Result
    ) -> Result {
        assert(MemoryLayout<Borrowed>.stride == MemoryLayout<Element>.stride)
        return array.withUnsafeBufferPointer { $0.withMemoryRebound(to: Borrowed.self, body) }
    }
}
