import CellDirector

/// How the parts of the store are laid out.
@MainActor
enum StoreLayouts {
    /// At the sides, in points.
    private static let margin: CGFloat = 16

    /// Pages that come to rest in the middle, each with a little of its neighbors beside it.
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

    /// Tiles as wide as their titles.
    static func departments() -> NSCollectionLayoutSection {
        let section = row(of: NSCollectionLayoutSize(widthDimension: .estimated(72), heightDimension: .estimated(96)))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 14
        return section
    }

    /// Two columns, more where there is room, and one for the largest texts. Cards beside each other are as high as the highest.
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

    /// A list whose rows are swiped.
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

    /// Items of a size that follow one another sideways.
    private static func row(of size: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = sides
        return section
    }
}
