// Unsafe code: an array element is reinterpreted as a structure that contains only the element, and therefore has the
// same layout.

/// An array element that can be accessed but not copied. Avoiding the copy also avoids reference counting, which, for
/// existentials, takes as long as hashing.
@usableFromInline
package struct Borrowed<Element>: ~Copyable {
    @usableFromInline package let element: Element

    @inlinable
    package init(_ element: consuming Element) { self.element = element }

    /// Calls a closure with the elements of an array.
    @inlinable
    @inline(__always)
    static func withElements<Result>(
        of array: [Element], _ body: (UnsafeBufferPointer<Borrowed>) -> Result
    ) -> Result {
        assert(MemoryLayout<Borrowed>.stride == MemoryLayout<Element>.stride)
        return array.withUnsafeBufferPointer { $0.withMemoryRebound(to: Borrowed.self, body) }
    }
}
