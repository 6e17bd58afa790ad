import HeadlessUIKit
import ScreenPictures
import XCTest

extension XCTestCase {
    /// Asserts that a screen looks like a reference picture next to the test: `__Pictures__/FeedTests/paid.svg` for
    /// `FeedTests.swift`.
    ///
    ///     @MainActor func testAnEmptyScreenAsAPicture() async {
    ///         assertPicture(of: UIViewController(), named: "empty")
    ///     }
    ///
    /// Differences are described view by view, and shown on an HTML page whose path is in the failure. Invisible properties, such
    /// as identifiers, are ignored.
    ///
    /// - Parameters:
    ///   - controller: The screen's controller; controllers that it presents are drawn on top. Its appearance methods are not
    ///     called.
    ///   - name: The name of the reference file, without `.svg`.
    ///   - update: Whether a missing or different picture is written. The test then fails, so that the parameter is not left on.
    ///   - file: The test's file.
    ///   - line: The line of the call.
    @MainActor
    public func assertPicture(
        of controller: UIViewController, named name: String, update: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        check(ScreenPicture(of: controller), name, update, file, line)
    }

    /// Asserts that a view, such as a cell, looks like a reference picture next to the test.
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
