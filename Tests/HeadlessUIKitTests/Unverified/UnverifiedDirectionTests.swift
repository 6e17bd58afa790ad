import Foundation
import HeadlessUIKit
import XCTest

/// Tests aspects of right-to-left layout that Apple's documentation does not specify.
final class UnverifiedDirectionTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIView.setDeviceDirection(.leftToRight, onScreen: []) }
    }

    /// In a right-to-left layout, a constraint's multiplier applies to the distance from the right edge.
    @MainActor
    func testAMultiplierMultipliesTheDistanceFromTheRightEdge() async {
        let (root, view) = (makeRoot(), Box(40, 10))
        root.add(view)
        NSLayoutConstraint(
            item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
            constant: 10
        ).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 85)
        UIView.setDeviceDirection(.rightToLeft, onScreen: [root])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.maxX, 215)
    }

    @MainActor
    func testMarginsThatWereSetByLeftAndRightStay() async {
        let view = UIView()
        view.layoutMargins = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
        UIView.setDeviceDirection(.rightToLeft, onScreen: [view])
        XCTAssertEqual(view.layoutMargins.left, 3)
        XCTAssertEqual(view.directionalLayoutMargins.leading, 4)
    }
}
