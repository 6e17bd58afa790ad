import CellDirector
import XCTest

/// The base class of `ChangedSidewaysSectionTests`, and of `SidewaysSectionTests` in `ConformanceTests` and in
/// `HeadlessUIKitTests`.
class SidewaysSectionTestCase: ConformanceTestCase {
    @MainActor
    func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        width: NSCollectionLayoutDimension = .absolute(150)
    ) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(width, .absolute(100)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }

    @MainActor
    func items(_ list: UICollectionView, _ section: Int = 0) -> [Int] {
        list.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
    }
}
