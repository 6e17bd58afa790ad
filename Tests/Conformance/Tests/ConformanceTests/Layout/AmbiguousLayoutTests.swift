import CellDirector
import XCTest

/// Tests the frames of views whose constraints allow several. Tests of public layout libraries, which pass on iPhones,
/// assert the same frames in a view of 390 by 844 points, unless a comment says otherwise.
final class AmbiguousLayoutTests: ConformanceTestCase {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// Returns the frame of a view with constraints to its superview or, for sizes, to numbers.
    @MainActor
    private func frame(
        from start: CGRect = .zero, _ constraints: [(Attribute, NSLayoutConstraint.Relation, CGFloat)]
    ) -> CGRect {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = UIView(frame: start)
        root.add(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        for (attribute, relation, constant) in constraints {
            let isSize = attribute == .width || attribute == .height
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: relation, toItem: isSize ? nil : root,
                attribute: attribute, multiplier: 1, constant: constant
            ).isActive = true
        }
        root.layoutIfNeeded()
        let frame = view.frame
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, frame, "the next layout finds the same frame")
        return frame
    }

    @MainActor
    func testLengthsAreZeroAndPositionsFollowFromTheConstraints() async {
        XCTAssertEqual(frame([(.trailing, .equal, 0)]), rect(390, 0, 0, 0))
        XCTAssertEqual(frame([(.bottom, .equal, -45)]), rect(0, 799, 0, 0))
        XCTAssertEqual(frame([(.leading, .equal, 12), (.top, .equal, 8)]), rect(12, 8, 0, 0))
        XCTAssertEqual(frame([(.centerX, .equal, 0), (.centerY, .equal, 2)]), rect(195, 424, 0, 0))
        XCTAssertEqual(frame([(.width, .equal, 50)]), rect(0, 0, 50, 0))
    }

    @MainActor
    func testAnInequalityHoldsExactlyIfItCan() async {
        let size: [(Attribute, NSLayoutConstraint.Relation, CGFloat)] = [(.width, .equal, 100), (.height, .equal, 100)]
        XCTAssertEqual(frame(size + [(.top, .lessThanOrEqual, 23)]), rect(0, 23, 100, 100))
        XCTAssertEqual(frame(size + [(.bottom, .lessThanOrEqual, -45)]), rect(0, 699, 100, 100))
        XCTAssertEqual(frame(size + [(.top, .greaterThanOrEqual, 23)]), rect(0, 23, 100, 100))
        XCTAssertEqual(frame(size + [(.trailing, .lessThanOrEqual, 23)]), rect(313, 0, 100, 100))
        // The first inequality and the length of zero are inferred from the algorithm.
        XCTAssertEqual(frame(size + [(.top, .greaterThanOrEqual, 10), (.top, .lessThanOrEqual, 23)]).minY, 10)
        XCTAssertEqual(frame([(.width, .lessThanOrEqual, 70), (.height, .greaterThanOrEqual, 70)]), rect(0, 0, 0, 70))
    }

    @MainActor
    func testAnEarlierFrameHasNoInfluence() async {
        XCTAssertEqual(frame(from: rect(30, 40, 50, 60), [(.trailing, .equal, 0)]), rect(390, 0, 0, 0))
        let root = makeRoot()
        let box = Box()
        root.add(box)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        let top = box.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 20)
        NSLayoutConstraint.activate([width, top, box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)])
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(10, 20, 100, 0))
        top.constant = 40
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(10, 40, 100, 0))
        width.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(10, 40, 0, 0))
    }

    @MainActor
    func testWithoutASecondItemItsAttributeIsIgnored() async {
        let view = UIView()
        let width = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 100)
        XCTAssertEqual(width.secondAttribute, .notAnAttribute)
        XCTAssertEqual(frame([(.width, .equal, 100), (.height, .equal, 20)]), rect(0, 0, 100, 20))
    }

    @MainActor
    func testAPositionIsConstrainedToAPositionOnTheOtherAxis() async {
        let root = makeRoot()
        let (first, second) = (Box(10, 10), Box(10, 10))
        root.add(first, second)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            NSLayoutConstraint(
                item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .bottom, multiplier: 1,
                constant: 5),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(second.frame.minX, 45)
    }
}
