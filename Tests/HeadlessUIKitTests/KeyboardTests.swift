import Foundation
import HeadlessUIKit
import XCTest

/// When the keyboard comes and goes.
final class KeyboardTests: XCTestCase {
    @MainActor
    private final class Watcher {
        private(set) var log: [String] = []
        private(set) var frames: [CGRect] = []
        private var tokens: [any NSObjectProtocol] = []

        init() {
            for (name, word) in [
                (UIResponder.keyboardWillShowNotification, "will show"),
                (UIResponder.keyboardDidShowNotification, "did show"),
                (UIResponder.keyboardWillHideNotification, "will hide"),
                (UIResponder.keyboardDidHideNotification, "did hide"),
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                        MainActor.assumeIsolated {
                            self?.log.append(word)
                            frame.map { self?.frames.append($0) }
                        }
                    })
            }
        }

        func stop() { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    @MainActor
    func testTheKeyboardComesWithTheFirstFieldAndGoesWithTheLast() async throws {
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
        XCTAssertEqual(watcher.log.count, 2, "between two fields it stays")
        screen.endEditing(true)
        XCTAssertEqual(watcher.log, ["will show", "did show", "will hide", "did hide"])
        XCTAssertEqual(watcher.frames.first?.maxY, UIScreen.main.bounds.height)
        XCTAssertEqual(watcher.frames.last?.minY, UIScreen.main.bounds.height)
    }

    @MainActor
    func testAFieldWithAnInputViewOfItsOwnShowsNoKeyboard() async {
        let field = UITextField()
        field.inputView = UIView()
        let watcher = Watcher()
        defer { watcher.stop() }
        field.becomeFirstResponder()
        field.resignFirstResponder()
        XCTAssertEqual(watcher.log, [])
    }

    @MainActor
    func testAValueOfARectangleIsCastAsOnApplesPlatforms() async {
        let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
        let value: Any = NSValue(cgRect: rectangle)
        XCTAssertEqual(value as? CGRect, rectangle)
        XCTAssertEqual(((rectangle as Any) as? NSValue)?.cgRectValue, rectangle)
        let (number, point): (Any, Any) = (NSNumber(value: 3), NSValue(cgPoint: rectangle.origin))
        XCTAssertNil(number as? CGRect)
        XCTAssertNil(point as? CGRect)
    }
}
