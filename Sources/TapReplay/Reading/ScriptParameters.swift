/// A parameter of a script. A `play` step can pass a value for it.
struct ScriptParameter: Hashable, Sendable {
    let name: String
    /// The default value, or `nil` if an argument is required.
    let standard: ScriptValue?
}

/// A call to another script: `play "FILE" [with NAME VALUE, …]`.
struct PlayCall {
    let path: String
    /// The token of the path.
    let place: Token
    /// The arguments to pass to the script, keyed by parameter name.
    var arguments: [String: ScriptValue] = [:]
    /// The names of the arguments and their tokens, in source order.
    var names: [(name: String, token: Token)] = []
}

extension StepParser {
    /// Reads a script's parameters and their default values: `NAME [VALUE], …`.
    mutating func parameters() throws(ScriptError) -> [ScriptParameter] {
        var parameters: [ScriptParameter] = []
        repeat {
            if !parameters.isEmpty { advance() }
            let start = token
            let name = try variableName(after: parameters.isEmpty ? "takes" : ",")
            if parameters.contains(where: { $0.name == name }) {
                throw error("there is a parameter \"\(name)\" already; name another", at: start)
            }
            let hasValue = isTextNext || isNumberNext
            if !hasValue { addContinuation("a text or a number") }
            parameters.append(ScriptParameter(name: name, standard: hasValue ? try value(after: name) : nil))
        } while isCommaNext
        addContinuation("a comma")
        return parameters
    }

    /// Reads the rest of a step after the word `play`.
    mutating func playCall() throws(ScriptError) -> PlayCall {
        if isVariableNext {
            throw lineError(
                "the file name after `play` can't contain variables, because scripts are read before variables have "
                    + "values")
        }
        var call = PlayCall(path: try text("a script's file", after: "play"), place: last)
        guard accept("with", orGoesOnWith: "\"with …\"") else { return call }
        repeat {
            if !call.names.isEmpty { advance() }
            let phrase = call.names.isEmpty ? "with" : ","
            guard let name = word, !isNumberNext else { throw expected("a parameter's name", after: phrase) }
            if call.arguments[name] != nil { throw error("\"\(name)\" is given twice") }
            call.names.append((name, token))
            advance()
            call.arguments[name] = try value(after: name)
        } while isCommaNext
        addContinuation("a comma")
        return call
    }

    /// Returns the error for an unknown or missing argument of a call, or `nil` if the arguments are valid.
    func error(of call: PlayCall, _ parameters: [ScriptParameter]) -> ScriptError? {
        let script = ScriptSpelling.text(call.path)
        let known = parameters.map(\.name)
        if let (name, token) = call.names.first(where: { !known.contains($0.name) }) {
            let meant = Suggestion.clause(for: name, among: known)
            let all = known.isEmpty ? "; it takes no parameters" : "; it takes \(known.joined(separator: ", "))"
            return error("\(script) takes no \"\(name)\"\(meant.isEmpty ? all : meant)", at: token)
        }
        let missing = parameters.first { $0.standard == nil && call.arguments[$0.name] == nil }
        return missing.map { missing in
            let clause = call.names.isEmpty ? "with \(missing.name) \"…\"" : ", \(missing.name) \"…\""
            return error("\(script) takes \"\(missing.name)\", which is missing; add `\(clause)`", at: call.place)
        }
    }
}
