/// What happens to dragged items when they are dropped. Mirrors `UIDropOperation`, UIKit.
public enum UIDropOperation: UInt, Sendable {
    /// The drag is canceled.
    case cancel
    /// The drag is canceled, although the destination normally accepts drops.
    case forbidden
    case copy
    /// The items are moved, if the drag session allows it.
    case move
}
