import Foundation

/// An element of an interface file: an object of a storyboard or xib, a property of an object, or a connection. It has
/// the names that Interface Builder gives elements and attributes.
@MainActor
final class InterfaceElement {
    let name: String
    let attributes: [String: String]
    let children: [InterfaceElement]
    /// The text inside the element; empty if there is none.
    let text: String
    /// The line of the element in the storyboard or xib.
    let line: Int
    /// The element's position in the file. The positions of its descendants are less than ``end``.
    let number: Int
    let end: Int
    private(set) weak var parent: InterfaceElement?
    unowned let file: InterfaceFile
    /// Identifies the file, so that elements can be compared without accessing it.
    private let fileID: ObjectIdentifier

    /// Creates an element from a compiled one, or `nil` if it is not one.
    init?(_ compiled: Any, in file: InterfaceFile) {
        guard let compiled = compiled as? [String: Any], let name = compiled["n"] as? String else { return nil }
        self.name = name
        self.file = file
        fileID = ObjectIdentifier(file)
        attributes = compiled["a"] as? [String: String] ?? [:]
        text = compiled["t"] as? String ?? ""
        line = (compiled["l"] as? NSNumber)?.intValue ?? 0
        number = file.nextNumber()
        children = (compiled["c"] as? [Any] ?? []).compactMap { InterfaceElement($0, in: file) }
        end = file.lastNumber + 1
        for child in children { child.parent = self }
        if let id { file.add(self, id) }
    }

    var id: String? { attributes["id"] }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// Whether an attribute is `YES`.
    func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    func number(_ attribute: String) -> CGFloat? { attributes[attribute].flatMap(Double.init).map { CGFloat($0) } }

    /// Returns the child that is the value of a property.
    func value(_ key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

    /// Returns the child with the given name.
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// Returns the elements in the child with the given name, which is a list such as `subviews`.
    func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Returns whether an element is this element or inside it.
    func contains(_ element: InterfaceElement) -> Bool {
        element.number >= number && element.number < end && element.fileID == fileID
    }

    // MARK: Plans

    /// What was prepared for the objects that are made from the element, by the type for which it was prepared.
    private var plans: [ObjectIdentifier: AnyObject] = [:]

    /// Returns what was prepared for a type; prepares it if needed.
    func plan<Plan: AnyObject>(for type: Any.Type, _ make: (InterfaceElement) -> Plan) -> Plan {
        if let known = plans[ObjectIdentifier(type)] { return unsafeDowncast(known, to: Plan.self) }
        let new = make(self)
        plans[ObjectIdentifier(type)] = new
        return new
    }

    // MARK: Descriptions

    /// The file and the line, for messages.
    var place: String { "\(file.name):\(line)" }
}
