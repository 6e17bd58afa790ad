import Foundation
import HeadlessUIKit
import XCTest

/// Compares large snapshots with plain arrays, and tests that an invalid insertion of many items changes nothing.
final class LongSnapshotTests: XCTestCase {
    /// Performs random operations, some on hundreds of items, on a snapshot and on plain arrays. A copy made before an
    /// operation must not change.
    @MainActor
    func testLongSnapshotsBehaveAsArrays() async {
        forEachSeed(1...2) { seed in
            var random = SplitMix64(state: seed)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            var model: [(id: Int, items: [Int])] = []
            var next = 0
            for step in 0..<150 {
                let place = "seed \(seed), step \(step)"
                let (copy, before) = (snapshot, model.flatMap(\.items))
                change(&snapshot, &model, &next, &random)
                let all = model.flatMap(\.items)
                XCTAssertEqual(copy.itemIdentifiers, before, place)
                XCTAssertEqual(snapshot.sectionIdentifiers, model.map(\.id), place)
                XCTAssertEqual(snapshot.itemIdentifiers, all, place)
                for (index, section) in model.enumerated() {
                    XCTAssertEqual(snapshot.indexOfSection(section.id), index, place)
                    XCTAssertEqual(snapshot.numberOfItems(inSection: section.id), section.items.count, place)
                    if step.isMultiple(of: 10) {
                        XCTAssertEqual(snapshot.itemIdentifiers(inSection: section.id), section.items, place)
                    }
                    for item in section.items.shuffled(using: &random).prefix(5) {
                        XCTAssertEqual(snapshot.indexOfItem(item), all.firstIndex(of: item), place)
                        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: item), section.id, place)
                    }
                }
                guard testRun?.failureCount == 0 else { return }
            }
            XCTAssertGreaterThan(next, 1_000, "the walk creates more than 1,000 identifiers")
        }
    }

    @MainActor
    func testARefusedAppendOfManyChangesNothing() async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<500))
        XCTAssertEqual(exceptions { snapshot.insertItems(Array(500..<900) + [600], beforeItem: 3) }.count, 1)
        XCTAssertEqual(snapshot.itemIdentifiers, Array(0..<500))
        XCTAssertNil(snapshot.indexOfItem(700))
        let logged = warnings { snapshot.insertItems(Array(500..<900) + [4], beforeItem: 3) }
        XCTAssertEqual(logged.count, 1)
        XCTAssertEqual(snapshot.itemIdentifiers, [0, 1, 2] + Array(500..<900) + [4, 3] + Array(5..<500))
    }

    private func change(
        _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ model: inout [(id: Int, items: [Int])],
        _ next: inout Int, _ random: inout SplitMix64
    ) {
        let size = [1, 3, 70, 300][Int.random(in: 0..<4, using: &random)]
        let all = model.flatMap(\.items)
        let chosen = model.isEmpty ? 0 : Int.random(in: model.indices, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case _ where model.isEmpty, 0:
            snapshot.appendSections([next])
            model.append((next, []))
            next += 1
        case 1...2:
            let new = Array(next..<next + size)
            snapshot.appendItems(new, toSection: model[chosen].id)
            model[chosen].items += new
            next += size
        case 3...4 where !model[chosen].items.isEmpty:
            let (new, row) = (Array(next..<next + size), Int.random(in: model[chosen].items.indices, using: &random))
            snapshot.insertItems(new, beforeItem: model[chosen].items[row])
            model[chosen].items.insert(contentsOf: new, at: row)
            next += size
        case 5 where all.count > 1:
            let pair = Array(all.shuffled(using: &random).prefix(2))
            snapshot.moveItem(pair[0], afterItem: pair[1])
            for section in model.indices { model[section].items.removeAll { $0 == pair[0] } }
            for section in model.indices {
                guard let row = model[section].items.firstIndex(of: pair[1]) else { continue }
                model[section].items.insert(pair[0], at: row + 1)
            }
        case 6 where model.count > 1:
            let goal = chosen == 0 ? model.count - 1 : 0
            snapshot.moveSection(model[chosen].id, beforeSection: model[goal].id)
            let (moved, other) = (model.remove(at: chosen), model[goal == 0 ? 0 : goal - 1].id)
            model.insert(moved, at: model.firstIndex { $0.id == other } ?? 0)
        default:
            let gone = Set(all.shuffled(using: &random).prefix(size))
            snapshot.deleteItems(Array(gone))
            for section in model.indices { model[section].items.removeAll(where: gone.contains) }
            guard model.count > 6 else { return }
            snapshot.deleteSections([model[chosen].id])
            model.remove(at: chosen)
        }
    }
}
