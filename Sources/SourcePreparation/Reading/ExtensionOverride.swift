/// A member of a class extension that overrides an inherited member, or a method of a class extension that is
/// overridden in subclasses. Both require the Objective-C runtime. In the prepared source, the extension's member is
/// renamed. The class declares a member that has the original name and calls the renamed member.
struct ExtensionOverride: Codable, Hashable, Sendable {
    /// The name of the class, without its enclosing types.
    let type: String
    /// The name of the method or property.
    let name: String
    /// The declaration that is added to the class, on one line.
    let text: String
    /// Whether the member is open, so that other modules can override it.
    var isOpen = false
    /// The method; `nil` for a property.
    var method: ForwardedMethod?
    /// The type of the property; `nil` for a method.
    var propertyType: String?
    /// Whether the method is `@objc` only because it implements a requirement of UIKit's protocols.
    var isRequirement = false

    /// The name with argument labels.
    var fullName: String { method?.name ?? name }

    /// Returns the index of the declared name, given the index of the `override` or `func` keyword. Returns `nil` if
    /// the declaration doesn't declare a method or property.
    static func name(at place: Int, in source: SwiftSource) -> Int? {
        var next = source.spelling(place) == "override" ? place + 1 : place
        while modifiers.contains(source.spelling(next)) || source.token(next)?.kind == .attribute { next += 1 }
        guard ["func", "var"].contains(source.spelling(next)), source.token(next + 1)?.kind == .word else { return nil }
        return next + 1
    }

    /// The new name of the extension's method or property. The new name contains the name of the class, because an
    /// extension of a subclass may override the same member.
    var newName: String { Self.newName(of: name, in: type) }

    static func newName(of name: String, in type: String) -> String {
        "\(type)_\(name.filter { $0 != "`" })"
    }

    private static let modifiers: Set = [
        "public", "open", "internal", "package", "class", "static", "nonisolated", "final",
    ]

    /// Returns the indices of the modifiers before and after the `override` keyword at an index.
    static func modifiers(around place: Int, in source: SwiftSource) -> Range<Int> {
        var (first, end) = (place, place + 1)
        while modifiers.contains(source.spelling(first - 1)) { first -= 1 }
        while modifiers.contains(source.spelling(end)) { end += 1 }
        return first..<end
    }

    /// Returns whether the `func` keyword at an index begins an `@objc` or open method in an extension. A method that
    /// implements a requirement of UIKit's protocols is implicitly `@objc`.
    static func isOverridable(at place: Int, in source: SwiftSource, _ scopes: SourceScopes) -> Bool {
        guard scopes.isMember(place), scopes.type(at: place)?.kind == .extension,
            source.spelling(modifiers(around: place, in: source).lowerBound - 1) != "override"
        else { return false }
        return isExplicitlyOverridable(at: place, in: source, scopes)
            || UIKitOptionalMethods.isRequirement(at: place, in: source)
    }

    private static func isExplicitlyOverridable(
        at place: Int, in source: SwiftSource, _ scopes: SourceScopes
    ) -> Bool {
        // An open method satisfies a requirement of an Objective-C protocol, even without `@objc`.
        isOfObjectiveC(place, in: source)
            || modifiers(around: place, in: source).contains { source.spelling($0) == "open" }
            || scopes.extensionKeyword(around: place).map { isOfObjectiveC($0, in: source) } ?? false
    }

    /// Returns whether `@available(*, unavailable)` is among the attributes before a keyword.
    static func isUnavailable(_ keyword: Int, in source: SwiftSource) -> Bool {
        var previous = keyword - 1
        while let token = source.token(previous) {
            var arguments = ""
            if token.spelling == ")", let opening = source.partner(of: previous) {
                arguments = source.text((opening + 1)..<previous)
                previous = opening - 1
            }
            guard let attribute = source.token(previous),
                attribute.kind == .attribute || modifiers.contains(attribute.spelling)
            else { return false }
            if attribute.spelling == "@available", arguments.hasPrefix("*"), arguments.contains("unavailable") {
                return true
            }
            previous -= 1
        }
        return false
    }

    /// Returns whether `@objc` is among the attributes before a keyword.
    private static func isOfObjectiveC(_ keyword: Int, in source: SwiftSource) -> Bool {
        var previous = keyword - 1
        while let token = source.token(previous) {
            if token.spelling == ")", let opening = source.partner(of: previous) { previous = opening - 1 }
            guard let attribute = source.token(previous),
                attribute.kind == .attribute || modifiers.contains(attribute.spelling)
            else { return false }
            if attribute.spelling == "@objc" { return true }
            previous -= 1
        }
        return false
    }

    /// Parses the declaration whose `override` or `func` keyword is at an index. Returns `nil` if the declaration isn't
    /// in an extension, or if the class can't declare a member that calls it. The class can't do so for an initializer,
    /// a subscript, a generic method, a method with a variadic parameter, or a property with observers.
    ///
    /// - Parameter inClasses: Whether the declaration may also be in the class itself.
    init?(at place: Int, in source: SwiftSource, _ scopes: SourceScopes, inClasses: Bool = false) {
        guard let scope = scopes.type(at: place), scope.kind == .extension || inClasses && scope.kind == .type,
            let name = Self.name(at: place, in: source), let type = scope.name.split(separator: ".").last
        else { return nil }
        self.type = String(type)
        self.name = source.spelling(name)
        // Modifiers can appear both before and after the keyword.
        var first = place
        while Self.modifiers.contains(source.spelling(first - 1)) { first -= 1 }
        var words = (first..<(name - 1)).map(source.spelling).filter { Self.modifiers.contains($0) && $0 != "final" }
        isOpen = words.contains("open")
        let isOverride = source.spelling(place) == "override"
        words = words.map { $0 == "open" && isOverride ? "public" : $0 == "static" ? "class" : $0 }
        // The members of a public extension are public.
        if Set(words).isDisjoint(with: ["open", "public", "internal", "package"]),
            scope.kind == .extension, let keyword = scopes.extensionKeyword(around: place),
            DeclaredType.modifiers(before: keyword, in: source).contains("public")
        {
            words.insert("public", at: 0)
        }
        if isOverride { words.append("override") }
        let head = words.map { $0 + " " }.joined()
        let new = Self.newName(of: self.name, in: self.type)
        if source.spelling(name - 1) == "func" { method = ForwardedMethod(at: name, in: source) }
        isRequirement = source.spelling(place) == "func" && !Self.isExplicitlyOverridable(at: place, in: source, scopes)
        let property = method == nil ? Self.property(name, new, source) : nil
        propertyType = property?.type
        guard let text = method?.declaration(calling: new) ?? property?.text else { return nil }
        self.text = head + text
    }

    /// The declaration that is added to a class that is isolated to the main actor. The members of `NSObject` are not.
    var textOnMainActor: String {
        guard ["description", "debugDescription", "hash", "isEqual(_:)"].contains(method?.name ?? name),
            let brace = text.firstIndex(of: "{")
        else { return text }
        return text[..<brace] + "{ nonisolated(unsafe) let this = self; return MainActor.assumeIsolated { this."
            + newName + (method?.arguments ?? "") + " } }"
    }

    // MARK: Properties

    private static func property(_ name: Int, _ new: String, _ source: SwiftSource) -> (text: String, type: String)? {
        guard source.spelling(name + 1) == ":", let body = ForwardedMethod.body(after: name + 1, in: source),
            let end = source.partner(of: body)
        else { return nil }
        var words: Set<String> = []
        var place = body + 1
        while place < end {
            words.insert(source.spelling(place))
            place =
                ["(", "[", "{"].contains(source.spelling(place)) ? (source.partner(of: place) ?? place) + 1 : place + 1
        }
        guard words.isDisjoint(with: ["willSet", "didSet"]) else { return nil }
        let type = source.text((name + 2)..<body)
        guard !type.contains("=") else { return nil }
        let opening = "var \(source.spelling(name)): \(type) {"
        let text =
            words.contains("get") && words.contains("set")
            ? "\(opening) get { \(new) } set { \(new) = newValue } }" : "\(opening) \(new) }"
        return (text, type)
    }
}
