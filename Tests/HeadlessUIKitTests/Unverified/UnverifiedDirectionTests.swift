import Foundation
import HeadlessUIKit
import XCTest

/// What Apple's documentation leaves open about what is laid out from right to left.
final class UnverifiedDirectionTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIView.setDeviceDirection(.leftToRight, onScreen: []) }
    }

    /// The view around both items decides, and neither of them.
    @MainActor
    func testTheNearestViewAroundBothItemsDecides() async {
        let root = makeRoot()
        let (first, second) = (Box(40, 10), Box(30, 10))
        root.add(first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        ])
        first.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual([first, second].map(\.frame.minX), [0, 40])
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual([first, second].map(\.frame.minX), [260, 230])
    }

    /// A multiplier multiplies the distance from the right edge.
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

    @MainActor
    func testAFlowLayoutFlipsNothingByItself() async {
        XCTAssertFalse(UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    }
}
