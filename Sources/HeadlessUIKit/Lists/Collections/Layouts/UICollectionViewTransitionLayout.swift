import Foundation

/// The layout during an interactive transition between two layouts. Mirrors `UICollectionViewTransitionLayout` and its
/// members, UIKit.
///
/// It keeps the progress and the app's values. The items stay where the current layout places them until the transition is
/// finished: HeadlessUIKit computes no positions between the two layouts.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    /// The progress of the transition, from 0 to 1. Mirrors `UICollectionViewTransitionLayout.transitionProgress`.
    open var transitionProgress: CGFloat = 0
    private final var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Always fails: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Stores a value that belongs to the progress, such as an offset.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a stored value; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
