import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests scripts that are played again when a file changes.
final class WatchTests: XCTestCase {
    private func write(_ text: String, _ path: String) {
        XCTAssertNoThrow(try Data(text.utf8).write(to: URL(fileURLWithPath: path)))
    }

    @MainActor
    func testAScriptIsPlayedAgainWhenItOrAScriptThatItPlaysChanges() async throws {
        let bus = CellActionBus()
        var opened = 0
        let screen = ReplayScreen("shelf", load: { $0.dataFile }) { _ in
            opened += 1
            return Shelf([TableSection(rows: [BookConfig(item: Book(id: 0, title: "Emma"))])], bus: bus)
        }
        let command = ReplayCommand(name: "replay", version: "1", screens: [screen], bus: bus)
        let path = try temporaryFile(Array("screen shelf\nexpect 1 rows".utf8), in: self)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let data = try temporaryFile(Array("[]".utf8), named: "data.json", in: self)
        // For every pause, the number of times that the screen must have been opened before the pause, and the change
        // to make during the pause.
        let pauses: [(opened: Int, change: () -> Void)] = [
            (1, {}), (1, { self.write("screen shelf\nplay \"in.taps\"", path) }),
            (1, { self.write("expect 2 rows", "\(folder)/in.taps") }),
            (2, { self.write("[1]", data) }), (3, {}),
            (3, { self.write("expect  1 rows", "\(folder)/in.taps") }), (4, {}),
        ]
        var number = 0
        let status = try await silently {
            try await command.watch(ReplayOptions(["--watch", "--data", data, path])) {
                guard number < pauses.count else { return false }
                XCTAssertEqual(opened, pauses[number].opened, "pause \(number)")
                pauses[number].change()
                number += 1
                return true
            }
        }
        XCTAssertEqual(number, pauses.count)
        XCTAssertEqual(status, 0)
    }

    @MainActor
    func testAScriptIsPlayedAgainWhenASnapshotChanges() async throws {
        let bus = CellActionBus()
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: bus)], bus: bus)
        let folder = try temporaryFolder(
            [
                "inner.taps": "expect button in row 0 matches \"lend\"", "inner.snapshots/lend.txt": "old",
                "outer.taps": "screen shelf\nplay \"inner.taps\"",
            ], in: self)
        // Records the current drawing. While the command is watching the files, this drawing replaces the outdated
        // snapshot.
        var options = ReplayPlayer.Options()
        options.updatesSnapshots = true
        let copy = try temporaryFolder(
            ["inner.taps": "screen shelf\nexpect button in row 0 matches \"lend\""], in: self)
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        _ = try await player.play(.file(path: "\(copy)/inner.taps"))
        let drawing = try String(contentsOfFile: "\(copy)/inner.snapshots/lend.txt", encoding: .utf8)
        var pauses = 0
        let status = try await silently {
            try await command.watch(ReplayOptions(["--watch", "\(folder)/outer.taps"])) {
                pauses += 1
                if pauses == 1 { write(drawing, "\(folder)/inner.snapshots/lend.txt") }
                return pauses < 3
            }
        }
        XCTAssertEqual(status, 0, "the script is played again with the new snapshot")
    }

    @MainActor
    func testAWatchEndsWithTheStatusOfItsReplay() async throws {
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        for (text, expected) in [("screen shelf", 0), ("screen shelf\nexpect 1 rows", 1), ("tpa", 2)] {
            let path = try temporaryFile(Array(text.utf8), in: self)
            let status = try await silently { try await command.watch(ReplayOptions(["--watch", path])) { false } }
            XCTAssertEqual(status, Int32(expected), text)
        }
    }

    func testAChangedFileHasADifferentStamp() throws {
        let path = try temporaryFile(Array("a".utf8), in: self)
        let before = FileStamp(path: path)
        XCTAssertEqual(FileStamp(path: path), before)
        write("ab", path)
        XCTAssertNotEqual(FileStamp(path: path), before)
        XCTAssertNotEqual(FileStamp(path: path + "x"), FileStamp(path: path))
        XCTAssertEqual(FileStamp(path: path + "x"), FileStamp(path: path + "y"))
    }
}
