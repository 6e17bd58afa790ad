import Observation

/// The stored values of an `@Observable` model, and of the models that it refers to, at the time when a view read them.
///
/// Observation announces a change before it is made, and does not announce when it has been made. If a model is read in
/// between, comparing its values later shows whether the values that were read are outdated.
struct ModelValues {
    private var models: [(model: AnyObject, values: [Any])] = []
    private var visited: [ObjectIdentifier: Int] = [:]
    /// How many more values are visited. Models in long lists are not compared.
    private var left = 256

    init(of model: AnyObject) { visit(model) }

    /// Whether the models still have the same values, as far as these can be compared.
    var areCurrent: Bool {
        models.allSatisfy { model, values in
            let now = Self.values(of: model)
            return now.count == values.count && zip(now, values).allSatisfy(Self.areSame)
        }
    }

    private mutating func visit(_ value: Any) {
        left -= 1
        guard left > 0 else { return }
        if isObject(value) {
            let object = value as AnyObject
            guard value is any Observable, visited.updateValue(left, forKey: ObjectIdentifier(object)) == nil
            else { return }
            let values = Self.values(of: object)
            models.append((object, values))
            for value in values { visit(value) }
        } else if !(value is any Equatable) || value is any Collection {
            for child in Mirror(reflecting: value).children where left > 0 { visit(child.value) }
        }
    }

    /// Returns the values of an object's stored properties, including inherited ones.
    private static func values(of object: AnyObject) -> [Any] {
        var values: [Any] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            values += current.children.map(\.value)
            mirror = current.superclassMirror
        }
        return values
    }

    /// Objects are compared by reference, and other values by their parts unless they are equatable.
    private static func areSame(_ one: Any, _ other: Any) -> Bool {
        if isObject(one), isObject(other) { return one as AnyObject === other as AnyObject }
        if let one = one as? any Equatable { return isEqual(one, other) }
        let (parts, others) = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
        return parts.count == others.count && zip(parts, others).allSatisfy { areSame($0.value, $1.value) }
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }
}
