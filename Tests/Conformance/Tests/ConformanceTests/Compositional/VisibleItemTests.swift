import CellDirector
import XCTest

/// Tests the arguments of visible-items invalidation handlers, and the changes that the handlers make.
final class VisibleItemTests: ConformanceTestCase {
    @MainActor
    func testTheHandlerReceivesAllElementsAndChangesItemsAndHeaders() async throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)),
                subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
        ]
        section.decorationItems = [.background(elementKind: "background")]
        var categories: Set<UICollectionView.ElementCategory> = []
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            categories.formUnion(items.map(\.representedElementCategory))
            offsets.append(offset.y)
            for item in items where item.representedElementKind == "header" { item.alpha = 0.3 }
            for item in items where item.indexPath == [0, 1] && item.representedElementCategory == .cell {
                item.center.y += 25
                item.isHidden = true
            }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let list = LayoutSource([40]).list(layout, kinds: ["header"])
        XCTAssertEqual(categories, [.cell, .supplementaryView, .decorationView])
        let second = try XCTUnwrap(list.cellForItem(at: [0, 1]))
        for _ in 0..<3 {
            list.setNeedsLayout()
            list.layoutIfNeeded()
            XCTAssertEqual(second.frame, CGRect(x: 200, y: 65, width: 200, height: 100))
            XCTAssertTrue(second.isHidden)
        }
        XCTAssertEqual(list.supplementaryView(forElementKind: "header", at: [0, 0])?.alpha, 0.3)
        list.contentOffset.y = 1000
        list.layoutIfNeeded()
        XCTAssertEqual(offsets.last, 1000)
        XCTAssertFalse(second.isHidden)
    }

    @MainActor
    func testOnlyHandlersOfVisibleSectionsAreCalled() async {
        var sections: [Int] = []
        let source = LayoutSource(Array(repeating: 4, count: 30))
        let list = source.list(
            UICollectionViewCompositionalLayout { number, _ in
                let section = carousel()
                section.visibleItemsInvalidationHandler = { items, _, _ in
                    sections.append(number)
                    XCTAssertTrue(items.allSatisfy { $0.indexPath.section == number })
                }
                return section
            })
        XCTAssertEqual(Set(sections), Set(0..<8))
        sections = []
        list.contentOffset.y = 1000
        list.layoutIfNeeded()
        XCTAssertEqual(Set(sections), Set(10..<18))
    }
}
