import XCTest

@testable import HeadlessUIKit

/// Compares the row positions that a batch mapping computes for random updates with the positions in arrays of row
/// names.
final class BatchMappingTests: XCTestCase {
    private struct Batch {
        var before: [[Int]] = []
        var after: [[Int]] = []
        var updates: [BatchUpdate] = []
        var reloadedRows: Set<Int> = []
        var reloadedSections: Set<Int> = []
    }

    /// Returns a random batch that deletes, moves, inserts and reloads sections and rows.
    private func makeBatch(_ random: inout SplitMix64) -> Batch {
        var batch = Batch()
        var name = 0
        func newName() -> Int {
            name += 1
            return name
        }
        batch.before = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            (0..<Int.random(in: 0...12, using: &random)).map { _ in newName() }
        }
        // For each section after the batch, its index before the batch, or a negative number if the section is
        // inserted.
        var order = Array(batch.before.indices)
        var moved: Set<Int> = []
        for section in batch.before.indices {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                order.removeAll { $0 == section }
                batch.updates.append(.deleteSection(section))
            case 1: moved.insert(section)
            case 2: batch.reloadedSections.insert(section)
            default: break
            }
        }
        order.removeAll(where: moved.contains)
        let comes = (0..<Int.random(in: 0...2, using: &random)).map { -1 - $0 }
        for section in moved.sorted() + comes {
            order.insert(section, at: Int.random(in: 0...order.count, using: &random))
        }
        for (new, section) in order.enumerated() {
            if moved.contains(section) { batch.updates.append(.moveSection(section, to: new)) }
            if section < 0 { batch.updates.append(.insertSection(new)) }
        }
        batch.updates += batch.reloadedSections.map { .reloadSection($0) }
        // The rows that move. Rows move only out of sections that are neither deleted nor reloaded.
        var movedRows: [(name: Int, from: RowPath)] = []
        batch.after = order.map { section in
            guard section >= 0 else { return (0..<Int.random(in: 0...3, using: &random)).map { _ in newName() } }
            return batch.before[section]
        }
        for (new, section) in order.enumerated() where section >= 0 && !batch.reloadedSections.contains(section) {
            var remainingRows: [Int] = []
            for (row, name) in batch.before[section].enumerated() {
                let path = RowPath(section, row)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: batch.updates.append(.deleteRow(path))
                case 1: movedRows.append((name, path))
                case 2 where !moved.contains(section):
                    batch.updates.append(.reloadRow(path))
                    batch.reloadedRows.insert(name)
                    remainingRows.append(name)
                default: remainingRows.append(name)
                }
            }
            batch.after[new] = remainingRows
        }
        // Inserts the moved rows and some new rows.
        let open = order.indices.filter { order[$0] >= 0 && !batch.reloadedSections.contains(order[$0]) }
        guard !open.isEmpty else { return batch }
        var insertedRows: Set<Int> = []
        for _ in 0..<Int.random(in: 0...6, using: &random) { insertedRows.insert(newName()) }
        for name in movedRows.map(\.name) + insertedRows.sorted() {
            let section = open[Int.random(in: open.indices, using: &random)]
            batch.after[section].insert(name, at: Int.random(in: 0...batch.after[section].count, using: &random))
        }
        for (section, names) in batch.after.enumerated() {
            for (row, name) in names.enumerated() {
                let path = RowPath(section, row)
                if let from = movedRows.first(where: { $0.name == name })?.from {
                    batch.updates.append(.moveRow(from, to: path))
                } else if insertedRows.contains(name) {
                    batch.updates.append(.insertRow(path))
                }
            }
        }
        batch.updates.shuffle(using: &random)
        return batch
    }

    func testEachRowIsMappedToTheNewPositionOfItsName() {
        forEachSeed(1...300) { seed in
            var random = SplitMix64(state: seed)
            let batch = makeBatch(&random)
            let mapping = BatchMapping(
                batch.updates, sectionCount: batch.before.count, newSectionCount: batch.after.count)
            var kept: [RowPath: RowPath] = [:]
            mapping.forEachKeptRun(batch.before.map(\.count)) { rows, section, start in
                for (offset, row) in rows.enumerated() {
                    let place = RowPath(start.section, start.row + offset)
                    XCTAssertNil(kept.updateValue(place, forKey: RowPath(section, row)), "seed \(seed)")
                }
            }
            for (section, names) in batch.before.enumerated() {
                for (row, name) in names.enumerated() {
                    let path = RowPath(section, row)
                    var place: RowPath?
                    for (section, names) in batch.after.enumerated() {
                        if let row = names.firstIndex(of: name) { place = RowPath(section, row) }
                    }
                    if batch.reloadedSections.contains(section) { place = nil }
                    XCTAssertEqual(mapping.path(path), place, "seed \(seed): \(path)")
                    XCTAssertEqual(
                        kept[path], batch.reloadedRows.contains(name) ? nil : place, "seed \(seed): \(path)")
                }
            }
        }
    }
}
