import Foundation
import XCTest

@testable import sample_pictures

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests the page with pictures of all sample screens.
final class PicturePageTests: XCTestCase {
    @MainActor
    func testEveryScreenIsPicturedInAllSurroundings() async throws {
        let page = PicturePage(pictures: try await ScenePicture.all())
        XCTAssertEqual(page.pictures.count, Scene.all.count * Surroundings.all.count)
        XCTAssertEqual(Set(page.pictures.map(\.file)).count, page.pictures.count)
        for scene in Scene.all {
            let own = page.pictures.filter { $0.scene == scene.name }
            XCTAssertEqual(Set(own.map(\.svg)).count, own.count, "no two pictures of \(scene.name) are equal")
        }
        let folder = NSTemporaryDirectory() + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let index = try page.write(to: folder)
        let html = try String(contentsOfFile: index, encoding: .utf8)
        for picture in page.pictures {
            XCTAssert(html.contains("src=\"\(picture.file)\""), picture.file)
            let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(picture.file)")))
            XCTAssert(parser.parse(), "\(picture.file): \(String(describing: parser.parserError))")
        }
    }
}
