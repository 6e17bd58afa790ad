import Foundation

/// Items in lines, as many in each as find room. Mirrors `UICollectionViewFlowLayout`, UIKit.
///
/// Items of one size cost nothing each. Where the delegate gives sizes one by one, all are asked for when the places are
/// first needed, as in UIKit. Believed: in lines that are not full, and in those of a single item, the places across the
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
    /// Mirrors `UICollectionViewFlowLayout.estimatedItemSize`. Nothing is measured headlessly: an estimate is the size of
    /// items, and with ``automaticSize`` items have
    /// ``itemSize``, or 50 by 50 points if that is automatic too.
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

    /// Set by the delegate's default when it was asked for the size of an item, which it does not give.
    final var isSizeLeftOut = false

    override var axis: ListAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    override func floats(isHeader: Bool) -> Bool {
        isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    }

    override var hangsOnSize: Bool { true }

    override func makeGeometry(_ counts: [Int], _ collectionView: UICollectionView) -> ListGeometry {
        let asker = FlowAsker(self, collectionView)
        let sections = counts.enumerated().map { section, count in
            let inset = asker.inset(section)
            return ListGeometry.Section(
                header: axis.length(asker.header(section)), leading: axis.leading(inset),
                rows: SectionRows(lines(section, count, inset, asker, collectionView)), trailing: axis.trailing(inset),
                footer: axis.length(asker.footer(section)))
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
        _ section: Int, _ count: Int, _ inset: UIEdgeInsets, _ asker: FlowAsker, _ collectionView: UICollectionView
    ) -> any ItemLines {
        let content = collectionView.adjustedContentInset
        let (near, far) = (axis.near(inset), axis.far(inset))
        let room = axis.breadth(collectionView.frame.size) - axis.near(content) - axis.far(content) - near - far
        let (spacing, lineSpacing) = (Double(asker.spacing(section)), Double(asker.lineSpacing(section)))
        if let sizes = asker.sizes(section, count) {
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
}

/// What a flow layout asks its delegate, if that is one for it.
@MainActor
private struct FlowAsker {
    let layout: UICollectionViewFlowLayout
    let collectionView: UICollectionView
    let delegate: (any UICollectionViewDelegateFlowLayout)?

    init(_ layout: UICollectionViewFlowLayout, _ collectionView: UICollectionView) {
        self.layout = layout
        self.collectionView = collectionView
        delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    }

    func inset(_ section: Int) -> UIEdgeInsets {
        delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    func lineSpacing(_ section: Int) -> CGFloat {
        delegate?.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
    }

    func spacing(_ section: Int) -> CGFloat {
        delegate?.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
    }

    func header(_ section: Int) -> CGSize {
        delegate?.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
    }

    func footer(_ section: Int) -> CGSize {
        delegate?.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
    }

    /// The sizes of a section's items; `nil` if the delegate gives none.
    func sizes(_ section: Int, _ count: Int) -> [CGSize]? {
        guard let delegate, count > 0 else { return nil }
        layout.isSizeLeftOut = false
        let first = delegate.collectionView(
            collectionView, layout: layout, sizeForItemAt: IndexPath(item: 0, section: section))
        if layout.isSizeLeftOut { return nil }
        return [first]
            + (1..<count).map { item in
                delegate.collectionView(
                    collectionView, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
            }
    }
}
