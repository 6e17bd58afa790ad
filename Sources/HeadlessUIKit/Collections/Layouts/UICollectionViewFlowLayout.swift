import Foundation

/// Items in lines, as many in each as find room. Mirrors `UICollectionViewFlowLayout`, UIKit.
///
/// Items of one size cost nothing each. Where the delegate gives sizes one by one, all are asked for when the places are
/// first needed, as in UIKit. Unverified: in lines that are not full, and in those of a single item, the places across the
/// scroll.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Mirrors `UICollectionViewFlowLayout.automaticSize`.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// In points. Mirrors `UICollectionViewFlowLayout.minimumLineSpacing`.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// In points. Mirrors `UICollectionViewFlowLayout.minimumInteritemSpacing`.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// In points. Mirrors `UICollectionViewFlowLayout.itemSize`.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of self-sizing cells; zero for none. Other than zero, cells are measured once they are on
    /// screen. Until then, and where they do not say, an item has this size; with ``automaticSize`` it has
    /// ``itemSize``, or 50 by 50 points if that is automatic too. Mirrors
    /// `UICollectionViewFlowLayout.estimatedItemSize`.
    ///
    /// - Complexity: each layout in which an item proves larger or smaller takes O(items).
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Mirrors `UICollectionViewFlowLayout.scrollDirection`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { collectionView?.layoutChanged() } }
    }
    /// Only the extent along the scroll counts. Mirrors `UICollectionViewFlowLayout.headerReferenceSize`.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Only the extent along the scroll counts. Mirrors `UICollectionViewFlowLayout.footerReferenceSize`.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Around the items of a section, in points. Mirrors `UICollectionViewFlowLayout.sectionInset`.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Mirrors `UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds`.
    open var sectionHeadersPinToVisibleBounds = false { didSet { collectionView?.setNeedsLayout() } }
    /// Mirrors `UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds`.
    open var sectionFootersPinToVisibleBounds = false { didSet { collectionView?.setNeedsLayout() } }

    /// How large items proved to be that were on screen.
    private final var measured: [RowPath: CGSize] = [:]
    private final var measuredCounts: [Int] = []

    override var measuresItems: Bool { estimatedItemSize != .zero }

    override func place(_ path: RowPath, _ size: CGSize) -> Bool { measured.updateValue(size, forKey: path) != size }

    /// Set by the delegate's default when it was asked for the size of an item, which it does not give.
    final var isSizeLeftOut = false

    override var axis: ListAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    override func floats(isHeader: Bool) -> Bool {
        isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    }

    override var hangsOnSize: Bool { true }

    override func makeGeometry(_ counts: [Int], _ list: UICollectionView) -> ListGeometry {
        let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
        if measuredCounts != counts {
            measured = [:]
            measuredCounts = counts
        }
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
    ) -> any ItemLines {
        let content = list.adjustedContentInset
        let (near, far) = (axis.near(inset), axis.far(inset))
        let room = axis.breadth(list.frame.size) - axis.near(content) - axis.far(content) - near - far
        let spacing = Double(
            delegate?.collectionView(list, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        let lineSpacing = Double(
            delegate?.collectionView(list, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
        var sizes = delegate.flatMap { self.sizes(section, count, list, $0) }
        if measuresItems, measured.keys.contains(where: { $0.section == section }) {
            let estimates = sizes ?? Array(repeating: uniformSize, count: count)
            sizes = estimates.enumerated().map { item, estimate in measured[RowPath(section, item)] ?? estimate }
        }
        if let sizes {
            return RaggedLines(
                sizes.map { (axis.length($0), axis.breadth($0)) }, room: room, near: near, spacing: spacing,
                lineSpacing: lineSpacing)
        }
        let (length, breadth) = (axis.length(uniformSize), axis.breadth(uniformSize))
        let fitting = breadth + spacing > 0 ? (room + spacing) / (breadth + spacing) : 1
        let perLine = Int(min(max(1, fitting), 1_000_000).rounded(.down))
        // The room that is left goes between the items of a line; a lone one is centered.
        let rest = max(0, room - Double(perLine) * breadth)
        return UniformLines(
            count: count, perLine: perLine, length: length, breadth: breadth, lineSpacing: lineSpacing,
            near: perLine == 1 ? near + rest / 2 : near, step: perLine == 1 ? 0 : breadth + rest / Double(perLine - 1))
    }

    /// The sizes of a section's items; `nil` if the delegate gives none, which the first question tells.
    private func sizes(
        _ section: Int, _ count: Int, _ list: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
    ) -> [CGSize]? {
        isSizeLeftOut = false
        var sizes: [CGSize] = []
        while sizes.count < count, !isSizeLeftOut {
            let indexPath = IndexPath(item: sizes.count, section: section)
            sizes.append(delegate.collectionView(list, layout: self, sizeForItemAt: indexPath))
        }
        return isSizeLeftOut || count == 0 ? nil : sizes
    }
}
