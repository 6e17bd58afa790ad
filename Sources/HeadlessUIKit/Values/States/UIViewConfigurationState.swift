/// The state of a header or footer. Mirrors `UIViewConfigurationState`, UIKit: its members mirror UIKit's of the same
/// name.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Whether the view is focused. Only cells receive the focus, so this property can only be set programmatically.
    public var isFocused = false
    /// Whether the system has pinned the view. Pinning is not simulated, so this property can only be set
    /// programmatically.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
