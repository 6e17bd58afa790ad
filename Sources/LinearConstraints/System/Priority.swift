/// The importance of a constraint. A constraint outweighs all constraints with lower priorities combined.
///
/// Mirrors `UILayoutPriority`.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The raw value, which is greater than 0 and at most 1,000.
    public let rawValue: Float

    /// Creates a priority. A value that is out of range is clamped, and a value that is not a number is treated as
    /// `required`.
    public init(rawValue: Float) {
        self.rawValue = rawValue < 1_000 ? max(rawValue, .leastNonzeroMagnitude) : 1_000
    }

    /// The priority of a constraint that must be satisfied exactly. A required constraint that can't be satisfied is
    /// ignored until a constraint that it contradicts changes or is removed.
    public static let required = Priority(rawValue: 1_000)

    public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}
