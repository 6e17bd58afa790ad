/// A problem in an app's source, storyboard or xib. It consists of the position of what can't be prepared, and a message
/// with advice.
public struct SourceProblem: Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// The line number, starting at 1.
    public let line: Int
    /// The column number in characters, starting at 1.
    public let column: Int
    public let message: String
    /// Whether the problem doesn't prevent the build.
    public var isWarning = false

    /// The problem in the format of compiler errors, so that editors can jump to its position.
    public var description: String { "\(path):\(line):\(column): \(isWarning ? "warning" : "error"): \(message)" }
}
