/// Describes which parts of a flow layout are invalid. Mirrors `UICollectionViewFlowLayoutInvalidationContext` and its
/// members, UIKit.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sizes and the spacing are requested from the delegate again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the positions of the items are computed again. HeadlessUIKit then also requests the sizes again.
    open var invalidateFlowLayoutAttributes = true
}
