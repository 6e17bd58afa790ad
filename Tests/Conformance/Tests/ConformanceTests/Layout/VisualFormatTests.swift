import CellDirector
import XCTest

/// Tests constraints created with the Visual Format Language.
final class VisualFormatTests: ConformanceTestCase {
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
            "the standard spacing is 8 points")
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
    func testViewsAreAlignedAndOrderedFromRightToLeft() async {
        XCTAssertEqual(
            frames(["[second]-20-[first]-10-|"], options: [.alignAllCenterY]) { _, second in
                second.topAnchor.constraint(equalTo: second.superview?.topAnchor ?? second.topAnchor, constant: 100)
                    .isActive = true
            },
            [rect(250, 105, 40, 20), rect(170, 100, 60, 30)])
        XCTAssertEqual(
            frames(["|-5-[first]-10-[second]"], options: [.directionRightToLeft]).map(\.minX), [255, 185])
    }
}
