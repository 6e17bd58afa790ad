import CellDirector

/// The section layouts of the store.
@MainActor
enum StoreLayouts {
    /// The horizontal margins in points.
    private static let margin: CGFloat = 16

    /// Returns a layout for a carousel whose pages snap to the center. The edges of the neighboring pages remain
    /// visible.
    static func offers(
        _ environment: any NSCollectionLayoutEnvironment, pageShown: @escaping (Int) -> Void
    ) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(min(width - 2 * margin, 420)), heightDimension: .estimated(200))
        let section = row(of: size)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        section.contentInsets.top = 4
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            let cells = items.filter { $0.representedElementCategory == .cell }
            let nearest = cells.min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
            if let nearest { pageShown(nearest.indexPath.item) }
        }
        return section
    }

    /// Returns a layout for a row of tiles, each at least as wide as its title.
    static func departments() -> NSCollectionLayoutSection {
        let section = row(of: NSCollectionLayoutSize(widthDimension: .estimated(72), heightDimension: .estimated(96)))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 14
        return section
    }

    /// Returns a layout for a grid of cards.
    ///
    /// The grid has one column for every 180 points of width (two columns on an iPhone in portrait) or, at
    /// accessibility text sizes, for every 320 points (one column on an iPhone in portrait). All cards in a row are as
    /// tall as the tallest card.
    static func products(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let width = environment.container.effectiveContentSize.width
        let columns = max(1, (width / (isLarge ? 320 : 180)).rounded(.down))
        let spacing: CGFloat = 12
        let column = (width - 2 * margin - (columns - 1) * spacing) / columns
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(column), heightDimension: .uniformAcrossSiblings(estimate: 220)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)),
            repeatingSubitem: item, count: Int(columns))
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = sides
        return section
    }

    /// Returns a layout for a list with swipe actions.
    static func purchases(
        _ environment: any NSCollectionLayoutEnvironment,
        leading: @escaping (IndexPath) -> UISwipeActionsConfiguration?,
        trailing: @escaping (IndexPath) -> UISwipeActionsConfiguration?
    ) -> NSCollectionLayoutSection {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.leadingSwipeActionsConfigurationProvider = leading
        list.trailingSwipeActionsConfigurationProvider = trailing
        return .list(using: list, layoutEnvironment: environment)
    }

    private static let sides = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)

    /// Returns a section whose items all have the given size and are arranged in a horizontal row.
    private static func row(of size: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = sides
        return section
    }
}
