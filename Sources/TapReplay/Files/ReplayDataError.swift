/// Data that a screen can't be made from: one sentence that says what is wrong, where, and what was expected.
public struct ReplayDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// An error that says what is wrong, where, and what was expected.
    public init(_ description: String) { self.description = description }
}
