import CellDirector
import XCTest

/// Tests that a text field with an empty input view shows no keyboard, and that rectangles in an `NSValue` can be cast
/// to `CGRect`.
final class KeyboardTests: KeyboardTestCase {
    @MainActor
    func testAFieldWithAnEmptyInputViewShowsNoKeyboard() async throws {
        try needsHostApp()
        let field = UITextField()
        field.inputView = UIView()
        let watcher = Watcher()
        defer { watcher.stop() }
        field.becomeFirstResponder()
        field.resignFirstResponder()
        XCTAssertEqual(watcher.log, [])
    }

    @MainActor
    func testAnNSValueOfARectangleIsCastAsOnApplePlatforms() async {
        let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
        let value: Any = NSValue(cgRect: rectangle)
        XCTAssertEqual(value as? CGRect, rectangle)
        XCTAssertEqual(((rectangle as Any) as? NSValue)?.cgRectValue, rectangle)
        let (number, point): (Any, Any) = (NSNumber(value: 3), NSValue(cgPoint: rectangle.origin))
        XCTAssertNil(number as? CGRect)
        XCTAssertNil(point as? CGRect)
    }
}
