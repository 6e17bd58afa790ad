/// The parts of a source file that the headless build may compile, as determined from the `#if` conditions that can be
/// evaluated without the compiler.
struct SourceConditions {
    /// The token range of each condition.
    let conditions: [Range<Int>]
    /// The conditions, by their first token, of an `#if` that has several branches.
    let alternatives: Set<Int>
    private let hidden: [Range<Int>]
    /// The branches that may or may not be compiled.
    private let uncertain: [Range<Int>]

    /// - Complexity: O(*n*), where *n* is the number of tokens.
    init(_ source: SwiftSource, _ modules: ImportedModules = ImportedModules()) {
        var conditions: [Range<Int>] = []
        var hidden: [Range<Int>] = []
        var uncertain: [Range<Int>] = []
        let alternatives = Self.alternatives(in: source)
        /// For each open `#if`, stores where the current branch starts if that branch is not compiled or may not be
        /// compiled, and whether an earlier branch has an unknown condition or is known to be compiled.
        var open: [(hiddenFrom: Int?, uncertainFrom: Int?, hasUnknown: Bool, isDecided: Bool)] = []
        for place in source.tokens.indices where source.tokens[place].kind == .directive {
            let directive = source.tokens[place].spelling
            guard ["#if", "#elseif", "#else", "#endif"].contains(directive) else { continue }
            if directive == "#if" {
                open.append((nil, nil, false, false))
            } else if let last = open.last {
                if let start = last.hiddenFrom { hidden.append(start..<place) }
                if let start = last.uncertainFrom { uncertain.append(start..<place) }
                open[open.count - 1] = (nil, nil, last.hasUnknown, last.isDecided)
            }
            guard let last = open.indices.last else { continue }
            if directive == "#endif" {
                open.removeLast()
                continue
            }
            var value: Bool? = true
            if directive != "#else" {
                let end = source.tokens[(place + 1)...].firstIndex(where: \.startsLine) ?? source.tokens.count
                conditions.append((place + 1)..<end)
                var reader = ConditionReader(source: source, modules: modules, place: place + 1, end: end)
                reader.isAlternative = alternatives.contains(place + 1)
                value = reader.value()
            }
            if open[last].isDecided || value == false {
                open[last].hiddenFrom = place
            } else if value == nil || open[last].hasUnknown {
                open[last].uncertainFrom = place
            }
            if value == nil { open[last].hasUnknown = true }
            if value == true { open[last].isDecided = true }
        }
        self.conditions = conditions
        self.alternatives = alternatives
        self.hidden = hidden
        self.uncertain = uncertain
    }

    /// Returns the first tokens of the conditions of each `#if` that has several branches.
    private static func alternatives(in source: SwiftSource) -> Set<Int> {
        var found: Set<Int> = []
        var open: [[Int]] = []
        for place in source.tokens.indices where source.tokens[place].kind == .directive {
            let directive = source.tokens[place].spelling
            if directive == "#if" { open.append([place + 1]) }
            if ["#elseif", "#else"].contains(directive), !open.isEmpty { open[open.count - 1].append(place + 1) }
            if directive == "#endif", let branches = open.popLast(), branches.count > 1 { found.formUnion(branches) }
        }
        return found
    }

    /// Returns whether the headless build may compile a token. The result is `false` only if the token is known to be
    /// left out.
    func mayCompile(_ place: Int) -> Bool { !hidden.contains { $0.contains(place) } }

    /// Returns whether a token may be left out although another token is compiled, because the condition of a branch
    /// that contains only the first is unknown.
    func isUncertain(_ place: Int, outside other: Int) -> Bool {
        uncertain.contains { $0.contains(place) && !$0.contains(other) }
    }
}

/// Evaluates a condition that may contain unknown parts.
private struct ConditionReader {
    let source: SwiftSource
    let modules: ImportedModules
    var place: Int
    let end: Int
    /// Whether the `#if` has several branches.
    var isAlternative = false
    var depth = 0

    private var spelling: String { place < end ? source.spelling(place) : "" }

    private mutating func accept(_ signs: String) -> Bool {
        guard
            signs.indices.enumerated().allSatisfy({
                place + $0.offset < end && source.spelling(place + $0.offset) == String(signs[$0.element])
            })
        else { return false }
        place += signs.count
        return true
    }

    /// Evaluates the condition. Returns `nil` if the result is unknown.
    mutating func value() -> Bool? {
        var value = conjunction()
        while accept("||") {
            let other = conjunction()
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private mutating func conjunction() -> Bool? {
        var value = single()
        while accept("&&") {
            let other = single()
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private mutating func single() -> Bool? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 64 else { return nil }
        if accept("!") { return single().map { !$0 } }
        if accept("(") {
            let value = value()
            _ = accept(")")
            return value
        }
        let name = spelling
        place += 1
        guard accept("(") else { return ["true": true, "false": false][name] ?? modules.isSet(flag: name) }
        let argument = spelling
        let start = place
        while place < end, !accept(")") { place += 1 }
        switch name {
        case "swift", "compiler":
            return Self.isNewEnough(source.text(start..<max(start, place - 1)), isCompiler: name == "compiler")
        case "canImport" where argument == "ObjectiveC" && isAlternative: return nil
        case "canImport": return argument == "UIKit" ? true : modules.canImport(argument)
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator" ? nil : false
        default: return nil
        }
    }

    /// Evaluates a condition about a version, such as `>=5.9`. Returns `nil` if the result depends on the target's language
    /// mode or on the compiler that builds the package.
    private static func isNewEnough(_ text: String, isCompiler: Bool) -> Bool? {
        let isBelow = text.hasPrefix("<")
        guard isBelow || text.hasPrefix(">=") else { return nil }
        let digits = text.drop { !$0.isNumber }.split(separator: ".").map { Int($0.filter(\.isNumber)) ?? 0 }
        let known = isCompiler ? [6, 2] : [5, 10]
        return digits.lexicographicallyPrecedes(known) || digits == known ? !isBelow : nil
    }
}
