import CellDirector

/// A data source with the given number of items in each section. It sets the sizes that the cells request.
@MainActor
final class LayoutSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var wanted: (IndexPath) -> CGSize = { _ in .zero }
    /// The sizes of headers and other self-sizing supplementary views, by kind.
    var wantedView: (String) -> CGSize = { _ in .zero }
    /// The number of cells that have been requested.
    var requestedCells = 0
    /// The kinds and index paths of the supplementary views that have been requested.
    var requestedViews: [String] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requestedCells += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SelfSizingCell)?.wanted = wanted(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        requestedViews.append("\(kind) \(Array(indexPath))")
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        (view as? SelfSizingView)?.wanted = wantedView(kind)
        return view
    }

    /// Returns a collection view of 400 × 800 points.
    func list(_ layout: UICollectionViewLayout, kinds: [String] = []) -> UICollectionView {
        let list = HoldingCollection(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        list.source = self
        list.register(SelfSizingCell.self, forCellWithReuseIdentifier: "cell")
        for kind in kinds {
            list.register(SelfSizingView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        list.dataSource = self
        list.layoutIfNeeded()
        return list
    }

    func list(_ section: NSCollectionLayoutSection, kinds: [String] = []) -> UICollectionView {
        list(UICollectionViewCompositionalLayout(section: section), kinds: kinds)
    }
}

/// A collection view that retains its data source.
private final class HoldingCollection: UICollectionView {
    var source: LayoutSource?
}

@MainActor
final class SelfSizingCell: UICollectionViewCell {
    var wanted = CGSize.zero

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: horizontalFittingPriority == .required ? targetSize.width : wanted.width, height: wanted.height)
    }
}

@MainActor
final class SelfSizingView: UICollectionReusableView {
    var wanted = CGSize.zero

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: horizontalFittingPriority == .required ? targetSize.width : wanted.width, height: wanted.height)
    }
}

@MainActor
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
}

/// Returns a section with two columns. The rows are 100 points tall.
@MainActor
func grid() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
        group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
}

/// Returns a horizontally scrolling section of items that are 200 points wide.
@MainActor
func carousel() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
        group: .horizontal(
            layoutSize: size(.absolute(200), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    return section
}

extension UICollectionView {
    /// Returns the frames of a section's items, as x, y, width and height.
    func frames(_ items: Range<Int>, section: Int = 0) -> [[Double]] {
        items.map { item in
            guard let frame = layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame else {
                return []
            }
            return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
        }
    }
}
