import CellDirector
import XCTest

/// Tests that a text field stores its text input traits.
final class TextFieldEditingTests: ConformanceTestCase {
    @MainActor
    func testTraitsAreKept() async {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.textContentType = .emailAddress
        field.autocapitalizationType = .none
        let traits: any UITextInputTraits = field
        XCTAssertEqual(traits.keyboardType, .emailAddress)
        XCTAssertEqual(traits.returnKeyType.rawValue, 9)
        XCTAssertEqual(traits.textContentType?.rawValue, "email")
        XCTAssertEqual(traits.autocapitalizationType, .none)
    }

    private final class FloatingField: UITextField {
        override var placeholder: String? {
            didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0.uppercased()) } }
        }
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 0, dy: 5)
        }
        override func editingRect(forBounds bounds: CGRect) -> CGRect {
            super.editingRect(forBounds: bounds).insetBy(dx: 0, dy: 5)
        }
    }

    /// A public library relies on this, and its tests pass on iPhones.
    @MainActor
    func testAFieldDoesNotCallOneOverriddenMemberForAnother() async {
        let field = FloatingField(frame: rect(0, 0, 100, 40))
        field.placeholder = "name"
        XCTAssertEqual(field.attributedPlaceholder?.string, "NAME")
        XCTAssertEqual(field.editingRect(forBounds: field.bounds).height, 30)
    }
}
