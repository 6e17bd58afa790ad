/// A requirement that a protocol of Objective-C's calls optional.
enum OptionalRequirement {
    /// Whether `optional func` stands at a token.
    static func begins(at place: Int, in source: SwiftSource) -> Bool {
        source.spelling(place) == "optional" && source.spelling(place + 1) == "func"
            && source.token(place + 2)?.kind == .word
    }
}
