import HeadlessUIKit
import ScreenPictures
import XCTest

/// What the guide to pictures shows.
final class PicturesGuideTests: XCTestCase {
    @MainActor
    func testAPictureIsAFile() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        addTeardownBlock { try FileManager.default.removeItem(atPath: folder) }
        try Self.draw(UITableViewController(style: .plain), into: folder)
        XCTAssert(try String(contentsOfFile: "\(folder)/feed.svg", encoding: .utf8).hasPrefix("<svg "))
    }

    @MainActor
    private static func draw(_ controller: UIViewController, into folder: String) throws {
        let outer = FileManager.default.currentDirectoryPath
        _ = FileManager.default.changeCurrentDirectoryPath(folder)
        defer { _ = FileManager.default.changeCurrentDirectoryPath(outer) }
        let picture = ScreenPicture(of: controller)
        try picture.svg.write(toFile: "feed.svg", atomically: true, encoding: .utf8)
    }
}
