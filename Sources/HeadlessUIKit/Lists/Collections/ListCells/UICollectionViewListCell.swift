import Foundation

/// A cell of a list, with accessories. Mirrors `UICollectionViewListCell` and its members, UIKit.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories at the leading and trailing edges. The accessories that are displayed in the current editing
    /// state are subviews of the cell, so they can be touched.
    public final var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    /// The indentation of the content, in multiples of ``indentationWidth``. In the outline of a section snapshot, it
    /// is set to the item's level when the cell is dequeued, and whenever the level changes.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationChanged() } } }
    /// The width of one level of indentation, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationChanged() } } }
    /// Whether leading accessories are indented, too.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
    /// A layout guide for the separator. HeadlessUIKit does not position the guide, and pictures of a screen do not use
    /// it.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()

    private final var accessoryViews: [UIView] = []

    override func editingChanged() { showAccessories() }

    package override var deleteControl: UIControl? { accessoryViews.lazy.compactMap { $0 as? CellDeleteControl }.first }

    override var hasReorderHandle: Bool { accessoryViews.contains { $0 is CellReorderHandle } }

    override func outlineChanged(from before: OutlineState?) {
        if let level = outlineState?.level ?? before.map({ _ in 0 }), level != before?.level {
            indentationLevel = level
        }
        outlineControl?.isExpanded = isExpanded
    }

    private func indentationChanged() {
        setNeedsLayout()
        setNeedsFitting()
    }

    private func showAccessories() {
        for view in accessoryViews where view.superview === self { view.removeFromSuperview() }
        let displayed = accessories.filter { $0.isDisplayed(isEditing: isEditing) }
        accessoryViews = displayed.map { $0.makeView(in: self) }
        leadingAccessories = zip(displayed, accessoryViews).filter { $0.0.isLeading }.map(\.1)
        placeContentView()
        for view in accessoryViews { addSubview(view) }
        setNeedsLayout()
    }

    private final var leadingAccessories: [UIView] = []

    /// Lays out the accessories at the edges, in the given order and at their own sizes, and the content view between
    /// them. Unverified: accessories are 16 points from the edge and 12 points apart, and symbols are 22 by 22 points.
    override func layOutParts() {
        super.layOutParts()
        let indentation = CGFloat(indentationLevel) * indentationWidth
        guard !accessoryViews.isEmpty || indentation != 0 else { return }
        let size = frame.size
        func place(_ view: UIView, _ x: (CGFloat) -> CGFloat) -> CGFloat {
            let own = UICellAccessory.size(of: view)
            view.frame = directed(
                CGRect(x: x(own.width), y: (size.height - own.height) / 2, width: own.width, height: own.height))
            return own.width
        }
        var leading = indentsAccessories ? indentation : 0
        for (index, view) in leadingAccessories.filter({ !$0.isHidden }).enumerated() {
            let edge = leading + (index == 0 ? 16 : 12)
            leading = edge + place(view) { _ in edge }
        }
        if !indentsAccessories { leading += indentation }
        var trailing: CGFloat = 0
        for view in accessoryViews.reversed() where !view.isHidden && !leadingAccessories.contains(view) {
            let edge = trailing == 0 ? 16 : trailing + 12
            trailing = edge + place(view) { size.width - edge - $0 }
        }
        contentView.frame = directed(
            CGRect(x: leading, y: 0, width: max(0, size.width - leading - trailing), height: size.height))
    }

    /// Returns the default margins of the content view; `nil` for any other subview. Table rows have the same default
    /// margins.
    final override func defaultLayoutMargins(inside subview: UIView) -> UIEdgeInsets? {
        guard isContent(subview) else { return nil }
        let isBesideAccessory = accessoryViews.contains { !$0.isHidden && !leadingAccessories.contains($0) }
        return UIEdgeInsets(
            NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: isBesideAccessory ? 8 : 16),
            isMirrored: isMirrored)
    }

    /// The chevron that is displayed; `nil` if there is none, or if it is hidden.
    package final var outlineControl: CellOutlineControl? {
        accessoryViews.lazy.compactMap { $0 as? CellOutlineControl }.first { !$0.isHidden }
    }

    /// Whether a tap anywhere in the cell triggers its chevron.
    package final var expandsByTap: Bool {
        guard outlineControl != nil else { return false }
        switch accessories.first(where: { $0.accessoryType == .outlineDisclosure })?.outlineStyle {
        case .header: return true
        case .automatic:
            guard let list = superview?.listEngine?.list as? UICollectionView, let path else { return false }
            return list.isSectionHeader(path)
        case .cell, nil: return false
        }
    }

    /// Expands or collapses the item, if it belongs to a section snapshot.
    final func toggleOutline() {
        guard let list = superview?.listEngine?.list as? UICollectionView, let path else { return }
        guard let source = list.outlineSource else { return }
        let (row, wasExpanded) = (list.engine.follow(path), isExpanded)
        source.toggleOutline(at: path)
        guard let current = row.path, let after = source.outlineState(at: current), after.isExpanded != wasExpanded
        else {
            return
        }
        OutlineObservation.tell(list, current, after.isExpanded)
    }

    /// Reveals the item's trailing swipe actions. Called when a delete control without a handler is tapped.
    final func deleteTapped() {
        guard let engine = superview?.listEngine, let path else { return }
        let row = engine.follow(path)
        guard let configuration = engine.list.swipeConfiguration(row, .trailing) else { return }
        engine.open(row, .trailing, configuration, isSwiped: false)
    }
}
