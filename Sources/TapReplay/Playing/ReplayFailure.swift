/// A failed step of a script, or another failure of a replay, with its location.
public struct ReplayFailure: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The place of the step in the script.
    public let place: ScriptPlace
    /// The step's source.
    public let step: String
    /// What was expected and what happened instead.
    public let message: String
    /// The lines that differ from the snapshot, if any. Expected lines begin with `-`, actual lines with `+`.
    public var difference: String?
    /// The screen as text. It is set only for the first failure of a script.
    ///
    /// The view that the step acts on or checks is marked with `✗`.
    public var screen: String?

    /// The failure as one line, in the format of a compiler error.
    public var description: String { "\(place): error: \(step): \(message)" }

    /// The failure with all details: its one-line description, the differences from the snapshot, and the screen.
    public var details: String { ([description] + [difference, screen].compactMap(\.self)).joined(separator: "\n") }
}
