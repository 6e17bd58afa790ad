import HeadlessUIKit
import TapReplay
import XCTest

extension XCTestCase {
    /// Asserts that the drawing of a screen equals a string. The drawing shows the screen's bars, its lists and the
    /// views between them, inside a box.
    ///
    ///     @MainActor func testAnEmptyScreen() async {
    ///         assertDrawing(of: UIViewController(), """
    ///             ┌────────────────────────────────────────────────────────────────┐
    ///             └────────────────────────────────────────────────────────────────┘
    ///             """)
    ///     }
    ///
    /// If the string literal is empty, the assertion fails, and the drawing is written into the test's source file
    /// after all tests have finished. To record a new drawing, empty the literal.
    ///
    /// - Parameters:
    ///   - controller: The screen's view controller. If it presents another view controller, the presented view
    ///     controller is drawn instead. If the controller has not appeared yet, it appears first.
    ///   - states: The states to draw. Unless the only state is the normal state, the name of each state is above its
    ///     drawing. The first state is always drawn. Each other state is drawn only if its drawing differs from the
    ///     drawing in the normal state. Below each drawing, the colors that differ from the normal state are listed in
    ///     lines that begin with `~`.
    ///   - drawing: The drawing, as a literal.
    ///   - file: The source file that contains the literal.
    ///   - line: The line on which the call begins.
    @MainActor
    public func assertDrawing(
        of controller: UIViewController, in states: [DrawnState] = [.normal], _ drawing: String,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        OpenScreen.appear(controller)
        check(Drawing.text(of: controller, in: states), drawing, file, line)
    }

    /// Asserts that the drawing of an open screen equals a string.
    @MainActor
    public func assertDrawing(
        of screen: OpenScreen, in states: [DrawnState] = [.normal], _ drawing: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        check(Drawing.text(of: screen.controller, in: states), drawing, file, line)
    }

    /// Asserts that the drawing of a view equals a string. The view can be a list, a row or any other view. A row is
    /// drawn without its number. Empty literals and multiple states are handled in the same way as in the assertion for
    /// view controllers.
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
