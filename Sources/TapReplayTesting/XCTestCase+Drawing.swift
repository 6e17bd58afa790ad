import HeadlessUIKit
import TapReplay
import XCTest

extension XCTestCase {
    /// Asserts that a screen's drawing equals a text: its bars, its lists and the views in between, in a box.
    ///
    ///     @MainActor func testAnEmptyScreen() async {
    ///         assertDrawing(of: UIViewController(), """
    ///             ┌────────────────────────────────────────────────────────────────┐
    ///             └────────────────────────────────────────────────────────────────┘
    ///             """)
    ///     }
    ///
    /// If the text literal is empty, the drawing is written into the test's source after all tests have finished, and this run
    /// fails. To record a new drawing, empty the literal.
    ///
    /// - Parameters:
    ///   - controller: The screen's controller; if it presents another, that one is drawn instead. Its appearance methods are not
    ///     called.
    ///   - states: The states to draw. If there are several, each has its name above it: the first is drawn completely, the others
    ///     only where they differ from the normal state, with backgrounds and colors marked by `~`.
    ///   - drawing: The drawing, as a literal.
    ///   - file: The source file that contains the literal.
    ///   - line: The line in which the call begins.
    @MainActor
    public func assertDrawing(
        of controller: UIViewController, in states: [DrawnState] = [.normal], _ drawing: String,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        check(Drawing.text(of: controller, in: states), drawing, file, line)
    }

    /// Asserts that a view's drawing equals a text: a list, a row without its number, or any other view. Empty literals and several
    /// states are handled as for a screen.
    @MainActor
    public func assertDrawing(
        of view: UIView, in states: [DrawnState] = [.normal], _ drawing: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        check(Drawing.text(of: view, in: states), drawing, file, line)
    }

    @MainActor
    private func check(_ drawing: String, _ expected: String, _ file: StaticString, _ line: UInt) {
        guard let failure = DrawingRecorder.shared.mismatch(drawing, expected, "\(file)", Int(line)) else { return }
        XCTFail(PlainText.printed(failure), file: file, line: line)
    }
}
