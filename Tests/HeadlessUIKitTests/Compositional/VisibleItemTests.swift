import HeadlessUIKit
import TestSupport
import XCTest

/// Tests the arguments of `visibleItemsInvalidationHandler`, and the changes that the handler makes to the items.
final class VisibleItemTests: XCTestCase {
    @MainActor
    func testHandlerScalesItemsByTheirDistanceFromTheMiddle() async throws {
        let section = carousel()
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            let width = environment.container.contentSize.width
            for item in items {
                let distance = abs(item.frame.midX - offset.x - width / 2)
                item.transform = CGAffineTransform(scaleX: 1 - distance / width, y: 1 - distance / width)
                item.alpha = distance < 100 ? 1 : 0.5
                item.zIndex = distance < 100 ? 5 : 0
            }
        }
        let source = LayoutSource([20])
        let list = source.list(section)
        XCTAssertEqual(list.visibleCells.map(\.transform.a), [0.75, 0.75])
        XCTAssertEqual(list.visibleCells.map(\.alpha), [0.5, 0.5])
        let scroller = try XCTUnwrap(list.visibleCells.first?.superview as? UIScrollView)
        try Finger().scroll(scroller, sidewaysBy: 500)
        XCTAssertEqual(offsets.last, 500)
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), [2, 3, 4])
        XCTAssertEqual(list.visibleCells.map(\.transform.a), [0.5, 1, 0.5])
        XCTAssertEqual(list.visibleCells.map(\.alpha), [0.5, 1, 0.5])
        // The item in the middle is in front.
        XCTAssertTrue(scroller.subviews.last === list.cellForItem(at: [0, 3]))
        // Without a handler, the visible cells have their original attributes again.
        try Finger().scroll(scroller, sidewaysBy: 3000)
        section.visibleItemsInvalidationHandler = nil
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(Set(list.visibleCells.map(\.transform.a)), [1])
        XCTAssertEqual(Set(list.visibleCells.map(\.alpha)), [1])
    }
    // MARK: Order

    /// Returns a section with a header, a footer and two columns of items with badges. The rows are 100 points tall.
    @MainActor
    private func grid() -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "header", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "footer", alignment: .bottom),
        ]
        return section
    }

    private let kinds = ["badge", "header", "footer"]

    @MainActor
    func testHandlersReceiveTheItemsInOrder() async {
        var calls: [[String]] = []
        let section = grid()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            calls.append(items.map { "\($0.name) \(Array($0.indexPath))" })
        }
        _ = LayoutSource([2, 2]).list(section, kinds: kinds)
        XCTAssertEqual(
            calls.suffix(2),
            (0..<2).map { section in
                [
                    "item [\(section), 0]", "item [\(section), 1]", "header [\(section), 0]", "footer [\(section), 0]",
                    "badge [\(section), 0]", "badge [\(section), 1]",
                ]
            })
    }

    @MainActor
    func testAHandlerCanMoveABadgeBehindItsItem() async {
        let section = grid()
        section.boundarySupplementaryItems = []
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items { item.zIndex = item.name == "item" ? 1 : 0 }
        }
        let list = LayoutSource([2]).list(section, kinds: kinds)
        XCTAssertEqual(list.subviews.map { $0 is UICollectionViewCell }, [false, false, true, true])
    }

    @MainActor
    func testARaisedItemIsInFrontOfTheHeaderUntilThereIsNoHandler() async throws {
        let section = grid()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items where item.name == "item" && item.indexPath.item == 1 { item.zIndex = 9 }
        }
        let list = LayoutSource([2]).list(section, kinds: kinds)
        func isInFront() throws -> Bool {
            let header = try XCTUnwrap(list.supplementaryView(forElementKind: "header", at: [0, 0]))
            let cell = try XCTUnwrap(list.cellForItem(at: [0, 1]))
            return try XCTUnwrap(list.subviews.firstIndex(of: cell))
                > XCTUnwrap(list.subviews.firstIndex(of: header))
        }
        XCTAssertTrue(try isInFront())
        section.visibleItemsInvalidationHandler = nil
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertFalse(try isInFront())
    }

    @MainActor
    func testARaisedItemStaysInFrontOfItemsThatAppearLater() async {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items where item.indexPath.item == 3 { item.zIndex = 9 }
        }
        let list = LayoutSource([40]).list(section)
        list.contentOffset.y = 150
        list.layoutIfNeeded()
        XCTAssertTrue(list.subviews.last === list.cellForItem(at: [0, 3]))
    }

    // MARK: Changes

    @MainActor
    func testAHandlerMayChangeASinglePropertyOfAnItem() async {
        let section = grid()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            items[0].transform = CGAffineTransform(scaleX: 2, y: 2)
            items[1].center.x += 30
        }
        let list = LayoutSource([2]).list(section, kinds: kinds)
        XCTAssertEqual(list.cellForItem(at: [0, 0])?.transform, CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(list.cellForItem(at: [0, 1])?.frame, CGRect(x: 230, y: 50, width: 200, height: 100))
    }

    @MainActor
    func testASectionWithoutAHandlerDoesNotResetAnotherSection() async {
        let list = LayoutSource([2, 2]).list(
            UICollectionViewCompositionalLayout { [self] index, _ in
                let section = grid()
                if index == 0 {
                    section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } }
                }
                return section
            }, kinds: kinds)
        XCTAssertEqual(list.cellForItem(at: [0, 0])?.alpha, 0.5)
        XCTAssertEqual(list.cellForItem(at: [1, 0])?.alpha, 1)
        XCTAssertEqual(list.supplementaryView(forElementKind: "header", at: [0, 0])?.alpha, 0.5)
        XCTAssertEqual(list.supplementaryView(forElementKind: "badge", at: [0, 0])?.alpha, 0.5)
    }

    @MainActor
    func testASectionWithoutAHandlerResetsItsHeaderAndItsBadges() async {
        let section = grid()
        section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } }
        let list = LayoutSource([2]).list(section, kinds: kinds)
        func alphas() -> [CGFloat?] { kinds.map { list.supplementaryView(forElementKind: $0, at: [0, 0])?.alpha } }
        XCTAssertEqual(alphas(), [0.5, 0.5, 0.5])
        section.visibleItemsInvalidationHandler = nil
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(alphas(), [1, 1, 1])
    }

    @MainActor
    func testAHandlerReceivesTheCurrentFrameOfAPinnedView() async {
        let section = grid()
        let pinned = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(30)), elementKind: "pinned", alignment: .topTrailing)
        pinned.pinToVisibleBounds = true
        section.boundarySupplementaryItems += [pinned]
        var frame: CGRect?
        section.visibleItemsInvalidationHandler = { items, _, _ in frame = items.first { $0.name == "pinned" }?.frame }
        let list = LayoutSource([40]).list(section, kinds: kinds + ["pinned"])
        list.contentOffset.y = 300
        list.layoutIfNeeded()
        XCTAssertEqual(frame, CGRect(x: 300, y: 300, width: 100, height: 30))
    }
}
