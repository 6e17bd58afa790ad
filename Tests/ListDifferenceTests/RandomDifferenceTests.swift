import ListDifference
import TestSupport
import XCTest

final class RandomDifferenceTests: XCTestCase {
    func testRandomPairsAgreeWithTheSlowModel() {
        forEachSeed([20_261]) { seed in
            var lists = RandomLists(seed: seed)
            for round in 0..<pairCount() {
                let (source, target) = lists.pair()
                let difference = ListDifference(from: source, to: target)
                if let problem = SlowModel.problem(of: difference) {
                    return XCTFail("seed \(seed), round \(round): \(problem)\n\(source)\n\(target)\n\(difference)")
                }
            }
        }
    }

    func testLongRandomListsAgreeWithTheSlowModel() {
        forEachSeed([20_265]) { seed in
            var lists = RandomLists(seed: seed)
            for edits in [1, 5, 20, 40, 100, 800] {
                for unique in [true, false] {
                    let source = unique ? lists.unique(1_500) : lists.entries(1_500, ids: 1_200)
                    let target = lists.edited(source, edits: edits, unique: unique)
                    let problem = SlowModel.problem(of: ListDifference(from: source, to: target))
                    XCTAssertNil(problem, "seed \(seed), \(edits) edits, unique: \(unique)")
                }
            }
        }
    }

    /// Equal values are interchangeable, so a difference with the fewest moves keeps a longest common subsequence in
    /// place.
    func testRandomDuplicatesMoveAsLittleAsPossible() {
        let seed: UInt64 = 20_266
        var lists = RandomLists(seed: seed)
        for round in 0..<pairCount() {
            let (source, target) = lists.numbers()
            let difference = ListDifference(from: source, to: target)
            let moves = SlowModel.pairs(source, target) - SlowModel.longestCommonSubsequence(source, target)
            guard difference.applying(to: source) == target, difference.moves.count == moves else {
                return XCTFail(
                    "seed \(seed), round \(round): \(moves) moves are enough\n\(source)\n\(target)\n\(difference)")
            }
        }
    }

    func testLongRandomDuplicatesNeedNoMoreMovesThanIfPairedInOrder() {
        let seed: UInt64 = 20_267
        var lists = RandomLists(seed: seed)
        for edits in [1, 5, 20, 40, 100, 800] {
            for ids in [1, 4, 40, 400, 1_200] {
                let source = lists.entries(1_000, ids: ids)
                let target = lists.edited(source, edits: edits, unique: false)
                let (old, new) = (source.map(\.id), target.map(\.id))
                let difference = ListDifference(from: old, to: new)
                let context = "seed \(seed), \(edits) edits, \(ids) ids"
                XCTAssertEqual(difference.applying(to: old), new, context)
                XCTAssertEqual(difference.deletes.count, old.count - SlowModel.pairs(old, new), context)
                let most = SlowModel.movesInOrder(old, new)
                XCTAssertLessThanOrEqual(difference.moves.count, most, context)
                XCTAssertLessThanOrEqual(ListDifference(from: source, to: target).moves.count, most, context)
            }
        }
    }

    func testClosuresGiveTheSameDifferenceAsProtocols() {
        forEachSeed([7]) { seed in
            var lists = RandomLists(seed: seed)
            for _ in 0..<pairCount(dividedBy: 20) {
                let (source, target) = lists.pair()
                let byID = ListDifference(from: source, to: target)
                let byClosures = ListDifference(from: source, to: target, by: .id(\.id) { $0.text == $1.text })
                XCTAssertEqual(byID.description, byClosures.description)
            }
        }
    }
}

/// Returns the number of random pairs that a test tries. This is the value of the environment variable
/// `CELLDIRECTOR_PAIRS` (2,500 by default) divided by the given divisor, or 1 if that is larger.
func pairCount(dividedBy divisor: Int = 1) -> Int { max(1, timesToRun("CELLDIRECTOR_PAIRS", else: 2_500) / divisor) }
