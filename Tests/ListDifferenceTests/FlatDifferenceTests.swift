import ListDifference
import TestSupport
import XCTest

final class FlatDifferenceTests: XCTestCase {
    private func difference(_ source: String, _ target: String) -> ListDifference<Character> {
        ListDifference(from: Array(source), to: Array(target))
    }

    func testEqualListsHaveNoDifference() {
        XCTAssertTrue(difference("abc", "abc").isEmpty)
        XCTAssertTrue(difference("", "").isEmpty)
    }

    func testOneChangeOfAnyKindIsADifference() {
        XCTAssertFalse(difference("ab", "a").isEmpty)
        XCTAssertFalse(difference("a", "ab").isEmpty)
        XCTAssertFalse(difference("ab", "ba").isEmpty)
        XCTAssertFalse(ListDifference(from: [Entry(1, "a")], to: [Entry(1, "b")]).isEmpty)
    }

    func testFromNothingEverythingIsInserted() {
        XCTAssertEqual(difference("", "abc").inserts, [0, 1, 2])
    }

    func testToNothingEverythingIsDeleted() {
        XCTAssertEqual(difference("abc", "").deletes, [0, 1, 2])
    }

    func testDeletesUseThePositionsBeforeTheChange() {
        let difference = difference("abcde", "bd")
        XCTAssertEqual(difference.deletes, [0, 2, 4])
        XCTAssertEqual(difference.moves, [])
    }

    func testInsertsUseThePositionsAfterTheChange() {
        XCTAssertEqual(difference("bd", "abcde").inserts, [0, 2, 4])
    }

    func testOneElementThatChangesPlacesIsOneMove() {
        XCTAssertEqual(difference("abcdef", "bcdefa").moves, [ListMove(source: 0, target: 5)])
        XCTAssertEqual(difference("abcdef", "fabcde").moves, [ListMove(source: 5, target: 0)])
    }

    func testReversedListKeepsOneElement() {
        XCTAssertEqual(difference("abcde", "edcba").moves.count, 4)
    }

    func testAnElementShiftedByOthersIsNotAMove() {
        let difference = difference("abcx", "x")
        XCTAssertEqual(difference.deletes, [0, 1, 2])
        XCTAssertEqual(difference.moves, [])
    }

    func testHashableElementsHaveNoUpdates() {
        XCTAssertEqual(difference("ab", "ba").updates, [])
    }

    func testSameIdentityWithOtherContentIsAnUpdate() {
        let difference = ListDifference(
            from: [Entry(1, "a"), Entry(2, "b"), Entry(3, "c")], to: [Entry(1, "a"), Entry(2, "B"), Entry(3, "c")])
        XCTAssertEqual(difference.updates, [ListUpdate(source: 1, target: 1)])
        XCTAssertTrue(difference.deletes.isEmpty && difference.inserts.isEmpty && difference.moves.isEmpty)
    }

    func testMovedElementCanBeUpdatedToo() {
        let difference = ListDifference(
            from: [Entry(1), Entry(2), Entry(3)], to: [Entry(2), Entry(3), Entry(1, "new")])
        XCTAssertEqual(difference.moves, [ListMove(source: 0, target: 2)])
        XCTAssertEqual(difference.updates, [ListUpdate(source: 0, target: 2)])
    }

    func testUpdatesAreFoundInTheCommonPrefixAndSuffix() {
        let difference = ListDifference(
            from: [Entry(1), Entry(2), Entry(3)], to: [Entry(1, "x"), Entry(9), Entry(2), Entry(3, "x")])
        XCTAssertEqual(difference.updates, [ListUpdate(source: 0, target: 0), ListUpdate(source: 2, target: 3)])
        XCTAssertEqual(difference.inserts, [1])
    }

    func testKeyPathAndPredicateDecideIdentityAndContent() {
        struct Song {
            let title: String
            var plays: Int
        }
        let difference = ListDifference(
            from: [Song(title: "a", plays: 1), Song(title: "b", plays: 2)],
            to: [Song(title: "b", plays: 3), Song(title: "a", plays: 1)],
            by: .id(\.title) { $0.plays == $1.plays })
        XCTAssertEqual(difference.moves.count, 1)
        XCTAssertEqual(difference.updates, [ListUpdate(source: 1, target: 0)])
    }

    func testAnIdentifiableAndHashableElementIsIdentifiedByItsID() {
        let difference = ListDifference(from: [User(id: 1, name: "a")], to: [User(id: 1, name: "b")])
        XCTAssertEqual(difference.updates.count, 1)
        XCTAssertTrue(difference.deletes.isEmpty)
    }

    func testClosuresCompareExistentialElements() {
        let difference = ListDifference<any Card>(
            from: [Name(text: "a"), Picture(number: 1), Name(text: "b")],
            to: [Picture(number: 1), Name(text: "c"), Name(text: "a")],
            by: ListMatching(
                hash: { $0.hashIdentity(into: &$1) }, isSame: { $0.isSame(as: $1) }, isEqual: { _, _ in true }))
        XCTAssertEqual(difference.deletes, [2])
        XCTAssertEqual(difference.inserts, [1])
        XCTAssertEqual(difference.moves.count, 1)
    }

    func testElementsWhoseHashesAllCollideAreDistinguished() {
        struct Clash: Hashable {
            let value: Int
            func hash(into hasher: inout Hasher) { hasher.combine(0) }
        }
        let difference = ListDifference(
            from: (0..<50).map(Clash.init), to: (0..<50).reversed().map(Clash.init))
        XCTAssertEqual(difference.moves.count, 49)
        XCTAssertTrue(difference.deletes.isEmpty && difference.inserts.isEmpty)
    }

    /// Counts operations instead of measuring time. If a long list has only a few edits and moves, only the elements
    /// that are edited or moved are hashed.
    func testFewEditsInALongListHashOnlyChangedElements() {
        let counter = Counter()
        let (source, target) = editedNumbers()
        let difference = ListDifference(
            from: source.map { Counted(value: $0, counter: counter) },
            to: target.map { Counted(value: $0, counter: counter) })
        XCTAssertGreaterThan(difference.moves.count, 5)
        XCTAssertLessThan(counter.hashes, 200)
        XCTAssertLessThan(counter.comparisons, 20_000 * 2)
    }

    /// If elements with the same identity can differ in content, moved elements are compared with the elements that
    /// they pass. All elements are hashed instead if that is cheaper.
    func testFewEditsOfContentsInALongListTouchEachElementAFewTimes() {
        let counter = Counter()
        let (source, target) = editedNumbers()
        let difference = ListDifference(from: source, to: target, by: counter.matching)
        XCTAssertGreaterThan(difference.moves.count, 5)
        XCTAssertLessThan(counter.hashes, 20_000 + 200)
        XCTAssertLessThan(counter.comparisons, 20_000 * 2)
    }

    func testMovesToNearPositionsHashOnlyTheMovedElements() {
        let counter = Counter()
        var target = Array(0..<20_000)
        for place in stride(from: 0, to: 20_000, by: 2_000) { target.insert(target.remove(at: place), at: place + 100) }
        let difference = ListDifference(from: Array(0..<20_000), to: target, by: counter.matching)
        XCTAssertEqual(difference.moves.count, 10)
        XCTAssertLessThan(counter.hashes, 100)
        XCTAssertLessThan(counter.comparisons, 20_000 * 2)
    }

    /// If a third of the elements are replaced, the elements are paired with a hash table. Each source element is
    /// hashed once. A target element is hashed only if it matches none of the three source elements after the partner
    /// of the previous target element.
    func testManyEditsHashEachElementAtMostOnce() {
        let source = Array(0..<4_000)
        let target = source.map { $0 % 3 == 0 ? $0 + 100_000 : $0 }
        let counters = (value: Counter(), closures: Counter(), id: Counter())
        func value(_ number: Int) -> Counted { Counted(value: number, counter: counters.value) }
        func item(_ number: Int) -> Item { Item(id: Counted(value: number, counter: counters.id)) }

        let differences = [
            ListDifference(from: source.map(value), to: target.map(value)).deletes,
            ListDifference(from: source, to: target, by: counters.closures.matching).deletes,
            ListDifference(from: source.map(item), to: target.map(item)).deletes,
        ]

        XCTAssertEqual(differences, Array(repeating: source.filter { $0 % 3 == 0 }, count: 3))
        for counter in [counters.value, counters.closures, counters.id] {
            XCTAssertLessThan(counter.hashes, 4_000 + 4_000 / 3 + 100)
            XCTAssertLessThan(counter.comparisons, 4_000 * 8)
        }
    }

    func testFewEditsAreFoundByComparingWhereverTheyLie() {
        let source = Array(0..<10_000)
        var target = source
        for place in [0, 2, 4, 6, 10_004] { target.insert(20_000 + place, at: place) }
        let counter = Counter()
        XCTAssertEqual(
            ListDifference(from: source, to: target, by: counter.matching).inserts, [0, 2, 4, 6, 10_004])
        XCTAssertEqual(counter.hashes, 0)
    }

    func testAllEditsAreFoundAroundTheLimitOfComparing() {
        let source = Array(0..<1_000)
        for count in 60...68 {
            let new = (1...count).map { $0 * 15 }
            var target = source
            for (number, place) in new.enumerated() { target.insert(2_000 + number, at: place) }
            let difference = ListDifference(from: source, to: target)
            XCTAssertEqual(difference.inserts, new)
            XCTAssertEqual(difference.applying(to: source), target)
        }
    }

    func testListsWithNothingInCommonAreSoonHashed() {
        let counter = Counter()
        let difference = ListDifference(from: Array(0..<4_000), to: Array(4_000..<8_000), by: counter.matching)
        XCTAssertEqual(difference.deletes.count, 4_000)
        XCTAssertLessThan(counter.comparisons, 4 * 4_000, "each element is compared about three times")
    }

    /// The lists share a long run of equal elements, so following an edit path takes many comparisons.
    func testComparingIsAbandonedIfItTakesLongerThanHashing() {
        let counter = Counter()
        let same = Array(repeating: 0, count: 1_000)
        let difference = ListDifference(
            from: [1] + same + Array(10_000..<10_300), to: [2] + same + Array(20_000..<20_300), by: counter.matching)
        XCTAssertEqual(difference.deletes.count, 301)
        XCTAssertLessThan(counter.comparisons, 8 * 2_602)
    }

    private func editedNumbers() -> ([Int], [Int]) {
        var lists = RandomLists(seed: 20_269)
        let source = Array(100_000..<120_000)
        return (source, lists.edited(source.map { Entry($0) }, edits: 60, unique: true).map(\.id))
    }

    func testLongListsNeedNoDeepStack() {
        let source = Array(0..<300_000)
        let difference = ListDifference(from: source, to: source.reversed())
        XCTAssertEqual(difference.moves.count, 299_999)
        XCTAssertEqual(difference.applying(to: source), source.reversed())
    }
}

/// Counts how many times elements are hashed and compared.
private final class Counter {
    var hashes = 0
    var comparisons = 0

    var matching: ListMatching<Int> {
        ListMatching(
            hash: {
                self.hashes += 1
                $1.combine($0)
            },
            isSame: {
                self.comparisons += 1
                return $0 == $1
            }, isEqual: { _, _ in true })
    }
}

private struct Counted: Hashable {
    let value: Int
    let counter: Counter

    func hash(into hasher: inout Hasher) {
        counter.hashes += 1
        hasher.combine(value)
    }

    static func == (a: Self, b: Self) -> Bool {
        a.counter.comparisons += 1
        return a.value == b.value
    }
}

private struct Item: Identifiable, Equatable {
    let id: Counted
}

private protocol Card {
    func hashIdentity(into hasher: inout Hasher)
    func isSame(as other: any Card) -> Bool
}

private struct Name: Card {
    let text: String
    func hashIdentity(into hasher: inout Hasher) { hasher.combine(text) }
    func isSame(as other: any Card) -> Bool { (other as? Name)?.text == text }
}

private struct Picture: Card {
    let number: Int
    func hashIdentity(into hasher: inout Hasher) { hasher.combine(number) }
    func isSame(as other: any Card) -> Bool { (other as? Picture)?.number == number }
}
