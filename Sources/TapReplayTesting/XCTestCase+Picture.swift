import HeadlessUIKit
import ScreenPictures
import XCTest

extension XCTestCase {
    /// Asserts that a screen looks as on a picture that lies beside the test: `__Pictures__/FeedTests/paid.svg` beside
    /// `FeedTests.swift`.
    ///
    ///     @MainActor func testAnEmptyScreenAsAPicture() async {
    ///         assertPicture(of: UIViewController(), named: "empty")
    ///     }
    ///
    /// What differs is told view by view, and shown on a page whose file the failure names. What can't be seen, such as identifiers,
    /// does not count.
    ///
    /// - Parameters:
    ///   - controller: The screen's controller; what it presents is drawn over it. It is not told that it appears.
    ///   - name: The picture's file, without `.svg`.
    ///   - update: Whether a picture that is missing, or differs, is written. The test fails then, so that it is not left so.
    ///   - file: The test.
    ///   - line: The line of the call.
    @MainActor
    public func assertPicture(
        of controller: UIViewController, named name: String, update: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        check(ScreenPicture(of: controller), name, update, file, line)
    }

    /// Asserts that a view, such as a cell, looks as on a picture that lies beside the test.
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
