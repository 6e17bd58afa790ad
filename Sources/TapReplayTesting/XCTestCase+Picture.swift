import HeadlessUIKit
import ScreenPictures
import XCTest

extension XCTestCase {
    /// Asserts that a screen matches a reference picture stored in a folder next to the test.
    ///
    /// For example, the picture named `paid` of the test file `FeedTests.swift` is stored as
    /// `__Pictures__/FeedTests/paid.svg`.
    ///
    ///     @MainActor func testAnEmptyScreenAsAPicture() async {
    ///         assertPicture(of: UIViewController(), named: "empty")
    ///     }
    ///
    /// The failure describes the differences view by view, and contains the path of an HTML page that shows them.
    /// Invisible properties, such as identifiers, are ignored.
    ///
    /// - Parameters:
    ///   - controller: The screen's view controller. Presented view controllers are drawn on top. If the
    ///     controller has not appeared yet, it appears first.
    ///   - name: The name of the reference file, without `.svg`.
    ///   - update: Whether to write the picture if the reference picture is missing or no longer matches. The test then
    ///     fails, so that you don't forget to remove the argument.
    ///   - file: The source file of the test.
    ///   - line: The line of the call.
    @MainActor
    public func assertPicture(
        of controller: UIViewController, named name: String, update: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        OpenScreen.appear(controller)
        check(ScreenPicture(of: controller), name, update, file, line)
    }

    /// Asserts that an open screen matches a reference picture stored in a folder next to the test.
    @MainActor
    public func assertPicture(
        of screen: OpenScreen, named name: String, update: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        check(ScreenPicture(of: screen.controller), name, update, file, line)
    }

    /// Asserts that a view, such as a cell, matches a reference picture stored in a folder next to the test.
    @MainActor
    public func assertPicture(
        of view: UIView, named name: String, update: Bool = false, file: StaticString = #filePath, line: UInt = #line
    ) {
        check(ScreenPicture(of: view), name, update, file, line)
    }

    @MainActor
    private func check(
        _ picture: ScreenPicture, _ name: String, _ update: Bool, _ file: StaticString, _ line: UInt
    ) {
        guard let failure = picture.mismatch(from: name, update: update, besides: "\(file)") else { return }
        XCTFail(PlainText.printed(failure), file: file, line: line)
    }
}
