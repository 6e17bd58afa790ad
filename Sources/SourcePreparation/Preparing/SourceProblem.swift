/// A problem in an app's source. It consists of the position of code that can't be prepared, and a message with advice.
public struct SourceProblem: Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// The line number, counted from 1.
    public let line: Int
    /// The column, counted in characters from 1.
    public let column: Int
    public let message: String

    /// The problem in the format of compiler errors, so that editors can jump to its position.
    public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
