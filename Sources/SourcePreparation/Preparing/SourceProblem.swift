/// A part of an app's source that cannot be prepared, with advice.
public struct SourceProblem: Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in characters, counted from 1.
    public let column: Int
    public let message: String

    /// The problem in the format of compiler errors, so that editors can jump to it.
    public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
