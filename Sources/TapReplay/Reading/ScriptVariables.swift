/// The variables of a script, as they are where it is being read.
final class ScriptVariables {
    /// How many there may be, so that memory does not grow with a script's length.
    static let limit = 100

    private var values: [String: ScriptValue] = [:]

    subscript(name: String) -> ScriptValue? { values[name] }

    var names: [String] { values.keys.sorted() }

    /// Gives a variable a value.
    ///
    /// - Returns: Why it can't have it; `nil` if it has.
    func set(_ name: String, to value: ScriptValue) -> String? {
        if let old = values[name], !old.isInterchangeable(with: value) {
            return "$\(name) is \(old.kind) and can't become \(value.kind)"
        }
        guard values[name] != nil || values.count < Self.limit else {
            return "there are \(Self.limit) variables already, which is as many as there can be"
        }
        values[name] = value
        return nil
    }

    func remove(_ name: String) { values[name] = nil }
}
