/// A failed step of a script, and its place.
public struct ReplayFailure: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Where the step is in the script.
    public let place: ScriptPlace
    /// The step as it is written.
    public let step: String
    /// What was expected and what was there.
    public let message: String
    /// Where a snapshot is not matched, the lines that differ: after `-` as they were, after `+` as they are.
    public var difference: String?
    /// The screen as text, at a script's first failure. What was meant is marked with `✗`.
    public var screen: String?

    /// One line in the form of a compiler's.
    public var description: String { "\(place): error: \(step): \(message)" }

    /// All of it: the line, how a snapshot differs, and the screen.
    public var details: String { ([description] + [difference, screen].compactMap(\.self)).joined(separator: "\n") }
}
