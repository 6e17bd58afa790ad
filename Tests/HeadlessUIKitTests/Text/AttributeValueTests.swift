import Foundation
import HeadlessUIKit
import XCTest

/// Tests objects of UIKit's classes as attribute values in attributed strings. Foundation on Linux compares the values
/// of neighboring runs, and crashes if it mistakes an object for a Core Foundation object.
final class AttributeValueTests: XCTestCase {
    private static func style(_ spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    private var values: [NSObject] {
        [
            UIColor.red, UIColor.blue, UIColor.clear, UIColor(white: 0.5, alpha: 0.5), UIColor.systemRed,
            UIColor(named: "brand") ?? .label, UIColor { _ in .red }, UIFont.systemFont(ofSize: 10),
            UIFont(name: "A", size: 0) ?? .init(), UIFont.boldSystemFont(ofSize: 40), Self.style(0), Self.style(1),
            Self.style(0),
        ]
    }

    func testNeighboringRunsHaveDifferentValues() {
        let values = values
        for first in values {
            for second in values {
                let text = NSMutableAttributedString(string: "ab", attributes: [.init("key"): first])
                text.append(NSAttributedString(string: "cd", attributes: [.init("key"): second]))
                var ranges: [NSRange] = []
                text.enumerateAttributes(in: NSRange(location: 0, length: 4)) { attributes, range, _ in
                    XCTAssertEqual(attributes[.init("key")] as? NSObject, range.location == 0 ? first : second)
                    ranges.append(range)
                }
                XCTAssertEqual(ranges.count, first == second ? 1 : 2, "\(first), \(second)")
                text.addAttribute(.init("key"), value: second, range: NSRange(location: 1, length: 2))
                XCTAssertEqual(text.attribute(.init("key"), at: 1, effectiveRange: nil) as? NSObject, second)
            }
        }
    }

    @MainActor
    func testAnEmptyAttributedStringIsCreatedWithoutAString() async {
        XCTAssertEqual(NSAttributedString().string, "")
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]))
        text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue]))
        XCTAssertEqual(text.string, "ab")
        let label = UILabel()
        label.attributedText = NSAttributedString()
        label.textColor = .red
        XCTAssertEqual(label.attributedText?.length, 0)
    }
}
