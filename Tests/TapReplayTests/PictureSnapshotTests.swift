import CellDirector
import HeadlessUIKit
import ScreenPictures
import XCTest

@testable import TapReplay
@testable import TapReplayTesting

/// Tests comparisons of screens and their parts with recorded pictures.
final class PictureSnapshotTests: XCTestCase {
    @MainActor
    func testAMissingPictureIsAFailureAndWritesNothing() async throws {
        let path = try shelfScript("expect row 0 looks like \"emma\"")
        let report = try await replayShelf(path)
        XCTAssertEqual(report.failures.map(\.message), ["there is no picture \"emma\"; --update writes it"])
        XCTAssertFalse(FileManager.default.fileExists(atPath: "\(path.dropLast(5)).snapshots"))
    }

    @MainActor
    func testAWrittenPictureIsMatchedLaterAndADifferenceIsReported() async throws {
        let path = try shelfScript(
            "expect screen looks like \"all\"\nexpect row 1 looks like \"row\"\nexpect button in row 0 looks like \"lend\""
        )
        let written = try await replayShelf(path, update: true)
        XCTAssertTrue(written.isSuccess)
        let folder = "\(path.dropLast(5)).snapshots"
        XCTAssertEqual(written.snapshots, ["all", "lend", "row"].map { "\(folder)/\($0).svg" })
        let pictures = "\(path).pictures/\(path.split(separator: "/").last ?? "")"
        let later = try await replayShelf(path)
        XCTAssertTrue(later.isSuccess, "\(later.failures)")
        var books = Shelf.books
        books[1].title = "Middlemarch"
        let other = try await replayShelf(path, books)
        XCTAssertEqual(
            other.failures.map(\.message),
            ["all", "row"].map { "it does not look like \"\($0)\"; see \(pictures)/\($0).html" })
        XCTAssertEqual(other.failures.first?.difference, "label \"Ulysses\" in row 1: now \"Middlemarch\"")
        let page = try String(contentsOfFile: "\(pictures)/all.html", encoding: .utf8)
        XCTAssertTrue(page.contains(">label &quot;Ulysses&quot; in row 1: now &quot;Middlemarch&quot;</li>"))
        XCTAssertTrue(FileManager.default.fileExists(atPath: "\(pictures)/all.svg"))
        let updated = try await replayShelf(path, update: true, books)
        XCTAssertEqual(updated.snapshots, ["all", "row"].map { "\(folder)/\($0).svg" })
        let last = try await replayShelf(path, books)
        XCTAssertTrue(last.isSuccess)
    }

    @MainActor
    func testADamagedPictureIsReportedAndWrittenAgain() async throws {
        let path = try shelfScript("expect row 0 looks like \"emma\"")
        _ = try await replayShelf(path, update: true)
        let file = "\(path.dropLast(5)).snapshots/emma.svg"
        try Data("<svg>".utf8).write(to: URL(fileURLWithPath: file))
        let report = try await replayShelf(path)
        XCTAssertEqual(
            report.failures.map(\.message),
            ["the picture \"emma\" can't be read: line 1: <svg> has no end; --update writes it again"])
        let written = try await replayShelf(path, update: true)
        XCTAssertEqual(written.snapshots, [file])
    }

    func testInvalidPictureStepsAreRefused() throws {
        for (line, column, message) in [
            ("expect screen looks \"a\"", 21, #"expected "like" after "looks", not the text "a""#),
            (
                "expect screen looks like", 25,
                "expected a picture's name in double quotes after \"looks like\", but the step ends here"
            ),
            (
                "expect menu looks like \"a\"", 8,
                "a menu is drawn with its screen; write `screen looks like \"…\"`"
            ),
            (
                "wait until screen looks like \"a\"", 19,
                "only `expect` compares with a picture; write `expect screen looks like \"…\"` on its own line"
            ),
        ] {
            let error = try XCTUnwrap(StepParser.error(in: line), line)
            XCTAssertEqual(error.message, message)
            XCTAssertEqual(error.place.column, column, line)
        }
    }

    @MainActor
    func testATestComparesWithAPictureNextToIt() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        addTeardownBlock { try FileManager.default.removeItem(atPath: folder) }
        let (test, file) = ("\(folder)/FeedTests.swift", "\(folder)/__Pictures__/FeedTests/card.svg")
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Ada"
        func mismatch(update: Bool = false) -> String? {
            ScreenPicture(of: label).mismatch(from: "card", update: update, besides: test)
        }
        XCTAssertEqual(mismatch(), "there is no picture \(file); `update: true` writes it")
        XCTAssertEqual(mismatch(update: true), "wrote \(file); look at it")
        XCTAssertNil(mismatch())
        XCTAssertNil(mismatch(update: true))
        label.text = "Grace"
        let lines = try XCTUnwrap(mismatch()).split(separator: "\n")
        XCTAssertTrue(lines[0].hasPrefix("it does not look like \"card\"; see "))
        XCTAssertEqual(lines.dropFirst(), ["label \"Ada\": now \"Grace\""])
        for name in ["", ".a", "a/b", "a\n", String(repeating: "é", count: 101)] {
            let bad = ScreenPicture(of: label).mismatch(from: name, besides: test)
            XCTAssertTrue(bad?.hasPrefix("a picture's name is used as a file name") == true, name)
        }
        let longest = String(repeating: "é", count: 100)
        XCTAssertEqual(
            ScreenPicture(of: label).mismatch(from: longest, besides: test),
            "there is no picture \(folder)/__Pictures__/FeedTests/\(longest).svg; `update: true` writes it")
    }
}
