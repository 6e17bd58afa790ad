import Foundation

/// Items in lines, as many in each as find room. Mirrors `UICollectionViewFlowLayout` and its members, UIKit.
///
/// Items of one size cost nothing each. Where the delegate gives sizes one by one, all are asked for when the places are
/// first needed, as in UIKit. Unverified: in lines that are not full, and in those of a single item, the places across the
/// scroll.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// In points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// In points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// In points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of self-sizing cells; zero for none. Other than zero, cells are measured once they are on
    /// screen. Until then, and where they do not say, an item has this size; with ``automaticSize`` it has
    /// ``itemSize``, or 50 by 50 points if that is automatic too.
    ///
    /// - Complexity: a layout in which items prove larger or smaller takes O(items from there to where lines are as they were, up
    ///   to the last one that was measured); where the delegate gives sizes, up to the last one.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { collectionView?.setNeedsMeasuring(keepingHeights: false) } }
    }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { collectionView?.layoutChanged() } }
    }
    /// Only the extent along the scroll counts.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Only the extent along the scroll counts.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { collectionView?.setNeedsLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { collectionView?.setNeedsLayout() } }

    override var measuresItems: Bool { estimatedItemSize != .zero }

    /// Set by the delegate's default when it was asked for the size of an item, which it does not give.
    final var isSizeLeftOut = false

    override var axis: ListAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    override func floats(isHeader: Bool) -> Bool {
        isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    }

    override var hangsOnSize: Bool { true }

    override func makeGeometry(_ counts: [Int], _ list: UICollectionView) -> ListGeometry {
        let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
        let sections = counts.enumerated().map { section, count in
            let inset = delegate?.collectionView(list, layout: self, insetForSectionAt: section) ?? sectionInset
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

    /// The size of all items where the delegate gives none.
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
        let room = axis.breadth(list.frame.size) - axis.near(content) - axis.far(content) - near - far
        let spacing = Double(
            delegate?.collectionView(list, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        let lineSpacing = Double(
            delegate?.collectionView(list, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
        return ItemLines(
            count: count, uniform: size(uniformSize), sizes: delegate.flatMap { sizes(section, count, list, $0) },
            room: room, near: near, spacing: spacing, lineSpacing: lineSpacing)
    }

    private func size(_ size: CGSize) -> ItemLines.Size {
        ItemLines.Size(length: axis.length(size), breadth: axis.breadth(size))
    }

    /// The sizes of a section's items; `nil` if the delegate gives none, which the first question tells.
    private func sizes(
        _ section: Int, _ count: Int, _ list: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
    ) -> [ItemLines.Size]? {
        isSizeLeftOut = false
        var sizes: [ItemLines.Size] = []
        while sizes.count < count, !isSizeLeftOut {
            let indexPath = IndexPath(item: sizes.count, section: section)
            sizes.append(size(delegate.collectionView(list, layout: self, sizeForItemAt: indexPath)))
        }
        return isSizeLeftOut || count == 0 ? nil : sizes
    }
}
