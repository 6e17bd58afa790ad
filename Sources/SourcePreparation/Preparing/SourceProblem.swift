/// Something in an app's source that can't be prepared, and what to write.
public struct SourceProblem: Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// Counted from 1.
    public let line: Int
    /// In characters, counted from 1.
    public let column: Int
    public let message: String

    /// As compilers write it, so that editors find the place.
    public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
