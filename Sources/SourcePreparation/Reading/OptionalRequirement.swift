/// An optional requirement of an Objective-C protocol.
enum OptionalRequirement {
    /// Returns whether an optional method begins at an index: `optional func`, followed by a name.
    static func begins(at place: Int, in source: SwiftSource) -> Bool {
        source.spelling(place) == "optional" && source.spelling(place + 1) == "func"
            && source.token(place + 2)?.kind == .word
    }
}
