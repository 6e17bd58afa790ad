import HeadlessUIKit
import XCTest

/// Tests when badges are requested, measured, displayed and removed. Also tests the order of the delegate calls, and
/// the drawing order. The expected frames were calculated by hand for a collection view of 400 × 800 points.
final class BadgeTests: XCTestCase {
    @MainActor
    private func badge(
        _ width: NSCollectionLayoutDimension = .absolute(20), _ height: NSCollectionLayoutDimension = .absolute(10),
        zIndex: Int = 1
    ) -> NSCollectionLayoutSupplementaryItem {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(width, height), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        badge.zIndex = zIndex
        return badge
    }

    /// Returns a section with two columns of items with badges. The rows are 100 points tall.
    @MainActor
    private func grid(_ badge: NSCollectionLayoutSupplementaryItem) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    private final class Delegate: NSObject, UICollectionViewDelegate {
        var calls: [String] = []
        var willDisplay: ((UICollectionReusableView) -> Void)?
        var didEndDisplaying: (() -> Void)?
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) {
            calls.append("will \(indexPath.item)")
            willDisplay?(view)
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) {
            calls.append("did \(indexPath.item)")
            didEndDisplaying?()
        }
    }

    // MARK: Displaying

    @MainActor
    func testTheDelegateIsNotifiedInTheOrderOfTheItems() async {
        let list = LayoutSource([40]).list(grid(badge()), kinds: ["badge"])
        let delegate = Delegate()
        list.delegate = delegate
        list.contentOffset.y = 100
        list.layoutIfNeeded()
        XCTAssertEqual(delegate.calls, ["did 0", "did 1", "will 16", "will 17"])
    }

    @MainActor
    func testADelegateMayReloadWhenABadgeDisappears() async {
        let source = LayoutSource([40])
        let list = source.list(grid(badge()), kinds: ["badge"])
        let delegate = Delegate()
        list.delegate = delegate
        delegate.didEndDisplaying = { [unowned delegate, unowned list] in
            delegate.didEndDisplaying = nil
            source.counts = [2]
            source.requestedViews = []
            list.reloadData()
        }
        list.contentOffset.y = 1000
        list.layoutIfNeeded()
        XCTAssertEqual(source.requestedViews, ["badge [0, 0]", "badge [0, 1]"])
    }

    @MainActor
    func testADelegateMayReloadWhenABadgeAppears() async {
        let source = LayoutSource([0])
        let list = source.list(grid(badge()), kinds: ["badge"])
        let delegate = Delegate()
        list.delegate = delegate
        delegate.willDisplay = { [unowned list] _ in
            source.counts = [0]
            list.reloadData()
        }
        source.counts = [4]
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(source.requestedViews, ["badge [0, 0]"])
        XCTAssertEqual(list.subviews, [])
    }

    private final class UpdatingBadge: UICollectionViewCell {
        var updates = 0
        override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
    }

    @MainActor
    func testTheConfigurationOfABadgeIsUpdatedBeforeTheBadgeIsDisplayed() async {
        let source = LayoutSource([0])
        let list = source.list(grid(badge()))
        list.register(UpdatingBadge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
        let delegate = Delegate()
        list.delegate = delegate
        var updates: [Int?] = []
        delegate.willDisplay = { updates.append(($0 as? UpdatingBadge)?.updates) }
        source.counts = [2]
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(updates, [1, 1])
    }

    // MARK: Order

    @MainActor
    func testABadgeWithTheZIndexOfACellIsInFrontOfIt() async {
        let list = LayoutSource([2]).list(grid(badge(zIndex: 0)), kinds: ["badge"])
        XCTAssertEqual(list.subviews.map { $0 is UICollectionViewCell }, [true, true, false, false])
    }

    @MainActor
    func testABadgeFollowsItsZIndex() async {
        var zIndex = 1
        let list = LayoutSource([2]).list(
            UICollectionViewCompositionalLayout { [self] _, _ in grid(badge(zIndex: zIndex)) }, kinds: ["badge"])
        XCTAssertEqual(list.subviews.map { $0 is UICollectionViewCell }, [true, true, false, false])
        zIndex = -1
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(list.subviews.map { $0 is UICollectionViewCell }, [false, false, true, true])
    }

    // MARK: Measuring

    @MainActor
    func testANewBadgeHasItsEstimatedSizeAtFirst() async {
        let source = LayoutSource([2])
        source.wantedView = { _ in CGSize(width: 44, height: 18) }
        let list = source.list(grid(badge(.estimated(30), .estimated(15))), kinds: ["badge"])
        let delegate = Delegate()
        list.delegate = delegate
        var sizes: [CGSize] = []
        delegate.willDisplay = { sizes.append($0.frame.size) }
        source.counts = [3]
        list.insertItems(at: [[0, 0]])
        list.layoutIfNeeded()
        XCTAssertEqual(sizes, [CGSize(width: 30, height: 15)])
        XCTAssertEqual(list.supplementaryView(forElementKind: "badge", at: [0, 0])?.frame.width, 44)
    }

    @MainActor
    func testBadgesThatDoNotChangeNeedNoOtherLayout() async {
        for badge in [badge(), badge(.estimated(30), .estimated(15))] {
            let source = LayoutSource([2])
            source.wantedView = { _ in CGSize(width: 44, height: 18) }
            let section = grid(badge)
            XCTAssertEqual(warnings { _ = source.list(section, kinds: ["badge"]) }, [])
        }
    }

    private final class Tag: UICollectionViewCell {
        var wanted = CGSize(width: 30, height: 15)
        var fittings = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            fittings += 1
            layoutAttributes.size = wanted
            return layoutAttributes
        }
    }

    /// Returns a list of two items with badges of the class `Tag`, and the first item's badge.
    @MainActor
    private func tagged(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) throws -> (UICollectionView, Tag) {
        let source = LayoutSource([0])
        let list = source.list(grid(badge(width, height)))
        list.register(Tag.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
        source.counts = [2]
        list.reloadData()
        list.layoutIfNeeded()
        return (list, try XCTUnwrap(list.supplementaryView(forElementKind: "badge", at: [0, 0]) as? Tag))
    }

    @MainActor
    func testABadgeIsMeasuredOnce() async throws {
        let (list, tag) = try tagged(.estimated(20), .estimated(10))
        XCTAssertEqual(tag.frame, CGRect(x: 170, y: 0, width: 30, height: 15))
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(tag.fittings, 1)
    }

    @MainActor
    func testABadgeOfTheEstimatedSizeIsMeasuredAgainOnRequest() async throws {
        let (list, tag) = try tagged(.estimated(30), .estimated(15))
        XCTAssertEqual(tag.fittings, 1)
        tag.wanted = CGSize(width: 44, height: 18)
        tag.invalidateIntrinsicContentSize()
        list.layoutIfNeeded()
        XCTAssertEqual(tag.frame, CGRect(x: 156, y: 0, width: 44, height: 18))
    }

    @MainActor
    func testTheItemsFollowAHeaderOfTheWholeLayoutThatGrows() async throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(15)), elementKind: "top", alignment: .top)
        ]
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let list = LayoutSource([2]).list(layout)
        list.register(Tag.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "view")
        layout.configuration = configuration
        list.layoutIfNeeded()
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 0]))
        let header = try XCTUnwrap(list.supplementaryView(forElementKind: "top", at: IndexPath(index: 0)) as? Tag)
        XCTAssertEqual(cell.frame.minY, 15)
        header.wanted.height = 90
        header.invalidateIntrinsicContentSize()
        list.layoutIfNeeded()
        XCTAssertEqual(cell.frame.minY, 90)
    }
}
