import Foundation
import HeadlessUIKit
import XCTest

/// Tests when the keyboard appears and disappears.
final class KeyboardTests: KeyboardTestCase {
    @MainActor
    func testTheKeyboardAppearsWithTheFirstFieldAndDisappearsWithTheLast() async throws {
        let (screen, first, second) = (UIView(), UITextField(), UITextView())
        screen.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        (first.frame, second.frame) = (
            CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 0, y: 50, width: 200, height: 40)
        )
        for field in [first, second] { screen.addSubview(field) }
        let watcher = Watcher()
        defer { watcher.stop() }
        try Finger().type("a", into: first)
        XCTAssertEqual(watcher.log, ["will show", "did show"])
        try Finger().type("b", into: second)
        XCTAssertEqual(watcher.log.count, 2, "the keyboard stays while the first responder changes")
        screen.endEditing(true)
        XCTAssertEqual(watcher.log, ["will show", "did show", "will hide", "did hide"])
        XCTAssertEqual(watcher.frames.first?.maxY, UIScreen.main.bounds.height)
        XCTAssertEqual(watcher.frames.last?.minY, UIScreen.main.bounds.height)
    }

    /// Apple, `UIScrollView.KeyboardDismissMode.onDrag`: "A mode in which the keyboard dismisses when a drag begins."
    @MainActor
    func testADragDismissesTheKeyboard() async throws {
        let (screen, list, field) = (UIView(), UIScrollView(), UITextField())
        screen.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        list.frame = CGRect(x: 0, y: 50, width: 390, height: 400)
        list.contentSize = CGSize(width: 390, height: 2000)
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        for view in [list, field] { screen.addSubview(view) }
        for (mode, stays) in [
            (UIScrollView.KeyboardDismissMode.none, true), (.interactive, true), (.onDrag, false),
            (.onDragWithAccessory, false),
        ] {
            list.keyboardDismissMode = mode
            field.becomeFirstResponder()
            try Finger().scroll(list, by: 10)
            XCTAssertEqual(field.isFirstResponder, stays, "\(mode)")
        }
    }

    @MainActor
    func testAnInputViewIsAKeyboard() async throws {
        let (screen, list, name, day) = (UIView(), UIScrollView(), UITextField(), UITextField())
        screen.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        list.frame = CGRect(x: 0, y: 50, width: 390, height: 400)
        list.contentSize = CGSize(width: 390, height: 2000)
        list.keyboardDismissMode = .onDrag
        for view in [list, name, day] { screen.addSubview(view) }
        day.inputView = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        day.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let watcher = Watcher()
        defer { watcher.stop() }
        name.becomeFirstResponder()
        day.becomeFirstResponder()
        XCTAssertEqual(watcher.log, ["will show", "did show", "will show", "did show"])
        XCTAssertEqual(watcher.frames.last?.height, 260)
        try Finger().scroll(list, by: 10)
        XCTAssertFalse(day.isFirstResponder)
        XCTAssertEqual(watcher.log.suffix(2), ["will hide", "did hide"])
    }

    @MainActor
    func testTheKeyboardAppearsAgainAfterItsFieldHasGone() async throws {
        let (screen, second) = (UIView(), UITextField())
        screen.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.addSubview(second)
        let watcher = Watcher()
        defer { watcher.stop() }
        weak var gone: UITextField?
        do {
            let first = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            gone = first
            first.becomeFirstResponder()
        }
        XCTAssertNil(gone)
        second.becomeFirstResponder()
        XCTAssertEqual(watcher.log, ["will show", "did show", "will show", "did show"])
        second.resignFirstResponder()
    }
}
