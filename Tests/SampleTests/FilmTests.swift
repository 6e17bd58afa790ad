import Foundation
import ReplayTestScreens
import XCTest

/// Tests the animated picture (the film) at the top of the README, and the options `--film` and `--pictures`.
final class FilmTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// To record the film again, run `CELLDIRECTOR_RECORD=film swift test --filter FilmTests`.
    func testTheReadmesFilmIsThatOfTheScript() throws {
        let path = Self.root.appendingPathComponent("Samples/follow.svg")
        let folder = try SampleCommand.folder(in: self)
        let (status, output) = try SampleCommand.call(
            [
                "--quiet", "--film=\(folder)/film.svg",
                Self.root.appendingPathComponent("Samples/Scripts/follow.taps").path,
            ])
        XCTAssertEqual(status, 0, output)
        let film = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/film.svg"))
        if ProcessInfo.processInfo.environment["CELLDIRECTOR_RECORD"] == "film" { try film.write(to: path) }
        let known = try Data(contentsOf: path)
        XCTAssert(film == known, "the film has changed; CELLDIRECTOR_RECORD=film writes it again")
        XCTAssertLessThan(film.count, 80_000)
    }

    func testAFilmShowsOneScript() throws {
        let scripts = ["follow", "todo"].map { Self.root.appendingPathComponent("Samples/Scripts/\($0).taps").path }
        let (status, output) = try SampleCommand.call(["--film=/nowhere/film.svg"] + scripts)
        XCTAssertEqual(status, 2)
        XCTAssert(output.contains("--film is for a single script"), output)
    }

    func testPicturesAreInAFolderForEachScript() throws {
        let folder = try SampleCommand.folder(in: self)
        let script = Self.root.appendingPathComponent("Samples/Scripts/follow.taps").path
        let (status, output) = try SampleCommand.call(["--quiet", "--pictures=\(folder)/pictures", script])
        XCTAssertEqual(status, 0, output)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pictures/follow.taps")
        XCTAssert(files.contains("line-3.svg"), "\(files)")
        for file in files {
            let size = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/pictures/follow.taps/\(file)")).count
            XCTAssertLessThan(size, 25_000, file)
        }
    }
}
