import CellDirector
import HeadlessUIKit
import XCTest

/// Tests rows that the prefetch handler changes before the rows become visible.
final class PrefetchedRowTests: XCTestCase {
    /// Returns a screen whose `prefetch` handler applies a change, and the ids that were prefetched.
    @MainActor
    private func announced(_ change: @escaping @MainActor (TableDirector, WordConfig) -> Void) throws -> (Screen, [Int])
    {
        let screen = Screen(words(0..<60))
        var fetched: [Int] = []
        screen.proxy.on(.prefetch) { [unowned director = screen.director] (c: WordConfig, _) in
            fetched.append(c.item.id)
            // If the changes trigger this handler again and again, the limit ends the cycle.
            if fetched.count < 500 { change(director, c) }
        }
        screen.tableView.layoutIfNeeded()
        try screen.finger.scroll(screen.tableView, by: 88)
        return (screen, fetched)
    }

    @MainActor func testARowThatItsHandlerUpdatesIsAnnouncedOnce() async throws {
        let (screen, fetched) = try announced { director, c in director.update(c) { $0.text = "fetched" } }
        XCTAssertEqual(fetched, Array(5..<12))
        try screen.scroll(toRow: 9)
        XCTAssertTrue(screen.texts.contains("fetched"))
    }

    @MainActor func testARowThatItsHandlerReloadsIsAnnouncedOnce() async throws {
        let (_, fetched) = try announced { director, c in
            c.item.text = "fetched"
            director.reload(c)
        }
        XCTAssertEqual(fetched, Array(5..<12))
    }

    @MainActor func testRowsThatTheirHandlersReplaceAreAnnouncedOnce() async throws {
        for isHeightAsked in [false, true] {
            let (_, fetched) = try announced { director, c in
                if isHeightAsked { director.actionsProxy.on(.height) { (_: WordConfig, _) in 44 } }
                director.update { sections in
                    guard let row = sections[0].rows.firstIndex(where: { $0.hasSameIdentity(as: c) }) else { return }
                    sections[0].rows[row] = word(c.item.id, "fetched")
                }
            }
            XCTAssertEqual(fetched, Array(5..<12), "height \(isHeightAsked)")
        }
    }

    @MainActor func testAnItemOfACollectionThatItsHandlerUpdatesIsAnnouncedOnce() async throws {
        let screen = TileScreen((0..<60).map { TileConfig(item: Word(id: $0, text: "word \($0)")) })
        var fetched: [Int] = []
        screen.director.actionsProxy.on(.prefetch) { [unowned director = screen.director] (c: TileConfig, _) in
            fetched.append(c.item.id)
            if fetched.count < 500 { director.update(c) { $0.text = "fetched" } }
        }
        screen.collectionView.layoutIfNeeded()
        try screen.finger.scroll(screen.collectionView, by: 88)
        XCTAssertEqual(fetched, fetched.sorted())
        XCTAssertEqual(Set(fetched).count, fetched.count)
    }
}
