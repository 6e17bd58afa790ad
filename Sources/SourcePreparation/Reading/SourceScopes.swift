/// Which type the code at a place is in.
struct SourceScopes {
    /// What a pair of braces encloses.
    struct Scope: Equatable {
        enum Kind: Equatable { case type, `extension`, `protocol`, other }

        let kind: Kind
        /// The name of the type, as it is written there; empty for what is no type.
        let name: String
    }

    /// Where a type is declared or extended, in tokens.
    struct Declaration {
        let keyword: Int
        let name: Int
        let body: Range<Int>
        let scope: Scope
    }

    /// The scopes by the place of their opening brace.
    private let scopes: [(opening: Int, closing: Int, scope: Scope)]
    /// Where each type is declared: the places of its keyword and its name.
    private(set) var declarations: [Declaration] = []

    /// - Complexity: O(tokens).
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

    /// The type that is declared or extended from a keyword on.
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

    /// The innermost type that a token lies in.
    ///
    /// - Complexity: O(types of the file).
    func type(at place: Int) -> Scope? {
        scopes.last { $0.scope.kind != .other && $0.opening < place && place < $0.closing }?.scope
    }

    /// Whether a token lies directly in the body of a type, not in one of its members.
    func isMember(_ place: Int) -> Bool {
        scopes.last { $0.opening < place && place < $0.closing }.map { $0.scope.kind != .other } ?? false
    }
}
