/// A method whose declaration can be repeated in another place, with a body that forwards the call.
struct ForwardedMethod: Codable, Hashable, Sendable {
    /// The name with argument labels, such as `numberOfSections(in:)`.
    let name: String
    /// The name without argument labels.
    var baseName: String { String(name.prefix { $0 != "(" }) }
    /// The name of the method's selector, such as `saveWithSender:` for `save(sender:)`.
    var selectorName: String {
        let labels = name.dropFirst(baseName.count + 1).dropLast().split(separator: ":")
        guard let first = labels.first else { return baseName }
        let with =
            first == "_"
            ? "" : (["with", "for", "at", "in", "by", "to", "of", "from", "on"].contains(first) ? "" : "With")
        let head = first == "_" ? "" : with + first.prefix(1).uppercased() + first.dropFirst()
        return baseName + head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
    /// The declaration without its body, on one line. The parameters are named `p0`, `p1` and so on.
    let signature: String
    /// The arguments of the forwarded call, in parentheses.
    let arguments: String
    /// The effects and the result, as in `throws -> Int`.
    private let rest: String
    /// Whether the method returns an object of its own class.
    var returnsSelf: Bool { rest.hasSuffix("-> Self") }
    /// `try` and `await`, as the call needs them, followed by a space.
    let effects: String

    /// Returns the declaration with a body that calls another method with the same arguments.
    func declaration(calling other: String) -> String { "\(signature) { \(effects)\(other)\(arguments) }" }

    /// Returns the declaration of an optional method that is not implemented: it does nothing or, if it is among the given
    /// methods, throws an error.
    func unimplemented(throws throwing: Set<String>) -> String {
        guard throwing.contains(name) else { return signature + " {}" }
        let effects = rest.contains("throws") ? rest : "throws " + rest
        return signature.dropLast(rest.count) + effects + " " + OptionalRequirement.throwingBody
    }

    /// Parses the method whose name is at an index. Returns `nil` if the method is generic, has a variadic parameter, or
    /// has no body.
    init?(at name: Int, in source: SwiftSource) {
        guard source.spelling(name + 1) == "(", let end = source.partner(of: name + 1),
            let body = Self.body(after: end, in: source)
        else { return nil }
        var (labels, parameters, arguments): ([String], [String], [String]) = ([], [], [])
        for (number, range) in Self.split(name + 2, end, source).enumerated() {
            guard let colon = range.first(where: { source.spelling($0) == ":" }),
                (1...2).contains(colon - range.lowerBound)
            else { return nil }
            let type = (colon + 1)..<(range.first { source.spelling($0) == "=" && $0 > colon } ?? range.upperBound)
            let spelled = source.text(type)
            guard !type.isEmpty, !spelled.hasSuffix("..."), !spelled.contains("@autoclosure") else { return nil }
            let label = source.spelling(range.lowerBound)
            let isInout = source.spelling(type.lowerBound) == "inout"
            labels.append(label)
            parameters.append("\(label) p\(number): \(spelled)")
            arguments.append((label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + "p\(number)")
        }
        rest = source.text((end + 1)..<body)
        guard !rest.contains("rethrows"), !rest.contains("where ") else { return nil }
        let base = source.spelling(name)
        self.name = base + "(" + labels.map { "\($0):" }.joined() + ")"
        signature = "func \(base)(\(parameters.joined(separator: ", ")))" + (rest.isEmpty ? "" : " \(rest)")
        self.arguments = "(\(arguments.joined(separator: ", ")))"
        effects =
            (source.spelling(end + 1).contains("throws") || rest.contains("throws") ? "try " : "")
            + (source.spelling(end + 1) == "async" ? "await " : "")
    }

    /// Returns the index of the opening brace of a body.
    static func body(after place: Int, in source: SwiftSource) -> Int? {
        var next = place + 1
        while let token = source.token(next), !["{", "}", ";"].contains(token.spelling) {
            next = ["(", "["].contains(token.spelling) ? (source.partner(of: next) ?? next) + 1 : next + 1
        }
        return source.spelling(next) == "{" ? next : nil
    }

    /// Splits a range at the commas that are outside all brackets.
    static func split(_ start: Int, _ end: Int, _ source: SwiftSource) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var (first, place, depth) = (start, start, 0)
        while place < end {
            switch source.spelling(place) {
            case "(", "[", "{": place = source.partner(of: place) ?? place
            case "<": depth += 1
            case ">" where source.spelling(place - 1) != "-": depth -= 1
            case "," where depth <= 0:
                ranges.append(first..<place)
                first = place + 1
            default: break
            }
            place += 1
        }
        if first < end { ranges.append(first..<end) }
        return ranges
    }
}
