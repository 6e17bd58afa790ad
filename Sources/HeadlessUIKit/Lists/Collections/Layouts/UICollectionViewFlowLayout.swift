import Foundation

/// A layout that arranges items in lines, with as many items per line as fit. Mirrors `UICollectionViewFlowLayout` and
/// its members, UIKit.
///
/// No positions are stored for items of uniform size. If the delegate returns individual sizes, all of them are
/// requested when positions are first needed, as in UIKit. In lines that are not full or that contain a single item,
/// the positions of the items perpendicular to the scroll direction are unverified.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UICollectionViewFlowLayout.collectionViewFlowLayoutProperties, to: self)
    }

    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// The minimum space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum space between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of the items, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of self-sizing cells; zero if cells do not size themselves. If it is not zero, cells are
    /// measured as soon as they are on screen. An item has the estimated size until its cell is measured; if the cell
    /// has no fitting size, the item keeps the estimated size. If the estimated size is ``automaticSize``, the item has
    /// ``itemSize`` instead or, if ``itemSize`` is also automatic, a size of 50 by 50 points.
    ///
    /// - Complexity: When the sizes of items change, the next layout takes O(*k*), where *k* is the number of items
    ///   from the first changed item to the next unchanged line, or to the last measured item. If the delegate returns
    ///   sizes, *k* is the number of items from the first changed item to the last item.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { collectionView?.setNeedsMeasuring(keepingHeights: false) } }
    }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { collectionView?.layoutChanged() } }
    }
    /// The size of headers. Only the extent along the scroll direction is used. In the other direction, a header fills
    /// the collection view, except for the content insets (unverified).
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers. Only the extent along the scroll direction is used.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The insets around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The insets to which ``sectionInset`` is added, perpendicular to the scroll direction. If the content insets are
    /// larger than the sum, the content insets apply instead. If the safe area or the layout margins change, the new
    /// values apply when the items are next measured.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { collectionView?.setNeedsLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { collectionView?.setNeedsLayout() } }

    /// Mirrors `UICollectionViewFlowLayout.SectionInsetReference`.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// Whether the new bounds change the breadth of the collection view.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let engine else { return false }
        let size = engine.placing == nil ? engine.measuredSize : engine.list.untransformedFrame.size
        return axis.breadth(newBounds.size) != axis.breadth(size)
    }

    /// Reads the counts of the sections and requests the sizes from the delegate, unless the layout is up to date.
    open override func prepare() {
        super.prepare()
        // The collection view's own call comes before it measures.
        guard let engine, engine.placing == nil, engine.phases.allows(.showing) else { return }
        engine.loadPlaces()
    }

    override var measuresItems: Bool { estimatedItemSize != .zero }

    // MARK: Subclasses

    /// Whether the layout's class overrides methods that position elements, or take part in invalidations and updates. The
    /// methods that other subclasses usually override do not count.
    override var placesElements: Bool {
        type(of: self) != UICollectionViewFlowLayout.self && PlacingOverrides.ofFlow.areOverridden(by: type(of: self))
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        measuresItems && preferredAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if engine?.placing != nil { invalidateOwnGeometry(context) }
        super.invalidateLayout(with: context)
    }

    override var ownContentSize: CGSize {
        guard let list = collectionView, let geometry = currentGeometry else { return .zero }
        return fitContent(geometry, list)
    }

    /// Whether the delegate does not implement `collectionView(_:layout:sizeForItemAt:)`. Set by the method's default
    /// implementation.
    final var isSizeLeftOut = false

    override var axis: ListAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    override func floats(isHeader: Bool) -> Bool {
        isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    }

    override var dependsOnSize: Bool { true }

    /// Logs a warning if an item that does not size itself exceeds the available space perpendicular to the axis.
    override func makeGeometry(_ counts: [Int], _ list: UICollectionView) -> ListGeometry {
        let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
        isOverfull = false
        defer { if isOverfull, axis.breadth(list.untransformedFrame.size) > 0 { logOverfull() } }
        let sections = counts.enumerated().map { section, count -> ListGeometry.Section in
            if list.engine.phases.isInterrupted { return .unmeasured(count) }
            let inset = fromReference(
                delegate?.collectionView(list, layout: self, insetForSectionAt: section) ?? sectionInset, list)
            let header =
                delegate?.collectionView(list, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            let rows = SectionRows(lines(section, count, inset, list, delegate))
            let footer =
                delegate?.collectionView(list, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize
            return ListGeometry.Section(
                header: axis.length(header), leading: axis.leading(inset), rows: rows, trailing: axis.trailing(inset),
                footer: axis.length(footer))
        }
        return ListGeometry(sections: sections, top: 0)
    }

    /// Converts a section's insets, which are relative to the ``sectionInsetReference``, to insets relative to the
    /// content insets.
    private func fromReference(_ inset: UIEdgeInsets, _ list: UICollectionView) -> UIEdgeInsets {
        if sectionInsetReference == .fromContentInset { return inset }
        let outer = sectionInsetReference == .fromSafeArea ? list.safeAreaInsets : list.layoutMargins
        let (sum, content) = (inset + outer, list.adjustedContentInset)
        var result = inset
        if axis == .vertical {
            (result.left, result.right) = (max(0, sum.left - content.left), max(0, sum.right - content.right))
        } else {
            (result.top, result.bottom) = (max(0, sum.top - content.top), max(0, sum.bottom - content.bottom))
        }
        return result
    }

    /// The size of all items if the delegate does not return sizes.
    final var uniformSize: CGSize {
        let estimate = estimatedItemSize
        if estimate != .zero, estimate != Self.automaticSize { return estimate }
        return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    }

    private func lines(
        _ section: Int, _ count: Int, _ inset: UIEdgeInsets, _ list: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> ItemLines {
        let content = list.adjustedContentInset
        let (near, far) = (axis.near(inset), axis.far(inset))
        let room = axis.breadth(list.untransformedFrame.size) - axis.near(content) - axis.far(content) - near - far
        let spacing = Double(
            delegate?.collectionView(list, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        let lineSpacing = Double(
            delegate?.collectionView(list, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
        let uniform = size(uniformSize)
        let sizes = delegate.flatMap { self.sizes(section, count, list, $0) }
        let isOver = { (size: ItemLines.Size) in size.breadth > room + Self.tolerance }
        if !isOverfull, !measuresItems { isOverfull = sizes?.contains(where: isOver) ?? (count > 0 && isOver(uniform)) }
        return ItemLines(
            count: count, uniform: uniform, sizes: sizes, room: room, near: near, spacing: spacing,
            lineSpacing: lineSpacing)
    }

    /// Whether an item exceeds the available space perpendicular to the axis.
    private final var isOverfull = false
    /// The distance, in points, by which an item may exceed the available space without a warning, because such a small
    /// excess may be a rounding error.
    private static var tolerance: Double { 0.001 }

    private func logOverfull() {
        let (item, sides) = axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        ListWarning.log(
            "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item \(item) must be less than the "
                + "\(item) of the UICollectionView minus the section insets \(sides) values, minus the content insets "
                + "\(sides) values.")
    }

    private func size(_ size: CGSize) -> ItemLines.Size {
        ItemLines.Size(length: axis.length(size), breadth: axis.breadth(size))
    }

    /// Returns the sizes that the delegate provides for a section's items; `nil` if the section is empty or the
    /// delegate does not implement `collectionView(_:layout:sizeForItemAt:)`. The missing implementation is detected on
    /// the first call.
    private func sizes(
        _ section: Int, _ count: Int, _ list: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
    ) -> [ItemLines.Size]? {
        isSizeLeftOut = false
        var sizes: [ItemLines.Size] = []
        // If the delegate changes the items, their sizes are requested again, so further sizes are not needed now.
        while sizes.count < count, !isSizeLeftOut, !list.engine.phases.isInterrupted {
            let path = RowPath(section, sizes.count)
            if list.engine.placeholder(at: path) != nil {
                sizes.append(size(itemSize))
                continue
            }
            let indexPath = list.engine.indexPath(path)
            sizes.append(size(delegate.collectionView(list, layout: self, sizeForItemAt: indexPath)))
        }
        return isSizeLeftOut || count == 0 ? nil : sizes
    }
}
