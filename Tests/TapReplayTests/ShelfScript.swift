import CellDirector
import ReplayTestScreens
import XCTest

@testable import TapReplay
@testable import TapReplayTesting

// What the tests of snapshots, drawn and written, play.

extension XCTestCase {
    /// A script of the shelf, in a folder of its own.
    func shelfScript(_ text: String) throws -> String {
        try temporaryFile(Array("screen shelf\n\(text)".utf8), in: self)
    }

    /// Plays a script of the shelf. Pages of pictures that differ are written beside it.
    @MainActor
    func replayShelf(
        _ path: String, update: Bool = false, _ books: [Book] = Shelf.books
    ) async throws -> ReplayReport {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.updatesSnapshots = update
        options.comparisons = "\(path).pictures"
        let player = ReplayPlayer(screens: [Shelf.screen(books, bus: bus)], options: options, bus: bus)
        return try await player.play(.file(path: path))
    }
}
