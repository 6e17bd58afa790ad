import CellDirector
import XCTest

/// The base class of `CollectionDiffableTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class CollectionDiffableTestCase: ConformanceTestCase {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @MainActor
    func makeSource() -> (UICollectionView, Source) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .none
        let list = inWindow(
            UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)))
        let registration = UICollectionView.CellRegistration<RecordingItem, Int> { cell, _, item in
            cell.text = "\(item)"
            cell.accessories = [.reorder(displayed: .always)]
        }
        let source = Source(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        return (list, source)
    }

    func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items)
        }
        return snapshot
    }
}
