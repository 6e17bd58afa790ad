import XCTest

@testable import HeadlessUIKit

/// Tests typing in text fields.
final class TextFieldTests: XCTestCase {
    /// Records some of a text field's delegate calls and control events. It can refuse to begin or end editing, and can
    /// reject given replacement strings.
    @MainActor
    private final class Listener: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var refusesToBegin = false
        var refusesToEnd = false
        var refused: Set<String> = []

        func listen(to field: UITextField) {
            field.delegate = self
            let names: [(UIControl.Event, String)] = [
                (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
                (.primaryActionTriggered, "primary"),
            ]
            for (event, name) in names {
                field.addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
            }
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !refusesToBegin }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refusesToEnd }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("change \(range.location) \(string)")
            return !refused.contains(string)
        }
    }

    @MainActor
    func testATextFieldPostsNotificationsWhenItSendsItsEvents() async throws {
        let (field, listener) = (UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), Listener())
        listener.listen(to: field)
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { notification in
                let name = notification.name.rawValue
                MainActor.assumeIsolated { listener.calls.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        field.text = "code"
        XCTAssertEqual(listener.calls, [])
        try Finger().type("a", into: field)
        try Finger().clear(field)
        field.resignFirstResponder()
        XCTAssertEqual(
            listener.calls.filter { !$0.hasPrefix("did") && !$0.hasPrefix("change ") },
            [
                "begin", "UITextFieldTextDidBeginEditingNotification", "changed",
                "UITextFieldTextDidChangeNotification", "changed", "UITextFieldTextDidChangeNotification", "end",
                "UITextFieldTextDidEndEditingNotification",
            ])
        field.becomeFirstResponder()
        field.endEditing(true)
        XCTAssertEqual(listener.calls.last, "UITextFieldTextDidEndEditingNotification")
    }

    @MainActor
    func testTypingBeginsEditingAndChangesTheTextLetterByLetter() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        let listener = Listener()
        listener.listen(to: field)
        try Finger().type("a😀b", into: field)
        XCTAssertEqual(field.text, "a😀b")
        XCTAssertEqual(
            listener.calls,
            ["didBegin", "begin", "change 0 a", "changed", "change 1 😀", "changed", "change 3 b", "changed"])
        XCTAssertTrue(field.isEditing)
        field.resignFirstResponder()
    }

    @MainActor
    func testTheDelegateRefusesALetter() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        let listener = Listener()
        listener.refused = ["2"]
        listener.listen(to: field)
        try Finger().type("123", into: field)
        XCTAssertEqual(field.text, "13")
        field.resignFirstResponder()
    }

    @MainActor
    func testAnotherFieldTakesOverUnlessTheFirstRefusesToEnd() async throws {
        let first = UITextField(frame: rect(0, 0, 60, 30))
        let second = UITextField(frame: rect(0, 0, 60, 30))
        let listener = Listener()
        listener.listen(to: first)
        try Finger().type("x", into: first)
        listener.refusesToEnd = true
        XCTAssertThrowsError(try Finger().type("y", into: second))
        XCTAssertTrue(first.isFirstResponder)
        listener.refusesToEnd = false
        try Finger().tap(second)
        XCTAssertTrue(second.isFirstResponder)
        XCTAssertEqual(listener.calls.suffix(2), ["didEnd", "end"])
        second.resignFirstResponder()
    }

    @MainActor
    func testAFieldThatIsDisabledOrRefusesEditingIsRefused() async {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        let listener = Listener()
        listener.refusesToBegin = true
        field.delegate = listener
        XCTAssertThrowsError(try Finger().type("x", into: field))
        listener.refusesToBegin = false
        field.isEnabled = false
        XCTAssertThrowsError(try Finger().type("x", into: field)) { error in
            XCTAssertEqual("\(error)", "UITextField is disabled")
        }
        XCTAssertEqual(field.text, "")
    }

    @MainActor
    func testSettingTheTextSendsNoEventsAndClearingItDoes() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        let listener = Listener()
        listener.listen(to: field)
        field.text = "old"
        XCTAssertEqual(listener.calls, [])
        try Finger().clear(field)
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(listener.calls, ["didBegin", "begin", "change 0 ", "changed"])
        field.resignFirstResponder()
    }
}
