import CellDirector
import XCTest

/// Tests frames and autoresizing masks, with and without constraints.
final class AutoresizingTests: ConformanceTestCase {
    @MainActor
    private func resized(_ mask: UIView.AutoresizingMask, _ frame: CGRect = rect(20, 20, 100, 50)) -> CGRect {
        let root = UIView(frame: rect(0, 0, 200, 100))
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        root.addSubview(view)
        root.frame.size = CGSize(width: 300, height: 150)
        return view.frame
    }

    @MainActor
    func testAMaskDefinesTheFlexibleParts() async {
        XCTAssertEqual(resized([]), rect(20, 20, 100, 50))
        XCTAssertEqual(resized([.flexibleWidth, .flexibleHeight]), rect(20, 20, 200, 100))
        XCTAssertEqual(resized([.flexibleLeftMargin, .flexibleTopMargin]), rect(120, 70, 100, 50))
        XCTAssertEqual(resized([.flexibleRightMargin, .flexibleBottomMargin]), rect(20, 20, 100, 50))
        XCTAssertEqual(
            resized([.flexibleLeftMargin, .flexibleRightMargin], rect(50, 20, 100, 50)), rect(100, 20, 100, 50))
        XCTAssertEqual(
            resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], rect(40, 0, 100, 50)),
            rect(60, 0, 150, 50), "each part grows in proportion to its size")
        XCTAssertEqual(resized([.flexibleWidth], .zero), rect(0, 0, 100, 0))
    }

    @MainActor
    func testAViewThatDoesNotAutoresizeItsSubviewsKeepsTheirFrames() async {
        let root = makeRoot()
        let view = UIView.init(frame: root.bounds)
        view.autoresizingMask = .flexibleWidth
        root.addSubview(view)
        root.autoresizesSubviews = false
        root.bounds.size.width = 10
        XCTAssertEqual(view.frame.width, 300)
    }

    /// When the autoresizing mask of a view resizes the view, the views constrained to it move in the same layout pass.
    @MainActor
    func testConstrainedViewsFollowAViewThatIsAutoresized() async {
        let root = makeRoot()
        let filling = UIView(frame: root.bounds)
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let box = Box(20, 20)
        root.addSubview(filling)
        filling.add(box)
        NSLayoutConstraint.activate([
            box.trailingAnchor.constraint(equalTo: filling.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: filling.bottomAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(280, 180, 20, 20))
        root.frame.size = CGSize(width: 100, height: 50)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(80, 30, 20, 20))
    }
}
