import HeadlessUIKit
import TestSupport
import XCTest

/// What a collection view knows of sizes, and how long it keeps it.
final class KnownSizeTests: XCTestCase {
    @MainActor
    private final class SizedCell: UICollectionViewCell {
        var wanted = CGSize.zero

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            CGSize(
                width: horizontalFittingPriority == .required ? targetSize.width : wanted.width, height: wanted.height)
        }
    }

    @MainActor
    private final class Header: UICollectionReusableView {
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
    private final class Sizes: NSObject, UICollectionViewDataSource {
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
            (cell as? SizedCell)?.wanted = sections[indexPath.section][indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @MainActor
    private func makeList(_ sizes: Sizes, _ layout: UICollectionViewLayout) -> UICollectionView {
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        list.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
        list.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        list.dataSource = sizes
        list.layoutIfNeeded()
        return list
    }

    @MainActor
    private func showAll(_ list: UICollectionView) {
        while list.contentOffset.y < list.contentSize.height - 400 {
            list.contentOffset.y = min(list.contentOffset.y + 300, list.contentSize.height - 400)
            list.layoutIfNeeded()
        }
    }

    @MainActor
    private func header(_ list: UICollectionView, _ section: Int) -> CGFloat? {
        list.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: path(0, section))?.frame.height
    }

    @MainActor
    func testAListsHeadersKeepTheirHeightThroughUpdates() async throws {
        final class Box: @unchecked Sendable { var warnings: [String] = [] }
        let (box, handler) = (Box(), ListWarning.handler)
        ListWarning.handler = { box.warnings.append($0) }
        defer { ListWarning.handler = handler }
        let sizes = Sizes()
        sizes.sections = Array(repeating: (0..<10).map { CGSize(width: 5, height: 50 + $0) }, count: 4)
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let list = makeList(sizes, UICollectionViewCompositionalLayout.list(using: configuration))
        let height = try XCTUnwrap(header(list, 0))
        XCTAssertGreaterThan(height, 40)
        showAll(list)
        let content = list.contentSize.height
        XCTAssertEqual(content, 4 * (545 + height), accuracy: 1e-6)
        list.contentOffset.y = 0
        list.layoutIfNeeded()

        sizes.sections[0].insert(CGSize(width: 5, height: 70), at: 1)
        list.insertItems(at: [path(1)])
        list.layoutIfNeeded()
        sizes.sections[0].remove(at: 1)
        list.deleteItems(at: [path(1)])
        list.layoutIfNeeded()
        list.reloadItems(at: [path(2)])
        list.layoutIfNeeded()
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual((0..<4).map { header(list, $0) }, Array(repeating: height, count: 4))
        XCTAssertEqual(list.contentSize.height, content, accuracy: 1e-6)
        XCTAssertEqual(box.warnings, [])
    }

    @MainActor
    func testAFlowLayoutsItemsKeepTheirSizesThroughUpdates() async {
        let sizes = Sizes()
        sizes.sections = [(0..<300).map { CGSize(width: 60 + $0 % 90, height: 30 + $0 % 50) }, []]
        sizes.sections[1] = sizes.sections[0]
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = makeList(sizes, layout)
        showAll(list)
        func size(_ item: Int, _ section: Int = 0) -> CGSize? {
            list.layoutAttributesForItem(at: path(item, section))?.frame.size
        }
        XCTAssertEqual((0..<300).map { size($0) }, sizes.sections[0])
        list.contentOffset.y = 2_000
        list.layoutIfNeeded()
        sizes.sections[0].insert(CGSize(width: 100, height: 100), at: 10)
        list.insertItems(at: [path(10)])
        list.layoutIfNeeded()
        XCTAssertEqual(size(10), CGSize(width: 50, height: 50))
        XCTAssertEqual((11...300).map { size($0) }, Array(sizes.sections[0][11...]))
        XCTAssertEqual((0..<300).map { size($0, 1) }, sizes.sections[1])
        list.reloadItems(at: [path(250)])
        list.layoutIfNeeded()
        XCTAssertEqual(size(250), CGSize(width: 50, height: 50))
        XCTAssertEqual(size(251), sizes.sections[0][251])
    }
}
