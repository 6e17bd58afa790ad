import Foundation
import HeadlessUIKit
import XCTest

/// Tests autoresizing masks in a superview that is resized by constraints.
final class AutoresizingTests: XCTestCase {
    /// A superview whose frame comes from constraints resizes its subviews according to their autoresizing masks.
    @MainActor
    func testAutoresizingMasksFollowASuperviewLaidOutByConstraints() async {
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
