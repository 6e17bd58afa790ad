/// An element of a storyboard or xib, with its line.
package struct InterfaceElement: Equatable, Sendable {
    package let name: String
    package var attributes: [String: String]
    package var children: [InterfaceElement] = []
    /// The text in the element, without the whitespace around it. Elements with child elements have no text.
    package var text = ""
    /// The line number of the start tag, starting at 1.
    package let line: Int

    /// The object's identifier.
    package var id: String? { attributes["id"] }

    package init(name: String, attributes: [String: String], children: [InterfaceElement] = [], line: Int) {
        (self.name, self.attributes, self.children, self.line) = (name, attributes, children, line)
    }

    /// Returns the first child element with the given name.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// Calls a closure for this element and all elements in it, in document order. Elements for which the closure
    /// returns `false` are not searched.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    package func forEach(_ body: (InterfaceElement) -> Bool) {
        guard body(self) else { return }
        for child in children { child.forEach(body) }
    }
}
