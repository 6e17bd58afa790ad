/// Returns a function that tells whether a value is one of the given elements.
///
/// Like ``sortedOnce(_:by:)``, it runs the standard library's unspecialized code, because a specialized copy of a set is
/// larger than most of the code that uses it. It is meant for sets that are used a few times in an update.
///
/// - Complexity: O(*n*) for *n* elements; the returned function, O(1).
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
package func membership<Element: Hashable>(of elements: [Element]) -> (Element) -> Bool {
    let set = Set(elements)
    return { set.contains($0) }
}
