import CellDirector
import XCTest

/// The snippets of the guide "Grids and carousels".
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
        // Turned, the columns are others.
        collectionView.frame.size.width = 800
        collectionView.layoutIfNeeded()
        XCTAssertEqual(
            collectionView.layoutAttributesForItem(at: [1, 2])?.frame, CGRect(x: 400, y: 160, width: 200, height: 90))
    }
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
