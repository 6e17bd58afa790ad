/// A problem in an app's source. It consists of the position of code that can't be prepared, and a message with advice.
public struct SourceProblem: Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// The line number, starting at 1.
    public let line: Int
    /// The column number in characters, starting at 1.
    public let column: Int
    public let message: String

    /// The problem in the format of compiler errors, so that editors can jump to its position.
    public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
