import CellDirector
import XCTest

/// Tests headers without a size, and classes of supplementary views.
final class EmptyHeaderTests: ConformanceTestCase {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @MainActor
    func testAFlowLayoutHasAttributesForAHeaderWithoutASize() async throws {
        let source = Source()
        let list = UICollectionView(frame: rect(0, 0, 300, 300), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        _ = inWindow(list)
        list.layoutIfNeeded()
        let layout = list.collectionViewLayout
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let attributes = try XCTUnwrap(
                layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0)))
            XCTAssertEqual(attributes.size, .zero)
            let own = list.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 0))
            XCTAssertEqual(own?.size, .zero)
            XCTAssertEqual(attributes.representedElementKind, kind)
            XCTAssertTrue(list.visibleSupplementaryViews(ofKind: kind).isEmpty)
        }
        let shown = try XCTUnwrap(layout.layoutAttributesForElements(in: rect(0, 0, 300, 300)))
        XCTAssertEqual(shown.count, 2)
    }

    @MainActor
    func testATablesHeaderClassCanBeRegistered() async {
        let list = UICollectionView(frame: rect(0, 0, 300, 300), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(
            UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        XCTAssertTrue(list.visibleCells.isEmpty)
    }
}
