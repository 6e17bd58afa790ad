import HeadlessUIKit
import TapReplay
import XCTest

extension XCTestCase {
    /// Asserts that a screen is drawn as a text says: its bar, its lists and what is between, in a box.
    ///
    ///     @MainActor func testAnEmptyScreen() async {
    ///         assertDrawing(of: UIViewController(), """
    ///             ┌────────────────────────────────────────────────────────────────┐
    ///             └────────────────────────────────────────────────────────────────┘
    ///             """)
    ///     }
    ///
    /// An empty text literal asks for the drawing: it is written into the test's source when all tests are over, and this run
    /// fails. To take a new drawing, empty the literal.
    ///
    /// - Parameters:
    ///   - controller: The screen's controller; what it presents is drawn in its place. It is not told that it appears.
    ///   - states: The states to draw. Where there are several each has its name above it: the first is drawn, and of the
    ///     others what is different from the normal state, with the backgrounds and colours marked by `~`.
    ///   - drawing: The drawing, as a literal.
    ///   - file: The source that has the literal.
    ///   - line: The line in which the call begins.
    @MainActor
    public func assertDrawing(
        of controller: UIViewController, in states: [DrawnState] = [.normal], _ drawing: String,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        check(Drawing.text(of: controller, in: states), drawing, file, line)
    }

    /// Asserts that a view is drawn as a text says: a list, a row of one without its number, or any other view. An empty
    /// text literal asks for the drawing, as for a screen, and several states are drawn as of one.
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
