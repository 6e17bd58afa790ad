/// A script that was read: its steps as a tree, and what is wrong with it.
package struct Script: Sendable {
    let source: ScriptSource
    package let steps: [Step]
    /// The first errors, in the order of their lines; at most ``ScriptErrors/countLimit``.
    package let errors: [ScriptError]

    /// Whether its only error is that its last block has no end.
    package let isUnfinished: Bool

    let stepCount: StepCount
    /// Whether a step opens a screen.
    let opensScreen: Bool
    /// How deep scripts play each other, this one counted.
    let playDepth: Int

    /// What it takes, and where it says so.
    let parameters: [ScriptParameter]
    let parametersPlace: ScriptPlace?
    /// The values with which it was read.
    let arguments: [String: ScriptValue]

    private let bytes: [UInt8]

    /// Reads a script, once, and those that it plays.
    ///
    /// - Throws: An error of the whole file if it is missing, a directory, or not readable. What is wrong inside is kept
    ///   with the steps.
    /// - Complexity: O(length), also in memory.
    package init(_ source: ScriptSource, among played: PlayedScripts = PlayedScripts()) throws(ScriptErrors) {
        try self.init(source, among: played, with: [:])
    }

    /// Reads a script that is given values for what it takes.
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

    /// The variables that it begins with if it is given these values.
    func variables(_ arguments: [String: ScriptValue] = [:]) -> ScriptVariables {
        var variables = ScriptVariables()
        for parameter in parameters { variables[parameter.name] = arguments[parameter.name] ?? parameter.standard }
        return variables
    }

    /// What errors call it.
    package var name: String { source.name }

    /// What the comments before the first step call it: `smoke` where one says `# @smoke`.
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

    /// What a step says, as it is written or, where variables or escapes are in it, in the language's own words.
    func text(of step: Step, _ action: Action) -> String {
        if case .template = step.content { return action.description }
        return step.range.isEmpty ? action.description : String(decoding: bytes[step.range], as: UTF8.self)
    }

    /// The files of the snapshots that it asks for, with the values that its variables have first, and whether any name may have others.
    var snapshotNames: (names: Set<String>, haveVariables: Bool) {
        var names: Set<String> = []
        var haveVariables = false
        func look(at steps: [Step]) {
            for step in steps {
                switch step.first {
                case .action(let action):
                    guard let file = action.withoutMark.action.snapshotFile else { break }
                    names.insert(file)
                    if case .template = step.content { haveVariables = true }
                case .block(_, let steps): look(at: steps)
                case .choice(_, let steps, otherwise: let others): look(at: steps + others)
                case .play, .variable, .template, .unknownScreen: break
                }
            }
        }
        look(at: steps)
        return (names, haveVariables)
    }

    func place(of step: Step) -> ScriptPlace {
        ScriptPlace(file: name, line: step.line, column: step.column)
    }

    /// What a step says with the values that variables have now.
    func read(
        _ tokens: [Token], of step: Step, with variables: ScriptVariables
    ) throws(ScriptError) -> StepParser.Statement {
        // Only spaces and tabs stand before a step, so that its column counts bytes too.
        let start = step.range.lowerBound - (step.column - 1)
        let line = ScriptLine(bytes: bytes[start..<step.range.upperBound], file: name, number: step.line)
        var parser = StepParser(line, tokens, variables)
        return try parser.statement()
    }
}
