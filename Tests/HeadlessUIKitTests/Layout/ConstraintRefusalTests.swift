import Foundation
import HeadlessUIKit
import XCTest

/// Tests invalid constraints, and constraints that contradict each other.
final class ConstraintRefusalTests: XCTestCase {
    @MainActor
    private func refusal(_ work: () -> Void) -> String? {
        let raised = exceptions(during: work)
        XCTAssertEqual(raised.count, 1)
        return raised.first.flatMap { collapsed("\($0.name): \($0.reason)") }
    }

    @MainActor
    func testItemsWithoutACommonAncestorAreRefused() async {
        let (one, other) = (UIView(), UILabel())
        other.text = "a title that is longer than twenty-five letters"
        let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 3)
        XCTAssertEqual(
            refusal { constraint.isActive = true },
            "NSGenericException: Unable to activate constraint with anchors <NSLayoutYAxisAnchor \"UIView.top\"> and "
                + "<NSLayoutYAxisAnchor \"UILabel'a title that is longer th...'.bottom\"> because they have no common "
                + "ancestor. Does the constraint or its anchors reference items in different view hierarchies? That's illegal."
        )
        XCTAssertFalse(constraint.isActive)
        one.addSubview(other)
        constraint.isActive = true
        XCTAssertEqual(one.constraints, [constraint])
    }

    @MainActor
    func testAttributesThatCannotBePairedAreRefused() async {
        let root = makeRoot()
        let box = Box()
        root.add(box)
        func make(
            _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ item: Any? = nil,
            _ multiplier: CGFloat = 1
        ) -> String? {
            refusal {
                let constraint = NSLayoutConstraint(
                    item: box, attribute: first, relatedBy: .equal, toItem: item ?? root, attribute: second,
                    multiplier: multiplier, constant: 0)
                constraint.isActive = true
                XCTAssertFalse(constraint.isActive, "a refused constraint is not active")
            }
        }
        let pairing = "NSInvalidArgumentException: NSLayoutConstraint for Box: Invalid pairing of layout attributes."
        XCTAssertEqual(make(.top, .height), pairing)
        XCTAssertEqual(make(.width, .right), pairing)
        XCTAssertEqual(make(.width, .notAnAttribute), pairing)
        XCTAssertEqual(make(.notAnAttribute, .width), pairing)
        XCTAssertEqual(
            make(.left, .leading),
            "NSInvalidArgumentException: NSLayoutConstraint for Box: A constraint cannot be made between a leading/trailing "
                + "attribute and a right/left attribute. Use leading/trailing for both or neither.")
        XCTAssertEqual(
            make(.top, .top, nil, 0),
            "NSInvalidArgumentException: NSLayoutConstraint for Box: A multiplier of 0 or a nil second item together with a "
                + "location for the first attribute creates an illegal constraint of a location equal to a constant. Location "
                + "attributes must be specified in pairs.")
        XCTAssertEqual(
            make(.top, .top, "a string"),
            "NSInvalidArgumentException: NSLayoutConstraint for Box: Constraint items must each be a view or layout guide."
        )
        XCTAssertEqual(
            make(.top, .top, nil, .nan),
            "NSInternalInconsistencyException: NSLayoutConstraint multiplier is not finite! That's illegal. multiplier:nan"
        )
        // A position can be constrained to a position on the other axis, and a width to a height.
        XCTAssertEqual(exceptions { box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true }, [])
        let diagonal = NSLayoutConstraint(
            item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0)
        XCTAssertEqual(exceptions { diagonal.isActive = true }, [])
        XCTAssertEqual(exceptions { _ = box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2) }, [])
    }

    @MainActor
    func testNumbersThatAreNotFiniteAreRefused() async {
        let root = makeRoot()
        let box = Box(10, 10)
        root.add(box)
        let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
        left.isActive = true
        for wrong in [CGFloat.nan, .infinity, -.infinity] {
            XCTAssertEqual(
                refusal { left.constant = wrong },
                "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite! That's illegal. constant:\(wrong) "
                    + "firstAnchor:<NSLayoutXAxisAnchor \"Box.left\"> secondAnchor:<NSLayoutXAxisAnchor \"UIView.left\">"
            )
            XCTAssertNotNil(refusal { _ = box.widthAnchor.constraint(equalToConstant: wrong) })
        }
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 5)
        box.content.width = .nan
        box.content.height = .infinity
        XCTAssertEqual(
            refusal { root.frame.size.width = .nan }?.hasPrefix(
                "CALayerInvalidGeometry: CALayer position contains NaN"),
            true)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 5)
    }

    @MainActor
    func testPrioritiesOutOfRangeAreRefused() async {
        let width = Box().widthAnchor.constraint(equalToConstant: 1)
        width.priority = .defaultLow
        XCTAssertEqual(
            refusal { width.priority = UILayoutPriority(1001) },
            "NSInternalInconsistencyException: It's illegal to set priority:1001. Priorities must be greater than 0 and less "
                + "or equal to NSLayoutPriorityRequired, which is 1000.000000.")
        XCTAssertNotNil(refusal { width.priority = UILayoutPriority(0) })
        XCTAssertEqual(width.priority, .defaultLow)
    }

    // MARK: Contradictions

    @MainActor
    func testAContradictionIsReportedAndTheOtherConstraintsAreSatisfied() async {
        let root = makeRoot()
        let box = Box()
        root.add(box)
        let wide = box.widthAnchor.constraint(equalToConstant: 100)
        let wider = box.widthAnchor.constraint(equalToConstant: 150)
        wider.identifier = "wider"
        NSLayoutConstraint.activate([wide, wider] + box.pinned(to: root).prefix(2))
        XCTAssertEqual(
            warnings { root.layoutIfNeeded() },
            [
                "Unable to simultaneously satisfy constraints. Probably at least one of the constraints in the following list "
                    + "is one you don't want. Try this: (1) look at each constraint and try to figure out which you don't expect; "
                    + "(2) find the code that added the unwanted constraint or constraints and fix it. "
                    + "( \"<NSLayoutConstraint Box.width == 100 (active)>\", \"<NSLayoutConstraint 'wider' Box.width == 150 "
                    + "(active)>\" ) Will attempt to recover by breaking constraint <NSLayoutConstraint 'wider' Box.width == 150 "
                    + "(active)>"
            ])
        XCTAssertEqual(box.frame, rect(0, 0, 100, 0))
        wide.constant = 120
        _ = warnings { root.layoutIfNeeded() }
        XCTAssertEqual(box.frame.width, 120)
        wide.isActive = false
        XCTAssertEqual(warnings { root.layoutIfNeeded() }, [])
        XCTAssertEqual(box.frame.width, 150, "the broken constraint is satisfied again")
    }

    @MainActor
    func testAFrameThatContradictsAConstraintIsReported() async {
        let root = makeRoot()
        let label = UILabel(frame: rect(0, 0, 50, 20))
        label.text = "Hello"
        root.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: 150).isActive = true
        let said = warnings { root.layoutIfNeeded() }.first ?? ""
        XCTAssertTrue(said.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"), said)
        XCTAssertTrue(
            said.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& UILabel'Hello'.width == 50 (active)>"), said)
        XCTAssertTrue(said.hasSuffix("<NSLayoutConstraint UILabel'Hello'.width == 150 (active)>"), said)
        XCTAssertEqual(label.frame, rect(0, 0, 50, 20))
    }

    @MainActor
    func testEnormousNumbersAreReplacedAndReported() async {
        let root = makeRoot()
        let box = Box()
        root.add(box)
        let width = box.widthAnchor.constraint(equalToConstant: 1)
        let said = warnings { width.constant = .greatestFiniteMagnitude }
        XCTAssertTrue(
            said.first?.hasPrefix("This NSLayoutConstraint is being configured with a constant that exceeds") == true)
        NSLayoutConstraint.activate([width] + box.pinned(to: root).prefix(2))
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(0, 0, 1e7, 0))
        XCTAssertEqual(width.constant, 1e7)
    }

    /// Views whose sizes depend on each other get a consistent solution, or the contradiction is logged.
    @MainActor
    func testCircularConstraintsAreSolvedOrReported() async {
        let root = makeRoot()
        let (one, other) = (Box(), Box())
        root.add(one, other)
        NSLayoutConstraint.activate([
            one.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 20),
            other.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual([one.frame.width, other.frame.width], [40, 20])
        one.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 30).isActive = true
        XCTAssertEqual(warnings { root.layoutIfNeeded() }.count, 1)
    }

    /// Widths and heights are never negative, even in a superview that is too small for its margins.
    @MainActor
    func testALengthIsNeverNegative() async {
        let root = UIView(frame: rect(0, 0, 10, 10))
        let box = Box()
        root.add(box)
        NSLayoutConstraint.activate(box.pinned(to: root, inset: 8))
        let said = warnings { root.layoutIfNeeded() }
        XCTAssertEqual(said.count, 2, "there is one warning for each axis")
        XCTAssertEqual(box.frame, rect(8, 8, 0, 0))
    }
}
