import Foundation
import HeadlessUIKit
import XCTest

/// Tests undocumented behavior of constraints. Each test's comment describes how to verify the behavior on a device.
final class UnverifiedConstraintTests: XCTestCase {
    /// To verify this on a device, activate two required widths that contradict each other, and read in the warning
    /// which constraint UIKit breaks. UIKit does not document which one it chooses. HeadlessUIKit breaks the constraint
    /// that was activated last.
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
