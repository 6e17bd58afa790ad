import Foundation

/// An item of a list, with accessories. Mirrors `UICollectionViewListCell`, UIKit.
open class UICollectionViewListCell: UICollectionViewCell {
    /// What is shown beside the content, leading or trailing. Those that are displayed in the state of editing are views in
    /// the cell, which a finger can reach. Mirrors `UICollectionViewListCell.accessories`.
    public final var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    /// Mirrors `UICollectionViewListCell.indentationLevel`.
    open var indentationLevel = 0
    /// In points. Mirrors `UICollectionViewListCell.indentationWidth`.
    open var indentationWidth: CGFloat = 10
    /// Mirrors `UICollectionViewListCell.indentsAccessories`.
    open var indentsAccessories = true
    /// Mirrors `UICollectionViewListCell.separatorLayoutGuide`. Recorded, not drawn.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()

    private final var accessoryViews: [UIView] = []

    override func editingChanged() { showAccessories() }

    package override var deleteControl: UIControl? { accessoryViews.lazy.compactMap { $0 as? CellDeleteControl }.first }

    override var hasReorderHandle: Bool { accessoryViews.contains { $0 is CellReorderHandle } }

    private func showAccessories() {
        for view in accessoryViews where view.superview === self { view.removeFromSuperview() }
        accessoryViews = accessories.filter { $0.isDisplayed(isEditing: isEditing) }.map { $0.makeView(in: self) }
        for view in accessoryViews { addSubview(view) }
    }

    /// A minus without a handler of its own opens the row to its trailing actions.
    final func deleteTapped() {
        guard let engine = superview?.listEngine, let path,
            let configuration = engine.list.swipeConfiguration(path, .trailing)
        else { return }
        engine.open(self, .trailing, configuration, isSwiped: false)
    }
}
