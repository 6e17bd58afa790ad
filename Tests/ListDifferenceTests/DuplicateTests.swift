import ListDifference
import TestSupport
import XCTest

final class DuplicateTests: XCTestCase {
    func testDuplicatesArePairedInOrder() {
        let difference = ListDifference(
            from: [Entry(1, "first"), Entry(2), Entry(1, "second")],
            to: [Entry(3), Entry(1, "first"), Entry(1, "second"), Entry(2)])
        XCTAssertEqual(difference.updates, [])
        XCTAssertEqual(difference.inserts, [0])
        XCTAssertEqual(difference.moves.count, 1)
    }

    /// Pairs of elements with the same identity never cross. If there are as many in both lists, they are therefore
    /// paired in order; if not, the first in one list may remain without a partner.
    func testPairsOfDuplicatesDoNotCross() {
        forEachSeed(0..<200) { seed in
            var random = SplitMix64(state: seed)
            func list() -> [Entry] {
                (0..<Int.random(in: 0...9, using: &random)).map { number in
                    Entry(Int.random(in: 0...3, using: &random), "\(number)")
                }
            }
            let (source, target) = (list(), list())
            let difference = ListDifference(from: source, to: target, by: .id(\.id) { _, _ in false })
            // Because no contents are equal, every pair is an update.
            for id in 0...3 {
                let pairs = difference.updates.filter { source[$0.source].id == id }
                XCTAssertEqual(pairs.map(\.target), pairs.map(\.target).sorted(), "seed \(seed), \(source), \(target)")
                let counts = [source, target].map { $0.count { $0.id == id } }
                XCTAssertEqual(pairs.count, counts.min(), "seed \(seed)")
            }
        }
        let difference = ListDifference(
            from: [Entry(1, "only")], to: [Entry(1, "new"), Entry(2), Entry(1, "only")], by: .id)
        XCTAssertEqual(difference.inserts.count, 2)
        let suffix = ListDifference(
            from: [Entry(2), Entry(1, "only")], to: [Entry(1, "new"), Entry(2), Entry(1, "only")], by: .id)
        XCTAssertEqual(suffix.inserts, [0], "the first duplicate is inserted")
        XCTAssertEqual(suffix.updates, [])
    }

    func testSurplusDuplicatesAreDeleted() {
        let difference = ListDifference(from: [1, 1, 1, 2], to: [1, 2])
        XCTAssertEqual(difference.deletes.count, 2)
        XCTAssertTrue(difference.inserts.isEmpty && difference.moves.isEmpty)
    }

    func testMissingDuplicatesAreInserted() {
        let difference = ListDifference(from: [1, 2], to: [1, 1, 2, 1])
        XCTAssertEqual(difference.inserts.count, 2)
        XCTAssertTrue(difference.deletes.isEmpty)
    }

    func testAMovedDuplicateDoesNotCrossAnEqualElement() {
        let difference = ListDifference(
            from: [Entry(1, "first"), Entry(2), Entry(3), Entry(1, "second")],
            to: [Entry(2), Entry(3), Entry(1, "first"), Entry(1, "second")])
        XCTAssertEqual(difference.updates, [])
    }

    func testOneMoveIsEnoughForInterchangeableDuplicates() {
        XCTAssertEqual(ListDifference(from: [2, 1, 2, 1, 2, 0], to: [1, 2, 2, 1, 0, 1]).moves.count, 1)
        XCTAssertEqual(ListDifference(from: [9, 1, 9, 2], to: [1, 9, 2, 9]).moves.count, 1)
        XCTAssertEqual(
            ListDifference(from: [9, 1, 9, 2], to: [1, 9, 2, 9], by: .value).moves.count, 1,
            "closures need the same number of moves")
    }

    func testDuplicatesWithContentStayInOrderEvenIfThatTakesAnotherMove() {
        let difference = ListDifference(
            from: [Entry(9, "first"), Entry(1), Entry(9, "second"), Entry(2)],
            to: [Entry(1), Entry(9, "first"), Entry(2), Entry(9, "second")])
        XCTAssertEqual(difference.moves.count, 2)
        XCTAssertEqual(difference.updates, [])
    }

    /// The moved elements pass so many other elements that hashing all unmoved elements is cheaper than comparing the
    /// moved elements with the elements that they pass.
    func testDuplicatesThatMoveFarDoNotCrossEqualElements() {
        let (many, others) = ((1...200).map { Entry($0) }, [Entry(301), Entry(302)])
        let (first, second) = (Entry(9_000, "first"), Entry(9_000, "second"))
        let pairs = [
            (others + [first] + many + [second], many + [first, second] + others),
            (others + [first] + many + [second, Entry(400)], many + [first, Entry(400), second] + others),
            (many + [first, second] + others, others + [first] + many + [second]),
            ([first] + many + [second] + others, others + [first, second] + many),
            (others + [first, second] + many, [first] + many + [second] + others),
        ]
        for (source, target) in pairs {
            let difference = ListDifference(from: source, to: target)
            XCTAssertEqual(difference.updates, [])
            XCTAssertEqual(difference.deletes + difference.inserts, [])
            XCTAssertEqual(difference.applying(to: source), target)
        }
    }

    func testOfDuplicateSectionsTheOneWithFewerRowChangesIsKept() {
        let difference = SectionedDifference(
            from: [section(1), section(1, [0, 4])], to: [section(0, [0, 4, 1]), section(1)], sections: .id)
        XCTAssertEqual(difference.sectionDeletes, [1])
        XCTAssertEqual(difference.sectionInserts, [0])
        XCTAssertEqual(difference.deletes, [])
    }

    func testMatchingReportsDuplicates() {
        XCTAssertEqual(ListMatching<Int>.value.duplicates(in: [1, 2, 1, 3, 2, 1]), [2, 4, 5])
        XCTAssertEqual(ListMatching<Entry>.id.duplicates(in: [Entry(1, "a"), Entry(1, "b"), Entry(2)]), [1])
        XCTAssertEqual(ListMatching<Int>.value.duplicates(in: []), [])
    }
}
