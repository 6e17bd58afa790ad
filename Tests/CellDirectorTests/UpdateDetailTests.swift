import CellDirector
import HeadlessUIKit
import XCTest

/// What is easily got wrong on the way of an update: what waits for its end, and what counts for a reload.
final class UpdateDetailTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor func testWhatAHandlerChangesDuringAnUpdateIsShownWhenItHasEnded() async {
        let screen = Screen(words(0..<3))
        screen.proxy.on(.willDisplay) { (c: WordConfig, _) in
            if c.item.text == "word 9" { c.item.text = "changed" }
        }
        screen.director.update(items: words([9, 0, 1]))
        XCTAssertEqual(screen.texts, ["changed", "word 0", "word 1"])
    }

    @MainActor func testWhatTheHandlerOfAHeightChangesIsShownWhenTheRowWasMeasured() async {
        let rows = words(0..<20)
        let screen = Screen(rows)
        screen.proxy.on(.height) { (c: WordConfig, _) in
            if c.item.text == "changed" { rows[0].item.text = "seen" }
            return 44
        }
        screen.director.update(rows[15]) { $0.text = "changed" }
        XCTAssertEqual(screen.texts.first, "seen")
    }

    @MainActor func testAnUpdateThatTheHandlerOfAHeightAsksForFollowsAtOnce() async {
        let rows = words(0..<20)
        let screen = Screen(rows)
        screen.proxy.on(.height) { [unowned director = screen.director] (c: WordConfig, _) in
            if c.item.text == "changed" { director.update(items: words([7])) }
            return 44
        }
        screen.director.update(rows[15]) { $0.text = "changed" }
        XCTAssertEqual(screen.ids, [7])
    }

    @MainActor func testRowsOffScreenThatChangedCountForAReload() async {
        let screen = Screen(words(0..<40))
        screen.director.reloadThreshold = 3
        Configured.forget()
        var items = words(0..<40)
        for id in 20..<23 { items[id] = word(id, "changed") }
        screen.director.update(items: items)
        XCTAssertEqual(Configured.words, [], "three are not more than three")
        for id in 20..<24 { items[id] = word(id, "changed again") }
        screen.director.update(items: items)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(Configured.words.map(\.id), Array(0..<5), "what is in sight is made anew")
    }

    @MainActor func testAReferenceGoesOnThroughAReload() async throws {
        let screen = Screen(words(0..<3))
        screen.director.reloadThreshold = 0
        let reference = try XCTUnwrap(CellReference(try screen.wordCell(1)))
        screen.director.update(items: words([2, 1, 0, 5]))
        XCTAssertTrue(reference.isValid)
    }
}
