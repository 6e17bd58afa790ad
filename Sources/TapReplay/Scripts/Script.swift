/// A parsed script: its steps as a tree, and the errors found in it.
package struct Script: Sendable {
    let source: ScriptSource
    package let steps: [Step]
    /// The first errors, sorted by line. There are at most ``ScriptErrors/countLimit``.
    package let errors: [ScriptError]

    /// Whether the script's only error is that its last block has no `end`.
    package let isUnfinished: Bool

    let stepCount: StepCount
    /// Whether any step in the script opens a screen. Branches of an `if` are ignored, because they might not be
    /// played.
    let opensScreen: Bool
    /// The maximum depth of nested `play` steps, counting this script: 1 if it plays no other script.
    let playDepth: Int

    /// The script's parameters, and the place of the line that declares them.
    let parameters: [ScriptParameter]
    let parametersPlace: ScriptPlace?
    /// The arguments used to read the script.
    let arguments: [String: ScriptValue]

    private let bytes: [UInt8]

    /// Reads a script and the scripts that it plays.
    ///
    /// - Throws: An error for the whole file if it is missing, a directory, or not readable. Errors inside the script
    ///   are collected in ``errors``.
    /// - Complexity: O(*n*) time and memory, where *n* is the total length of the script and the scripts that it plays.
    package init(_ source: ScriptSource, among played: PlayedScripts = PlayedScripts()) throws(ScriptErrors) {
        try self.init(source, among: played, with: [:])
    }

    /// Reads a script with arguments for its parameters.
    init(
        _ source: ScriptSource, among played: PlayedScripts, with arguments: [String: ScriptValue]
    ) throws(ScriptErrors) {
        self.source = source
        self.arguments = arguments
        played.begin(source)
        defer { played.end() }
        do throws(ScriptError) { bytes = try source.bytes() } catch { throw ScriptErrors(errors: [error]) }
        var reader = ScriptReader(played, arguments)
        reader.read(ScriptLines(bytes, file: source.name))
        (steps, errors, isUnfinished) = (reader.steps, reader.errors, reader.isUnfinished)
        stepCount = steps.stepCount
        opensScreen = steps.contains(where: \.opensScreen)
        playDepth = reader.playDepth
        (parameters, parametersPlace) = (reader.parameters, reader.parametersPlace)
    }

    /// Returns the script's initial variables for these arguments.
    func variables(_ arguments: [String: ScriptValue] = [:]) -> ScriptVariables {
        var variables = ScriptVariables()
        for parameter in parameters { variables[parameter.name] = arguments[parameter.name] ?? parameter.standard }
        return variables
    }

    /// The names of the parameters that have neither a default value nor an argument.
    package var requiredParameters: [String] {
        parameters.filter { $0.standard == nil && arguments[$0.name] == nil }.map(\.name)
    }

    /// A warning that the script was not played, because it has required parameters and no other script plays it.
    package var playWarning: String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        let values = requiredParameters.map { "\($0) \"…\"" }.joined(separator: ", ")
        let place = parametersPlace ?? ScriptPlace(file: name, line: 0, column: 0)
        return "\(place): warning: not played, because no other script plays it; "
            + "expected `play \(ScriptSpelling.text(file)) with \(values)` in another script"
    }

    /// The script's name in error messages.
    package var name: String { source.name }

    /// The number of lines.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the script.
    package var lineCount: Int { ScriptLines(bytes, file: name).reduce(0) { count, _ in count + 1 } }

    /// The tags in the comments before the first step: `# @smoke` gives the tag `smoke`.
    package var tags: Set<String> {
        var tags: Set<String> = []
        for line in ScriptLines(bytes, file: name) {
            let start = line.bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            guard start == nil || start == UInt8(ascii: "#") else { break }
            let words = String(decoding: line.bytes, as: UTF8.self).split { $0.isWhitespace || $0 == "," || $0 == "#" }
            tags.formUnion(words.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) })
        }
        return tags
    }

    /// Returns the text of a step: its source or, if it contains variables or escapes, the action's description.
    func text(of step: Step, _ action: Action) -> String {
        if case .template = step.content { return action.description }
        return step.range.isEmpty ? action.description : String(decoding: bytes[step.range], as: UTF8.self)
    }

    /// The names of the snapshot files that the script's steps refer to if the variables have their initial values, and
    /// whether any of these steps contains a variable.
    var snapshotNames: (names: Set<String>, haveVariables: Bool) {
        var names: Set<String> = []
        var haveVariables = false
        func visit(_ steps: [Step]) {
            for step in steps {
                switch step.first {
                case .action(let action):
                    guard let file = action.withoutMark.action.snapshotFile else { break }
                    names.insert(file)
                    if case .template = step.content { haveVariables = true }
                case .block(_, let steps): visit(steps)
                case .choice(_, let steps, otherwise: let others): visit(steps + others)
                case .play, .variable, .template, .unknownScreen: break
                }
            }
        }
        visit(steps)
        return (names, haveVariables)
    }

    func place(of step: Step) -> ScriptPlace {
        ScriptPlace(file: name, line: step.line, column: step.column)
    }

    /// The place of the last word of a step, such as the name in `screen feed`.
    func placeOfLastWord(of step: Step) -> ScriptPlace {
        let start = step.range.lowerBound - (step.column - 1)
        let rest = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        let line = ScriptLine(bytes: rest, file: name, number: step.line)
        guard let last = ScriptLexer(line).tokens.dropLast().last else { return place(of: step) }
        return line.error(at: last.range.lowerBound, "").place
    }

    /// Parses a step again, from its tokens, with the given values of the variables.
    func read(
        _ tokens: [Token], of step: Step, with variables: ScriptVariables
    ) throws(ScriptError) -> StepParser.Statement {
        // Only spaces and tabs precede a step, so its column is also a byte offset.
        let start = step.range.lowerBound - (step.column - 1)
        let line = ScriptLine(bytes: bytes[start..<step.range.upperBound], file: name, number: step.line)
        var parser = StepParser(line, tokens, variables)
        return try parser.statement()
    }
}
