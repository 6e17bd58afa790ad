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
                    return XCTFail("seed \(seed), round \(round): wrong target\n\(source)\n\(target)\n\(difference)")
                }
            }
        }
    }

    func testRandomDuplicatesNeedNoMoreChangesThanIfPairedInOrder() {
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
                return XCTFail(
                    "seed \(seed), round \(round): \(most) changes are enough\n\(source)\n\(target)\n\(difference)")
            }
        }
    }

    func testRandomFlatStagesAreAcceptedAndEqualThoseOfASingleSection() {
        forEachSeed([20_263]) { seed in
            var lists = RandomLists(seed: seed)
            for round in 0..<pairCount(dividedBy: 4) {
                let (source, target) = lists.pair()
                let difference = SectionedDifference(
                    from: [EntrySection(model: Entry(0), rows: source)],
                    to: [EntrySection(model: Entry(0), rows: target)], sections: .id, rows: .id)
                let flat = ListDifference(from: source, to: target)
                let stagesMatch =
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
                if !stagesMatch { return XCTFail("seed \(seed), round \(round): flat and sectioned stages differ") }
                if flat.stages.last.map({ $0.list != target }) ?? (source != target) {
                    return XCTFail("seed \(seed), round \(round): the last stage is not the target")
                }
            }
        }
    }

    /// If identities are unique, there is only one way to pair rows and sections, and the minimal number of moves is
    /// known.
    func testRandomUniqueRowsAndSectionsMoveAsLittleAsPossible() {
        forEachSeed([20_264]) { seed in
            var lists = RandomLists(seed: seed)
            for round in 0..<pairCount() {
                let (source, target) = lists.sections(unique: true)
                let difference = SectionedDifference(from: source, to: target, sections: .id, rows: .id)
                if let problem = SlowModel.problem(of: difference) {
                    return XCTFail("seed \(seed), round \(round): \(problem)\n\(source)\n\(target)\n\(difference)")
                }
            }
        }
    }
}
