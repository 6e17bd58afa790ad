import Foundation
import HeadlessUIKit
import XCTest

/// Frames and masks, beside constraints and without any.
final class AutoresizingTests: XCTestCase {
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
    func testAMaskSaysWhatGivesWay() async {
        XCTAssertEqual(resized([]), rect(20, 20, 100, 50))
        XCTAssertEqual(resized([.flexibleWidth, .flexibleHeight]), rect(20, 20, 200, 100))
        XCTAssertEqual(resized([.flexibleLeftMargin, .flexibleTopMargin]), rect(120, 70, 100, 50))
        XCTAssertEqual(resized([.flexibleRightMargin, .flexibleBottomMargin]), rect(20, 20, 100, 50))
        XCTAssertEqual(
            resized([.flexibleLeftMargin, .flexibleRightMargin], rect(50, 20, 100, 50)), rect(100, 20, 100, 50))
        XCTAssertEqual(
            resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], rect(40, 0, 100, 50)),
            rect(60, 0, 150, 50), "each by its size")
        XCTAssertEqual(resized([.flexibleWidth], .zero), rect(0, 0, 100, 0))
    }

    @MainActor
    func testWhoDoesNotAutoresizeItsSubviewsLeavesThem() async {
        let root = makeRoot()
        let view = UIView.init(frame: root.bounds)
        view.autoresizingMask = .flexibleWidth
        root.addSubview(view)
        root.autoresizesSubviews = false
        root.bounds.size.width = 10
        XCTAssertEqual(view.frame.width, 300)
    }

    /// A view that fills its superview takes what is tied to it along, in one layout.
    @MainActor
    func testConstraintsFollowAMask() async {
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

    /// A superview that constraints place resizes what lies in it by its mask.
    @MainActor
    func testAMaskFollowsConstraints() async {
        let root = makeRoot()
        let card = UIView(frame: rect(0, 0, 100, 100))
        let filling = UIView(frame: rect(10, 10, 80, 80))
        let stuck = UIView(frame: rect(90, 90, 10, 10))
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stuck.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        card.addSubview(filling)
        card.addSubview(stuck)
        let box = Box(20, 20)
        filling.add(box)
        root.add(card)
        NSLayoutConstraint.activate(
            card.pinned(to: root) + [
                box.trailingAnchor.constraint(equalTo: filling.trailingAnchor),
                box.topAnchor.constraint(equalTo: stuck.topAnchor),
            ])
        XCTAssertEqual(warnings { root.layoutIfNeeded() }, [])
        XCTAssertEqual(filling.frame, rect(10, 10, 280, 180))
        XCTAssertEqual(stuck.frame, rect(290, 190, 10, 10))
        XCTAssertEqual(box.frame, rect(260, 180, 20, 20))
    }
}
