/// Returns the sorted elements.
///
/// Intended for short lists: it runs the standard library's unspecialized code, so that no copy is compiled for the
/// element type.
@_semantics("optimize.sil.specialize.generic.never")
package func sortedOnce<Element>(_ elements: [Element], by areInOrder: (Element, Element) -> Bool) -> [Element] {
    elements.sorted(by: areInOrder)
}
