import HeadlessUIKit
import XCTest

final class CollectionDiffableTests: CollectionDiffableTestCase {
    @MainActor
    func testItemsAreReorderedWithHandlersOnly() async throws {
        let (list, source) = makeSource()
        await source.apply(snapshot([("a", [1, 2, 3])]))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().move(rowAt: path(0), to: path(2), in: list) },
            Sentences.rowCannotBeMoved)
        var log: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != 3 }
        source.reorderingHandlers.willReorder = { log.append("will \($0.initialSnapshot.itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { transaction in
            log.append("did \(transaction.finalSnapshot.itemIdentifiers) \(texts(list))")
            XCTAssertEqual([1, 2, 3].applying(transaction.difference), [2, 3, 1])
        }
        let cell = list.cellForItem(at: path(0))
        try Finger().move(rowAt: path(0), to: path(2), in: list)
        XCTAssertEqual(log, ["will [1, 2, 3]", "did [2, 3, 1] [\"2\", \"3\", \"1\"]"])
        XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3, 1])
        XCTAssertTrue(list.cellForItem(at: path(2)) === cell)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().move(rowAt: path(1), to: path(2), in: list) },
            Sentences.rowCannotBeMoved)
    }

    /// Random snapshots applied one after the other raise no exception, and the list shows every snapshot.
    @MainActor
    func testRandomSnapshots() async {
        forEachSeed(1...100) { seed in
            var random = SplitMix64(state: seed)
            let (list, source) = makeSource()
            for _ in 0..<5 {
                var items = (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
                let names = ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
                let next = snapshot(
                    names.map { name in
                        let count = Int.random(in: 0...items.count, using: &random)
                        defer { items = items.dropFirst(count) }
                        return (name, Array(items.prefix(count)))
                    })
                let raised = exceptions { source.apply(next) }
                XCTAssertEqual(raised, [], "seed \(seed)")
                XCTAssertEqual(texts(list), next.itemIdentifiers.prefix(10).map(String.init), "seed \(seed)")
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }
}
