/// The state of a cell. Mirrors `UICellConfigurationState`, UIKit: its members mirror UIKit's of the same name.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Mirrors `UICellConfigurationState.DragState`.
    public enum DragState: Hashable, Sendable {
        case none, lifting, dragging
    }

    /// Mirrors `UICellConfigurationState.DropState`.
    public enum DropState: Hashable, Sendable {
        case none, notTargeted, targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Whether the cell has the focus, which keys move. Pictures do not show it.
    public var isFocused = false
    /// Whether the system has pinned the cell. Pinning is not simulated, so this property can only be set
    /// programmatically.
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    /// Whether a drop would add dragged items to the row. It is `.notTargeted` for the other rows on screen while the
    /// items are over the list (unverified).
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
