import CellDirector
import HeadlessUIKit
import XCTest

/// Tests rows that load their content when they become visible, during random insertions, deletions, moves and reloads:
/// once all tasks have ended, each visible row is loaded.
final class RandomLoadingTests: XCTestCase {
    @MainActor
    private final class Loading {
        let screen = Screen()
        var random: SplitMix64
        var next = 0
        var doors: [CheckedContinuation<Void, Never>] = []

        init(_ seed: UInt64, _ policy: WhileRunning) {
            random = SplitMix64(state: seed)
            screen.director.update(items: fresh(30))
            screen.proxy.on(.willDisplay, whileRunning: policy, cancelsWithRow: true) {
                [unowned self] (c: WordConfig, cell) in
                guard !c.item.text.hasSuffix("!") else { return }
                XCTAssertTrue(cell.isValid || Task.isCancelled)
                await withCheckedContinuation { doors.append($0) }
                if policy == .restart {
                    XCTAssertTrue(cell.isValid || Task.isCancelled, "seed \(seed)")
                } else {
                    XCTAssertNotEqual(cell.isValid, Task.isCancelled, "seed \(seed)")
                }
                try Task.checkCancellation()
                let now = cell.configurator as? WordConfig
                XCTAssertEqual(now?.item.id, c.item.id)
                XCTAssertEqual((cell.cell as? WordCell)?.shown?.id, c.item.id)
                screen.director.update(c) { if !$0.text.hasSuffix("!") { $0.text += "!" } }
            }
            screen.tableView.reloadData()
        }

        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

        func fresh(_ count: Int) -> [WordConfig] {
            next += count
            return words(next - count..<next)
        }

        func step() async {
            let director = screen.director
            let items = director.items.compactMap { $0 as? WordConfig }
            switch pick(10) {
            case 0: try? screen.finger.scroll(screen.tableView, by: CGFloat(pick(800) - 400))
            case 1: if !items.isEmpty { try? screen.scroll(toRow: pick(items.count)) }
            case 2: screen.tableView.reloadData()
            case 3: director.update(items: items.map { WordConfig(item: $0.item) }.shuffled(using: &random))
            case 4: director.update(items: items.filter { _ in pick(4) > 0 } + fresh(pick(9)))
            case 5:
                director.reloadThreshold = pick(2) == 0 ? 0 : nil
                director.update(items: fresh(pick(3)) + items.map { WordConfig(item: $0.item) })
            case 6: if let one = items.randomElement(using: &random) { director.reload(one) }
            case 7:
                // Resets loaded items that are now off screen, so that they must be loaded again.
                let seen = Set(screen.ids)
                for item in items where !seen.contains(item.item.id) { item.item.text = "word \(item.item.id)" }
            case 8: for _ in 0..<pick(6) { await Task.yield() }
            default:
                for door in doors.shuffled(using: &random) { door.resume() }
                doors = []
            }
            if pick(2) == 0 { screen.tableView.layoutIfNeeded() }
        }

        func end() async {
            screen.tableView.layoutIfNeeded()
            for _ in 0..<200 {
                for door in doors { door.resume() }
                doors = []
                await Task.yield()
            }
            await screen.bus.waitUntilIdle()
            screen.tableView.layoutIfNeeded()
        }
    }

    @MainActor
    func testAllVisiblePicturesAreLoadedInTheEnd() async {
        await awaitEachSeed(1...8) { seed in
            let loading = Loading(seed, [.ignore, .restart, .sideBySide][Int(seed % 3)])
            for _ in 0..<60 { await loading.step() }
            await loading.end()
            XCTAssertEqual(loading.screen.texts.filter { !$0.hasSuffix("!") }, [], "seed \(seed)")
            XCTAssertEqual(loading.screen.problems.all, [], "seed \(seed)")
            loading.screen.proxy.removeAll()
        }
    }
}
