import Foundation
import ReplayTestScreens
import XCTest

/// Tests the film (animated picture) at the top of the README, and the options `--film` and `--pictures`.
final class FilmTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// To record the film again, run `CELLDIRECTOR_RECORD=film swift test --filter FilmTests`.
    func testTheReadmesFilmIsThatOfTheScript() throws {
        let path = Self.root.appendingPathComponent("Samples/shop.svg")
        let film = try film(of: "shop")
        if ProcessInfo.processInfo.environment["CELLDIRECTOR_RECORD"] == "film" { try film.write(to: path) }
        let known = try Data(contentsOf: path)
        XCTAssert(
            film == known, "the film differs from \(path.lastPathComponent); CELLDIRECTOR_RECORD=film records it again")
    }

    func testAFilmIsSmall() throws { XCTAssertLessThan(try film(of: "follow").count, 80_000) }

    private func film(of script: String) throws -> Data {
        let folder = try SampleCommand.folder(in: self)
        let (status, output) = try SampleCommand.call(
            [
                "--quiet", "--film=\(folder)/film.svg",
                Self.root.appendingPathComponent("Samples/Scripts/\(script).taps").path,
            ])
        XCTAssertEqual(status, 0, output)
        return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/film.svg"))
    }

    func testAFilmOfSeveralScriptsIsRefused() throws {
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
        XCTAssert(files.contains("line-4.svg"), "\(files)")
        for file in files {
            let size = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/pictures/follow.taps/\(file)")).count
            XCTAssertLessThan(size, 25_000, file)
        }
    }

    func testScriptsOfTheSameNameInDifferentFoldersHaveFoldersOfTheirOwn() throws {
        let folder = try SampleCommand.folder(in: self)
        for (place, screen) in [("login", "feed"), ("checkout/paid", "todo")] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(place)", withIntermediateDirectories: true)
            try "screen \(screen)\ntap row 0\n".write(
                toFile: "\(folder)/\(place)/happy.taps", atomically: true, encoding: .utf8)
        }
        let scripts = ["\(folder)/login/happy.taps", "\(folder)/checkout/paid/happy.taps"]
        for options in [[], ["--jobs=2"]] {
            let pictures = "\(folder)/pictures\(options.count)"
            let (status, output) = try SampleCommand.call(["--quiet", "--pictures", pictures] + options + scripts)
            XCTAssertEqual(status, 0, output)
            for place in ["login", "checkout/paid"] {
                let path = "\(pictures)/\(place)/happy.taps/line-2.svg"
                XCTAssert(FileManager.default.fileExists(atPath: path), path)
            }
        }
    }

    func testPlayedScriptsOfTheSameNameHavePicturesOfTheirOwn() throws {
        let folder = try SampleCommand.folder(in: self)
        let scripts = [
            "a/x.taps": "screen feed\ntap row 0\nplay \"../b/x.taps\"\nplay \"c/x.taps\"\nplay \"y.taps\"\n",
            "b/x.taps": "# same\ntap row 1\n", "a/c/x.taps": "# same\ntap row 2\n",
            "a/y.taps": "# same\ntap row 3\n",
        ]
        for (path, script) in scripts {
            let file = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(script.utf8).write(to: file)
        }
        let (status, output) = try SampleCommand.call(
            ["--quiet", "--pictures=\(folder)/pictures", "\(folder)/a/x.taps"])
        XCTAssertEqual(status, 0, output)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pictures/x.taps")
        for file in ["line-2.svg", "up-b-x.taps-2.svg", "c-x.taps-2.svg", "y.taps-2.svg"] {
            XCTAssert(files.contains(file), "\(file) is not in \(files)")
        }
    }

    func testAFolderThatCannotBeMadeIsReportedWithTheReason() throws {
        let folder = try SampleCommand.folder(in: self)
        try Data().write(to: URL(fileURLWithPath: "\(folder)/file"))
        let (status, output) = try SampleCommand.call(
            ["--quiet", "--pictures=\(folder)/file/pictures", "Samples/Scripts/follow.taps"])
        XCTAssertEqual(status, 2)
        let error = "\(folder)/file: error: the folder can't be created (not a directory)\n"
        XCTAssert(output.hasSuffix(error), output)
    }
}
