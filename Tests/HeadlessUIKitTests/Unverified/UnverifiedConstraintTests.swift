import Foundation
import HeadlessUIKit
import XCTest

/// Constraints. Each test says which observation on a device would settle it.
final class UnverifiedConstraintTests: XCTestCase {
    /// Settled by: the warning of two required widths. Which one UIKit breaks is not documented; here it is the newest.
    @MainActor
    func testTheNewestOfContradictingConstraintsIsBroken() async {
        let root = makeRoot()
        let box = Box()
        root.add(box)
        let (first, second) = (
            box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 20)
        )
        NSLayoutConstraint.activate([second, first])
        XCTAssertEqual(warnings { root.layoutIfNeeded() }.count, 1)
        XCTAssertEqual(box.frame.width, 20)
    }
}
