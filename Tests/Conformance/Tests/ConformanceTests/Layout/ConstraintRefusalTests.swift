import CellDirector
import XCTest

/// Tests ambiguous layouts, and the printed descriptions of constraints.
final class ConstraintRefusalTests: ConformanceTestCase {
    @MainActor
    func testAViewWithAnAmbiguousPositionReportsIt() async {
        let root = makeRoot()
        let (placed, open) = (Box(10, 10), Box())
        root.add(placed, open)
        NSLayoutConstraint.activate(
            placed.pinned(to: root).prefix(2) + [open.topAnchor.constraint(equalTo: placed.bottomAnchor)])
        root.layoutIfNeeded()
        XCTAssertEqual(open.frame, rect(0, 10, 0, 0))
        XCTAssertTrue(open.hasAmbiguousLayout)
        XCTAssertFalse(placed.hasAmbiguousLayout)
        XCTAssertFalse(root.hasAmbiguousLayout)
    }

    @MainActor
    func testConstraintsHaveReadableDescriptions() async {
        let root = makeRoot()
        let box = Box()
        box.accessibilityIdentifier = "card"
        root.add(box)
        let half = box.widthAnchor.constraint(
            lessThanOrEqualTo: root.safeAreaLayoutGuide.widthAnchor, multiplier: 0.5, constant: -8)
        half.priority = .defaultHigh
        XCTAssertEqual(
            "\(half)",
            "<NSLayoutConstraint card.width <= UILayoutGuide'UIViewSafeAreaLayoutGuide'.width*0.5 - 8 @750   (inactive)>"
        )
        half.isActive = true
        XCTAssertTrue("\(half)".hasSuffix("(active)>"))
        XCTAssertEqual(box.topAnchor.name, "card.top")
    }
}
