/// Determines the enclosing type of a token.
struct SourceScopes {
    /// The scope of a pair of braces. It contains the kind and the name of the declaration to which the braces belong.
    struct Scope: Equatable {
        enum Kind: Equatable { case type, `extension`, `protocol`, other }

        let kind: Kind
        /// The name of the type as it is written, or an empty string if the scope isn't a type.
        let name: String
    }

    /// A declaration or an extension of a type. All positions are token indices.
    struct Declaration {
        let keyword: Int
        let name: Int
        let body: Range<Int>
        let scope: Scope
    }

    /// The scopes, ordered by the index of the opening brace.
    private let scopes: [(opening: Int, closing: Int, scope: Scope)]
    /// The declarations and extensions of types.
    private(set) var declarations: [Declaration] = []

    /// - Complexity: O(*n*), where *n* is the number of tokens.
    init(_ source: SwiftSource) {
        var scopes: [(opening: Int, closing: Int, scope: Scope)] = []
        var pending: (keyword: Int, name: Int, scope: Scope)?
        for place in source.tokens.indices {
            let token = source.tokens[place]
            if let found = Self.header(at: place, in: source) {
                pending = (place, place + 1, found)
            } else if token.kind == .sign, token.spelling == "{" {
                let closing = source.partner(of: place) ?? source.tokens.count
                let scope = pending?.scope ?? Scope(kind: .other, name: "")
                scopes.append((place, closing, scope))
                if let pending {
                    declarations.append(
                        Declaration(
                            keyword: pending.keyword, name: pending.name, body: (place + 1)..<max(place + 1, closing),
                            scope: scope))
                }
                pending = nil
            }
        }
        self.scopes = scopes
    }

    /// Returns the scope of the type, extension or protocol whose keyword is at an index, or `nil` if the token is not
    /// such a keyword.
    private static func header(at place: Int, in source: SwiftSource) -> Scope? {
        let kinds: [String: Scope.Kind] = [
            "class": .type, "struct": .type, "enum": .type, "actor": .type, "extension": .extension,
            "protocol": .protocol,
        ]
        let members: Set = [
            "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate", "internal",
            "public",
            "open", "package", "nonisolated", "lazy", "weak", "unowned", "dynamic", "mutating", "async",
        ]
        let token = source.tokens[place]
        guard token.kind == .word, let kind = kinds[token.spelling], let name = source.token(place + 1),
            name.kind == .word, !members.contains(name.spelling),
            ![".", ":", ",", "&"].contains(source.spelling(place - 1))
        else { return nil }
        var path = name.spelling
        var next = place + 2
        while source.spelling(next) == ".", source.token(next + 1)?.kind == .word {
            path += "." + source.spelling(next + 1)
            next += 2
        }
        return Scope(kind: kind, name: path)
    }

    /// Returns the innermost type that contains a token.
    ///
    /// - Complexity: O(*n*), where *n* is the number of scopes in the file.
    func type(at place: Int) -> Scope? {
        scopes.last { $0.scope.kind != .other && $0.opening < place && place < $0.closing }?.scope
    }

    /// Returns the index of the keyword of the innermost extension that contains a token.
    func extensionKeyword(around place: Int) -> Int? {
        declarations.last { $0.scope.kind == .extension && $0.body.contains(place) }?.keyword
    }

    /// Returns the names of the types around a token, outermost first, or `nil` if the token is in a function or another
    /// scope that is not a type.
    func enclosingTypes(of place: Int) -> [String]? {
        let around = scopes.filter { $0.opening < place && place < $0.closing }
        return around.contains { $0.scope.kind == .other } ? nil : around.map(\.scope.name)
    }

    /// Returns whether a token is directly in the body of a type, and not inside a member of the type.
    func isMember(_ place: Int) -> Bool {
        scopes.last { $0.opening < place && place < $0.closing }.map { $0.scope.kind != .other } ?? false
    }
}
