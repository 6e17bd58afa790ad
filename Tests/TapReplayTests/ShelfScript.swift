import CellDirector
import ReplayTestScreens
import XCTest

@testable import TapReplay
@testable import TapReplayTesting

// Helpers that write and play the scripts for the tests of text and picture snapshots.

extension XCTestCase {
    /// Creates a script that opens the shelf, writes it to a new folder, and returns the script's path.
    func shelfScript(_ text: String) throws -> String {
        try temporaryFile(Array("screen shelf\n\(text)".utf8), in: self)
    }

    /// Plays a script on the shelf. If a screen differs from its reference picture, a comparison page is written to a
    /// folder next to the script.
    @MainActor
    func replayShelf(
        _ path: String, update: Bool = false, _ books: [Book] = Shelf.books
    ) async throws -> ReplayReport {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.updatesSnapshots = update
        options.pictureFolder = PictureFolder(path: "\(path).pictures", of: [path])
        let player = ReplayPlayer(screens: [Shelf.screen(books, bus: bus)], options: options, bus: bus)
        return try await player.play(.file(path: path))
    }
}
