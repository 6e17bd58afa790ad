import CellDirector
import XCTest

final class LayoutTests: ConformanceTestCase {
    @MainActor
    func testConstraintsBelongToTheNearestCommonAncestor() async {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        let top = child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8)
        let width = child.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([top, width])
        XCTAssertEqual(parent.constraints, [top])
        XCTAssertEqual(child.constraints, [width])
        XCTAssertTrue(top.firstItem === child)
        XCTAssertTrue(top.secondItem === parent)
        XCTAssertEqual(top.firstAttribute, .top)
        XCTAssertEqual(top.constant, 8)
        XCTAssertEqual(width.secondAttribute, .notAnAttribute)
        top.isActive = false
        XCTAssertEqual(parent.constraints, [])
    }

    @MainActor
    func testAConstraintHasItsRelationMultiplierAndPriority() async {
        let first = UIView()
        let second = UIView()
        first.addSubview(second)
        let atLeast = second.heightAnchor.constraint(greaterThanOrEqualTo: first.heightAnchor, multiplier: 0.5)
        XCTAssertEqual(atLeast.relation, .greaterThanOrEqual)
        XCTAssertEqual(atLeast.multiplier, 0.5)
        XCTAssertEqual(
            second.leadingAnchor.constraint(lessThanOrEqualTo: first.leadingAnchor).relation, .lessThanOrEqual)
        atLeast.priority = .defaultHigh
        XCTAssertEqual(atLeast.priority.rawValue, 750)
    }

    @MainActor
    func testAGuidesConstraintsBelongToItsView() async {
        let view = UIView()
        let child = UIView()
        view.addSubview(child)
        let edge = child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
        edge.isActive = true
        XCTAssertEqual(view.constraints, [edge])
        XCTAssertTrue(view.layoutMarginsGuide === view.layoutMarginsGuide)
        view.removeConstraint(edge)
        XCTAssertFalse(edge.isActive)
    }

    @MainActor
    func testAStackKeepsItsArrangement() async {
        let views = [UIView(), UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 1)
        XCTAssertEqual(stack.arrangedSubviews, [views[0], views[2], views[1]])
        stack.setCustomSpacing(3, after: views[0])
        XCTAssertEqual(stack.customSpacing(after: views[0]), 3)
        XCTAssertEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
        stack.removeArrangedSubview(views[0])
        XCTAssertEqual(views[0].superview, stack, "the removed view remains a subview")
        views[1].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [views[2]])
    }
}
