import CellDirector
import TestSupport
import XCTest

/// Sections that bring their layouts to a collection director.
final class SectionLayoutTests: XCTestCase {
    private final class TileCell: UICollectionViewCell, ConfigurableCell {
        private(set) var text = ""
        func configure(data text: String) { self.text = text }
    }
    private typealias Tile = CollectionCellConfigurator<TileCell, String>

    @MainActor
    private func columns(_ count: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size,
                subitem: NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))), count: count))
    }

    @MainActor
    private func carousel() -> NSCollectionLayoutSection {
        let section = columns(1)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    @MainActor
    private func makeList() -> UICollectionView {
        UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
    }

    private func tiles(_ texts: String...) -> [any CollectionItemConfigurator] { texts.map { Tile(item: $0) } }

    @MainActor
    func testEachSectionHasItsLayout() async throws {
        let list = makeList()
        let director = CollectionDirector(
            collectionView: list,
            sections: [
                CollectionSection(id: "banner", layout: carousel(), items: tiles("a", "b", "c")),
                CollectionSection(id: "grid", layout: { [self] _ in columns(2) }, items: tiles("d", "e", "f")),
            ])
        list.layoutIfNeeded()
        XCTAssertEqual(list.indexPathsForVisibleItems, [[0, 0], [1, 0], [1, 1], [1, 2]])
        XCTAssertEqual(
            list.layoutAttributesForItem(at: [1, 2])?.frame, CGRect(x: 0, y: 200, width: 150, height: 100))
        var heard: [String] = []
        director.actionsProxy.on(.didSelect) { (c: Tile, _) in heard.append(c.item) }
        let banner = try XCTUnwrap(list.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        try Finger().scroll(banner, sidewaysBy: 200)
        try Finger().tap(rowAt: [0, 1], in: list)
        XCTAssertEqual(heard, ["b"])
    }

    @MainActor
    func testAnotherLayoutMovesTheItems() async throws {
        let list = makeList()
        let director = CollectionDirector(
            collectionView: list, sections: [CollectionSection(id: 1, layout: columns(2), items: tiles("a", "b", "c"))])
        list.layoutIfNeeded()
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 2]))
        director.update(sections: [CollectionSection(id: 1, layout: columns(3), items: tiles("a", "b", "c"))])
        list.layoutIfNeeded()
        XCTAssertTrue(list.cellForItem(at: [0, 2]) === cell)
        XCTAssertEqual(cell.frame, CGRect(x: 200, y: 0, width: 100, height: 100))
    }

    @MainActor
    func testSectionThatBringsALayoutLater() async throws {
        let list = makeList()
        let director = CollectionDirector(collectionView: list, sections: [CollectionSection(id: 1, items: tiles("a"))])
        list.layoutIfNeeded()
        director.update(sections: [
            CollectionSection(id: 1, items: tiles("a")),
            CollectionSection(id: 2, layout: columns(2), items: tiles("b", "c")),
        ])
        list.layoutIfNeeded()
        XCTAssertEqual(list.cellForItem(at: [0, 0])?.frame.width, 300)
        XCTAssertEqual(list.cellForItem(at: [1, 1])?.frame.minX, 150)
    }
}
