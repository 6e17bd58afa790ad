import HeadlessUIKit
import XCTest

/// Tests the text of a text view as an object that can be edited.
final class TextStorageTests: XCTestCase {
    @MainActor
    func testEditingTheStorageOfATextViewChangesItsText() async {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "one two"
        XCTAssertEqual(view.textStorage.string, "one two")
        XCTAssertTrue(view.textStorage === view.textStorage)
        view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        let color = view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
        XCTAssertEqual(color, .red)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        XCTAssertEqual(view.text, "three two")
        view.textStorage.beginEditing()
        view.textStorage.append(NSAttributedString(string: " one"))
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 6))
        view.textStorage.endEditing()
        XCTAssertEqual(view.text, "two one")
    }

    @MainActor
    func testTheStorageOfATextViewFollowsItsText() async {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let storage = view.textStorage
        XCTAssertEqual(storage.length, 0)
        view.text = "one"
        XCTAssertEqual(storage.string, "one")
        view.attributedText = NSAttributedString(string: "two", attributes: [.kern: 2])
        XCTAssertEqual(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("!")
        XCTAssertEqual(storage.string, "two!")
        XCTAssertTrue(view.layoutManager.textStorage === storage)
        XCTAssertTrue(storage.layoutManagers.first === view.layoutManager)
    }

    @MainActor
    func testAFieldWithoutAFontHasTheStandardFont() async {
        let field = UITextField()
        let standard = field.font
        field.font = .boldSystemFont(ofSize: 30)
        field.font = nil
        XCTAssertNotNil(field.font)
        XCTAssertEqual(field.font, standard)
    }

    /// The methods from before iOS 13 are used by many public libraries.
    @MainActor
    func testAScannerReadsIntoAString() async {
        let scanner = Scanner(string: "12px;")
        scanner.charactersToBeSkipped = nil
        var digits: NSString?
        XCTAssertTrue(scanner.scanCharacters(from: .decimalDigits, into: &digits))
        XCTAssertEqual(digits as String?, "12")
        var unit: NSString?
        XCTAssertTrue(scanner.scanUpTo(";", into: &unit))
        XCTAssertEqual(unit as String?, "px")
        XCTAssertFalse(scanner.scanString("px", into: &unit))
    }

    @MainActor
    func testInsetsAreKeptInAValue() async {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    }

    @MainActor
    func testAnObjectKnowsItsClass() async {
        let delegate: any UINavigationControllerDelegate = Delegate()
        XCTAssertTrue(delegate.isKind(of: NSObject.self))
        XCTAssertTrue(delegate.isKind(of: Delegate.self))
        XCTAssertFalse(delegate.isKind(of: UIView.self))
        XCTAssertTrue(UILabel().isKind(of: UIView.self))
        XCTAssertFalse(UILabel().isMember(of: UIView.self))
        XCTAssertTrue(delegate.isMember(of: Delegate.self))
    }
}

private final class Delegate: NSObject, UINavigationControllerDelegate {}
