@preconcurrency import Foundation

/// Makes the objects in an element of an interface file, and connects them. It is the coder that initializers receive.
///
/// As in UIKit, objects are made from the inside out: a view's subviews exist when its initializer returns. Then
/// constraints are activated, outlets and actions are connected, and user-defined runtime attributes are set. At last,
/// `awakeFromNib()` is called on each object, beginning with the innermost objects.
@MainActor
final class InterfaceCoder: NSCoder {
    /// The element that contains all objects to be made.
    let root: InterfaceElement
    /// The element of the object that is being made.
    private(set) var element: InterfaceElement
    /// The file's owner.
    let owner: AnyObject?
    /// The objects for placeholders, by identifier.
    private let externals: [String: Any]
    let scene: (any InterfaceScene)?
    /// The objects that have been made, by the positions of their elements after the root's position.
    private var objects: [AnyObject?]
    /// The objects that have been made, with their elements, from the inside out.
    private var made: [(object: AnyObject, element: InterfaceElement)] = []
    /// Whether views have been made that are in no view, because they belong to other size classes.
    var leavesViewsOut = false
    private var works: [@MainActor (InterfaceCoder) -> Void] = []

    init(
        _ root: InterfaceElement, owner: AnyObject? = nil, externals: [String: Any] = [:],
        scene: (any InterfaceScene)? = nil
    ) {
        (self.root, element, self.owner, self.externals, self.scene) = (root, root, owner, externals, scene)
        objects = Array(repeating: nil, count: root.end - root.number)
        super.init()
    }

    // MARK: Making objects

    /// Makes the object of an element.
    func make(_ element: InterfaceElement) -> AnyObject? {
        let recipe = element.plan(for: InterfaceRecipe.self, InterfaceRecipe.init)
        return within(element) { recipe.make(self) }.map { take($0, for: element) }
    }

    /// Makes the object of an element. Raises no exception: an object of another type is left out.
    func make<Object>(_ element: InterfaceElement, as type: Object.Type) -> Object? { make(element) as? Object }

    /// Makes the object of the element that is the value of a property.
    func make<Object>(_ key: String, as type: Object.Type) -> Object? {
        guard let element = element.value(key), element.name != "nil" else { return nil }
        return make(element, as: type)
    }

    /// Records an object as the one of an element.
    @discardableResult
    func take(_ object: AnyObject, for element: InterfaceElement) -> AnyObject {
        place(object, for: element)
        made.append((object, element))
        return object
    }

    /// Records an object that other objects can refer to, but that was not made from the file.
    func place(_ object: AnyObject, for element: InterfaceElement) {
        if root.contains(element) { objects[element.number - root.number] = object }
        if let onMake = InterfaceFiles.onMake, let id = element["id"] { onMake(id, object) }
    }

    /// Calls a closure while an element is the current element.
    func within<Result>(_ element: InterfaceElement, _ work: () -> Result) -> Result {
        let outer = self.element
        self.element = element
        defer { self.element = outer }
        return work()
    }

    /// Sets the properties of an object that the current element has.
    func apply<Object: AnyObject>(_ properties: [InterfaceProperty<Object>], to object: Object) {
        for step in element.plan(for: Object.self, { InterfacePlan($0, properties) }).steps { step(object) }
    }

    /// Applies the properties of an element to an object that exists already, such as a cell's content view.
    func decode<Object: AnyObject>(_ element: InterfaceElement, into object: Object, _ work: (Object) -> Void) {
        within(element) { work(object) }
        take(object, for: element)
    }

    /// Calls a closure when all objects have been made.
    func afterObjects(_ work: @escaping @MainActor (InterfaceCoder) -> Void) { works.append(work) }

    /// Returns whether the object of an element has been made.
    func isMade(_ element: InterfaceElement) -> Bool {
        root.contains(element) && objects[element.number - root.number] != nil
    }

    /// Returns the object of an element; `nil` if it has not been made.
    func object(for element: InterfaceElement) -> AnyObject? {
        if root.contains(element), let object = objects[element.number - root.number] { return object }
        if element.name == "placeholder" {
            guard let identifier = element["placeholderIdentifier"], identifier != "IBFirstResponder" else {
                return nil
            }
            return identifier == "IBFilesOwner" ? owner : externals[identifier] as AnyObject?
        }
        return scene?.object(for: element)
    }

    /// The objects that have been made, by the positions of their elements.
    var madeObjects: [Int: AnyObject] {
        Dictionary(
            objects.enumerated().compactMap { place, object in object.map { (place + root.number, $0) } },
            uniquingKeysWith: { $1 })
    }

    // MARK: Connecting

    /// Connects the objects and sets their runtime attributes. Then calls `awakeFromNib()` on each of them.
    ///
    /// - Parameter isIncluded: Whether a connection is to be made.
    func finish(where isIncluded: (InterfaceLink) -> Bool = { _ in true }) {
        for work in works { work(self) }
        works = []
        connect(where: isIncluded)
        for (object, element) in made { setAttributes(of: object, element) }
        for case let object as any InterfaceObject in made.lazy.map(\.object) { object.awakeFromNib() }
    }

    private func connect(where isIncluded: (InterfaceLink) -> Bool) {
        let links = root.plan(for: InterfaceLinks.self, InterfaceLinks.init)
        for link in links.all where isIncluded(link) {
            guard let source = object(for: link.source) else { continue }
            switch link.kind {
            case .outlet(let destination):
                if let value = object(for: destination) { setOutlet(link.name, of: source, to: value) }
            case .collection(let members):
                setOutlet(link.name, of: source, to: members.compactMap(object))
            case .action(let destination, let events): addAction(link.name, of: source, to: destination, events)
            case .segue(let segue): scene?.connectSegue(segue, from: source)
            }
        }
    }

    private func setOutlet(_ name: String, of source: AnyObject, to value: Any) {
        switch (source as? any InterfaceObject)?._setOutlet(name, to: value) ?? .unknown {
        case .made: break
        case .unknown:
            ListException.raise(
                ListException(
                    "[<\(type(of: source)) 0x0> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
                        + "for the key \(name).", name: "NSUnknownKeyException"))
        case .mismatch(let expected):
            let given = (value as? [Any]).map { "objects of the types \($0.map { "\(type(of: $0))" })" }
            ListException.raise(
                ListException(
                    "[<\(type(of: source)) 0x0> setValue:forKey:]: the outlet \(name) takes a \(expected), but \(root.file.name) "
                        + "connects it to \(given ?? "a \(type(of: value))").", name: "NSInvalidArgumentException"))
        }
    }

    private func addAction(
        _ name: String, of source: AnyObject, to destination: InterfaceElement?, _ events: String?
    ) {
        guard let source = source as? any ActionSource else { return }
        let target = destination.flatMap(object)
        let action =
            (target as? any InterfaceObject)?._interfaceAction(name)
            ?? target.flatMap { root.file.table?.action(name, of: $0) }
            ?? Selector(inInterface: name, root.file.table)
        source.connect(action, to: target, events: events)
    }

    private func setAttributes(of object: AnyObject, _ element: InterfaceElement) {
        let attributes = element.plan(for: RuntimeAttributes.self, RuntimeAttributes.init)
        for (keyPath, value) in attributes.all {
            var result = (object as? any InterfaceObject)?._setInspectable(keyPath, to: value) ?? .unknown
            if case .unknown = result, let table = root.file.table {
                result = table.setInspectable(keyPath, of: object, to: value)
            }
            let name = "<\(type(of: object)) 0x0>"
            switch result {
            case .made: break
            case .unknown:
                ListWarning.log(
                    "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))): [\(name) "
                        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(keyPath)."
                )
            case .mismatch(let expected):
                ListWarning.log(
                    "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))): it takes a "
                        + "\(expected), but \(element.place) sets \(value.map { "a \(type(of: $0))" } ?? "nil").")
            }
        }
    }

    // MARK: NSCoder

    // An app's initializer may look for values of its own, of which an interface file has none.

    nonisolated override var allowsKeyedCoding: Bool { true }
    nonisolated override func containsValue(forKey key: String) -> Bool { false }
    nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
    nonisolated override func decodeBool(forKey key: String) -> Bool { false }
    nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
    nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
    nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
}

/// The user-defined runtime attributes of an element.
@MainActor
private final class RuntimeAttributes {
    let all: [(keyPath: String, value: Any?)]

    init(_ element: InterfaceElement) {
        all = element.list("userDefinedRuntimeAttributes").compactMap { attribute in
            attribute["keyPath"].map { ($0, attribute.attributeValue) }
        }
    }
}
