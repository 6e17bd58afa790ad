import ListDifference
import TestSupport
import XCTest

final class RandomSectionsTests: XCTestCase {
    func testRandomStagesAreAcceptedAndGiveTheTarget() {
        forEachSeed([20_262]) { seed in
            var lists = RandomLists(seed: seed)
            for round in 0..<pairCount() {
                let (source, target) = lists.sections(unique: round % 2 == 0)
                let difference = SectionedDifference(from: source, to: target, sections: .id)
                var strict = StrictList(source)
                do {
                    for stage in difference.stages { try strict.perform(stage) }
                } catch {
                    return XCTFail("seed \(seed), round \(round): \(error)\n\(source)\n\(target)\n\(difference)")
                }
                guard strict.shown == target, difference.applying(to: source) == target else {
                    return XCTFail("seed \(seed), round \(round): not the target\n\(source)\n\(target)\n\(difference)")
                }
            }
        }
    }

    func testRandomDuplicatesChangeNoMoreThanPairedInOrder() {
        let seed: UInt64 = 20_268
        var lists = RandomLists(seed: seed)
        for round in 0..<pairCount() {
            let (source, target) = lists.sections(unique: false)
            let difference = SectionedDifference(from: source, to: target, sections: .id)
            let changes =
                difference.sectionDeletes.count + difference.sectionInserts.count + difference.sectionMoves.count
                + difference.deletes.count + difference.inserts.count + difference.moves.count
            let most = SlowModel.changesInOrder(source, target)
            guard changes <= most else {
                return XCTFail("seed \(seed), round \(round): \(most) are enough\n\(source)\n\(target)\n\(difference)")
            }
        }
    }

    func testRandomFlatStagesAreAcceptedAndGiveTheTarget() {
        forEachSeed([20_263]) { seed in
            var lists = RandomLists(seed: seed)
            for round in 0..<pairCount(dividedBy: 4) {
                let (source, target) = lists.pair()
                let difference = SectionedDifference(
                    from: [EntrySection(model: Entry(0), rows: source)],
                    to: [EntrySection(model: Entry(0), rows: target)], sections: .id, rows: .id)
                let flat = ListDifference(from: source, to: target)
                let isAlike =
                    flat.stages.map(\.list) == difference.stages.map(\.sections[0].rows)
                    && flat.stages.map(\.deletes) == difference.stages.map { $0.deletes.map(\.row) }
                    && flat.stages.map(\.inserts) == difference.stages.map { $0.inserts.map(\.row) }
                    && flat.stages.map(\.updates) == difference.stages.map { $0.updates.map(\.row) }
                var strict = StrictList([EntrySection(model: Entry(0), rows: source)])
                do {
                    for stage in difference.stages { try strict.perform(stage) }
                } catch {
                    return XCTFail("seed \(seed), round \(round): \(error)\n\(source)\n\(target)\n\(difference)")
                }
                if !isAlike { return XCTFail("seed \(seed), round \(round): flat and sectioned stages differ") }
            }
        }
    }

    /// With identities that occur once, the pairs are known, and so is how many moves there must be.
    func testRandomUniqueRowsAndSectionsMoveAsLittleAsPossible() {
        forEachSeed([20_264]) { seed in
            var lists = RandomLists(seed: seed)
            for round in 0..<pairCount() {
                let (source, target) = lists.sections(unique: true)
                let difference = SectionedDifference(from: source, to: target, sections: .id, rows: .id)
                if let problem = problem(difference) {
                    return XCTFail("seed \(seed), round \(round): \(problem)\n\(source)\n\(target)\n\(difference)")
                }
            }
        }
    }

    private func problem(_ difference: SectionedDifference<Entry, Entry>) -> String? {
        let (source, target) = (difference.source, difference.target)
        let old = Dictionary(uniqueKeysWithValues: source.enumerated().map { ($1.model.id, $0) })
        let new = Set(target.map(\.model.id))
        let order = target.compactMap { old[$0.model.id] }
        let moved = order.count - SlowModel.longestIncreasingSubsequence(order)
        if difference.sectionMoves.count != moved { return "\(moved) section moves are enough" }
        if difference.sectionDeletes != source.indices.filter({ !new.contains(source[$0].model.id) }) {
            return "wrong section deletes"
        }
        if difference.sectionInserts != target.indices.filter({ old[target[$0].model.id] == nil }) {
            return "wrong section inserts"
        }
        var rows: [Int: RowPosition] = [:]
        for (section, value) in source.enumerated() where new.contains(value.model.id) {
            for (row, entry) in value.rows.enumerated() { rows[entry.id] = RowPosition(section: section, row: row) }
        }
        var (inserts, updates): ([RowPosition], [ListUpdate<RowPosition>]) = ([], [])
        var moves = 0
        for (section, value) in target.enumerated() {
            guard let partner = old[value.model.id] else { continue }
            var order: [Int] = []
            for (row, entry) in value.rows.enumerated() {
                let position = RowPosition(section: section, row: row)
                guard let from = rows.removeValue(forKey: entry.id) else {
                    inserts.append(position)
                    continue
                }
                if from.section == partner { order.append(from.row) } else { moves += 1 }
                if source[from.section].rows[from.row] != entry {
                    updates.append(ListUpdate(source: from, target: position))
                }
            }
            moves += order.count - SlowModel.longestIncreasingSubsequence(order)
        }
        if difference.inserts != inserts { return "wrong inserts" }
        if difference.deletes != rows.values.sorted() { return "wrong deletes" }
        if difference.moves.count != moves { return "\(moves) row moves are enough" }
        if difference.updates != updates.sorted(by: { $0.source < $1.source }) { return "wrong updates" }
        return problemOfStages(difference, order, old)
    }

    /// Rows and sections need a stage each only if every choice of fewest section moves moves a section whose rows
    /// change.
    private func problemOfStages(
        _ difference: SectionedDifference<Entry, Entry>, _ order: [Int], _ old: [Int: Int]
    ) -> String? {
        var changed = Set(difference.deletes.map(\.section)).union(difference.moves.map(\.from.section))
        for section in difference.inserts.map(\.section) + difference.moves.map(\.to.section) {
            if let partner = old[difference.target[section].model.id] { changed.insert(partner) }
        }
        let longest = SlowModel.longestIncreasingSubsequence(order)
        let isOneEnough = (0..<(1 << order.count)).contains { choice in
            let kept = order.indices.filter { choice & (1 << $0) != 0 }.map { order[$0] }
            return kept.count == longest && kept == kept.sorted() && changed.isSubset(of: kept)
        }
        let updates = difference.updates.isEmpty && difference.sectionUpdates.isEmpty ? 0 : 1
        let hasMore =
            !difference.sectionDeletes.isEmpty || !difference.sectionInserts.isEmpty || !difference.deletes.isEmpty
            || !difference.sectionMoves.isEmpty || !difference.inserts.isEmpty || !difference.moves.isEmpty
        let stages = updates + (hasMore ? (isOneEnough ? 1 : 2) : 0)
        return difference.stages.count == stages ? nil : "\(stages) stages are enough"
    }
}
