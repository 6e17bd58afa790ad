import Foundation
import HeadlessUIKit
import XCTest

/// Apple's documentation of `UILabel.font` says that "assigning a new value to this property applies the font to the
/// entirety of the string in the attributedText property". The same applies to `textColor`. Setting `attributedText`
/// updates both properties "so that they reflect the style information starting at location 0".
final class StyledTextTests: XCTestCase {
    private let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 40))

    @MainActor
    private func makeText(_ colors: [UIColor] = []) -> NSMutableAttributedString {
        func run(_ string: String, _ font: UIFont, _ color: UIColor?) -> NSMutableAttributedString {
            NSMutableAttributedString(
                string: string, attributes: color.map { [.font: font, .foregroundColor: $0] } ?? [.font: font])
        }
        let text = run("large", large, colors.first)
        text.append(run(" small", small, colors.last))
        return text
    }

    /// Returns the value of an attribute at each character.
    private func values<Value>(_ key: NSAttributedString.Key, _ text: NSAttributedString?, as type: Value.Type)
        -> [Value?]
    {
        guard let text else { return [] }
        return (0..<text.length).map { text.attribute(key, at: $0, effectiveRange: nil) as? Value }
    }

    @MainActor
    func testAFontSetAfterwardsAppliesToTheWholeText() async {
        let plain = UILabel()
        plain.text = "large small"
        plain.font = small
        for colors in [[], [UIColor.red, .blue]] {
            let label = UILabel()
            label.attributedText = makeText(colors)
            XCTAssertNotEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
            label.font = small
            XCTAssertEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
            XCTAssertEqual(values(.foregroundColor, label.attributedText, as: UIColor.self).last, colors.last)
            label.attributedText = makeText(colors)
            XCTAssertNotEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
        }
        let label = UILabel()
        label.attributedText = makeText()
        label.font = small
        XCTAssertEqual(values(.font, label.attributedText, as: UIFont.self), Array(repeating: small, count: 11))
        label.textColor = .green
        XCTAssertEqual(
            values(.foregroundColor, label.attributedText, as: UIColor.self), Array(repeating: .green, count: 11))
        label.font = nil
        XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    }

    @MainActor
    func testAColorSetAfterwardsAppliesToTheWholeText() async {
        let label = UILabel()
        label.attributedText = makeText([.red, .blue])
        label.textColor = .green
        XCTAssertEqual(
            values(.foregroundColor, label.attributedText, as: UIColor.self), Array(repeating: .green, count: 11))
        XCTAssertEqual(values(.font, label.attributedText, as: UIFont.self).last, small)
        label.textColor = nil
        XCTAssertEqual(label.textColor, .label)
        XCTAssertEqual(
            values(.foregroundColor, label.attributedText, as: UIColor.self), Array(repeating: .label, count: 11))
        let view = UITextView(frame: .zero)
        view.attributedText = makeText([.red, .blue])
        view.textColor = .green
        XCTAssertEqual(
            values(.foregroundColor, view.attributedText, as: UIColor.self), Array(repeating: .green, count: 11))
    }

    @MainActor
    func testAnAttributedTitleOfAButtonKeepsItsColors() async {
        let button = UIButton(type: .system)
        button.setAttributedTitle(makeText([.red, .blue]), for: .normal)
        let colors = Array(repeating: UIColor.red, count: 5) + Array(repeating: .blue, count: 6)
        for _ in 0..<2 {
            XCTAssertEqual(values(.foregroundColor, button.titleLabel?.attributedText, as: UIColor.self), colors)
            button.setTitleColor(.green, for: .normal)
        }
    }

    @MainActor
    func testAnAttributedTextSetsTheStyleOfItsFirstLetter() async {
        let label = UILabel()
        label.attributedText = makeText([.red, .blue])
        XCTAssertEqual(label.font, large)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(values(.font, label.attributedText, as: UIFont.self).last, small)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        label.attributedText = NSAttributedString(string: "right", attributes: [.paragraphStyle: style])
        XCTAssertEqual(label.textAlignment, .right)
        XCTAssertEqual(label.font, large)
        label.attributedText = nil
        XCTAssertNil(label.text)
    }

    /// Apple documents that setting `UITextView.font` causes the font "to be applied to the entire contents of the text
    /// view".
    @MainActor
    func testATextViewsFontAppliesToTheWholeText() async {
        let size = CGSize(width: 300, height: 0)
        let (view, plain) = (UITextView(frame: .zero), UITextView(frame: .zero))
        plain.text = "large small"
        plain.font = small
        view.attributedText = makeText([.red, .blue])
        XCTAssertNotEqual(view.sizeThatFits(size), plain.sizeThatFits(size))
        view.font = small
        XCTAssertEqual(view.sizeThatFits(size), plain.sizeThatFits(size))
        view.attributedText = makeText()
        XCTAssertNotEqual(view.sizeThatFits(size), plain.sizeThatFits(size))
    }

    @MainActor
    func testAnAttributedStringKeepsItsAttributes() async {
        var text = AttributedString("Hello, ")
        text.foregroundColor = .systemRed
        var name = AttributedString("Ada")
        name.font = .boldSystemFont(ofSize: 20)
        name.underlineStyle = .single
        name.tracking = 1.5
        name.link = URL(string: "https://example.org")
        text.append(name)
        let styled = NSAttributedString(text)
        XCTAssertEqual(styled.string, "Hello, Ada")
        XCTAssertEqual(styled.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemRed)
        XCTAssertNil(styled.attribute(.font, at: 0, effectiveRange: nil))
        XCTAssertEqual(styled.attribute(.font, at: 8, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 20))
        XCTAssertEqual(styled.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int, 1)
        XCTAssertEqual(
            styled.attribute(NSAttributedString.Key("CTTracking"), at: 8, effectiveRange: nil) as? Double, 1.5)
        XCTAssertEqual(styled.attribute(.link, at: 8, effectiveRange: nil) as? URL, URL(string: "https://example.org"))
        var container = AttributeContainer()
        container.kern = 2
        text.mergeAttributes(container)
        XCTAssertEqual(text.kern, 2)
    }
}
