/// Returns the sorted elements.
///
/// This function is intended for short lists. It runs the unspecialized code of the standard library, so that the
/// compiler does not create a specialized copy of the code for the element type.
@_semantics("optimize.sil.specialize.generic.never")
package func sortedOnce<Element>(_ elements: [Element], by areInOrder: (Element, Element) -> Bool) -> [Element] {
    elements.sorted(by: areInOrder)
}
