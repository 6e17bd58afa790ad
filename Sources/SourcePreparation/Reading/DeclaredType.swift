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
    /// The name as the declaration spells it, which an extension of a nested type qualifies.
    let spelledName: String
    /// The superclass and the protocols that the declaration names.
    let inherited: [String]
    let isExtension: Bool
    let isPublic: Bool
    /// Whether the declaration has the attribute `@MainActor`.
    let isOnMainActor: Bool
    /// The path of the file.
    let file: String
    /// Tells apart the extensions of a class: the name of the file, and the number of the declaration in it.
    let tag: String
    /// The name with the enclosing types, or `nil` if no other file can refer to the type, because it is private or
    /// declared in a function.
    let path: String?
    /// The name for the Objective-C runtime that `@objc(…)` specifies.
    let objectiveCName: String?
    /// Whether the declaration is generic, or an extension with constraints.
    let isGeneric: Bool
    /// The members that storyboards and xibs can refer to.
    let members: InterfaceMembers
    /// Whether the body declares `init()`.
    private(set) var hasPlainInitializer = false
    /// Whether the body declares a designated initializer, so that the class does not inherit any.
    private(set) var hasDesignatedInitializer = false
    /// The instance methods that can be forwarded.
    var methods: [Method] = []
    /// The base names of the type methods.
    var typeMethods: Set<String> = []
    /// The base names of all instance methods.
    var instanceMethods: Set<String> = []

    /// Parses a declaration, without its methods. Returns `nil` if the declaration is neither a class nor an extension.
    init?(
        _ declaration: SourceScopes.Declaration, in source: SwiftSource, _ scopes: SourceScopes,
        _ conditions: SourceConditions, path file: String
    ) {
        let keyword = source.spelling(declaration.keyword)
        guard keyword == "class" || declaration.scope.kind == .extension,
            let name = declaration.scope.name.split(separator: ".").last
        else { return nil }
        self.name = String(name)
        self.file = file
        spelledName = declaration.scope.name
        inherited = Self.inheritedTypes(declaration.name + 1, declaration.body.lowerBound - 1, in: source)
        isExtension = declaration.scope.kind == .extension
        let modifiers = Self.modifiers(before: declaration.keyword, in: source)
        isPublic = modifiers.contains { ["public", "open"].contains($0) }
        isOnMainActor = Self.isOnMainActor(declaration.keyword, in: source)
        let isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0) }
        tag = Self.tag(declaration, path: file, scopes)
        let enclosing = scopes.enclosingTypes(of: declaration.keyword)
        path = isPrivate ? nil : enclosing.map { ($0 + [declaration.scope.name]).joined(separator: ".") }
        objectiveCName = Self.objectiveCName(before: declaration.keyword, in: source)
        let opening = declaration.body.lowerBound - 1
        let head = (declaration.name..<opening).map(source.spelling)
        isGeneric = head.contains("where") || !isExtension && head.dropFirst().first == "<"
        members = InterfaceMembers(in: declaration.body, of: source, conditions)
        findInitializers(in: declaration.body, of: source, conditions)
    }

    private mutating func findInitializers(
        in body: Range<Int>, of source: SwiftSource, _ conditions: SourceConditions
    ) {
        var place = body.lowerBound
        while place < body.upperBound {
            let spelling = source.spelling(place)
            if ["{", "(", "["].contains(spelling) {
                place = source.partner(of: place) ?? place
            } else if spelling == "init", source.spelling(place - 1) != ".", conditions.mayCompile(place),
                !conditions.isUncertain(place, outside: body.upperBound)
            {
                if source.spelling(place + 1) == "(", source.spelling(place + 2) == ")" { hasPlainInitializer = true }
                let modifiers = Self.modifiers(before: place, in: source)
                if !modifiers.contains("convenience") { hasDesignatedInitializer = true }
            }
            place += 1
        }
    }

    /// Returns the tag of a declaration.
    static func tag(_ declaration: SourceScopes.Declaration, path: String, _ scopes: SourceScopes) -> String {
        let file = path.split(separator: "/").last?.split(separator: ".").dropLast().joined(separator: "_") ?? ""
        let number = scopes.declarations.firstIndex { $0.keyword == declaration.keyword } ?? 0
        return String(file.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_\(number)"
    }

    /// Returns the argument of `@objc(…)` before a declaration.
    private static func objectiveCName(before keyword: Int, in source: SwiftSource) -> String? {
        var place = keyword - 1
        while let token = source.token(place) {
            if token.spelling == ")", let opening = source.partner(of: place),
                source.token(opening - 1)?.kind == .attribute
            {
                if source.spelling(opening - 1) == "@objc" { return source.text((opening + 1)..<place) }
                place = opening - 1
            } else if token.kind != .attribute, !["public", "open", "final", "internal"].contains(token.spelling) {
                return nil
            }
            place -= 1
        }
        return nil
    }

    /// Returns whether `@MainActor` is among the attributes and modifiers before a keyword.
    private static func isOnMainActor(_ keyword: Int, in source: SwiftSource) -> Bool {
        let words: Set = ["public", "open", "final", "internal", "package", "private", "fileprivate"]
        var place = keyword - 1
        while let token = source.token(place) {
            if token.spelling == "@MainActor" { return true }
            if token.spelling == ")", let opening = source.partner(of: place),
                source.token(opening - 1)?.kind == .attribute
            {
                place = opening - 1
            } else if token.kind != .attribute, !words.contains(token.spelling) {
                return false
            }
            place -= 1
        }
        return false
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

    /// Returns the index of the last token of the first type in the inheritance clause of a declaration.
    static func superclassEnd(_ declaration: SourceScopes.Declaration, in source: SwiftSource) -> Int? {
        let opening = declaration.body.lowerBound - 1
        var (depth, isAfterColon, end): (Int, Bool, Int?) = (0, false, nil)
        for place in (declaration.name + 1)..<max(declaration.name + 1, opening) {
            switch source.spelling(place) {
            case "<": depth += 1
            case ">": depth -= 1
            case ":" where depth == 0:
                isAfterColon = true
                continue
            case ",", "where", "&": if depth == 0, isAfterColon { return end }
            default: break
            }
            if isAfterColon { end = place }
        }
        return end
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
