/// An error in a script, with its location.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of the error.
    public let place: ScriptPlace

    /// The error message without the place: what was wrong, what was expected and, if possible, what was probably
    /// meant.
    public let message: String

    public init(place: ScriptPlace, message: String) {
        self.place = place
        self.message = message
    }

    /// The error as one line, in the format of a compiler error, such as `follow.taps:3:1: error: unknown step "tpa";
    /// did you mean "tap"?`
    public var description: String {
        "\(place): error: \(message)"
    }
}
