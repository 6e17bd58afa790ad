import Foundation

/// One item on screen. Mirrors `UICollectionViewCell`, UIKit.
open class UICollectionViewCell: UICollectionReusableView, ListCell {
    /// Mirrors `UICollectionViewCell.init(frame:)`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Mirrors `UICollectionViewCell.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Where the cell's own views lie. Mirrors `UICollectionViewCell.contentView`.
    public final let contentView = UIView(frame: .zero)

    /// Mirrors `UICollectionViewCell.isSelected`. The collection view's own list decides which items are selected, not this.
    open var isSelected = false

    /// Mirrors `UICollectionViewCell.isHighlighted`.
    open var isHighlighted = false

    /// Mirrors `UICollectionViewCell.backgroundView`.
    open var backgroundView: UIView?

    /// Mirrors `UICollectionViewCell.selectedBackgroundView`.
    open var selectedBackgroundView: UIView?

    /// Whether the cell looks edited. UIKit says so by the configuration state alone.
    package final var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }

    package final var isSwiped = false

    final override var listCell: (any ListCell)? { self }

    package var deleteControl: UIControl? { nil }

    /// Whether a finger can drag the cell by a handle.
    var hasReorderHandle: Bool { false }

    /// Shows what belongs to the state of editing.
    func editingChanged() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: frame.size)
    }
}
