import Foundation
import HeadlessUIKit
import XCTest

/// Tests the order of the calls while text is edited in a text field, and when the text is cleared.
final class TextFieldEditingTests: XCTestCase {
    /// Records delegate calls and control events while text is edited in a text field.
    @MainActor
    private final class Listener: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var keepsText = false

        init(_ field: UITextField) {
            super.init()
            field.delegate = self
            let names: [(UIControl.Event, String)] = [
                (.editingDidBegin, "·begin"), (.editingChanged, "·changed"), (.editingDidEnd, "·end"),
                (.editingDidEndOnExit, "·exit"), (.primaryActionTriggered, "·primary"),
            ]
            for (event, name) in names {
                field.addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
            }
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            calls.append("shouldBegin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            calls.append("shouldEnd")
            return true
        }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            calls.append("didEnd \(reason)")
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("shouldReturn")
            return true
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            calls.append("shouldClear")
            return !keepsText
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("change \(range.location)+\(range.length) \(string)")
            return true
        }
    }

    @MainActor
    func testTheOrderOfAllCallsFromTheTapToReturn() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        let listener = Listener(field)
        try Finger().type("a\n", into: field)
        XCTAssertEqual(
            listener.calls,
            [
                "shouldBegin", "didBegin", "·begin", "change 0+0 a", "·changed", "shouldReturn", "·primary", "·exit",
                "shouldEnd", "didEnd committed", "·end",
            ])
    }

    @MainActor
    func testTypingOverAFieldReplacesItsTextWithTheFirstLetter() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        field.text = "old😀"
        let listener = Listener(field)
        try Finger().type("new", over: field)
        XCTAssertEqual(field.text, "new")
        XCTAssertEqual(
            listener.calls.filter { $0.hasPrefix("change") }, ["change 0+5 n", "change 1+0 e", "change 2+0 w"])
        field.resignFirstResponder()
    }

    @MainActor
    func testTypingNothingOverAViewRemovesItsText() async throws {
        let (field, view) = (UITextField(frame: rect(0, 0, 60, 30)), UITextView(frame: rect(0, 0, 60, 30)))
        (field.text, view.text) = ("old", "old")
        let listener = Listener(field)
        try Finger().type("", over: field)
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(listener.calls.filter { $0.hasPrefix("change") }, ["change 0+3 "])
        try Finger().type("", over: view)
        XCTAssertEqual(view.text, "")
        view.resignFirstResponder()
    }

    @MainActor
    func testTheTextIsRemovedIfEditingClearsIt() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        field.text = "old"
        field.clearsOnBeginEditing = true
        let listener = Listener(field)
        listener.keepsText = true
        try Finger().tap(field)
        XCTAssertEqual(field.text, "old")
        field.resignFirstResponder()
        listener.keepsText = false
        try Finger().tap(field)
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(listener.calls.suffix(2), ["shouldClear", "·changed"])
        field.resignFirstResponder()
    }

    @MainActor
    func testTheTextIsRemovedIfInsertingClearsIt() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        field.text = "old"
        field.clearsOnInsertion = true
        try Finger().type("ab", into: field)
        XCTAssertEqual(field.text, "ab")
        XCTAssertFalse(field.clearsOnInsertion)
        field.resignFirstResponder()
    }

    @MainActor
    func testReturnIsDisabledWithoutTextIfTheFieldEnablesItAutomatically() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        field.enablesReturnKeyAutomatically = true
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().type("\n", into: field) },
            "Return is disabled while there is no text")
        try Finger().type("a\n", into: field)
        field.resignFirstResponder()
    }

    @MainActor
    func testTheDelegateMethodWithoutAReasonIsAlsoCalledWhenEditingEnds() async throws {
        final class Short: NSObject, UITextFieldDelegate {
            var count = 0
            func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
        }
        let field = UITextField(frame: rect(0, 0, 60, 30))
        let short = Short()
        field.delegate = short
        try Finger().tap(field)
        field.resignFirstResponder()
        XCTAssertEqual(short.count, 1)
    }

    @MainActor
    func testATapOnATextFieldBeginsEditingBeforeItSendsTouchUpInside() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        var log: [String] = []
        for (event, name) in [(UIControl.Event.touchUpInside, "up"), (.editingDidBegin, "begin")] {
            field.addAction(UIAction { _ in log.append(name) }, for: event)
        }
        try Finger().tap(field)
        XCTAssertEqual(log, ["begin", "up"])
        field.resignFirstResponder()
    }
}
