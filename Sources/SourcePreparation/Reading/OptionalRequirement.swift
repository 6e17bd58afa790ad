/// An optional requirement of an Objective-C protocol.
enum OptionalRequirement {
    /// Returns whether the token at an index and the next token are `optional func`.
    static func begins(at place: Int, in source: SwiftSource) -> Bool {
        source.spelling(place) == "optional" && source.spelling(place + 1) == "func"
            && source.token(place + 2)?.kind == .word
    }
}
