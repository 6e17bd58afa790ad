import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that a list shows items that were changed by asynchronous handlers or outside any handler.
final class AsyncFreshnessTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    // MARK: The end of a handler

    @MainActor func testChangesBeforeAndAfterAnAwaitAreShown() async throws {
        let (screen, door) = (Screen(words(0..<3)), Door())
        screen.proxy.on(.didSelect, whileRunning: .ignore) { (c: WordConfig, cell) in
            c.item.text += "1"
            await door.wait()
            c.item.text += "2"
            await door.wait()
            c.item.text += "3"
        }
        try screen.tap(row: 1)
        await endTurn()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["word 0", "word 11", "word 2"])

        await door.open()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["word 0", "word 112", "word 2"])

        await door.open()
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, ["word 0", "word 1123", "word 2"], "the change is shown without a layout")
        XCTAssertEqual(Configured.words.map(\.text).suffix(3), ["word 11", "word 112", "word 1123"])
        XCTAssertEqual(screen.problems.all, [])
    }

    private struct Failure: Error {}

    @MainActor func testAChangeIsShownWhenTheHandlerThrows() async throws {
        let screen = Screen(words(0..<2))
        screen.proxy.on(.didSelect, whileRunning: .ignore) { (c: WordConfig, cell) in
            await Task.yield()
            c.item.text = "failed"
            throw Failure()
        }
        try screen.tap(row: 0)
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, ["failed", "word 1"])
        XCTAssertEqual(screen.problems.all.count, 1)
    }

    @MainActor func testAChangeIsShownWhenTheHandlerIsCancelled() async throws {
        let (screen, door) = (Screen(words(0..<2)), Door())
        let subscription = screen.proxy.subscription {
            $0.on(.didSelect, whileRunning: .ignore) { (c: WordConfig, cell) in
                defer { c.item.text = "cancelled" }
                await door.wait()
                try Task.checkCancellation()
                XCTFail("the handler is not canceled")
            }
        }
        try screen.tap(row: 0)
        await endTurn()
        subscription.cancel()
        await door.open()
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, ["cancelled", "word 1"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testAChangeOfAHandlerOfAnEventIsShown() async throws {
        let screen = Screen(words(0..<2))
        screen.proxy.on(.didSelectRow, whileRunning: .sideBySide) { (c: WordConfig, indexPath) in
            await Task.yield()
            c.item.text = "selected"
        }
        try screen.tap(row: 1)
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, ["word 0", "selected"])
    }

    @MainActor func testAChangeIsShownInEachListThatHasTheRow() async throws {
        let rows = words(0..<2)
        let (screen, other) = (Screen(rows), Screen([rows[1]]))
        screen.proxy.on(.didSelect, whileRunning: .ignore) { (c: WordConfig, cell) in
            await Task.yield()
            c.item.text = "changed"
        }
        try screen.tap(row: 1)
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, ["word 0", "changed"])
        XCTAssertEqual(other.texts, ["changed"])
    }

    @MainActor func testAChangeOfAHeaderIsShown() async throws {
        let screen = Screen(sections: [TableSection(header: DayConfig(item: Day(title: "Monday")), rows: words(0..<2))])
        screen.proxy.on(.markAll, whileRunning: .ignore) { (c: DayConfig, view) in
            await Task.yield()
            c.item.title = "Tuesday"
        }
        try screen.finger.tap(screen.header(0).button)
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(try screen.header(0).title, "Tuesday")
    }

    @MainActor func testAChangeOfAnItemOfACollectionViewIsShown() async throws {
        let screen = TileScreen(tiles(0..<3))
        screen.proxy.on(.didSelect, whileRunning: .ignore) { (c: TileConfig, cell) in
            await Task.yield()
            c.item.text = "changed"
        }
        try screen.finger.tap(rowAt: path(1), in: screen.collectionView)
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(try screen.tile(1).shown?.text, "changed")
    }

    // MARK: Rows that have changed in the meantime

    @MainActor func testARowThatMovedShowsTheChangeWhereItIs() async throws {
        let (rows, door) = (words(0..<3), Door())
        let screen = Screen(rows)
        registerDelayedChange(screen, door)
        try screen.tap(row: 0)
        await endTurn()
        screen.director.update(items: [rows[2], rows[1], rows[0]])
        await door.open()
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, ["word 2", "word 1", "changed"])
    }

    @MainActor func testARowThatWasDeletedIsNotShown() async throws {
        let (rows, door) = (words(0..<3), Door())
        let screen = Screen(rows)
        registerDelayedChange(screen, door)
        try screen.tap(row: 0)
        await endTurn()
        screen.director.update(items: Array(rows[1...]))
        await door.open()
        await screen.bus.waitUntilIdle()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["word 1", "word 2"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testACellThatShowsAnotherRowDoesNotShowTheChange() async throws {
        let (screen, door) = (Screen(words(0..<40)), Door())
        registerDelayedChange(screen, door)
        try screen.tap(row: 0)
        await endTurn()
        try screen.scroll(toRow: 30)
        let texts = screen.texts
        await door.open()
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(screen.texts, texts)
        try screen.scroll(toRow: 0)
        XCTAssertEqual(screen.texts.first, "changed")
    }

    /// After the update, the handler's configurator `c` no longer represents the row, so the handler's change of
    /// `c.item` is not shown. Only `update(_:_:)` would find the row's new configurator.
    @MainActor func testARowThatWasReplacedShowsItsNewItem() async throws {
        let (screen, door) = (Screen(words(0..<3)), Door())
        registerDelayedChange(screen, door)
        try screen.tap(row: 0)
        await endTurn()
        screen.director.update(items: words(0..<3))
        await door.open()
        await screen.bus.waitUntilIdle()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["word 0", "word 1", "word 2"])
    }

    @MainActor func testAHandlerMayOutliveItsDirector() async throws {
        let (rows, door) = (words(0..<2), Door())
        let other = Screen([rows[0]])
        let bus = CellActionBus()
        do {
            let screen = Screen(rows, bus: bus)
            registerDelayedChange(screen, door)
            try screen.tap(row: 0)
            await endTurn()
        }
        await door.open()
        await bus.waitUntilIdle()
        XCTAssertEqual(other.texts, ["changed"])
    }

    @MainActor private func registerDelayedChange(_ screen: Screen, _ door: Door) {
        screen.proxy.on(.didSelect, whileRunning: .ignore) { (c: WordConfig, cell) in
            await door.wait()
            c.item.text = "changed"
        }
    }

    // MARK: Outside any handler

    @MainActor func testAChangeOutsideAHandlerIsShownAfterTheNextLayout() async throws {
        let rows = words(0..<3)
        let screen = Screen(rows)
        rows[1].item.text = "changed"
        rows[1].item.text += " twice"
        rows[2].item.text = "changed"
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["word 0", "changed twice", "changed"])
        XCTAssertEqual(Configured.words.count, 5, "each changed row is configured once more")
    }

    @MainActor func testAChangeByTheClosureOfASwipeActionIsShown() async throws {
        let screen = Screen(words(0..<2))
        screen.proxy.on(.leadingSwipeActions) { (c: WordConfig, indexPath) in
            let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                c.item.text = "flagged"
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        try screen.finger.swipe(rowAt: path(0), .right, fully: true, in: screen.tableView)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["flagged", "word 1"])
    }

    // MARK: Random changes

    @MainActor func testRandomHandlersShowTheirChanges() async {
        await awaitEachSeed(0..<40) { seed in
            var random = SplitMix64(state: seed)
            func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
            let door = Door()
            let shared = words(100..<102)
            let (screen, other) = (Screen(words(0..<8) + shared), Screen(shared + words(0..<3)))
            let screens = [screen, other]
            for screen in screens {
                screen.proxy
                    .on(.didSelect, whileRunning: .sideBySide) { (c: WordConfig, cell) in
                        for number in 0..<3 {
                            c.item.text += " \(number)"
                            await door.wait()
                        }
                        c.item.text += "!"
                        if c.item.id % 3 == 0 { throw Failure() }
                    }
            }
            @MainActor func check(_ step: String) {
                for screen in screens {
                    for cell in screen.tableView.visibleCells {
                        let row = screen.tableView.indexPath(for: cell).flatMap { screen.director.configurator(at: $0) }
                        XCTAssertEqual(
                            cell.textLabel?.text, (row as? WordConfig)?.item.text, "seed \(seed), after \(step)")
                    }
                }
            }
            for _ in 0..<40 {
                let screen = screens[pick(2)]
                let items = screen.director.items.compactMap { $0 as? WordConfig }
                let step = pick(8)
                switch step {
                case 0...2:
                    try? screen.tap(row: pick(5))
                    await endTurn()
                case 3...4: await door.open(pick(4))
                case 5:
                    screen.director.update(items: items.shuffled(using: &random))
                case 6:
                    screen.director.update(
                        items: items.map { pick(3) == 0 ? WordConfig(item: $0.item) : $0 }.filter { _ in pick(9) > 0 })
                default: try? screen.finger.scroll(screen.tableView, by: CGFloat(pick(400) - 200))
                }
                for screen in screens { screen.tableView.layoutIfNeeded() }
                check("step \(step)")
            }
            while !door.isEmpty { await door.open() }
            for screen in screens { await screen.bus.waitUntilIdle() }
            check("the end")
            for screen in screens {
                XCTAssertTrue(
                    screen.problems.all.allSatisfy { $0.kind == .failed }, "seed \(seed): \(screen.problems.all)")
            }
        }
    }
}

/// Suspends handlers until a test lets them continue.
@MainActor
private final class Door {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    var isEmpty: Bool { waiting.isEmpty }

    func wait() async { await withCheckedContinuation { waiting.append($0) } }

    /// Lets a handler continue until it ends or suspends again.
    func open(_ number: Int = 0) async {
        guard waiting.indices.contains(number) else { return }
        waiting.remove(at: number).resume()
        await endTurn()
    }
}

/// Yields until tasks that are waiting for the main actor have run.
@MainActor private func endTurn() async { for _ in 0..<10 { await Task.yield() } }
