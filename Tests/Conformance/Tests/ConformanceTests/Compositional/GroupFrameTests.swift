import CellDirector
import XCTest

/// Tests the frames of layouts similar to those in Apple's documentation. The expected frames were calculated by hand
/// for a collection view of 400 × 800 points.
final class GroupFrameTests: ConformanceTestCase {
    @MainActor
    func testGridOfTwoColumns() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let list = LayoutSource([5]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(
            list.frames(0..<5),
            [[0, 0, 200, 100], [200, 0, 200, 100], [0, 100, 200, 100], [200, 100, 200, 100], [0, 200, 200, 100]])
        XCTAssertEqual(list.contentSize, CGSize(width: 400, height: 300))
        XCTAssertEqual(list.cellForItem(at: [0, 3])?.frame, CGRect(x: 200, y: 100, width: 200, height: 100))
    }

    @MainActor
    func testFiveSquaresPerLine() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
            subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
        let list = LayoutSource([7]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(4..<7), [[320, 0, 80, 80], [0, 80, 80, 80], [80, 80, 80, 80]])
    }

    @MainActor
    func testInsetItems() async {
        let inset = item(.fractionalWidth(0.25), .fractionalHeight(1))
        inset.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [inset])
        let list = LayoutSource([5]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<2), [[6, 5, 86, 88], [106, 5, 86, 88]])
        XCTAssertEqual(list.frames(4..<5), [[6, 105, 86, 88]])
    }

    @MainActor
    func testColumnsThatShareTheWidth() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let list = LayoutSource([3]).list(section)
        XCTAssertEqual(list.frames(0..<3), [[10, 0, 185, 44], [205, 0, 185, 44], [10, 54, 185, 44]])
        XCTAssertEqual(list.contentSize.height, 98)
    }

    @MainActor
    func testRepeatedSubitemKeepsItsSize() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item(.absolute(90), .fractionalHeight(1)), count: 3)
        let list = LayoutSource([4]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(2..<4), [[180, 0, 90, 50], [0, 50, 90, 50]])
    }

    @MainActor
    func testNestedGroups() async {
        let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
        leading.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let trailing = item(.fractionalWidth(1), .fractionalHeight(0.3))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: trailing, count: 2)
        let nested = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, column])
        let list = LayoutSource([6]).list(NSCollectionLayoutSection(group: nested))
        XCTAssertEqual(list.frames(0..<3), [[10, 10, 260, 300], [280, 0, 120, 96], [280, 96, 120, 96]])
        XCTAssertEqual(list.frames(3..<4), [[10, 330, 260, 300]])
    }

    @MainActor
    func testLargePhotosAboveRowsOfSmallPhotos() async {
        let full = item(.fractionalWidth(1), .fractionalHeight(0.5))
        let small = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
            subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(400)), subitems: [full, small])
        let list = LayoutSource([12]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<2), [[0, 0, 400, 200], [0, 200, 100, 200]])
        XCTAssertEqual(list.frames(4..<7), [[300, 200, 100, 200], [0, 400, 400, 200], [0, 600, 100, 200]])
    }

    @MainActor
    func testFlexibleSpaceIsBetweenItems() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item(.absolute(120), .fractionalHeight(1))]
        )
        group.interItemSpacing = .flexible(5)
        let list = LayoutSource([3]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 120, 40], [140, 0, 120, 40], [280, 0, 120, 40]])
    }

    @MainActor
    func testEdgeSpacesMoveItems() async {
        let spaced = item(.absolute(100), .absolute(20))
        spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [spaced])
        let list = LayoutSource([4]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(
            list.frames(0..<4), [[10, 20, 100, 20], [120, 20, 100, 20], [230, 20, 100, 20], [10, 80, 100, 20]])
    }

    @MainActor
    func testCustomGroup() async {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) {
            environment in
            let width = environment.container.effectiveContentSize.width
            return (0..<3).map { number in
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 4 * CGFloat(number), y: 30 * CGFloat(number), width: 50, height: 30))
            }
        }
        let list = LayoutSource([4]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(1..<4), [[100, 30, 50, 30], [200, 60, 50, 30], [0, 90, 50, 30]])
    }

    @MainActor
    func testTheEnvironmentOfACustomGroupHasTheTraitsOfTheCollectionView() async {
        var sizeClasses: [UIUserInterfaceSizeClass] = []
        let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) {
            environment in
            sizeClasses.append(environment.traitCollection.horizontalSizeClass)
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 30))]
        }
        let outer = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [custom])
        for group in [custom, outer] {
            sizeClasses = []
            let list = LayoutSource([1]).list(NSCollectionLayoutSection(group: group))
            list.traitOverrides.horizontalSizeClass = .regular
            list.collectionViewLayout.invalidateLayout()
            list.layoutIfNeeded()
            XCTAssertEqual(sizeClasses.last, .regular)
        }
    }

    @MainActor
    func testHeadersAndFooters() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [
            header,
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(50)), elementKind: "footer", alignment: .bottomTrailing),
        ]
        let list = LayoutSource([20, 20]).list(section, kinds: ["header", "footer"])
        XCTAssertEqual(list.frames(0..<2), [[20, 54, 170, 100], [190, 54, 170, 100]])
        let first = list.supplementaryView(forElementKind: "header", at: [0, 0])
        XCTAssertEqual(first?.frame, CGRect(x: 20, y: 0, width: 340, height: 44))
        XCTAssertEqual(
            list.layoutAttributesForSupplementaryElement(ofKind: "footer", at: [0, 0])?.frame,
            CGRect(x: 260, y: 1084, width: 100, height: 50))
        XCTAssertEqual(list.frames(0..<1, section: 1), [[20, 1188, 170, 100]])
        list.contentOffset.y = 500
        list.layoutIfNeeded()
        XCTAssertEqual(first?.frame.minY, 500)
    }

    @MainActor
    func testInsetsBeginAtTheMarginsOfTheSectionOrOfTheLayout() async {
        func frame(
            _ section: UIContentInsetsReference, layout: UIContentInsetsReference = .none
        ) -> [[Double]] {
            let made = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(100)),
                    subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
            made.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
            made.contentInsetsReference = section
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.contentInsetsReference = layout
            let list = LayoutSource([1]).list(
                UICollectionViewCompositionalLayout(section: made, configuration: configuration))
            list.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 25)
            list.collectionViewLayout.invalidateLayout()
            list.layoutIfNeeded()
            return list.frames(0..<1)
        }
        XCTAssertEqual(frame(.none), [[10, 0, 360, 100]])
        XCTAssertEqual(frame(.layoutMargins), [[30, 0, 315, 100]])
        XCTAssertEqual(frame(.automatic, layout: .layoutMargins), [[30, 0, 315, 100]])
        XCTAssertEqual(frame(.none, layout: .layoutMargins), [[10, 0, 360, 100]])
        XCTAssertEqual(frame(.safeArea), [[10, 0, 360, 100]])
    }

    @MainActor
    func testHorizontalLayoutOfSections() async {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 25
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(120), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.25))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let list = LayoutSource([6, 1]).list(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        XCTAssertEqual(list.frames(3..<6), [[0, 600, 120, 200], [125, 0, 120, 200], [125, 200, 120, 200]])
        XCTAssertEqual(list.frames(0..<1, section: 1), [[270, 0, 120, 200]])
        XCTAssertEqual(list.contentSize, CGSize(width: 390, height: 800))
    }

    // MARK: Estimated dimensions

    @MainActor
    func testEstimatedHeightsOfAColumn() async {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item(.fractionalWidth(1), .estimated(50))]
        )
        let source = LayoutSource([100])
        source.wanted = { CGSize(width: 1, height: 60 + $0.item) }
        let list = source.list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 400, 60], [0, 60, 400, 61], [0, 121, 400, 62]])
        XCTAssertEqual(list.visibleCells.last?.frame.maxY ?? 0 >= 800, true)
        XCTAssertLessThan(source.requestedCells, 25)
    }

    @MainActor
    func testTheTallestItemOfALineDeterminesItsHeight() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(100)),
            subitems: [item(.fractionalWidth(0.5), .estimated(100))])
        let source = LayoutSource([3])
        source.wanted = { CGSize(width: 1, height: [80, 130, 70][$0.item]) }
        let list = source.list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 200, 80], [200, 0, 200, 130], [0, 130, 200, 70]])
        XCTAssertEqual(list.contentSize.height, 200)
    }

    @MainActor
    func testSiblingsAreAsTallAsTheTallest() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(100)),
            repeatingSubitem: item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 100)), count: 2)
        let source = LayoutSource([2])
        source.wanted = { CGSize(width: 1, height: [80, 130][$0.item]) }
        XCTAssertEqual(
            source.list(NSCollectionLayoutSection(group: group)).frames(0..<2),
            [[0, 0, 200, 130], [200, 0, 200, 130]])
    }

    @MainActor
    func testTagsBreakIntoLinesByTheirWidths() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(100), .absolute(30))])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let source = LayoutSource([6])
        source.wanted = { CGSize(width: [150, 150, 90, 200, 60, 70][$0.item], height: 30) }
        XCTAssertEqual(
            source.list(section).frames(0..<6),
            [
                [0, 0, 150, 30], [160, 0, 150, 30], [0, 35, 90, 30], [100, 35, 200, 30], [310, 35, 60, 30],
                [0, 70, 70, 30],
            ])
    }

    @MainActor
    func testAnotherLayoutMeasuresAgain() async {
        func columns(_ width: CGFloat) -> UICollectionViewCompositionalLayout {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                subitems: [item(.fractionalWidth(width), .estimated(50))])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
        let source = LayoutSource([4])
        var height = 60
        source.wanted = { _ in CGSize(width: 1, height: height) }
        let list = source.list(columns(0.5))
        XCTAssertEqual(list.frames(2..<3), [[0, 60, 200, 60]])
        height = 90
        for cell in list.visibleCells { (cell as? SelfSizingCell)?.wanted.height = 90 }
        list.setCollectionViewLayout(columns(1), animated: false)
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(2..<3), [[0, 180, 400, 90]])
    }

    // MARK: Groups side by side

    @MainActor
    func testListSectionBelowAGridSection() async {
        let grid = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let layout = UICollectionViewCompositionalLayout { section, environment in
            section == 0
                ? NSCollectionLayoutSection(group: grid)
                : .list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
                    layoutEnvironment: environment)
        }
        let source = LayoutSource([3, 2, 1])
        source.wanted = { _ in CGSize(width: 1, height: 70) }
        let list = source.list(layout)
        XCTAssertEqual(list.frames(2..<3), [[0, 100, 200, 100]])
        XCTAssertEqual(list.frames(0..<2, section: 1), [[16, 217.5, 368, 70], [16, 287.5, 368, 70]])
    }
}
