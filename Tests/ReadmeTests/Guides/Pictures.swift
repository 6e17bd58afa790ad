import HeadlessUIKit
import ScreenPictures
import TapReplay
import TapReplayTesting
import XCTest

final class FeedPictureTests: XCTestCase {
    @MainActor func testTheFeedsPictureIsUnchanged() async {
        assertPicture(of: FeedViewController(people: [Person(id: 1, name: "Ada")]), named: "feed")
    }
}

/// Tests the snippets in the guide to pictures.
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
    func testAScriptPassesOnTheGivenScreens() async {
        await replay(
            "Scripts/followed.taps",
            on: [ReplayScreen("feed") { FeedViewController(people: [Person(id: 1, name: "Ada")]) }])
    }

    @MainActor
    func testFaultsArePrinted() async {
        Self.tellFaults(of: FeedViewController(people: [Person(id: 1, name: "Ada")]))
    }

    @MainActor
    private static func tellFaults(of controller: UIViewController) {
        let picture = ScreenPicture(of: controller, options: .init(outlinesFaults: true))
        for fault in picture.faults { print(fault) }
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
