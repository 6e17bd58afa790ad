@preconcurrency import Foundation

/// How the objects of an element are made. The class is looked up once for each element.
@MainActor
final class InterfaceRecipe {
    private enum Way {
        case decoded(any DecodedObject.Type)
        case made(any InterfaceMade.Type)
        case custom(String, any InterfaceTable.Type)
        case object
        case none
    }
    private let way: Way

    init(_ element: InterfaceElement) {
        if let custom = element["_class"] ?? element["customClass"] {
            if let way = Self.way(to: Self.named(custom, in: element)) {
                self.way = way
                return
            }
            if let table = element.file.table, table.classes[custom] != nil {
                way = .custom(custom, table)
                return
            }
            ListWarning.log("Unknown class \(custom) in Interface Builder file.")
        }
        way = Self.way(to: Self.standardClass(element.name)) ?? (element.name == "customObject" ? .object : .none)
    }

    private static func way(to type: AnyClass?) -> Way? {
        if let type = type as? any DecodedObject.Type { return .decoded(type) }
        if let type = type as? any InterfaceMade.Type { return .made(type) }
        return nil
    }

    /// Makes an object, whose element must be the coder's current element.
    func make(_ coder: InterfaceCoder) -> AnyObject? {
        switch way {
        case .decoded(let type): type.init(coder: coder)
        case .made(let type): type.init(interfaceCoder: coder)
        case .custom(let name, let table): table.make(name)
        case .object: NSObject()
        case .none: nil
        }
    }

    // MARK: Classes

    /// Returns the class of the app or of UIKit with a name.
    static func named(_ name: String, in element: InterfaceElement) -> AnyClass? {
        if let known = element.file.table?.classes[name] { return known }
        let module = element["customModule"] ?? element.file.module
        return NSClassFromString(name) ?? module.flatMap { NSClassFromString("\($0).\(name)") }
            ?? NSClassFromString("HeadlessUIKit.\(name)")
    }

    /// Returns UIKit's class for an element. Most elements have the name of their class, without its prefix. An element
    /// of a class that is not known, such as a map, becomes an empty view, controller or recognizer.
    static func standardClass(_ element: String) -> AnyClass? {
        // Interface Builder writes the name of this class so.
        let name = element == "pongPressGestureRecognizer" ? "longPressGestureRecognizer" : element
        let known: AnyClass? = NSClassFromString("HeadlessUIKit.UI\(name.prefix(1).uppercased())\(name.dropFirst())")
        if let known { return known }
        let bases = ["Controller": "UIViewController", "GestureRecognizer": "UIGestureRecognizer", "View": "UIView"]
        return bases.first { name.hasSuffix($0.key) }.flatMap { NSClassFromString("HeadlessUIKit.\($0.value)") }
    }
}
