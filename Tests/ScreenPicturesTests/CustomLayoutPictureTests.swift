import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests pictures of a collection view whose layout positions its elements itself.
final class CustomLayoutPictureTests: XCTestCase {
    private final class Layout: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [0, 0])
            header.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            header.zIndex = -1
            let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            cell.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
            cell.transform = CGAffineTransform(rotationAngle: .pi / 2)
            cell.alpha = 0.5
            return [cell, header]
        }
    }
    private final class Cell: UICollectionViewCell {}
    private final class Header: UICollectionReusableView {}
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.backgroundColor = .systemRed
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            view.backgroundColor = .systemBlue
            return view
        }
    }

    @MainActor
    func testAPictureHasTheLayoutsOrderTransformsAndOpacity() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: Layout())
        list.register(Cell.self, forCellWithReuseIdentifier: "cell")
        list.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let source = Source()
        list.dataSource = source
        let svg = ScreenPicture(of: list).svg
        let header = try XCTUnwrap(svg.range(of: "<title>Header"))
        let cell = try XCTUnwrap(svg.range(of: "<title>Cell "))
        XCTAssertLessThan(header.lowerBound, cell.lowerBound)
        XCTAssertTrue(svg.contains("opacity=\".5\""), svg)
        XCTAssertTrue(svg.contains("matrix(0 1 -1 0 0 0)"), svg)
    }
}
