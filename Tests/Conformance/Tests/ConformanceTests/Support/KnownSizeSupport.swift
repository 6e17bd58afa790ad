import CellDirector
import XCTest

/// The base class of `KnownSizeTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class KnownSizeTestCase: ConformanceTestCase {
    @MainActor
    final class Header: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Header"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    final class Sizes: NSObject, UICollectionViewDataSource {
        var sections: [[CGSize]] = []
        private(set) var asked = 0

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
            (cell as? SelfSizingCell)?.wanted = sections[indexPath.section][indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @MainActor
    func makeList(_ sizes: Sizes, _ layout: UICollectionViewLayout) -> UICollectionView {
        let list = inWindow(
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout))
        list.register(SelfSizingCell.self, forCellWithReuseIdentifier: "sized")
        list.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        list.dataSource = sizes
        list.layoutIfNeeded()
        return list
    }

    @MainActor
    func showAll(_ list: UICollectionView) {
        while list.contentOffset.y < list.contentSize.height - 400 {
            list.contentOffset.y = min(list.contentOffset.y + 300, list.contentSize.height - 400)
            list.layoutIfNeeded()
        }
    }
}
