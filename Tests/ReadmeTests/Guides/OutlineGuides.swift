import CellDirector
import XCTest

/// The snippets in the guide "Outlines".
final class OutlineGuides: XCTestCase {
    @MainActor
    func testOutlines() async throws {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        func hasChildren(_ name: String) -> Bool { ["Fruit", "Apples", "Bread"].contains(name) }
        func loadChildren(of name: String) -> [String] { ["\(name) 1", "\(name) 2"] }
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = hasChildren(name) ? [.outlineDisclosure(options: .init(style: .header))] : []
        }
        let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        show(dataSource)
        try Finger().expand(rowAt: [0, 0], in: collectionView)
        XCTAssertEqual(dataSource.snapshot(for: "food").visibleItems, ["Fruit", "Apples", "Pears", "Bread"])
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Fruit" }
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { name, existing in
            guard existing.items.isEmpty else { return existing }
            var children = NSDiffableDataSourceSectionSnapshot<String>()
            children.append(loadChildren(of: name))
            return children
        }
        try Finger().tap(rowAt: [0, 0], in: collectionView)
        try Finger().expand(rowAt: [0, 3], in: collectionView)
        XCTAssertEqual(
            dataSource.snapshot(for: "food").visibleItems, ["Fruit", "Apples", "Pears", "Bread", "Bread 1", "Bread 2"])
    }

    @MainActor
    private func show(_ dataSource: UICollectionViewDiffableDataSource<String, String>) {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Bread"])
        outline.append(["Apples", "Pears"], to: "Fruit")
        outline.append(["Boskoop"], to: "Apples")
        dataSource.apply(outline, to: "food")
    }
}
