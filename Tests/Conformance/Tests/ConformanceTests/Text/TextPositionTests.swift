import CellDirector
import XCTest

/// Tests positions, ranges and carets of text fields and text views.
final class TextPositionTests: ConformanceTestCase {
    @MainActor
    private func inputs(_ text: String) -> [any UITextInput & UIView] {
        let field = UITextField(frame: rect(0, 0, 300, 40))
        field.text = text
        let view = UITextView(frame: rect(0, 0, 300, 200))
        view.text = text
        return [field, view]
    }

    @MainActor
    func testPositionsAndRangesFollowTheText() async throws {
        for input in inputs("a😀bc") {
            let (start, end) = (input.beginningOfDocument, input.endOfDocument)
            XCTAssertEqual(input.offset(from: start, to: end), 5, "UTF-16 units")
            XCTAssertNil(input.position(from: start, offset: 6))
            XCTAssertNil(input.position(from: start, offset: -1))
            let middle = try XCTUnwrap(input.position(from: start, offset: 3))
            XCTAssertEqual(input.compare(start, to: middle), .orderedAscending)
            XCTAssertEqual(input.compare(end, to: middle), .orderedDescending)
            let range = try XCTUnwrap(input.textRange(from: middle, to: end))
            XCTAssertEqual(input.text(in: range), "bc")
            XCTAssertFalse(range.isEmpty)
            XCTAssertEqual(input.offset(from: range.start, to: range.end), 2)
            input.replace(range, withText: "d")
            XCTAssertEqual(input.endOfDocument, try XCTUnwrap(input.position(from: start, offset: 4)))
        }
    }

    @MainActor
    func testInsertedTextReplacesTheSelection() async throws {
        for input in inputs("one two") {
            let end = try XCTUnwrap(input.position(from: input.beginningOfDocument, offset: 3))
            input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: end)
            input.insertText("1")
            let all = try XCTUnwrap(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
            XCTAssertEqual(input.text(in: all), "1 two")
            let caret = try XCTUnwrap(input.selectedTextRange)
            XCTAssertEqual(input.offset(from: input.beginningOfDocument, to: caret.start), 1)
            input.deleteBackward()
            input.insertText("x")
            let now = try XCTUnwrap(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
            XCTAssertEqual(input.text(in: now), "x two")
        }
    }

    @MainActor
    func testCaretsAreBetweenTheCharacters() async throws {
        for input in inputs("Wwii lines") {
            _ = inWindow(input)
            var last = CGRect.zero
            for offset in 0...10 {
                let position = try XCTUnwrap(input.position(from: input.beginningOfDocument, offset: offset))
                let caret = input.caretRect(for: position)
                XCTAssertGreaterThan(caret.height, 10)
                if offset > 0 {
                    XCTAssertGreaterThan(caret.minX, last.minX)
                    XCTAssertEqual(caret.minY, last.minY, accuracy: 0.1)
                }
                let closest = try XCTUnwrap(input.closestPosition(to: CGPoint(x: caret.minX + 0.3, y: caret.midY)))
                XCTAssertEqual(input.offset(from: position, to: closest), 0)
                last = caret
            }
        }
    }

    @MainActor
    func testTheSelectionOfSeveralLinesHasARectangleForEachLine() async throws {
        let view = UITextView(frame: rect(0, 0, 300, 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "first\nsecond\nthird"
        _ = inWindow(view)
        let start = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 2))
        let end = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 15))
        let range = try XCTUnwrap(view.textRange(from: start, to: end))
        let lines = view.selectionRects(for: range).map(\.rect).filter { $0.width > 0 }
        XCTAssertGreaterThanOrEqual(lines.count, 3)
        XCTAssertEqual(view.firstRect(for: range).minY, view.caretRect(for: start).minY, accuracy: 2)
        XCTAssertGreaterThan(view.caretRect(for: end).minY, view.caretRect(for: start).maxY)
    }

    @MainActor
    func testATextViewKnowsItsContentSizeBeforeALayout() async {
        let view = UITextView(frame: rect(0, 0, 100, 50))
        view.font = .systemFont(ofSize: 17)
        view.text = String(repeating: "word ", count: 100)
        XCTAssertGreaterThan(view.contentSize.height, 300)
    }

    @MainActor
    func testATextViewScrollsToARange() async {
        let view = UITextView(frame: rect(0, 0, 200, 100))
        view.font = .systemFont(ofSize: 17)
        view.text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
        _ = inWindow(view)
        let range = (view.text as NSString).range(of: "line 25")
        view.scrollRangeToVisible(range)
        let middle = view.contentOffset.y
        XCTAssertGreaterThan(middle, 200)
        XCTAssertLessThan(middle, view.contentSize.height - 300)
        view.scrollRangeToVisible(range)
        XCTAssertEqual(view.contentOffset.y, middle, "the range is visible already")
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        XCTAssertEqual(view.contentOffset.y, 0, accuracy: 1)
        view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
        XCTAssertGreaterThan(view.contentOffset.y, view.contentSize.height - 130)
    }

    @MainActor
    func testEditingCommandsUseTheSelection() async throws {
        for input in inputs("one two") {
            let commands = try XCTUnwrap(input as? any UIResponderStandardEditActions)
            func text() throws -> String? {
                input.text(in: try XCTUnwrap(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)))
            }
            let middle = try XCTUnwrap(input.position(from: input.beginningOfDocument, offset: 1))
            input.selectedTextRange = input.textRange(from: middle, to: middle)
            commands.select(nil)
            commands.cut(nil)
            XCTAssertEqual(try text(), " two")
            input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
            commands.paste(nil)
            XCTAssertEqual(try text(), " twoone")
            commands.selectAll(nil)
            commands.copy(nil)
            commands.delete(nil)
            XCTAssertEqual(try text(), "")
            commands.paste(nil)
            XCTAssertEqual(try text(), " twoone")
        }
    }
}
