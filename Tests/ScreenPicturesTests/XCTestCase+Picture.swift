import HeadlessUIKit
import ScreenPictures
import XCTest

extension XCTestCase {
    /// Returns the picture of a view, and reports a test failure if the picture is not well-formed XML.
    @MainActor
    func picture(
        of view: UIView, _ options: ScreenPicture.Options = .init(), file: StaticString = #filePath, line: UInt = #line
    ) -> ReadPicture {
        let read = ReadPicture(ScreenPicture(of: view, options: options).svg)
        XCTAssertNil(read.fault, file: file, line: line)
        return read
    }
}
