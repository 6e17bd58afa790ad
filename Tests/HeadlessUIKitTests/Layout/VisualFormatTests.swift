import HeadlessUIKit
import XCTest

/// Tests the exceptions for invalid visual format strings.
final class VisualFormatTests: XCTestCase {
    @MainActor
    func testAnInvalidFormatIsReportedWithItsColumn() async {
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
