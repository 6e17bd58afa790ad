/// The state that a view's appearance depends on. Mirrors `UIConfigurationState` and its members, UIKit.
public protocol UIConfigurationState {
    /// Creates a state with default values.
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    /// Accesses a custom state by its key. Mirrors `UIConfigurationState.subscript(_:)`.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state. Mirrors `UIConfigurationStateCustomKey`, UIKit.
public struct UIConfigurationStateCustomKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
