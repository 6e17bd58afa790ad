/// The importance of a constraint, which outweighs all constraints of lower priorities together.
///
/// Mirrors `UILayoutPriority`.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The raw value, which is greater than 0 and at most 1,000.
    public let rawValue: Float

    /// Creates a priority. A value that is out of range is clamped, and a value that is not a number counts as
    /// `required`.
    public init(rawValue: Float) {
        self.rawValue = rawValue < 1_000 ? max(rawValue, .leastNonzeroMagnitude) : 1_000
    }

    /// The constraint must be satisfied exactly. If it can't be, it is set aside.
    public static let required = Priority(rawValue: 1_000)

    public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}
