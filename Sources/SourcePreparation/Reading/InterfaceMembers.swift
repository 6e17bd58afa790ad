/// The members of a class or an extension that a storyboard or xib can refer to: those with `@IBOutlet`, `@IBAction`,
/// `@IBSegueAction` and `@IBInspectable`, and `@objc` properties, which runtime attributes can set.
struct InterfaceMembers: Codable, Hashable, Sendable {
    /// An outlet or an inspectable property.
    struct Property: Codable, Hashable, Sendable {
        let name: String
        /// The type without its last `?` or `!`, or `nil` if the declaration doesn't contain it.
        let type: String?
    }

    /// An action or a segue action.
    struct Method: Codable, Hashable, Sendable {
        /// The name by which files refer to the method, such as `save:forEvent:`.
        let selector: String
        /// The name of the method without its argument labels.
        let name: String
        /// The argument labels, `_` where there is none.
        let labels: [String]
        /// The type of each parameter without its `?`, or `nil` if it is not optional or is `Any?`.
        var optionals: [String?] = []
        /// Whether the same body declares another method with this name.
        var isOverloaded = false
    }

    var outlets: [Property] = []
    var inspectables: [Property] = []
    var actions: [Method] = []
    var segueActions: [Method] = []
    /// Whether `awakeFromNib()` is among the members.
    var hasAwakeFromNib = false

    var isEmpty: Bool {
        outlets.isEmpty && inspectables.isEmpty && actions.isEmpty && segueActions.isEmpty && !hasAwakeFromNib
    }

    /// Finds the members that are declared directly in a body.
    ///
    /// - Complexity: O(*n*), where *n* is the number of tokens in the body.
    ///
    /// Members whose compilation depends on a condition that can't be evaluated are left out, because code that names
    /// them may not compile.
    init(in body: Range<Int>, of source: SwiftSource, _ conditions: SourceConditions) {
        var counts: [String: Int] = [:]
        var place = body.lowerBound
        while place < body.upperBound {
            let token = source.tokens[place]
            if token.spelling == "func" { counts[source.spelling(place + 1), default: 0] += 1 }
            if ["{", "(", "["].contains(token.spelling) {
                place = (source.partner(of: place) ?? place) + 1
                continue
            }
            if token.kind == .attribute, conditions.mayCompile(place),
                !conditions.isUncertain(place, outside: body.upperBound)
            {
                add(at: place, before: body.upperBound, source)
            }
            place += 1
        }
        hasAwakeFromNib = counts["awakeFromNib"] != nil
        for place in actions.indices where counts[actions[place].name, default: 0] > 1 {
            actions[place].isOverloaded = true
        }
    }

    private mutating func add(at place: Int, before end: Int, _ source: SwiftSource) {
        let attribute = source.spelling(place)
        guard ["@IBOutlet", "@IBInspectable", "@IBAction", "@IBSegueAction", "@objc"].contains(attribute),
            let declaration = Self.declaration(after: place, before: end, source)
        else { return }
        let isProperty = source.spelling(declaration.keyword) == "var"
        switch (attribute, isProperty) {
        case ("@IBOutlet", true): outlets += Self.properties(at: declaration.keyword, before: end, source)
        case ("@IBInspectable", true):
            inspectables += Self.properties(at: declaration.keyword, before: end, source)
        case ("@objc", true) where declaration.attributes.isDisjoint(with: ["@IBOutlet", "@IBInspectable"]):
            guard !Self.isReadOnly(at: declaration.keyword, source) else { return }
            inspectables += Self.properties(at: declaration.keyword, before: end, source)
        case ("@IBAction", false): Self.method(declaration, source).map { actions.append($0) }
        case ("@IBSegueAction", false): Self.method(declaration, source).map { segueActions.append($0) }
        default: break
        }
    }

    /// A declaration, its other attributes and its name for the Objective-C runtime.
    private struct Declaration {
        let keyword: Int
        let attributes: Set<String>
        let objectiveCName: String?
    }

    /// Returns the declaration of the property or method to which an attribute belongs.
    private static func declaration(after attribute: Int, before end: Int, _ source: SwiftSource) -> Declaration? {
        // Other attributes can precede this one.
        var first = attribute
        while true {
            var previous = first - 1
            if source.spelling(previous) == ")", let opening = source.partner(of: previous) { previous = opening - 1 }
            guard source.token(previous)?.kind == .attribute || modifiers.contains(source.spelling(previous)) else {
                break
            }
            first = previous
        }
        var attributes: Set<String> = []
        var name: String?
        var place = first
        while place < end, let token = source.token(place) {
            if token.kind == .attribute {
                attributes.insert(token.spelling)
                if source.spelling(place + 1) == "(", let closing = source.partner(of: place + 1) {
                    if token.spelling == "@objc" { name = source.text((place + 2)..<closing).filter { $0 != " " } }
                    place = closing
                }
            } else if ["var", "func"].contains(token.spelling) {
                let isMember = place > attribute && source.token(place + 1)?.kind == .word
                return isMember ? Declaration(keyword: place, attributes: attributes, objectiveCName: name) : nil
            } else if token.spelling == "(",
                ["private", "fileprivate", "internal", "public", "package", "unowned"]
                    .contains(source.spelling(place - 1))
            {
                place = source.partner(of: place) ?? place
            } else if !modifiers.contains(token.spelling) {
                return nil
            }
            place += 1
        }
        return nil
    }

    private static let modifiers: Set = [
        "public", "open", "internal", "package", "private", "fileprivate", "nonisolated", "final", "override",
        "dynamic",
        "weak", "unowned", "lazy",
    ]

    // MARK: Properties

    /// Returns the properties that a `var` declares.
    private static func properties(at keyword: Int, before end: Int, _ source: SwiftSource) -> [Property] {
        var properties: [Property] = []
        var place = keyword + 1
        while place < end, source.token(place)?.kind == .word {
            let name = source.spelling(place)
            place += 1
            var type: String?
            if source.spelling(place) == ":" {
                let last = endOfType(after: place, before: end, source)
                type = Self.type((place + 1)..<last, source)
                place = last
                // In `a, b: UILabel!`, the type is that of both properties.
                for earlier in properties.indices where properties[earlier].type == nil {
                    properties[earlier] = Property(name: properties[earlier].name, type: type)
                }
            }
            properties.append(Property(name: name, type: type))
            guard source.spelling(place) == "," else { break }
            place += 1
        }
        return properties
    }

    /// Returns the index of the token after the type that follows a colon.
    private static func endOfType(after colon: Int, before end: Int, _ source: SwiftSource) -> Int {
        var place = colon + 1
        var depth = 0
        while place < end, let token = source.token(place) {
            switch token.spelling {
            case "(", "[": place = source.partner(of: place) ?? place
            case "<": depth += 1
            case ">" where source.spelling(place - 1) != "-": depth -= 1
            case "," where depth == 0: return place
            case ".", "&", "?", "!", "-", ">", ",": break
            default:
                guard token.kind == .word || token.kind == .attribute else { return place }
                // A word after the type begins the next declaration.
                let continues = [".", "&", ":", ",", "<", "any"].contains(source.spelling(place - 1))
                if place > colon + 1, !continues, depth == 0 { return place }
            }
            place += 1
        }
        return place
    }

    /// Returns the text of a type without its last `?` or `!`.
    private static func type(_ places: Range<Int>, _ source: SwiftSource) -> String? {
        guard let last = places.last else { return nil }
        let isOptional = ["?", "!"].contains(source.spelling(last))
        var type = source.text(isOptional ? places.dropLast() : places)
        if type.hasPrefix("Optional<"), type.hasSuffix(">") { type = String(type.dropFirst(9).dropLast()) }
        return type.isEmpty ? nil : type
    }

    /// Returns whether a property has a getter and no setter.
    private static func isReadOnly(at keyword: Int, _ source: SwiftSource) -> Bool {
        var place = keyword + 1
        while let token = source.token(place), !["{", "=", "}", ";"].contains(token.spelling) {
            if place > keyword + 1, token.startsLine, token.spelling != "{" { return false }
            place += 1
        }
        guard source.spelling(place) == "{", let end = source.partner(of: place) else { return false }
        return !((place + 1)..<end).contains { ["set", "didSet", "willSet"].contains(source.spelling($0)) }
    }

    // MARK: Methods

    private static func method(_ declaration: Declaration, _ source: SwiftSource) -> Method? {
        let name = declaration.keyword + 1
        guard source.spelling(name + 1) == "(", let end = source.partner(of: name + 1) else { return nil }
        let parameters = ForwardedMethod.split(name + 2, end, source)
        let labels = parameters.map { source.spelling($0.lowerBound) }
        let optionals = parameters.map { parameter -> String? in
            guard let colon = parameter.first(where: { source.spelling($0) == ":" }),
                source.spelling(parameter.upperBound - 1) == "?"
            else { return nil }
            let type = type((colon + 1)..<parameter.upperBound, source)
            return type == "Any" ? nil : type
        }
        let base = source.spelling(name).filter { $0 != "`" }
        return Method(
            selector: declaration.objectiveCName ?? selector(base, labels), name: source.spelling(name), labels: labels,
            optionals: optionals)
    }

    /// Returns the selector that the compiler gives to a method.
    static func selector(_ base: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var selector = base
        if first != "_" {
            let isJoined = isPreposition(lastWord(of: base)) || isPreposition(firstWord(of: first))
            selector += (isJoined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return selector + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static func firstWord(of name: String) -> String { String(name.prefix { !$0.isUppercase }) }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static func isPreposition(_ word: String) -> Bool {
        let prepositions: Set = [
            "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "during", "following", "for",
            "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding",
            "since", "to", "until", "using", "via", "when", "with", "within",
        ]
        return prepositions.contains(word)
    }
}
