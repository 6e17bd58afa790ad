import HeadlessUIKit
import TestSupport
import XCTest

/// Tests touches, updates and layout changes in a collection view with grids, carousels and lists.
final class GridBehaviorTests: XCTestCase {
    /// Returns a layout with columns of cells that are 110 points tall. If `carousel` is true, the first section
    /// scrolls horizontally.
    @MainActor
    private func layout(_ columns: Int = 2, carousel: Bool = false) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { section, _ in
            let isCarousel = carousel && section == 0
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(isCarousel ? .absolute(200) : .fractionalWidth(1), .absolute(110)),
                subitems: [item(.fractionalWidth(isCarousel ? 1 : 1 / CGFloat(columns)), .fractionalHeight(1))])
            let layout = NSCollectionLayoutSection(group: group)
            layout.orthogonalScrollingBehavior = isCarousel ? .continuous : .none
            return layout
        }
    }

    @MainActor
    private func scroller(_ list: UICollectionView) throws -> UIScrollView {
        try XCTUnwrap(list.cellForItem(at: list.indexPathsForVisibleItems[0])?.superview as? UIScrollView)
    }

    @MainActor
    func testAGridFollowsTheTraitsOfItsCollectionView() async throws {
        let recorder = CollectionRecorder([["a", "b", "c", "d"]])
        let list = makeCollection(
            recorder,
            layout: UICollectionViewCompositionalLayout { _, environment in
                let columns = environment.traitCollection.horizontalSizeClass == .compact ? 1 : 4
                return NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(50)),
                        subitems: [item(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))]))
            })
        list.traitOverrides.horizontalSizeClass = .compact
        list.layoutIfNeeded()
        XCTAssertEqual(list.cellForItem(at: [0, 1])?.frame, rect(0, 50, list.frame.width, 50))
        list.traitOverrides.horizontalSizeClass = .regular
        list.layoutIfNeeded()
        let column = list.frame.width / 4
        XCTAssertEqual(list.cellForItem(at: [0, 1])?.frame, rect(column, 0, column, 50))
    }

    // MARK: Touches

    @MainActor
    func testSeveralItemsOfAGridAreSelected() async throws {
        let recorder = CollectionRecorder([["a", "b", "c"], ["d", "e"]])
        let list = makeCollection(recorder, layout: layout(carousel: true))
        list.allowsMultipleSelection = true
        try Finger().tap(rowAt: [0, 1], in: list)
        try Finger().tap(rowAt: [1, 1], in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [[0, 1], [1, 1]])
        try Finger().scroll(try scroller(list), sidewaysBy: 280)
        try Finger().scroll(try scroller(list), sidewaysBy: -280)
        XCTAssertEqual(list.cellForItem(at: [0, 1])?.isSelected, true)
        try Finger().tap(rowAt: [0, 1], in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [[1, 1]])
    }

    @MainActor
    func testALongPressOpensTheMenuOfAnItemOfACarousel() async throws {
        let recorder = CollectionRecorder([["a", "b", "c"], ["d"]])
        let list = makeCollection(recorder, layout: layout(carousel: true))
        var chosen: [String] = []
        recorder.menu = { paths in
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Keep") { _ in chosen.append("\(paths)") }])
            })
        }
        try Finger().scroll(try scroller(list), sidewaysBy: 280)
        try Finger().longPress(rowAt: [0, 2], in: list)
        try Finger().choose("Keep", in: list)
        XCTAssertEqual(chosen, ["[[0, 2]]"])
    }

    @MainActor
    func testItemsOfAGridAreDraggedWithinItAndIntoACarousel() async throws {
        let recorder = CollectionRecorder([["a", "b"], ["c", "d", "e", "f"]])
        let list = makeCollection(recorder, layout: layout(carousel: true))
        for case let cell as UICollectionViewListCell in list.visibleCells {
            cell.accessories = [.reorder(displayed: .always)]
        }
        let cell = list.cellForItem(at: [1, 0])
        try Finger().move(rowAt: [1, 0], to: [1, 3], in: list)
        XCTAssertEqual(recorder.items, [["a", "b"], ["d", "e", "f", "c"]])
        XCTAssertTrue(list.cellForItem(at: [1, 3]) === cell)
        XCTAssertEqual(cell?.frame, CGRect(x: 160, y: 220, width: 160, height: 110))
        try Finger().move(rowAt: [1, 3], to: [0, 0], in: list)
        XCTAssertEqual(recorder.items, [["c", "a", "b"], ["d", "e", "f"]])
        XCTAssertTrue(cell?.superview === (try scroller(list)))
        XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 0, width: 200, height: 110))
    }

    @MainActor
    func testRowsOfAListBesideACarouselAreSwiped() async throws {
        let recorder = CollectionRecorder([["a", "b"], ["c", "d"]])
        var swiped: [IndexPath] = []
        let carousel = layout(carousel: true)
        let list = makeCollection(
            recorder,
            layout: UICollectionViewCompositionalLayout { section, environment in
                guard section == 1 else {
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: size(.absolute(200), .absolute(110)),
                        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
                    let layout = NSCollectionLayoutSection(group: group)
                    layout.orthogonalScrollingBehavior = .continuous
                    return layout
                }
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.trailingSwipeActionsConfigurationProvider = { path in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                            swiped.append(path)
                            done(true)
                        }
                    ])
                }
                return .list(using: configuration, layoutEnvironment: environment)
            })
        XCTAssertEqual(carousel.configuration.scrollDirection, .vertical)
        try Finger().swipe(rowAt: [1, 1], .left, fully: true, in: list)
        XCTAssertEqual(swiped, [[1, 1]])
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: [0, 0], .left, in: list) },
            "the row has no actions to swipe to on its trailing edge")
        XCTAssertEqual(list.cellForItem(at: [1, 0])?.traitCollection.listEnvironment, .insetGrouped)
        XCTAssertEqual(list.cellForItem(at: [0, 0])?.traitCollection.listEnvironment, UIListEnvironment.none)
    }

    @MainActor
    func testBouncingOfASectionCanBeDisabled() async throws {
        func bounces(_ bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce) throws -> Bool {
            let section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.absolute(200), .absolute(110)),
                    subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
            section.orthogonalScrollingBehavior = .continuous
            section.orthogonalScrollingProperties.bounce = bounce
            section.orthogonalScrollingProperties.decelerationRate = .fast
            return try scroller(LayoutSource([9]).list(section)).bounces
        }
        XCTAssertTrue(try bounces(.automatic))
        XCTAssertFalse(try bounces(.never))
    }

    // MARK: Data

    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var announced: [[IndexPath]] = []
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            announced.append(indexPaths)
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
    }

    @MainActor
    func testTheNextItemsOfAGridArePrefetched() async throws {
        let list = makeCollection(CollectionRecorder(count: 1000), layout: layout())
        let prefetcher = Prefetcher()
        list.prefetchDataSource = prefetcher
        list.layoutIfNeeded()
        XCTAssertEqual(prefetcher.announced, [(8..<16).map { [0, $0] }])
        try Finger().scroll(list, by: 110)
        XCTAssertEqual(prefetcher.announced.last, [[0, 16], [0, 17]])
    }

    @MainActor
    func testReloadingKeepsTheSectionsPositionAndDropsTheSelection() async throws {
        let recorder = CollectionRecorder([(0..<20).map(String.init), (20..<40).map(String.init)])
        let list = makeCollection(recorder, layout: layout(carousel: true))
        try Finger().tap(rowAt: [0, 1], in: list)
        recorder.items[1].removeLast(15)
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(list.indexPathsForSelectedItems, [])
        XCTAssertEqual(list.contentSize.height, 110 * 4)
        XCTAssertEqual(texts(list), ["0", "1", "20", "21", "22", "23", "24"])
    }

    // MARK: Changing the layout

    private final class TransitionCell: UICollectionViewCell {
        var calls: [String] = []
        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            calls.append("will \(frame.width)")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            calls.append("did \(frame.width)")
        }
    }

    @MainActor
    func testCellsAreNotifiedBeforeAndAfterTheLayoutChanges() async throws {
        let recorder = CollectionRecorder(count: 20)
        let list = makeCollection(recorder, layout: layout(2))
        list.register(TransitionCell.self, forCellWithReuseIdentifier: "transition")
        recorder.cell = { $0.dequeueReusableCell(withReuseIdentifier: "transition", for: $1) }
        list.reloadData()
        list.layoutIfNeeded()
        let cells = list.visibleCells.compactMap { $0 as? TransitionCell }
        var isDone = false
        list.setCollectionViewLayout(layout(4), animated: true) { isDone = $0 }
        XCTAssertTrue(isDone)
        XCTAssertEqual(cells.first?.calls, ["will 160.0", "did 80.0"])
        XCTAssertEqual(list.visibleCells.count, 16)
        XCTAssertTrue(list.visibleCells.first === cells.first)
    }

    @MainActor
    func testInvalidatingTheLayoutReturnsOffScreenItemsToTheirEstimatedHeights() async throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item(.fractionalWidth(1), .estimated(50))]
        )
        let source = LayoutSource([30])
        source.wanted = { _ in CGSize(width: 1, height: 100) }
        let list = source.list(NSCollectionLayoutSection(group: group))
        list.contentOffset.y = 1500
        list.layoutIfNeeded()
        source.wanted = { _ in CGSize(width: 1, height: 20) }
        list.collectionViewLayout.invalidateLayout()
        source.counts = [31]
        list.insertItems(at: [[0, 30]])
        // Off-screen items have their estimated heights again.
        XCTAssertEqual(list.frames(0..<2).map { $0[3] }, [50, 50])
    }

    // MARK: Copying

    @MainActor
    func testCopiesKeepTheirPropertiesAndAreIndependent() async throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.interItemSpacing = .fixed(10)
        group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 7
        section.orthogonalScrollingProperties.bounce = .never
        let copy = try XCTUnwrap(section.copy() as? NSCollectionLayoutSection)
        XCTAssertFalse(copy === section)
        XCTAssertEqual(copy.interGroupSpacing, 7)
        XCTAssertEqual(copy.orthogonalScrollingProperties.bounce, .never)
        copy.interGroupSpacing = 1
        XCTAssertEqual(section.interGroupSpacing, 7)
        let other = try XCTUnwrap(group.copy() as? NSCollectionLayoutGroup)
        XCTAssertEqual(other.interItemSpacing?.spacing, 10)
        XCTAssertEqual(other.contentInsets.leading, 2)
        XCTAssertEqual(
            LayoutSource([3]).list(NSCollectionLayoutSection(group: other)).frames(0..<3),
            LayoutSource([3]).list(NSCollectionLayoutSection(group: group)).frames(0..<3))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "header", alignment: .bottom)
        header.pinToVisibleBounds = true
        header.zIndex = 9
        let pinned = try XCTUnwrap(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        XCTAssertEqual(pinned.alignment, .bottom)
        XCTAssertTrue(pinned.pinToVisibleBounds)
        XCTAssertEqual(pinned.zIndex, 9)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.zIndex = -1
        XCTAssertEqual((background.copy() as? NSCollectionLayoutDecorationItem)?.zIndex, -1)
    }
}
