import HeadlessUIKit
import XCTest

@testable import ScreenPictures

/// Tests how the chevrons of expandable rows are drawn.
final class OutlineTests: XCTestCase {
    @MainActor
    func testAChevronPointsDownOnceItsRowIsExpanded() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            cell.accessories = item == "child" ? [] : [.outlineDisclosure()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["parent"])
        outline.append(["child"], to: "parent")
        await source.apply(outline, to: 0)
        list.layoutIfNeeded()
        func shape(_ name: String) throws -> String { try XCTUnwrap(SymbolShape.named(name)?.lines) }
        let (left, right) = try (shape("chevron.left"), shape("chevron.right"))
        let down = try shape("chevron.down")
        let collapsed = ScreenPicture(of: list).svg
        try Finger().expand(rowAt: [0, 0], in: list)
        list.layoutIfNeeded()
        let expanded = ScreenPicture(of: list).svg
        XCTAssert(collapsed.contains(right) && !collapsed.contains(down), collapsed)
        XCTAssert(expanded.contains(down) && !expanded.contains(right), expanded)
        list.traitOverrides.layoutDirection = .rightToLeft
        try Finger().collapse(rowAt: [0, 0], in: list)
        list.layoutIfNeeded()
        XCTAssert(ScreenPicture(of: list).svg.contains(left))
    }
}
