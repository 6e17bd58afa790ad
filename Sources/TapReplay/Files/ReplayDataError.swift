/// An error in the data or files of a replay. Its message states the problem, its location and what was expected.
public struct ReplayDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error's message.
    public let description: String

    /// Creates an error whose message states the problem, its location and what was expected.
    public init(_ description: String) { self.description = description }
}
