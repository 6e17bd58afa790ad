/// What the look of a view depends on. Mirrors `UIConfigurationState` and its members, UIKit.
public protocol UIConfigurationState {
    /// A state with the system's values at rest.
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    /// A custom state. Mirrors `UIConfigurationState.subscript(_:)`.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom state. Mirrors `UIConfigurationStateCustomKey`, UIKit.
public struct UIConfigurationStateCustomKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
