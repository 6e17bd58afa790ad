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
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { indentationChanged() } } }
    /// A layout guide for the separator. HeadlessUIKit does not position the guide, and pictures of a screen do not use
    /// it.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()

    private final var shown: [ShownAccessory] = []

    override func editingChanged() { showAccessories() }

    package override var deleteControl: UIControl? { shown.lazy.compactMap { $0.view as? CellDeleteControl }.first }

    override var hasReorderHandle: Bool { shown.contains { $0.view is CellReorderHandle } }

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
        let (before, beside) = (shown, widthAndHeightOfParts)
        for old in before where old.view.superview === self { old.view.removeFromSuperview() }
        shown = accessories.filter { $0.isDisplayed(isEditing: isEditing) }.map { accessory in
            let view = accessory.makeView(in: self)
            return ShownAccessory(accessory, view, replacing: before.first { $0.view === view })
        }
        placeContentView()
        for new in shown { addSubview(new.view) }
        setNeedsLayout()
        if widthAndHeightOfParts != beside { setNeedsFitting() }
    }

    /// The size of the parts beside the content. The cell is measured again when it changes.
    private var widthAndHeightOfParts: CGSize {
        CGSize(width: frame.width - contentFrame(in: frame.size).width, height: heightOfParts)
    }

    final override func subviewChanged(_ subview: UIView) {
        super.subviewChanged(subview)
        guard shown.contains(where: { $0.view === subview }) else { return }
        setNeedsLayout()
        setNeedsFitting()
    }

    // MARK: Layout

    /// The frames of the accessories and of the content view, in a left-to-right layout.
    private struct Places {
        /// The frames of the accessories, in the order of ``shown``.
        var accessories: [CGRect]
        var content: CGRect
    }

    /// Returns the frames for a cell of the given size. They are used to measure the cell as well as to lay it out.
    ///
    /// The accessories are at the edges, in the given order and at their own sizes, and the content view is between
    /// them. The first accessory is as far from the edge as the text of a row. Unverified: accessories are 12 points
    /// apart, symbols are 22 by 22 points, and labels are truncated if they would leave less than a quarter of the cell's
    /// width to the content.
    private func places(in size: CGSize) -> Places {
        let indentation = CGFloat(indentationLevel) * indentationWidth
        let sizes = sizes(in: size.width, indentation)
        var frames = [CGRect](repeating: .zero, count: shown.count)
        var (leading, trailing) = (indentsAccessories ? indentation : 0, CGFloat(0))
        func place(_ index: Int, from edge: CGFloat) -> CGRect {
            let (own, reserved) = sizes[index]
            return CGRect(
                x: edge + (reserved - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
                height: own.height)
        }
        let margin = marginInList
        var gap = margin
        for (index, item) in shown.enumerated() where item.accessory.isLeading {
            frames[index] = place(index, from: leading + gap)
            leading += gap + sizes[index].reserved
            gap = 12
        }
        gap = margin
        for (index, item) in shown.enumerated().reversed() where !item.accessory.isLeading {
            trailing += gap + sizes[index].reserved
            frames[index] = place(index, from: size.width - trailing)
            gap = 12
        }
        if !indentsAccessories { leading += indentation }
        let content = CGRect(
            x: leading, y: 0, width: max(0, size.width - leading - trailing), height: size.height)
        return Places(accessories: frames, content: content)
    }

    /// Returns the size and the reserved width of each accessory in a cell of the given width.
    private func sizes(in width: CGFloat, _ indentation: CGFloat) -> [(own: CGSize, reserved: CGFloat)] {
        var sizes = shown.map { item in
            let own = item.size
            return (own: own, reserved: item.accessory.reservedWidth(own.width, in: width))
        }
        let labels = shown.indices.filter { shown[$0].accessory.accessoryType == .label }
        guard !labels.isEmpty else { return sizes }
        let before = shown.count { $0.accessory.isLeading }
        let sides = [before, shown.count - before].count { $0 > 0 }
        let gaps = marginInList * CGFloat(sides) + CGFloat(12 * (shown.count - sides))
        var room = width * 3 / 4 - indentation - gaps - sizes.reduce(0) { $0 + $1.reserved }
        for index in labels {
            room += sizes[index].reserved
            let reserved = min(sizes[index].reserved, max(0, room))
            sizes[index] = (
                CGSize(width: min(sizes[index].own.width, reserved), height: sizes[index].own.height), reserved
            )
            room -= reserved
        }
        return sizes
    }

    final override func contentFrame(in size: CGSize) -> CGRect {
        shown.isEmpty && indentationLevel == 0 ? super.contentFrame(in: size) : places(in: size).content
    }

    /// The height of the tallest accessory: the cell is at least as tall (unverified).
    final override var heightOfParts: CGFloat { shown.reduce(0) { max($0, $1.size.height) } }

    final override func layOutParts() {
        super.layOutParts()
        guard !shown.isEmpty else { return }
        for (item, place) in zip(shown, places(in: frame.size).accessories) {
            let place = directed(place)
            item.view.settle(in: place)
        }
    }

    /// Returns the default margins of the content view; `nil` for any other subview. Table rows have the same default
    /// margins.
    final override func defaultLayoutMargins(inside subview: UIView) -> UIEdgeInsets? {
        guard isContent(subview) else { return nil }
        let isBesideAccessory = shown.contains { !$0.accessory.isLeading }
        let side = marginInList
        return UIEdgeInsets(
            NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: isBesideAccessory ? 8 : side),
            isMirrored: isMirrored)
    }

    /// The chevron that is displayed; `nil` if there is none, or if it is hidden.
    package final var outlineControl: CellOutlineControl? {
        shown.lazy.compactMap { $0.view as? CellOutlineControl }.first { !$0.isHidden }
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
        OutlineChange.observers.notify(
            OutlineChange(list: list, indexPath: current.indexPath, isExpanded: after.isExpanded))
    }

    /// Reveals the item's trailing swipe actions. Called when a delete control without a handler is tapped.
    final func deleteTapped() {
        guard let engine = superview?.listEngine, let path else { return }
        let row = engine.follow(path)
        guard let configuration = engine.list.swipeConfiguration(row, .trailing) else { return }
        engine.open(row, .trailing, configuration, isSwiped: false)
    }
}

/// An accessory that a cell displays.
@MainActor
private struct ShownAccessory {
    let accessory: UICellAccessory
    let view: UIView
    /// Whether the view keeps the size of its frame. Otherwise, its content determines its size.
    private let keepsSize: Bool

    /// - Parameter old: The accessory that has displayed the same view so far, and has set its frame.
    init(_ accessory: UICellAccessory, _ view: UIView, replacing old: ShownAccessory?) {
        self.accessory = accessory
        self.view = view
        keepsSize = old?.keepsSize ?? (view.translatesAutoresizingMaskIntoConstraints && view.frame.size != .zero)
    }

    var size: CGSize {
        if keepsSize { return view.frame.size }
        let content = view.intrinsicContentSize
        return content.width >= 0 && content.height >= 0 ? content : view.systemLayoutSizeFitting(.zero)
    }
}
