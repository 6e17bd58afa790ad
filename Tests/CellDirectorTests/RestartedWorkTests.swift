import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that a task that was canceled when its cell disappeared does not prevent a new task when the row reappears.
final class RestartedWorkTests: XCTestCase {
    /// A loader like the one in the guide. It does not show a result that arrives after the cancellation.
    @MainActor
    private final class Loader {
        var begun: [Int] = []

        func load(into screen: Screen) {
            screen.proxy.on(.willDisplay, whileRunning: .ignore, cancelsWithRow: true) {
                [weak director = screen.director] (c: WordConfig, cell) in
                guard !c.item.text.hasSuffix("!") else { return }
                self.begun.append(c.item.id)
                await Task.yield()
                try Task.checkCancellation()
                director?.update(c) { $0.text += "!" }
            }
        }
    }

    @MainActor
    func testWorkCancelledByAReloadBeginsAgain() async {
        let screen = Screen()
        let loader = Loader()
        loader.load(into: screen)
        screen.director.update(items: words(0..<2))
        screen.tableView.layoutIfNeeded()
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, ["word 0!", "word 1!"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor
    func testCellsThatScrollAwayAndBackAreLoaded() async throws {
        let screen = Screen()
        let loader = Loader()
        loader.load(into: screen)
        screen.director.update(items: words(0..<40))
        screen.tableView.layoutIfNeeded()
        try screen.scroll(toRow: 30)
        try screen.scroll(toRow: 0)
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, (0..<5).map { "word \($0)!" })
        XCTAssertEqual(screen.problems.all, [])
    }
}
