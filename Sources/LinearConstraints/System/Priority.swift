/// How much a constraint matters: more than every constraint of a lower priority together.
///
/// Mirrors `UILayoutPriority`.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    /// Greater than 0, and at most 1,000.
    public let rawValue: Float

    /// A priority. What is not in range counts as the nearest that is; what is not a number, as required.
    public init(rawValue: Float) {
        self.rawValue = rawValue < 1_000 ? max(rawValue, .leastNonzeroMagnitude) : 1_000
    }

    /// The constraint holds exactly, or is set aside.
    public static let required = Priority(rawValue: 1_000)

    public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}
