/// The current values of a script's variables, while the script is being read or played.
struct ScriptVariables {
    /// The maximum number of variables.
    static let limit = 100

    private var values: [String: ScriptValue] = [:]
    /// The reasons why some of the variables defined by earlier lines have no value, keyed by variable name.
    private var losses: [String: String] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript(name: String) -> ScriptValue? {
        get { values[name] }
        set {
            values[name] = newValue
            losses[name] = nil
        }
    }

    /// Records why a variable has no value.
    mutating func invalidate(_ name: String, because reason: String) { losses[name] = reason }

    /// Finds the first variable in the tokens of a line that has no value. Returns its name and the reason.
    func loss(in tokens: [Token]) -> (name: String, reason: String)? {
        if losses.isEmpty { return nil }
        for name in tokens.flatMap(\.variableNames) { if let reason = losses[name] { return (name, reason) } }
        return nil
    }

    /// Defines a variable, or assigns it a different value of the same kind.
    ///
    /// - Returns: The reason that the assignment is invalid, or `nil` if it succeeded.
    mutating func set(_ name: String, to value: ScriptValue) -> String? {
        if let old = values[name], !old.isInterchangeable(with: value) {
            return "$\(name) is \(old.kind) and can't become \(value.kind)"
        }
        guard values[name] != nil || values.count < Self.limit else {
            return "there are already \(Self.limit) variables, which is the maximum"
        }
        values[name] = value
        return nil
    }

    /// Returns the error for a variable that is used before it is defined.
    func unknown(_ name: String, at offset: Int, in line: ScriptLine) -> ScriptError {
        let meant = Suggestion.clause(for: name, among: values.keys.sorted())
        let hint = meant.isEmpty ? "; `let`, `remember`, `repeat for` and `takes` define variables" : meant
        return line.error(at: offset, "there is no variable \"\(Suggestion.clipped(name))\"\(hint)")
    }
}
