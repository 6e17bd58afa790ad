import CellDirector
import XCTest

/// Tests that `hitTest(_:with:)` finds the frontmost view that accepts touches, as in UIKit.
final class HitTestTests: ConformanceTestCase {
    @MainActor
    private func hit(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> UIView? {
        view.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @MainActor
    private func makeTwo() -> (root: UIView, back: UIView, front: UIView) {
        let (root, back, front) = (UIView(frame: rect(0, 0, 100, 100)), UIView(), UIView())
        back.frame = rect(0, 0, 60, 60)
        front.frame = rect(40, 40, 60, 60)
        root.addSubview(back)
        root.addSubview(front)
        return (root, back, front)
    }

    @MainActor
    func testTheFrontMostViewIsHit() async {
        let (root, back, front) = makeTwo()
        XCTAssertIdentical(hit(root, 10, 10), back)
        XCTAssertIdentical(hit(root, 50, 50), front)
        XCTAssertIdentical(hit(root, 90, 10), root)
        XCTAssertNil(hit(root, 100, 50), "the far edge is outside the view")
        root.sendSubviewToBack(front)
        XCTAssertIdentical(hit(root, 50, 50), back)
    }

    @MainActor
    func testHiddenTransparentAndDisabledViewsAndTheirSubviewsAreNotHit() async {
        let (root, _, front) = makeTwo()
        let inside = UIButton(frame: rect(0, 0, 60, 60))
        front.addSubview(inside)
        XCTAssertIdentical(hit(root, 90, 90), inside)
        front.isHidden = true
        XCTAssertIdentical(hit(root, 90, 90), root)
        front.isHidden = false
        front.alpha = 0.009
        XCTAssertIdentical(hit(root, 90, 90), root)
        front.alpha = 0.01
        front.isUserInteractionEnabled = false
        XCTAssertIdentical(hit(root, 90, 90), root)
    }

    @MainActor
    func testADisabledControlIsHit() async {
        let button = UIButton(frame: rect(0, 0, 10, 10))
        button.isEnabled = false
        XCTAssertIdentical(hit(button, 5, 5), button)
    }

    @MainActor
    func testLabelsAndImageViewsAreNotHit() async {
        let root = UIView(frame: rect(0, 0, 10, 10))
        for view in [UILabel(frame: root.bounds), UIImageView(frame: root.bounds)] { root.addSubview(view) }
        XCTAssertIdentical(hit(root, 5, 5), root)
    }

    @MainActor
    func testAViewOutsideItsSuperviewIsNotHitUnlessTheSuperviewAllowsIt() async {
        let (root, back, _) = makeTwo()
        let wide = Wide(frame: rect(0, 0, 20, 20))
        let far = UIView(frame: rect(30, 0, 10, 10))
        back.addSubview(wide)
        wide.addSubview(far)
        XCTAssertIdentical(hit(root, 35, 5), back)
        wide.margin = 20
        XCTAssertIdentical(hit(root, 35, 5), far)
    }

    @MainActor
    func testHitTestingAndConversionFollowScrolledContent() async {
        let (root, scroll, inside) = (UIView(frame: rect(0, 0, 100, 100)), UIScrollView(), UIView())
        scroll.frame = rect(10, 10, 50, 50)
        inside.frame = rect(0, 200, 50, 50)
        root.addSubview(scroll)
        scroll.addSubview(inside)
        XCTAssertIdentical(hit(root, 20, 20), scroll)
        scroll.contentOffset.y = 190
        XCTAssertIdentical(hit(root, 20, 21), inside)
        XCTAssertIdentical(hit(root, 20, 19), scroll)
        XCTAssertEqual(scroll.convert(CGPoint(x: 0, y: 200), to: root), CGPoint(x: 10, y: 20))
        XCTAssertEqual(root.convert(CGPoint(x: 10, y: 20), to: scroll), CGPoint(x: 0, y: 200))
    }

    @MainActor
    func testHeadersAreInFrontOfCellsCreatedLater() async {
        let recorder = Recorder([(0..<30).map(String.init)])
        recorder.headerTitles = [0: "first"]
        let table = makeTable(recorder)
        for offset in stride(from: CGFloat(0), through: 600, by: 7) {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
            let found = hit(table, 5, offset + 5)
            XCTAssertTrue(found?.isDescendant(of: table.headerView(forSection: 0) ?? UIView()) == true, "at \(offset)")
        }
    }
}
