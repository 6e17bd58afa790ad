import CellDirector
import XCTest

/// Tests a director whose collection view has a layout that positions its items itself.
final class CustomLayoutDirectorTests: XCTestCase {
    private final class Cell: UICollectionViewCell, ConfigurableCell {
        var text = ""
        func configure(data text: String) { self.text = text }
    }
    private typealias Row = CollectionCellConfigurator<Cell, String>

    private final class Header: UICollectionReusableView, ConfigurableCell {
        var text = ""
        func configure(data text: String) { self.text = text }
    }
    private typealias Title = CollectionSupplementaryConfigurator<Header, String>

    /// Rows of 40 and 60 points, alternately at the left and at the right, below a header of 30 points.
    private final class ZigZag: UICollectionViewLayout {
        private var all: [UICollectionViewLayoutAttributes] = []
        private var end: CGFloat = 0

        override func prepare() {
            super.prepare()
            (all, end) = ([], 0)
            guard let collectionView else { return }
            for section in 0..<collectionView.numberOfSections {
                let header = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: section))
                header.frame = CGRect(x: 0, y: end, width: 300, height: 30)
                all.append(header)
                end += 30
                for item in 0..<collectionView.numberOfItems(inSection: section) {
                    let cell = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: section))
                    cell.frame = CGRect(x: 150 * (item % 2), y: Int(end), width: 150, height: 40 + 20 * (item % 2))
                    all.append(cell)
                    end = cell.frame.maxY
                }
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: end) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            all.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
        }
    }

    @MainActor
    private func screen(_ sections: [(String, [String])]) -> (UICollectionView, CollectionDirector) {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: ZigZag())
        let director = CollectionDirector(collectionView: list, sections: make(sections), bus: CellActionBus())
        list.layoutIfNeeded()
        return (list, director)
    }

    @MainActor
    private func make(_ sections: [(String, [String])]) -> [CollectionSection] {
        sections.map { name, items in
            CollectionSection(id: name, header: Title(item: name), items: items.map { Row(item: $0) })
        }
    }

    @MainActor
    private func texts(_ list: UICollectionView) -> [String] { list.visibleCells.compactMap { ($0 as? Cell)?.text } }

    @MainActor
    func testUpdatesKeepCellsHeadersAndHandlers() async throws {
        let (list, director) = screen([("A", ["a", "b", "c"]), ("B", ["d"])])
        XCTAssertEqual(texts(list), ["a", "b", "c", "d"])
        let kind = UICollectionView.elementKindSectionHeader
        let header = try XCTUnwrap(list.supplementaryView(forElementKind: kind, at: [1, 0]) as? Header)
        XCTAssertEqual(header.text, "B")
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 2]))
        director.update(sections: make([("B", ["d"]), ("A", ["n", "a", "c"])]))
        list.layoutIfNeeded()
        XCTAssertEqual(texts(list), ["d", "n", "a", "c"])
        XCTAssertTrue(list.cellForItem(at: [1, 2]) === cell)
        XCTAssertTrue(list.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
        XCTAssertEqual(cell.frame, CGRect(x: 0, y: 30 + 40 + 30 + 40 + 60, width: 150, height: 40))
        var selected: [String] = []
        director.actionsProxy.on(.didSelect) { (c: Row, cell) in selected.append(c.item) }
        try Finger().tap(rowAt: [1, 1], in: list)
        XCTAssertEqual(selected, ["a"])
    }

    @MainActor
    func testTheFirstVisibleRowKeepsItsPosition() async throws {
        let items = (0..<100).map(String.init)
        let (list, director) = screen([("A", items)])
        list.contentOffset.y = 30 + 20 * 100 + 10
        list.layoutIfNeeded()
        let first = try XCTUnwrap(texts(list).first)
        let frame = try XCTUnwrap(list.visibleCells.first?.frame)
        let before = frame.minY - list.contentOffset.y
        director.update(sections: make([("A", (0..<10).map { "new \($0)" } + items)]), keeping: .firstVisible)
        list.layoutIfNeeded()
        XCTAssertEqual(texts(list).first, first)
        XCTAssertEqual((list.visibleCells.first?.frame.minY ?? 0) - list.contentOffset.y, before)
    }
}
