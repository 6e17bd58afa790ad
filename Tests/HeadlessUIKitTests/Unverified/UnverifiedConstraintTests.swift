import Foundation
import HeadlessUIKit
import XCTest

/// Tests constraints. Each test names the observation on a device that would verify it.
final class UnverifiedConstraintTests: XCTestCase {
    /// To verify on a device: the warning about two required widths. UIKit does not document which of them it breaks.
    /// HeadlessUIKit breaks the newest.
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
