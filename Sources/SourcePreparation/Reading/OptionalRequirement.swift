/// An optional requirement of an Objective-C protocol.
enum OptionalRequirement {
    /// Returns whether an optional method begins at an index: `optional func`, followed by a name.
    static func begins(at place: Int, in source: SwiftSource) -> Bool {
        source.spelling(place) == "optional" && source.spelling(place + 1) == "func"
            && source.token(place + 2)?.kind == .word
    }

    /// Returns the name, with argument labels, of the optional method that begins at an index.
    static func name(at place: Int, in source: SwiftSource) -> String {
        let base = source.spelling(place + 2)
        guard source.spelling(place + 3) == "(", let end = source.partner(of: place + 3) else { return base + "()" }
        let labels = ForwardedMethod.split(place + 4, end, source).map { source.spelling($0.lowerBound) + ":" }
        return "\(base)(\(labels.joined()))"
    }
}
