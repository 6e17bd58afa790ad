import CellDirector

/// A collection view for measuring compositional layouts: a grid, a carousel or self-sizing items. It has a plain data
/// source instead of a director.
@MainActor
final class Grid: NSObject, UICollectionViewDataSource {
    enum Kind {
        /// A grid with four columns. Every hundredth section scrolls horizontally.
        case columns
        /// A single column of items that determine their own height.
        case estimates
        /// Items that determine their own width. Each line contains as many items as fit.
        case tags
        /// A horizontally scrolling section with items that determine their own size.
        case carousel
    }

    private let counts: [Int]
    private let list: UICollectionView

    init(_ kind: Kind, sections: Int, items: Int) {
        counts = Array(repeating: items, count: sections)
        list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
                Self.section(kind, isSideways: kind == .carousel || section % 100 == 99)
            })
        super.init()
        list.register(Item.self, forCellWithReuseIdentifier: "item")
        list.dataSource = self
    }

    /// Returns a closure that loads and shows a list of a thousand sections, ten of which scroll horizontally.
    ///
    /// - Parameter items: The number of items in each section.
    static func shown(items: Int) -> Turns {
        { times in
            for _ in 0..<times { Grid(.columns, sections: 1_000, items: items).show() }
        }
    }

    /// Loads the list and shows its first screen.
    func show() {
        list.layoutIfNeeded()
        precondition(!list.visibleCells.isEmpty)
    }

    /// Scrolls to the end, half a screen at a time.
    func scrollToEnd() {
        let isSideways = list.contentSize.height < list.bounds.height
        guard let scroll = isSideways ? list.visibleCells.first?.superview as? UIScrollView : list else { return }
        func end() -> CGPoint {
            CGPoint(
                x: isSideways ? scroll.contentSize.width - scroll.bounds.width : 0,
                y: isSideways ? 0 : scroll.contentSize.height - scroll.bounds.height)
        }
        while scroll.contentOffset.x < end().x || scroll.contentOffset.y < end().y {
            scroll.contentOffset = CGPoint(
                x: min(scroll.contentOffset.x + 195, end().x), y: min(scroll.contentOffset.y + 422, end().y))
            list.layoutIfNeeded()
        }
        precondition(list.indexPathsForVisibleItems.last?.item == (counts.last ?? 0) - 1)
    }

    private static func section(_ kind: Kind, isSideways: Bool) -> NSCollectionLayoutSection {
        func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
            -> NSCollectionLayoutSize
        { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
        let (item, group): (NSCollectionLayoutSize, NSCollectionLayoutSize) =
            switch kind {
            case .columns:
                (size(.fractionalWidth(0.25), .fractionalHeight(1)), size(.fractionalWidth(1), .absolute(90)))
            case .estimates: (size(.fractionalWidth(1), .estimated(60)), size(.fractionalWidth(1), .estimated(60)))
            case .tags: (size(.estimated(80), .absolute(30)), size(.fractionalWidth(1), .absolute(30)))
            case .carousel: (size(.estimated(80), .estimated(60)), size(.estimated(80), .estimated(60)))
            }
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
        section.orthogonalScrollingBehavior = isSideways ? .continuous : .none
        return section
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? Item)?.number = indexPath.item
        return cell
    }

    private final class Item: UICollectionViewCell {
        var number = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            CGSize(
                width: horizontalFittingPriority == .required ? targetSize.width : 60 + CGFloat(number % 5) * 12,
                height: 50 + CGFloat(number % 7) * 6)
        }
    }
}
