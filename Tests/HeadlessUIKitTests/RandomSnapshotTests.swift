import Foundation
import HeadlessUIKit
import XCTest

/// Snapshots against plain arrays: random operations, each carried out on both.
final class RandomSnapshotTests: XCTestCase {
    @MainActor
    func testEveryOperationDoesWhatAListDoes() async {
        forEachSeed(1...40) { seed in
            var random = SplitMix64(state: seed)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            var model = Model()
            for step in 0..<150 {
                let place = "seed \(seed), step \(step)"
                let asksForIndexes = Bool.random(using: &random)
                var isRefused = false
                let raised = exceptions { _ = warnings { isRefused = !model.change(&snapshot, &random) } }
                XCTAssertEqual(raised.isEmpty, !isRefused, place)
                XCTAssertEqual(snapshot.sectionIdentifiers, model.sections.map(\.id), place)
                XCTAssertEqual(snapshot.itemIdentifiers, model.sections.flatMap(\.items), place)
                XCTAssertEqual(snapshot.numberOfItems, model.sections.flatMap(\.items).count, place)
                for (index, section) in model.sections.enumerated() {
                    XCTAssertEqual(snapshot.indexOfSection(section.id), index, place)
                    XCTAssertEqual(snapshot.itemIdentifiers(inSection: section.id), section.items, place)
                }
                for item in 0..<12 where asksForIndexes {
                    XCTAssertEqual(
                        snapshot.indexOfItem(item), model.sections.flatMap(\.items).firstIndex(of: item), place)
                    XCTAssertEqual(
                        snapshot.sectionIdentifier(containingItem: item),
                        model.sections.first { $0.items.contains(item) }?.id, place)
                }
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }
}

/// A snapshot as an array of arrays.
private struct Model {
    var sections: [(id: Int, items: [Int])] = []

    private func section(of item: Int) -> Int? { sections.firstIndex { $0.items.contains(item) } }

    private mutating func remove(_ items: [Int]) {
        for section in sections.indices { sections[section].items.removeAll { items.contains($0) } }
    }

    /// Carries out one random operation on both.
    ///
    /// - Returns: Whether it is allowed.
    mutating func change(
        _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ random: inout SplitMix64
    ) -> Bool {
        func list(_ range: Range<Int>) -> [Int] {
            (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: range, using: &random) }
        }
        let isAfter = Bool.random(using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0...1:
            let ids = list(0..<6)
            snapshot.appendSections(ids)
            return insert(ids, at: sections.count)
        case 2...4:
            let items = list(0..<12)
            let section = Bool.random(using: &random) ? Int.random(in: 0..<6, using: &random) : nil
            snapshot.appendItems(items, toSection: section)
            guard isUnique(items), !sections.isEmpty else { return false }
            guard let index = section.map({ id in sections.firstIndex { $0.id == id } }) ?? sections.count - 1 else {
                return false
            }
            remove(items)
            sections[index].items += items
            return true
        case 5...7:
            let (items, destination) = (list(0..<12), Int.random(in: 0..<12, using: &random))
            if isAfter {
                snapshot.insertItems(items, afterItem: destination)
            } else {
                snapshot.insertItems(items, beforeItem: destination)
            }
            guard isUnique(items), !items.contains(destination), let index = section(of: destination) else {
                return false
            }
            remove(items)
            put(items, beside: destination, index, isAfter)
            return true
        case 8:
            let (ids, destination) = (list(0..<6), Int.random(in: 0..<6, using: &random))
            if isAfter {
                snapshot.insertSections(ids, afterSection: destination)
            } else {
                snapshot.insertSections(ids, beforeSection: destination)
            }
            guard !ids.contains(destination), let index = sections.firstIndex(where: { $0.id == destination }) else {
                return false
            }
            return insert(ids, at: isAfter ? index + 1 : index)
        case 9...10:
            let items = list(0..<12)
            snapshot.deleteItems(items)
            guard isUnique(items) else { return false }
            remove(items)
            return true
        case 11:
            let ids = list(0..<6)
            snapshot.deleteSections(ids)
            guard isUnique(ids) else { return false }
            sections.removeAll { ids.contains($0.id) }
            return true
        case 12...13:
            let (item, destination) = (Int.random(in: 0..<12, using: &random), Int.random(in: 0..<12, using: &random))
            if isAfter {
                snapshot.moveItem(item, afterItem: destination)
            } else {
                snapshot.moveItem(item, beforeItem: destination)
            }
            guard item != destination, section(of: item) != nil, let index = section(of: destination) else {
                return false
            }
            remove([item])
            put([item], beside: destination, index, isAfter)
            return true
        case 14:
            let (id, destination) = (Int.random(in: 0..<6, using: &random), Int.random(in: 0..<6, using: &random))
            if isAfter {
                snapshot.moveSection(id, afterSection: destination)
            } else {
                snapshot.moveSection(id, beforeSection: destination)
            }
            guard id != destination, let from = sections.firstIndex(where: { $0.id == id }),
                sections.contains(where: { $0.id == destination })
            else { return false }
            let moved = sections.remove(at: from)
            let index = sections.firstIndex { $0.id == destination } ?? 0
            sections.insert(moved, at: isAfter ? index + 1 : index)
            return true
        default:
            guard Int.random(in: 0..<6, using: &random) == 0 else { return true }
            snapshot.deleteAllItems()
            sections = []
            return true
        }
    }

    private func isUnique(_ list: [Int]) -> Bool { Set(list).count == list.count }

    private mutating func insert(_ ids: [Int], at index: Int) -> Bool {
        guard isUnique(ids), !sections.contains(where: { ids.contains($0.id) }) else { return false }
        sections.insert(contentsOf: ids.map { ($0, []) }, at: index)
        return true
    }

    private mutating func put(_ items: [Int], beside destination: Int, _ section: Int, _ isAfter: Bool) {
        let row = sections[section].items.firstIndex(of: destination) ?? 0
        sections[section].items.insert(contentsOf: items, at: isAfter ? row + 1 : row)
    }
}
