import Foundation
import XCTest

@testable import sample_pictures

/// Tests the pictures in the guides.
final class GuidePictureTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The documentation catalog and the name of each picture. In dark mode, DocC shows the picture with the suffix
    /// `~dark`.
    private static let pictures = [
        ("ScreenPictures", "feed"), ("ScreenPictures", "controls-menu"), ("HeadlessUIKit", "todo"),
        ("CellDirector", "store"), ("CellDirector", "wall"), ("CellDirector", "packing"),
    ]

    /// Pictures of a tablet, which are the same in dark mode.
    private static let tablets = [("HeadlessUIKit", "cooking")]

    /// To record the pictures again, run `CELLDIRECTOR_RECORD=pictures swift test --filter GuidePictureTests`.
    @MainActor
    func testPicturesOfTheGuidesShowTheSamples() async throws {
        let gallery = try await ScenePicture.all()
        let isRecording = ProcessInfo.processInfo.environment["CELLDIRECTOR_RECORD"] == "pictures"
        let files =
            Self.pictures.flatMap { [($0, $1, "light", ""), ($0, $1, "dark", "~dark")] }
            + Self.tablets.map { ($0, $1, "ipad-mini", "") }
        for (module, name, surroundings, ending) in files {
            let catalogue = Self.root.appendingPathComponent("Sources/\(module)/\(module).docc")
            let picture = try XCTUnwrap(gallery.first { $0.file == "\(name)-\(surroundings).svg" })
            let file = catalogue.appendingPathComponent("\(name)\(ending).svg")
            if isRecording { try picture.framed.write(to: file, atomically: true, encoding: .utf8) }
            let known = try String(contentsOf: file, encoding: .utf8)
            XCTAssert(
                known == picture.framed,
                "\(file.lastPathComponent) has changed; CELLDIRECTOR_RECORD=pictures records it again")
            XCTAssertLessThan(known.utf8.count, 31_000)
        }
    }
}
