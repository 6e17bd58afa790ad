/// The first errors of a script, in the order of lines.
public struct ScriptErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// How many errors a check collects before it stops reading.
    public static let limit = 10

    /// The errors, at least one and at most ``limit``.
    public let errors: [ScriptError]

    public init(errors: [ScriptError]) {
        self.errors = errors
    }

    /// One error a line.
    public var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
