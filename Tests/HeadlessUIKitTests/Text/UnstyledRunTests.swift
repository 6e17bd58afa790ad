import Foundation
import HeadlessUIKit
import XCTest

/// Tests that runs without an attribute have the value of the label or field, not that of the first character.
final class UnstyledRunTests: XCTestCase {
    @MainActor
    private func text(_ first: String, _ attributes: [NSAttributedString.Key: Any], _ rest: String)
        -> NSAttributedString
    {
        let text = NSMutableAttributedString(string: first, attributes: attributes)
        text.append(NSAttributedString(string: rest))
        return text
    }

    @MainActor
    func testARunWithoutAFontHasTheLabelsOwnFont() async {
        let label = UILabel()
        let rest = " followed by small text"
        label.text = rest
        let small = label.intrinsicContentSize.width
        label.font = .systemFont(ofSize: 40)
        label.text = "12"
        let large = label.intrinsicContentSize.width
        label.font = .systemFont(ofSize: 17)
        let styled = text("12", [.font: UIFont.systemFont(ofSize: 40)], rest)
        // A cell that is reused sets the text again.
        for _ in 0..<3 {
            label.attributedText = styled
            XCTAssertEqual(label.intrinsicContentSize.width, small + large, accuracy: 1)
            XCTAssertEqual(label.font.pointSize, 40)
        }
        XCTAssertEqual(label.attributedText, styled)
        label.attributedText = NSAttributedString(string: rest)
        XCTAssertEqual(label.intrinsicContentSize.width, small, accuracy: 0.5)
        label.attributedText = styled
        label.font = .systemFont(ofSize: 40)
        XCTAssertGreaterThan(label.intrinsicContentSize.width, 2 * small, "the font applies to the whole text")
    }

    @MainActor
    func testAFieldMeasuresTheAttributesOfItsTextAndPlaceholder() async {
        let field = UITextField()
        let rest = " followed by small text"
        field.text = rest
        let small = field.intrinsicContentSize.width
        let styled = text("12", [.font: UIFont.systemFont(ofSize: 40)], rest)
        for _ in 0..<2 {
            field.attributedText = styled
            XCTAssertEqual(field.attributedText, styled)
            XCTAssertGreaterThan(field.intrinsicContentSize.width, small + 30)
            XCTAssertLessThan(field.intrinsicContentSize.width, small + 60)
        }
        field.text = rest
        field.font = .systemFont(ofSize: 17)
        XCTAssertEqual(field.intrinsicContentSize.width, small)
        XCTAssertEqual(field.attributedText, NSAttributedString(string: rest))
        field.text = ""
        field.placeholder = rest
        let plain = field.intrinsicContentSize.width
        field.attributedPlaceholder = styled
        XCTAssertGreaterThan(field.intrinsicContentSize.width, plain + 30)
        field.placeholder = rest
        XCTAssertEqual(field.intrinsicContentSize.width, plain)
    }

    @MainActor
    func testTypedTextHasTheAttributesOfTheLastCharacter() async throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let styled = NSMutableAttributedString(string: "12")
        styled.append(NSAttributedString(string: "3", attributes: [.foregroundColor: UIColor.red]))
        field.attributedText = styled
        try Finger().type("4", into: field)
        let typed = try XCTUnwrap(field.attributedText)
        XCTAssertEqual(typed.string, "1234")
        XCTAssertEqual(typed.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .red)
        XCTAssertNil(typed.attribute(.foregroundColor, at: 0, effectiveRange: nil))
    }

    @MainActor
    func testATextViewShowsTheSameTextTheSameWayAgain() async {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 14)
        let styled = NSMutableAttributedString(string: "small text, then ")
        styled.append(NSAttributedString(string: "12", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        view.attributedText = styled
        let first = view.intrinsicContentSize
        view.attributedText = styled
        XCTAssertEqual(view.intrinsicContentSize, first)
    }

    // MARK: Side views

    @MainActor
    func testASideViewIsShownInItsMode() async {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        field.leftView = view
        XCTAssertNil(view.superview)
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 0)
        let modes: [(UITextField.ViewMode, atRest: Bool, editing: Bool)] = [
            (.always, true, true), (.whileEditing, false, true), (.unlessEditing, true, false), (.never, false, false),
        ]
        for (mode, atRest, editing) in modes {
            field.leftViewMode = mode
            XCTAssertEqual(view.superview != nil, atRest)
            field.becomeFirstResponder()
            XCTAssertEqual(view.superview != nil, editing)
            XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, editing ? 30 : 0)
            field.resignFirstResponder()
            XCTAssertEqual(view.superview != nil, atRest)
        }
        field.leftViewMode = .always
        field.leftView = nil
        XCTAssertNil(view.superview)
    }
}
