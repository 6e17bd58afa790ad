/// An optional requirement of an Objective-C protocol.
enum OptionalRequirement {
    /// The body of a method with a result that an object doesn't implement. Its caller gets `nil`.
    static let throwingBody = "{ throw CocoaError(.featureUnsupported) }"

    /// Returns whether an optional method begins at an index: `optional func`, followed by a name.
    static func begins(at place: Int, in source: SwiftSource) -> Bool {
        source.spelling(place) == "optional" && source.spelling(place + 1) == "func"
            && source.token(place + 2)?.kind == .word
    }

    /// Returns the index of the `get` of the optional read-only property that begins at an index. Returns `nil` for any other
    /// requirement.
    static func getter(at place: Int, in source: SwiftSource) -> Int? {
        guard source.spelling(place) == "optional", source.spelling(place + 1) == "var",
            source.token(place + 2)?.kind == .word, source.spelling(place + 3) == ":",
            let opening = ForwardedMethod.body(after: place + 3, in: source),
            source.partner(of: opening) == opening + 2,
            source.spelling(opening + 1) == "get"
        else { return nil }
        return opening + 1
    }

    /// Returns the index of the arrow before the result of the optional method that begins at an index. Returns `nil` if
    /// the method has no result, or the result `Void`.
    static func arrow(at place: Int, in source: SwiftSource) -> Int? {
        guard source.spelling(place + 3) == "(", var next = source.partner(of: place + 3) else { return nil }
        next += 1
        while ["throws", "async", "rethrows"].contains(source.spelling(next)) { next += 1 }
        guard source.spelling(next) == "-", source.spelling(next + 1) == ">" else { return nil }
        let isVoid =
            source.spelling(next + 2) == "Void" && source.spelling(next + 3) != "."
            || source.spelling(next + 2) == "(" && source.spelling(next + 3) == ")" && source.spelling(next + 4) != "-"
        return isVoid ? nil : next
    }

    /// Returns the name, with argument labels, of the optional method that begins at an index.
    static func name(at place: Int, in source: SwiftSource) -> String {
        let base = source.spelling(place + 2)
        guard source.spelling(place + 3) == "(", let end = source.partner(of: place + 3) else { return base + "()" }
        let labels = ForwardedMethod.split(place + 4, end, source).map { source.spelling($0.lowerBound) + ":" }
        return "\(base)(\(labels.joined()))"
    }
}
