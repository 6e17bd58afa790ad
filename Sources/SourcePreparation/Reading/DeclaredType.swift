/// A class or an extension that an app's file declares, with its methods.
struct DeclaredType: Codable, Hashable, Sendable {
    /// A method of the type.
    struct Method: Codable, Hashable, Sendable {
        let method: ForwardedMethod
        let isPublic: Bool
        let isPrivate: Bool
        let isOverride: Bool
    }

    /// The name of the type, without its enclosing types.
    let name: String
    /// The superclass and the protocols that the declaration names.
    let inherited: [String]
    let isExtension: Bool
    let isPublic: Bool
    /// The instance methods that can be forwarded.
    var methods: [Method] = []
    /// The base names of the type methods.
    var typeMethods: Set<String> = []
    /// The base names of all instance methods.
    var instanceMethods: Set<String> = []

    /// Parses a declaration, without its methods. Returns `nil` if the declaration is neither a class nor an extension.
    init?(_ declaration: SourceScopes.Declaration, in source: SwiftSource) {
        let keyword = source.spelling(declaration.keyword)
        guard keyword == "class" || declaration.scope.kind == .extension,
            let name = declaration.scope.name.split(separator: ".").last
        else { return nil }
        self.name = String(name)
        inherited = Self.inheritedTypes(declaration.name + 1, declaration.body.lowerBound - 1, in: source)
        isExtension = declaration.scope.kind == .extension
        isPublic = Self.modifiers(before: declaration.keyword, in: source).contains { ["public", "open"].contains($0) }
    }

    /// Returns the names in the inheritance clause of a declaration.
    ///
    /// - Parameters:
    ///   - start: The index of the token after the first component of the declared name.
    ///   - end: The index of the opening brace.
    static func inheritedTypes(_ start: Int, _ end: Int, in source: SwiftSource) -> [String] {
        var names: [String] = []
        var (isAfterColon, isInName, depth) = (false, false, 0)
        var place = start
        while place < end {
            let spelling = source.spelling(place)
            switch spelling {
            case "<": depth += 1
            case ">": depth -= 1
            case ":" where depth == 0: isAfterColon = true
            case "where" where depth == 0: return names
            case ",", "&": if depth == 0 { isInName = false }
            case ".": break
            case "(": place = source.partner(of: place) ?? place
            default:
                guard isAfterColon, depth == 0, source.token(place)?.kind == .word else { break }
                if isInName { names[names.count - 1] = spelling } else { names.append(spelling) }
                isInName = true
            }
            place += 1
        }
        return names
    }

    /// Returns the modifiers of a declaration, given the index of its keyword.
    static func modifiers(before keyword: Int, in source: SwiftSource) -> [String] {
        let modifiers: Set = [
            "public", "open", "internal", "package", "private", "fileprivate", "class", "static", "nonisolated",
            "final", "override", "mutating", "dynamic", "convenience", "required",
        ]
        var found: [String] = []
        var place = keyword - 1
        while let token = source.token(place) {
            if token.spelling == ")", let opening = source.partner(of: place),
                source.token(opening - 1)?.kind == .attribute
            {
                place = opening
            } else if modifiers.contains(token.spelling) {
                found.append(token.spelling)
            } else if token.kind != .attribute {
                break
            }
            place -= 1
        }
        return found
    }

    /// Adds the method whose `func` keyword is at an index.
    mutating func addMethod(at place: Int, in source: SwiftSource) {
        guard source.token(place + 1)?.kind == .word else { return }
        let modifiers = Self.modifiers(before: place, in: source)
        let name = source.spelling(place + 1)
        guard !modifiers.contains("static"), !modifiers.contains("class") else {
            typeMethods.insert(name)
            return
        }
        instanceMethods.insert(name)
        guard let method = ForwardedMethod(at: place + 1, in: source) else { return }
        methods.append(
            Method(
                method: method, isPublic: modifiers.contains { ["public", "open"].contains($0) },
                isPrivate: modifiers.contains { ["private", "fileprivate"].contains($0) },
                isOverride: modifiers.contains("override")))
    }
}
