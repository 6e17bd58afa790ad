import HeadlessUIKit
import TestSupport
import XCTest

/// Tests subclasses of the flow layout, and the flow layout's section inset reference.
final class LayoutPreparationTests: XCTestCase {
    @MainActor
    func testALayoutSetsItsItemSizeWhileItPrepares() async {
        let layout = ColumnLayout()
        let source = LayoutSource([4])
        var list = source.list(layout)
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 200, 100], [200, 0, 200, 100], [0, 100, 200, 100]])
        XCTAssertEqual(layout.prepared, 1)
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(layout.prepared, 1, "the layout is not prepared again")
        XCTAssertEqual(
            warnings {
                list.frame.size.width = 600
                list.layoutIfNeeded()
            }, [])
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 300, 150], [300, 0, 300, 150], [0, 150, 300, 150]])
        XCTAssertEqual(layout.prepared, 2)
        source.counts = [5]
        list.insertItems(at: [path(0)])
        XCTAssertEqual(layout.prepared, 3)
        XCTAssertEqual(layout.count, 5, "the layout knows the new number of items")
        list = source.list(UICollectionViewFlowLayout())
        list.setCollectionViewLayout(ColumnLayout(), animated: false)
        XCTAssertEqual(list.frames(1..<2), [[200, 0, 200, 100]])
    }

    @MainActor
    func testALayoutIsAskedWhetherANewSizeInvalidatesIt() async {
        let layout = ResizingLayout()
        let list = LayoutSource([4]).list(layout)
        XCTAssertEqual(layout.receivedBounds, [])
        list.frame.size.width = 600
        list.layoutIfNeeded()
        XCTAssertEqual(layout.receivedBounds.map(\.size), [CGSize(width: 600, height: 800)])
        XCTAssertEqual(list.frames(0..<2), [[0, 0, 300, 50], [300, 0, 300, 50]])
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(layout.receivedBounds.count, 1)
    }

    @MainActor
    func testSectionInsetsBeginAtTheContentInsetOrTheMargins() async {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let list = LayoutSource([4]).list(layout)
        list.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 50, right: 40)
        XCTAssertEqual(layout.sectionInsetReference, .fromContentInset)
        XCTAssertEqual(list.frames(0..<1), [[10, 5, 100, 50]])
        layout.sectionInsetReference = .fromLayoutMargins
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<1), [[50, 5, 100, 50]])
        XCTAssertEqual(list.frames(1..<2), [[250, 5, 100, 50]], "two items in a line of 300 points")
        list.contentInset.left = 30
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<1), [[20, 5, 100, 50]], "the margins include the content inset")
        list.contentInset.left = 90
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<1), [[0, 5, 100, 50]], "the content inset is the minimum")
    }

    @MainActor
    func testSectionInsetsBeginAtTheSafeArea() async {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.sectionInsetReference = .fromSafeArea
        layout.sectionInset.left = 10
        let list = LayoutSource([4]).list(layout)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        list.contentInsetAdjustmentBehavior = .never
        controller.view.addSubview(list)
        window.layoutIfNeeded()
        XCTAssertEqual(list.safeAreaInsets.left, 44)
        layout.invalidateLayout()
        window.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<1), [[54, 0, 100, 50]])
    }
}

/// A layout with two columns.
private final class ColumnLayout: UICollectionViewFlowLayout {
    var prepared = 0
    var count = 0

    override func prepare() {
        super.prepare()
        prepared += 1
        guard let collectionView else { return }
        count = collectionView.numberOfItems(inSection: 0)
        (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
        itemSize = CGSize(width: collectionView.bounds.width / 2, height: collectionView.bounds.width / 4)
    }
}

/// A layout that sets its item size when it is asked whether new bounds of its collection view invalidate it.
private final class ResizingLayout: UICollectionViewFlowLayout {
    var receivedBounds: [CGRect] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        receivedBounds.append(newBounds)
        minimumInteritemSpacing = 0
        itemSize = CGSize(width: newBounds.width / 2, height: 50)
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
}
