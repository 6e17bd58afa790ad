import CellDirector
import XCTest

/// The snippets in the guide "Grids and carousels".
final class GridGuides: XCTestCase {
    private final class GoodCell: UICollectionViewCell, ConfigurableCell {
        func configure(data name: String) {}

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: 90) }
    }
    private typealias Good = CollectionCellConfigurator<GoodCell, String>

    @MainActor
    func testGridsAndCarousels() async throws {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
        let banners = ["a", "b", "c"].map { Good(item: $0) }
        let goods = ["d", "e", "f"].map { Good(item: $0) }
        let director = CollectionDirector(collectionView: collectionView)
        director.register(ShelfBackground.self, forDecorationViewOfKind: "background")
        director.update(sections: [
            CollectionSection(id: "banners", layout: carousel(), items: banners),
            CollectionSection(id: "goods", layout: columns, items: goods),
        ])
        collectionView.layoutIfNeeded()
        let banner = try XCTUnwrap(collectionView.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        try Finger().scroll(banner, sidewaysBy: 300)
        XCTAssertEqual(banner.contentOffset.x, 368)
        XCTAssertEqual(
            collectionView.layoutAttributesForItem(at: [1, 2])?.frame, CGRect(x: 0, y: 250, width: 200, height: 90))
        // Simulates a rotation: the wider list has a different number of columns.
        collectionView.frame.size.width = 800
        collectionView.layoutIfNeeded()
        XCTAssertEqual(
            collectionView.layoutAttributesForItem(at: [1, 2])?.frame, CGRect(x: 400, y: 160, width: 200, height: 90))
    }

    @MainActor
    func testYourOwnLayout() async throws {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
        let director = CollectionDirector(
            collectionView: collectionView, items: (0..<400).map { Good(item: "\($0)") })
        collectionView.collectionViewLayout = Fading()
        collectionView.layoutIfNeeded()
        let lowest = try XCTUnwrap(collectionView.visibleCells.max { $0.frame.minY < $1.frame.minY })
        XCTAssertEqual(lowest.alpha, 0.2)
        XCTAssertEqual(collectionView.cellForItem(at: [0, 0])?.alpha, 1)
        director.update(items: [])
        XCTAssertEqual(collectionView.visibleCells.count, 0)
    }

    @MainActor
    func testASectionsArguments() async {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
        let goods = ["d", "e", "f"].map { Good(item: $0) }
        func titledColumns(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
            let section = columns(environment)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
        let director = CollectionDirector(collectionView: collectionView)
        director.update(sections: [
            CollectionSection(
                id: "goods", layout: titledColumns, header: GoodsTitle(item: "Goods"), items: goods, footer: nil)
        ])
        collectionView.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        XCTAssertNotNil(collectionView.supplementaryView(forElementKind: kind, at: [0, 0]) as? GoodsTitleView)
    }

    private final class GoodsTitleView: UICollectionReusableView, ConfigurableCell {
        func configure(data title: String) {}
    }
    private typealias GoodsTitle = CollectionSupplementaryConfigurator<GoodsTitleView, String>

    @MainActor
    func testBadgesBackgroundsAndAHeaderAboveAllSections() async throws {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: store())
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["badge", "search"] {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            list, indexPath, _ in list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<4))
        await dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.layoutIfNeeded()
        XCTAssertEqual(
            collectionView.supplementaryView(forElementKind: "badge", at: [0, 0])?.frame,
            CGRect(x: 174, y: 58, width: 24, height: 24))
        XCTAssertEqual(
            collectionView.subviews.first { $0 is ShelfBackground }?.frame,
            CGRect(x: 0, y: 56, width: 400, height: 360))
    }

    @MainActor
    func testItemsThatChangeAsTheyScroll() async throws {
        let section = carousel()
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = max(0.4, 1 - distance / 400)
            }
        }
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
        let director = CollectionDirector(collectionView: collectionView)
        director.update(sections: [CollectionSection(id: 0, layout: section, items: ["a", "b"].map { Good(item: $0) })])
        collectionView.layoutIfNeeded()
        XCTAssertEqual(collectionView.visibleCells.map(\.alpha), [1, 0.4])
    }
}

private final class ShelfBackground: UICollectionReusableView {}

@MainActor
private func store() -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.25, y: -0.25)))
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(180)),
        subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "background")]

    let search = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(56)),
        elementKind: "search", alignment: .top)
    search.pinToVisibleBounds = true
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [search]

    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(ShelfBackground.self, forDecorationViewOfKind: "background")
    return layout
}

@MainActor
private func carousel() -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(160)),
        subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 8
    return section
}

@MainActor
private func columns(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isWide = environment.container.effectiveContentSize.width > 600
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(isWide ? 0.25 : 0.5), heightDimension: .estimated(120)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
        subitems: [item])
    return NSCollectionLayoutSection(group: group)
}

private final class Fading: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let bottom = collectionView?.bounds.maxY ?? 0
        return super.layoutAttributesForElements(in: rect)?.compactMap { original in
            let attributes = original.copy() as? UICollectionViewLayoutAttributes
            attributes?.alpha = min(1, max(0.2, (bottom - original.center.y) / 200))
            return attributes
        }
    }
}
