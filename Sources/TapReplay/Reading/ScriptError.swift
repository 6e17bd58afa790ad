/// What is wrong with a script, and where.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where that is.
    public let place: ScriptPlace

    /// What was wrong, expected and perhaps meant, without the place.
    public let message: String

    public init(place: ScriptPlace, message: String) {
        self.place = place
        self.message = message
    }

    /// One line in the form of a compiler's: `follow.taps:3:1: error: unknown step "tpa"; did you mean "tap"?`
    public var description: String {
        "\(place): error: \(message)"
    }
}
