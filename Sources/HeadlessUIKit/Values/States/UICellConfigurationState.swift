/// The state of a cell. Mirrors `UICellConfigurationState`, UIKit: its members mirror UIKit's of the same name.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Mirrors `UICellConfigurationState.DragState`. Headlessly nothing is dragged out of a list.
    public enum DragState: Hashable, Sendable {
        case none, lifting, dragging
    }

    /// Mirrors `UICellConfigurationState.DropState`. Headlessly nothing is dropped into a list.
    public enum DropState: Hashable, Sendable {
        case none, notTargeted, targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Headlessly nothing has focus.
    public var isFocused = false
    /// Headlessly nothing is pinned by the system.
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
