import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that a list's headers keep their measured heights through updates.
final class KnownSizeTests: KnownSizeTestCase {
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
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let list = makeList(sizes, UICollectionViewCompositionalLayout.list(using: configuration))
        let height = try XCTUnwrap(header(list, 0))
        XCTAssertGreaterThan(height, 40)
        showAll(list)
        let content = list.contentSize.height
        XCTAssertEqual(content, 4 * (22 + 545 + height), accuracy: 1e-6)
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
}
