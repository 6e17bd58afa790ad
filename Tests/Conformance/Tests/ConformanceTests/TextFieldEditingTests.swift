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
}
