import Foundation

/// A view that a collection view uses again: a cell, a header or a footer. Mirrors `UICollectionReusableView`, UIKit.
/// Layout attributes are not given to it, nor is it asked for its size.
open class UICollectionReusableView: ListReusableView {
    /// Mirrors `UICollectionReusableView.init(frame:)`.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Mirrors `UICollectionReusableView.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What stands for a header or footer that nobody gave.
final class MissingReusableView: UICollectionReusableView {}
