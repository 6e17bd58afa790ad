import CellDirector
import XCTest

/// Tests ending text editing with `endEditing(_:)`, and moving an edited text field to another superview.
final class EditedCellTests: EditedCellTestCase {
    @MainActor
    func testAViewEndsTheEditingInsideIt() async throws {
        try needsHostApp()
        let form = Form()
        let field = try form.field(0)
        XCTAssertFalse(form.table.endEditing(true))
        field.becomeFirstResponder()
        XCTAssertFalse(try form.field(1).endEditing(true))
        form.mayEnd = false
        XCTAssertFalse(form.table.endEditing(false))
        XCTAssertTrue(field.isEditing)
        XCTAssertTrue(form.table.endEditing(true))
        XCTAssertFalse(field.isEditing)
        XCTAssertEqual(form.calls, ["begin 0", "end 0"])
    }

    @MainActor
    func testAFieldThatMovesToAnotherViewContinuesEditing() async throws {
        try needsHostApp()
        let (first, second, field) = (UIView(), UIView(), UITextField())
        first.addSubview(field)
        field.becomeFirstResponder()
        second.addSubview(field)
        XCTAssertTrue(field.isEditing)
        field.removeFromSuperview()
        XCTAssertFalse(field.isEditing)
    }
}
