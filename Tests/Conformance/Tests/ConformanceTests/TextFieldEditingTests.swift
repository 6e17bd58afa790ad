import CellDirector
import XCTest

/// Tests how editing begins in a text field, moves from one field to another, and ends.
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
