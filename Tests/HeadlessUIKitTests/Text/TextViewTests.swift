import XCTest

@testable import HeadlessUIKit

/// Tests typing in a text view, and the attributes, size, scrolling and notifications of text views.
final class TextViewTests: XCTestCase {
    @MainActor
    private final class Listener: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var refusesToBegin = false
        var refusesToEnd = false
        var refused: Set<String> = []

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !refusesToBegin }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !refusesToEnd }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            calls.append("change \(range.location)+\(range.length) to \(text.debugDescription)")
            return !refused.contains(text)
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }
    }

    @MainActor
    private func makeView() -> (UITextView, Listener) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        let listener = Listener()
        view.delegate = listener
        return (view, listener)
    }

    @MainActor
    func testTypingCallsTheDelegateForEachLetter() async throws {
        let (view, listener) = makeView()
        try Finger().type("a\n😀", into: view)
        XCTAssertEqual(view.text, "a\n😀")
        XCTAssertEqual(
            listener.calls,
            [
                "began", "change 0+0 to \"a\"", "selection", "changed", "change 1+0 to \"\\n\"", "selection", "changed",
                "change 2+0 to \"😀\"", "selection", "changed",
            ])
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
        XCTAssertTrue(view.resignFirstResponder())
        XCTAssertEqual(listener.calls.last, "ended")
    }

    @MainActor
    func testTheDelegateRefusesLettersAndEditing() async throws {
        let (view, listener) = makeView()
        listener.refused = ["\n"]
        try Finger().type("a\nb", into: view)
        XCTAssertEqual(view.text, "ab")
        listener.refusesToEnd = true
        XCTAssertFalse(view.resignFirstResponder())
        XCTAssertTrue(view.endEditing(true), "endEditing(true) does not ask the delegate")
        listener.refusesToBegin = true
        XCTAssertThrowsError(try Finger().type("c", into: view)) { error in
            XCTAssertEqual("\(error)", "UITextView can't become first responder")
        }
        listener.refusesToBegin = false
        view.isEditable = false
        XCTAssertThrowsError(try Finger().type("c", into: view)) { error in
            XCTAssertEqual("\(error)", "UITextView can't be edited")
        }
    }

    @MainActor
    func testTheSelectionIsTypedOverAndKeptWithinTheText() async throws {
        let (view, listener) = makeView()
        view.text = "one two"
        XCTAssertEqual(listener.calls, [])
        view.selectedRange = NSRange(location: 4, length: 30)
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 3))
        try Finger().type("2", into: view)
        XCTAssertEqual(view.text, "one 2")
        try Finger().type("new", over: view)
        XCTAssertEqual(view.text, "new")
        try Finger().clear(view)
        XCTAssertEqual(view.text, "")
        XCTAssertFalse(view.hasText)
        view.text = nil
        XCTAssertEqual(view.text, "")
        view.resignFirstResponder()
    }

    @MainActor
    func testTypedTextHasTheAttributesAroundIt() async throws {
        let (view, _) = makeView()
        view.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        try Finger().type("b", into: view)
        XCTAssertEqual(view.attributedText.string, "ab")
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).height, height)
        view.resignFirstResponder()
    }

    /// Apple documents that setting `UITextView.attributedText` updates the text view's font, text color and alignment
    /// "to reflect the typing attributes".
    @MainActor
    func testAttributedTextSetsTheFontColorAndAlignment() async {
        let (view, _) = makeView()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(string: "a")
        text.append(
            NSAttributedString(
                string: "b",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.red, .paragraphStyle: style,
                ]))
        view.font = .systemFont(ofSize: 15)
        view.attributedText = text
        XCTAssertEqual(view.font?.pointSize, 22)
        XCTAssertEqual(view.textColor, .red)
        XCTAssertEqual(view.textAlignment, .center)
        XCTAssertEqual(
            attribute(.font, of: view, at: 0), UIFont.systemFont(ofSize: 15),
            "text without a font attribute keeps the view's font")
        XCTAssertEqual(attribute(.font, of: view, at: 1), UIFont.systemFont(ofSize: 22))

        view.textAlignment = .right
        let other: NSParagraphStyle? = attribute(.paragraphStyle, of: view, at: 1)
        XCTAssertEqual(other?.alignment, .right)
        view.font = .systemFont(ofSize: 30)
        XCTAssertEqual(attribute(.font, of: view, at: 0), UIFont.systemFont(ofSize: 30))
        view.attributedText = NSAttributedString(string: "c")
        XCTAssertEqual(view.font?.pointSize, 30)
    }

    @MainActor
    private func attribute<Value>(_ key: NSAttributedString.Key, of view: UITextView, at index: Int) -> Value? {
        view.attributedText.attribute(key, at: index, effectiveRange: nil) as? Value
    }

    @MainActor
    func testTextThatIsSetOrTypedHasTheFontAndColor() async throws {
        let (view, _) = makeView()
        view.font = .systemFont(ofSize: 30)
        view.textColor = .red
        XCTAssertEqual(view.typingAttributes[.font] as? UIFont, .systemFont(ofSize: 30))
        try Finger().type("a", into: view)
        XCTAssertEqual(attribute(.font, of: view, at: 0), UIFont.systemFont(ofSize: 30))
        view.text = "abc"
        XCTAssertEqual(attribute(.font, of: view, at: 2), UIFont.systemFont(ofSize: 30))
        XCTAssertEqual(attribute(.foregroundColor, of: view, at: 2), UIColor.red)
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        try Finger().type("de", into: view)
        XCTAssertEqual(attribute(.font, of: view, at: 3), UIFont.systemFont(ofSize: 9))
        XCTAssertEqual(attribute(.font, of: view, at: 4), UIFont.systemFont(ofSize: 9))
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        view.selectedRange = NSRange(location: 1, length: 0)
        try Finger().type("f", into: view)
        XCTAssertEqual(
            attribute(.font, of: view, at: 1), UIFont.systemFont(ofSize: 30),
            "changing the selection resets the typing attributes")
        view.resignFirstResponder()
    }

    @MainActor
    func testATextViewGrowsWithItsTextIfItDoesNotScroll() async throws {
        let (view, _) = makeView()
        XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let empty = view.intrinsicContentSize.height
        try Finger().type("a", into: view)
        XCTAssertEqual(view.intrinsicContentSize.height, empty, "an empty text view is one line high")
        try Finger().type("\n", into: view)
        let two = view.intrinsicContentSize.height
        XCTAssertGreaterThan(two, empty)
        try Finger().type("b", into: view)
        XCTAssertEqual(view.intrinsicContentSize.height, two)

        view.text = String(repeating: "word ", count: 40)
        let narrow = view.sizeThatFits(CGSize(width: 100, height: 0))
        let wide = view.sizeThatFits(CGSize(width: 300, height: 0))
        XCTAssertGreaterThan(narrow.height, wide.height)
        XCTAssertLessThanOrEqual(narrow.width, 100)
        view.textContainerInset.top += 10
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 100, height: 0)).height, narrow.height + 10)
        view.textContainer.maximumNumberOfLines = 1
        XCTAssertLessThan(view.sizeThatFits(CGSize(width: 100, height: 0)).height, wide.height)
        view.resignFirstResponder()
    }

    @MainActor
    func testALongTextScrolls() async throws {
        let (view, listener) = makeView()
        view.text = String(repeating: "line\n", count: 30)
        view.layoutIfNeeded()
        XCTAssertGreaterThan(view.contentSize.height, view.bounds.height)
        try Finger().scroll(view, by: 50)
        XCTAssertEqual(view.contentOffset.y, 50)
        XCTAssertEqual(listener.calls, ["scrolled"])
    }

    @MainActor
    func testATextViewInARowReceivesTheTouch() async throws {
        let table = UITableViewController(style: .plain)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let source = OneRow { $0.contentView.addSubview(view) }
        table.tableView.dataSource = source
        table.tableView.layoutIfNeeded()
        try Finger().tap(view)
        XCTAssertTrue(view.isFirstResponder)
        view.resignFirstResponder()
        view.isEditable = false
        try Finger().tap(view)
        XCTAssertFalse(view.isFirstResponder)
        XCTAssertNil(table.tableView.indexPathForSelectedRow)
        view.isSelectable = false
        try Finger().tap(view)
        XCTAssertEqual(table.tableView.indexPathForSelectedRow, [0, 0])
    }

    @MainActor
    func testALongPressOnATextViewInARowDoesNotReachTheRow() async throws {
        let table = UITableViewController(style: .plain)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let source = OneRow { $0.contentView.addSubview(view) }
        table.tableView.dataSource = source
        table.tableView.layoutIfNeeded()
        try Finger().longPress(view)
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertNil(table.tableView.indexPathForSelectedRow)
        view.isEditable = false
        view.isSelectable = false
        try Finger().longPress(view)
        XCTAssertEqual(table.tableView.indexPathForSelectedRow, [0, 0])
    }

    @MainActor
    func testALongPressRecognizerKeepsATextViewFromBeingEdited() async throws {
        let (view, _) = makeView()
        view.addGestureRecognizer(UILongPressGestureRecognizer())
        try Finger().longPress(view)
        XCTAssertFalse(view.isFirstResponder)
        try Finger().tap(view)
        XCTAssertTrue(view.isFirstResponder)
    }

    @MainActor
    func testATextViewPostsNotifications() async throws {
        let (view, _) = makeView()
        nonisolated(unsafe) var names: [String] = []
        let tokens = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
                names.append($0.name.rawValue)
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try Finger().type("a", into: view)
        view.resignFirstResponder()
        XCTAssertEqual(
            names,
            [
                "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
                "UITextViewTextDidEndEditingNotification",
            ])
    }

    @MainActor
    func testFontMetricsDoNotScaleAtTheDefaultTextSize() async {
        let font = UIFont.systemFont(ofSize: 20)
        XCTAssertEqual(UIFontMetrics.default.scaledFont(for: font), font)
        XCTAssertEqual(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 12), 12)
        XCTAssertEqual(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 18).pointSize, 18)
    }
}
