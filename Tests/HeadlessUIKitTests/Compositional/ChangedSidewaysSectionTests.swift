import HeadlessUIKit
import XCTest

/// Tests sections that begin or stop scrolling orthogonally while they are on screen.
final class ChangedSidewaysSectionTests: SidewaysSectionTestCase {
    /// Asserts that the cells of section 0 are subviews of the list, have the given frames, and can be tapped, and that
    /// no section scrolls orthogonally.
    @MainActor
    private func checkCells(
        _ list: UICollectionView, _ frames: [[Double]], file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for (item, frame) in frames.enumerated() {
            let cell = try XCTUnwrap(list.cellForItem(at: path(item)), file: file, line: line)
            XCTAssertTrue(cell.superview === list, "\(item)", file: file, line: line)
            XCTAssertEqual(
                [cell.frame.minX, cell.frame.minY, cell.frame.width, cell.frame.height], frame, file: file, line: line)
            XCTAssertNil(
                refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path(item), in: list) }, file: file,
                line: line)
            XCTAssertEqual(list.indexPathsForSelectedItems, [path(item)], file: file, line: line)
        }
        XCTAssertFalse(scrollsSideways(list), "no section scrolls sideways", file: file, line: line)
    }

    @MainActor
    private func scrollsSideways(_ list: UICollectionView) -> Bool { list.subviews.contains { $0 is UIScrollView } }

    private let columns: [[Double]] = [
        [0, 0, 200, 100], [200, 0, 200, 100], [0, 100, 200, 100], [200, 100, 200, 100],
    ]

    @MainActor
    func testCellsMoveBetweenTheScrollViewAndTheListWithTheLayout() async throws {
        let list = LayoutSource([4]).list(section(.continuous))
        let cell = try XCTUnwrap(list.cellForItem(at: path(0)))
        XCTAssertTrue(cell.superview is UIScrollView && cell.superview !== list)
        list.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: grid()), animated: false)
        try checkCells(list, columns)
        XCTAssertTrue(list.cellForItem(at: path(0)) === cell)
        list.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section(.continuous)), animated: true)
        XCTAssertTrue(cell.superview is UIScrollView && cell.superview !== list)
        XCTAssertTrue(list.cellForItem(at: path(0)) === cell)
        XCTAssertEqual(list.frames(0..<2), [[20, 0, 150, 100], [180, 0, 150, 100]])
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 200, height: 100)
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        list.collectionViewLayout = flow
        list.layoutIfNeeded()
        try checkCells(list, columns)
    }

    @MainActor
    func testWhetherASectionScrollsMayDependOnTheWidth() async throws {
        let layout = UICollectionViewCompositionalLayout { [self] _, environment in
            environment.container.contentSize.width < 500 ? section(.continuous) : grid()
        }
        let list = LayoutSource([4]).list(layout)
        XCTAssertTrue(scrollsSideways(list))
        list.frame.size = CGSize(width: 800, height: 400)
        list.layoutIfNeeded()
        try checkCells(list, [[0, 0, 400, 100], [400, 0, 400, 100], [0, 100, 400, 100], [400, 100, 400, 100]])
        list.frame.size = CGSize(width: 400, height: 800)
        list.layoutIfNeeded()
        XCTAssertTrue(scrollsSideways(list))
        XCTAssertTrue(list.cellForItem(at: path(0))?.superview is UIScrollView)
        XCTAssertFalse(list.cellForItem(at: path(0))?.superview === list)
    }

    @MainActor
    func testASectionStopsScrollingWhenItsBehaviorChanges() async throws {
        for reload in [
            { $0.collectionViewLayout.invalidateLayout() }, { $0.reloadSections([0]) },
            { $0.performBatchUpdates(nil) }, { $0.reloadData() },
        ] as [@MainActor (UICollectionView) -> Void] {
            let section = grid()
            section.orthogonalScrollingBehavior = .continuous
            let list = LayoutSource([4, 3]).list(section)
            XCTAssertTrue(scrollsSideways(list))
            section.orthogonalScrollingBehavior = .none
            reload(list)
            list.layoutIfNeeded()
            try checkCells(list, columns)
        }
    }

    @MainActor
    func testOneOfTwoSectionsStopsScrolling() async throws {
        var scrolls = [true, true]
        let layout = UICollectionViewCompositionalLayout { [self] index, _ in
            scrolls[index] ? section(.continuous) : grid()
        }
        let list = LayoutSource([4, 4]).list(layout)
        let other = try XCTUnwrap(list.cellForItem(at: [1, 0])?.superview)
        scrolls[0] = false
        layout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(list.subviews.filter { $0 is UIScrollView }.count, 1)
        XCTAssertTrue(list.cellForItem(at: [1, 0])?.superview === other)
        XCTAssertEqual(other.frame.minY, 200)
        XCTAssertTrue(list.cellForItem(at: [0, 3])?.superview === list)
        XCTAssertEqual(list.frames(0..<4), columns)
    }

    @MainActor
    func testBadgesMoveWithTheirItems() async throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(200), .absolute(100)),
                subitems: [
                    NSCollectionLayoutItem(
                        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
                ]))
        section.orthogonalScrollingBehavior = .continuous
        let list = LayoutSource([2]).list(section, kinds: ["badge"])
        let view = try XCTUnwrap(list.supplementaryView(forElementKind: "badge", at: path(1)))
        XCTAssertFalse(view.superview === list)
        section.orthogonalScrollingBehavior = .none
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertTrue(list.supplementaryView(forElementKind: "badge", at: path(1)) === view)
        XCTAssertTrue(view.superview === list)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 100, width: 20, height: 10))
    }
}
