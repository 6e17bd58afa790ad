/// Returns the sorted elements.
///
/// This function is intended for short lists. It runs the standard library's unspecialized code, so that the compiler
/// does not create a specialized copy of that code for each element type.
@_semantics("optimize.sil.specialize.generic.never")
package func sortedOnce<Element>(_ elements: [Element], by areInOrder: (Element, Element) -> Bool) -> [Element] {
    elements.sorted(by: areInOrder)
}
