import CellDirector
import XCTest

@testable import TapReplay
@testable import TapReplayTesting

/// Tests comparisons of screens and their parts with recorded drawings.
final class SnapshotTests: XCTestCase {
    private func snapshot(_ name: String, of script: String) throws -> String {
        try String(contentsOfFile: "\(script.dropLast(5)).snapshots/\(name).txt", encoding: .utf8)
    }

    @MainActor
    func testAMissingSnapshotIsAFailureAndWritesNothing() async throws {
        let path = try shelfScript("expect row 0 matches \"emma\"")
        let report = try await replayShelf(path)
        XCTAssertEqual(report.failures.map(\.message), ["there is no snapshot \"emma\"; --update writes it"])
        XCTAssertEqual(report.snapshots, [])
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["follow.taps"])
    }

    @MainActor
    func testAWrittenSnapshotMatchesLater() async throws {
        let path = try shelfScript("tap row 1\nexpect screen matches \"all\"\nexpect list matches \"list\"")
        let written = try await replayShelf(path, update: true)
        XCTAssertTrue(written.isSuccess)
        let folder = "\(path.dropLast(5)).snapshots"
        XCTAssertEqual(written.snapshots, ["\(folder)/all.txt", "\(folder)/list.txt"])
        let later = try await replayShelf(path)
        XCTAssertTrue(later.isSuccess)
        XCTAssertEqual(later.snapshots, [])
        XCTAssertTrue(try snapshot("all", of: path).hasPrefix("┌─ Shelf ─"))
        XCTAssertTrue(try snapshot("all", of: path).contains("\n│▸1   Ulysses "))
        let list = try snapshot("list", of: path).split(separator: "\n")
        XCTAssertEqual(list.first?.prefix(4), "┌───")
        XCTAssertEqual(list.last?.prefix(23), "└─ rows 0 to 18 of 60 ─")
    }

    @MainActor
    func testARowIsDrawnWithoutItsNumberAndAControlAlone() async throws {
        let path = try shelfScript("expect row \"Emma\" matches \"emma\"\nexpect button in row 0 matches \"lend\"")
        _ = try await replayShelf(path, update: true)
        let (top, bottom) = ("┌" + Self.line + "┐\n", "└" + Self.line + "┘\n")
        XCTAssertEqual(
            try snapshot("emma", of: path),
            top + """
                │     Emma                                                [Lend] │
                │     1815                                                       │

                """ + bottom)
        XCTAssertEqual(
            try snapshot("lend", of: path),
            top + """
                │                                                         [Lend] │

                """ + bottom)
        let moved = try await replayShelf(path, [Book(id: 99, title: "New")] + Shelf.books.dropLast())
        XCTAssertEqual(moved.failures.map(\.place.line), [3], "the row with the text still matches, and row 0 does not")
    }

    private static let line = String(repeating: "─", count: 64)

    @MainActor
    func testAMismatchReportsTheLinesThatDiffer() async throws {
        let path = try shelfScript("expect screen matches \"all\"")
        _ = try await replayShelf(path, update: true)
        var books = Shelf.books
        books[0].title = "Persuasion"
        books[0].button = nil
        let report = try await replayShelf(path, books)
        XCTAssertEqual(report.failures.map(\.message), ["it differs from the snapshot \"all\""])
        XCTAssertEqual(
            report.failures.map(\.difference),
            [
                """
                - │ 0   Emma                                                [Lend] │
                + │ 0   Persuasion                                                 │
                """
            ])
        XCTAssertTrue(try snapshot("all", of: path).contains("Emma"), "a mismatch does not change the snapshot")
    }

    @MainActor
    func testAnUpdateWritesOnlyDifferences() async throws {
        let path = try shelfScript("expect row 0 matches \"zero\"\nexpect row 1 matches \"one\"")
        _ = try await replayShelf(path, update: true)
        var books = Shelf.books
        books[1].title = "Dubliners"
        let report = try await replayShelf(path, update: true, books)
        XCTAssertEqual(report.snapshots, ["\(path.dropLast(5)).snapshots/one.txt"])
        XCTAssertTrue(try snapshot("one", of: path).contains("Dubliners"))
    }

    @MainActor
    func testANameForTwoDrawingsIsRefusedAndNeitherIsWritten() async throws {
        let path = try shelfScript(
            "expect row 0 matches \"row\"\nexpect row 0 matches \"row\"\nexpect row 1 matches \"row\"\n"
                + "expect row 2 matches \"two\"")
        let report = try await replayShelf(path, update: true)
        XCTAssertEqual(
            report.failures.map { "\($0.place.line): \($0.message)" },
            [
                "4: the snapshot \"row\" is used for a different drawing in line 2, so neither is written; give one a different name"
            ])
        XCTAssertEqual(report.snapshots, ["\(path.dropLast(5)).snapshots/two.txt"])
        XCTAssertThrowsError(try snapshot("row", of: path))
    }

    @MainActor
    func testNamesThatDifferInCaseAloneAreRefused() async throws {
        let path = try shelfScript("expect row 0 matches \"row\"\nexpect row 0 matches \"Row\"")
        for isUpdating in [true, false] {
            let report = try await replayShelf(path, update: isUpdating)
            XCTAssertEqual(
                report.failures.map { "\($0.place.line): \($0.message)" },
                [
                    "3: the snapshots \"Row\" and \"row\" of line 2 differ only in case, which many file "
                        + "systems ignore; give one a different name"
                ])
        }
    }

    @MainActor
    func testAScriptDoesNotOverwriteAnothersFiles() async throws {
        let part = try shelfScript("expect row 0 matches \"row\"")
        let folder = URL(fileURLWithPath: part).deletingLastPathComponent().path
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.updatesSnapshots = true
        let screens = [
            Shelf.screen(bus: bus), Shelf.screen([Book(id: 7, title: "Faust")], name: "other", bus: bus),
        ]
        let player = ReplayPlayer(screens: screens, options: options, bus: bus)
        try Data("expect row 0 matches \"row\"".utf8).write(to: URL(fileURLWithPath: part))
        var failures: [[String]] = []
        for name in ["shelf", "other"] {
            let path = "\(folder)/\(name).taps"
            try Data("screen \(name)\nplay \"follow.taps\"".utf8).write(to: URL(fileURLWithPath: path))
            failures.append(try await player.play(.file(path: path)).failures.map(\.message))
        }
        XCTAssertEqual(failures, [[], ["it differs from the snapshot \"row\""]])
        XCTAssertTrue(try snapshot("row", of: part).contains("Emma"))
    }

    @MainActor
    func testWritingToALinkToAMissingFileCreatesTheFile() async throws {
        let path = try shelfScript("expect row 0 matches \"emma\"")
        let folder = "\(path.dropLast(5)).snapshots"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/emma.txt", withDestinationPath: "../elsewhere.txt")
        let report = try await replayShelf(path, update: true)
        XCTAssertTrue(report.isSuccess)
        XCTAssertEqual(
            try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/emma.txt"), "../elsewhere.txt")
        let beside = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("elsewhere.txt")
        XCTAssertTrue(try String(contentsOf: beside, encoding: .utf8).contains("Emma"))
    }

    @MainActor
    func testAScriptIsNotOverwrittenThroughALink() async throws {
        let path = try shelfScript("expect row 0 matches \"emma\"")
        let folder = "\(path.dropLast(5)).snapshots"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/emma.txt", withDestinationPath: "../follow.taps")
        let report = try await replayShelf(path, update: true)
        XCTAssertEqual(
            report.failures.map(\.message),
            ["\(folder)/emma.txt: error: the snapshot would overwrite \(path), which the replay uses"])
        XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("screen shelf"))
    }

    @MainActor
    func testUnusedSnapshotsAreFound() async throws {
        let path = try shelfScript(
            "play \"part.taps\"\nexpect row 0 matches \"zero\"\nrepeat for n from 1 to 2\n"
                + "expect row $n matches \"row \\(n)\"\nend\nif row 0 is selected\nexpect row 0 matches \"rare\"\nend")
        let part = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/part.taps"
        try Data("let n be 1\nexpect row 0 matches \"part \\(n)\"".utf8).write(to: URL(fileURLWithPath: part))
        for (script, names) in [(path, ["zero", "row 2", "row 3", "rare", "old"]), (part, ["part 1", "part 2"])] {
            let folder = "\(script.dropLast(5)).snapshots"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for name in names { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name).txt")) }
        }
        let played = PlayedScripts()
        let script = try Script(.file(path: path), among: played)
        let asked = try await replayShelf(path, update: true).askedSnapshots
        XCTAssertEqual(
            played.orphans(after: [script], asked: asked).map { $0.split(separator: "/").last },
            ["old.txt", "row 3.txt"],
            "snapshots that another script could use are kept")
        XCTAssertEqual(
            played.orphans(after: [], asked: asked), [], "snapshots of a script that was not played are kept")
    }

    @MainActor
    func testANameMayDependOnVariables() async throws {
        let path = try shelfScript("repeat for n from 0 to 2\nexpect row $n matches \"row \\(n)\"\nend")
        let report = try await replayShelf(path, update: true)
        XCTAssertEqual(report.snapshots.map { $0.split(separator: "/").last }, ["row 0.txt", "row 1.txt", "row 2.txt"])
        XCTAssertTrue(try snapshot("row 2", of: path).contains("Faust"))
    }

    @MainActor
    func testASnapshotFileMayHaveOtherLineEndings() async throws {
        let path = try shelfScript("expect row 0 matches \"emma\"")
        _ = try await replayShelf(path, update: true)
        let text = try snapshot("emma", of: path)
        let file = URL(fileURLWithPath: "\(path.dropLast(5)).snapshots/emma.txt")
        for other in [text.replacing("\n", with: "\r\n"), String(text.dropLast())] {
            try Data(other.utf8).write(to: file)
            let report = try await replayShelf(path)
            XCTAssertTrue(report.isSuccess)
        }
    }

    @MainActor
    func testAMisspelledNameGetsTheNearestAsASuggestion() async throws {
        _ = try await replayShelf(try shelfScript("expect row 0 matches \"emma\""), update: true)
        let path = try shelfScript("expect row 0 matches \"emma\"")
        _ = try await replayShelf(path, update: true)
        try Data("screen shelf\nexpect row 0 matches \"ema\"".utf8).write(to: URL(fileURLWithPath: path))
        let report = try await replayShelf(path)
        XCTAssertEqual(
            report.failures.map(\.message),
            ["there is no snapshot \"ema\"; did you mean \"emma\"? else --update writes it"])
    }

    @MainActor
    func testASnapshotThatCannotBeWrittenIsAFailure() async throws {
        let path = try shelfScript("expect row 0 matches \"emma\"")
        try Data().write(to: URL(fileURLWithPath: "\(path.dropLast(5)).snapshots"))
        let report = try await replayShelf(path, update: true)
        XCTAssertEqual(report.failureCount, 1)
        XCTAssertEqual(report.snapshots, [])
    }

    @MainActor
    func testAScriptWithoutAFileHasNoSnapshots() async throws {
        let replay = try await ShelfReplay("expect row 0 matches \"emma\"")
        XCTAssertEqual(replay.mismatches, ["this script has no folder for snapshots: it is not read from a file"])
    }

    // MARK: Messages

    func testInvalidFileNamesAndUndrawnViewsAreRefused() throws {
        let fault =
            "a snapshot's name is used as a file name, so it can't begin with a dot, contain \"/\" or a control "
            + "character, or be longer than 200 bytes"
        for (name, message) in [
            ("", "a snapshot's name cannot be empty"), ("../a", fault), (".a", fault), ("a/b", fault), ("a\\n", fault),
            (String(repeating: "é", count: 101), fault),
        ] {
            XCTAssertEqual(try errors("expect screen matches \"\(name)\""), ["follow.taps:1:23: error: \(message)"])
        }
        XCTAssertEqual(
            try errors("expect menu matches \"a\""),
            ["follow.taps:1:8: error: a menu is drawn with its screen; write `screen matches \"…\"`"])
        XCTAssertEqual(
            try errors("wait until row 3 matches \"a\""),
            [
                "follow.taps:1:18: error: only `expect` compares with a snapshot; "
                    + "write `expect row 3 matches \"…\"` on its own line"
            ])
        assertStep("expect header of section 1 matches \"cart paid\"")
    }

    func testTheDifferenceOfTextsListsTheLinesThatOnlyOneOfThemHas() {
        for (old, new, lines) in [
            ("a\nb\nc", "a\nc\nd", ["- b", "+ d"]), ("", "a", ["+ a"]), ("a\n", "a", []), ("a", "b", ["- a", "+ b"]),
            ("a\n\nb", "a\nb", ["- "]), ("x\na\nx", "a\nx\na", ["- x", "+ a"]),
        ] { XCTAssertEqual(LineDifference(from: old, to: new).lines, lines, "\(old) → \(new)") }
        let (old, new) = (String(repeating: "a\n", count: 2000), String(repeating: "b\n", count: 3000))
        XCTAssertEqual(LineDifference(from: old, to: new).lines.count, 5000)
        XCTAssertTrue(LineDifference(from: old, to: old).isEmpty)
        XCTAssertEqual(LineDifference(from: "", to: "\u{1B}[31m").text, "+ \u{FFFD}[31m")
    }
}
