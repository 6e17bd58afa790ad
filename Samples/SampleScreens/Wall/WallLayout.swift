import CellDirector

/// A layout of columns, with the next item always in the shortest column. The header of a section stays at the top while the
/// section is visible.
///
/// The layout positions its items itself: the collection view asks it for the elements in an area.
final class WallLayout: UICollectionViewLayout {
    /// Returns the height of an item, in points, for a column's width.
    var height: @MainActor (IndexPath, CGFloat) -> CGFloat = { _, width in width }

    private let gap: CGFloat = 12
    private let margin: CGFloat = 16
    private var headerHeight: CGFloat = 52

    private struct Section {
        let header: UICollectionViewLayoutAttributes
        let items: [UICollectionViewLayoutAttributes]
        let top: CGFloat
        let bottom: CGFloat
    }

    private var sections: [Section] = []
    private var preparedWidth: CGFloat?
    private var preparedTextSize: UIContentSizeCategory?

    // MARK: Positions

    override func prepare() {
        super.prepare()
        // The positions do not change while the content is scrolled.
        guard let collectionView else { return }
        let (width, traits) = (collectionView.bounds.width, collectionView.traitCollection)
        guard preparedWidth != width || preparedTextSize != traits.preferredContentSizeCategory else { return }
        (preparedWidth, preparedTextSize) = (width, traits.preferredContentSizeCategory)
        headerHeight = UIFontMetrics(forTextStyle: .title2).scaledValue(for: 52, compatibleWith: traits)
        sections = []
        for section in 0..<collectionView.numberOfSections {
            sections.append(make(section, sections.last?.bottom ?? 0, collectionView))
        }
    }

    private func make(_ section: Int, _ top: CGFloat, _ collectionView: UICollectionView) -> Section {
        let room = collectionView.bounds.width - 2 * margin
        let hasLargeText = preparedTextSize?.isAccessibilityCategory ?? false
        let columns = max(hasLargeText ? 1 : 2, Int(room / (hasLargeText ? 480 : 240)))
        let width = (room - gap * CGFloat(columns - 1)) / CGFloat(columns)
        var ends = Array(repeating: top + headerHeight, count: columns)
        let items = (0..<collectionView.numberOfItems(inSection: section)).map { item in
            let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
            attributes.frame = CGRect(
                x: margin + CGFloat(column) * (width + gap), y: ends[column], width: width,
                height: height(attributes.indexPath, width).rounded())
            ends[column] = attributes.frame.maxY + gap
            return attributes
        }
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            with: IndexPath(item: 0, section: section))
        header.zIndex = 1
        return Section(header: header, items: items, top: top, bottom: ends.max() ?? top)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { preparedWidth = nil }
        super.invalidateLayout(with: context)
    }

    // The headers follow the bounds.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    // MARK: Attributes

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: sections.last.map { $0.bottom + margin } ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        sections.filter { $0.top < rect.maxY && rect.minY < $0.bottom }.flatMap { section in
            [header(section)] + section.items.filter { $0.frame.intersects(rect) }
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return sections[indexPath.section].items[indexPath.item]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == UICollectionView.elementKindSectionHeader, sections.indices.contains(indexPath.section)
        else { return nil }
        return header(sections[indexPath.section])
    }

    /// Returns the attributes of a section's header at its current position.
    private func header(_ section: Section) -> UICollectionViewLayoutAttributes {
        let seen = collectionView.map { $0.bounds.minY + $0.adjustedContentInset.top } ?? 0
        let top = min(max(section.top, seen), section.bottom - headerHeight)
        section.header.frame = CGRect(x: 0, y: top, width: collectionView?.bounds.width ?? 0, height: headerHeight)
        return section.header
    }
}
