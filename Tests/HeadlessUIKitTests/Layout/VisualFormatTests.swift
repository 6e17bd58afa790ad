import HeadlessUIKit
import XCTest

/// Constraints from lines of the Visual Format Language.
final class VisualFormatTests: XCTestCase {
    @MainActor
    private func frames(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
        _ more: (Box, Box) -> Void = { _, _ in }
    ) -> [CGRect] {
        let root = makeRoot()
        let (first, second) = (Box(40, 20), Box(60, 30))
        root.add(first, second)
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics,
                    views: ["first": first, "second": second]))
        }
        more(first, second)
        root.layoutIfNeeded()
        return [first.frame, second.frame]
    }

    @MainActor
    func testViewsFollowEachOtherWithSpaces() async {
        XCTAssertEqual(
            frames(["H:|-50-[first]-10-[second]", "V:|[first]", "V:|[second]"]),
            [rect(50, 0, 40, 20), rect(100, 0, 60, 30)])
        XCTAssertEqual(
            frames(["|-[first]-[second]", "V:|-[first]-[second]"]), [rect(8, 8, 40, 20), rect(56, 36, 60, 30)],
            "the standard spaces")
        XCTAssertEqual(
            frames(["|[first][second(100)]|", "V:|[first]", "V:[second(10)]|"]),
            [rect(0, 0, 200, 20), rect(200, 190, 100, 10)])
    }

    @MainActor
    func testPredicatesHaveRelationsPrioritiesMetricsAndViews() async {
        XCTAssertEqual(
            frames(
                ["|-(side)-[first(>=50,<=70)]-(gap@500)-[second(==first)]", "V:|-side-[first]", "V:|[second]"],
                metrics: ["side": 5, "gap": 7.5]
            ) { _, second in second.content.width = UIView.noIntrinsicMetric },
            [rect(5, 5, 50, 20), rect(62.5, 0, 50, 30)])
        XCTAssertEqual(
            frames(["|[first(100@20)]", "V:|[first]", "|[second(100@900)]", "V:|[second]"]).map(\.width), [40, 100])
    }

    @MainActor
    func testViewsAreAlignedAndGoTheOtherWay() async {
        XCTAssertEqual(
            frames(["[second]-20-[first]-10-|"], options: [.alignAllCenterY]) { _, second in
                second.topAnchor.constraint(equalTo: second.superview?.topAnchor ?? second.topAnchor, constant: 100)
                    .isActive = true
            },
            [rect(250, 105, 40, 20), rect(170, 100, 60, 30)])
        XCTAssertEqual(
            frames(["|-5-[first]-10-[second]"], options: [.directionRightToLeft]).map(\.minX), [255, 185])
    }

    @MainActor
    func testALineThatCannotBeReadNamesItsColumn() async {
        func reason(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String? {
            let box = UIView()
            let raised = exceptions {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 8], views: ["box": box])
            }
            XCTAssertEqual(raised.map(\.name), ["NSInvalidArgumentException"], format)
            return raised.first?.reason
        }
        XCTAssertEqual(
            reason("V|[box]|"),
            "Unable to parse constraint format: \nExpected ':' after 'V' to specify vertical arrangement \nV|[box]|\n"
                + " ^ (column 2)")
        let cases = [
            ("|-[box", "Expected a ']' here to close the view.", 7), ("|-5[box]", "Expected a '-' here to end", 4),
            ("[box(gap]", "A predicate must end with ')'", 9), ("[box]-", "Expected a number or the name", 7),
            ("[box(=5)]", "Expected '==', '<=' or '>='.", 7), ("", "Expected a view.", 1), ("||", "Expected a view", 2),
            ("[box]|x", "Nothing can follow the superview", 7), ("[1]", "Expected a view's name.", 2),
            ("[box]-side-[box]", "side is not a key in the metrics dictionary.", 7),
            ("[other]", "other is not a key in the views dictionary.", 2),
            ("|[box]", "Unable to interpret '|' character", 1), ("V:[box]é", "Expected a '[' here", 8),
        ]
        for (format, message, column) in cases {
            let reason = reason(format) ?? ""
            XCTAssert(reason.contains(message), "\(format): \(reason)")
            XCTAssert(reason.hasSuffix("(column \(column))"), "\(format): \(reason)")
        }
        XCTAssert(
            reason("[box]", .alignAllLeft)?.contains("not allowed for layout that is also horizontal") ?? false)
    }
}
