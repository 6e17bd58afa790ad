import CellDirector
import ListDifference

/// Measures how long it takes to compute the difference between two lists.
@MainActor
enum Difference {
    /// A pair of lists.
    struct Pair<Element> {
        let source: [Element]
        let target: [Element]
    }

    /// How the edits to a list are distributed.
    enum Layout {
        /// One block is deleted, a block of the same size is inserted after it, and the beginning of the list is
        /// shuffled.
        case blocks
        /// As many edits as in `blocks`, but at random positions.
        case scattered
    }

    /// Returns the numbers in `0..<count` after some edits: `edits` numbers are deleted, the same number of new numbers
    /// (`count` or greater) is inserted, and `shuffled` of the remaining numbers are put in random order.
    static func edited(_ count: Int, _ layout: Layout, edits: Int, shuffled: Int) -> [Int] {
        var kept = Array(0..<count)
        switch layout {
        case .blocks:
            let start = count * 2 / 5
            kept.removeSubrange(start..<start + edits)
            kept.insert(contentsOf: count..<count + edits, at: start + edits)
            kept[..<shuffled].shuffle()
            return kept
        case .scattered:
            let gone = Set(kept.shuffled().prefix(edits))
            kept.removeAll(where: gone.contains)
            let places = kept.indices.shuffled().prefix(shuffled)
            for (place, value) in zip(places, places.map { kept[$0] }.shuffled()) { kept[place] = value }
            let come = Set((0..<count).shuffled().prefix(edits))
            var rest = kept[...]
            return (0..<count).map { come.contains($0) ? count + $0 : rest.removeFirst() }
        }
    }

    /// Returns a list of UUIDs, before and after edits.
    static func uuids(_ count: Int, _ layout: Layout, edits: Int, shuffled: Int) -> Pair<UUID> {
        let all = (0..<count * 2).map { _ in UUID() }
        let target = edited(count, layout, edits: edits, shuffled: shuffled).map { all[$0] }
        return Pair(source: Array(all[..<count]), target: target)
    }

    /// Returns a list of UUIDs, before and after a few random edits. Some of the edits are moves; the others are
    /// deletes and inserts. Each process generates the same UUIDs.
    static func uuids(_ count: Int, edits: Int, moves: Int) -> Pair<UUID> {
        var chance = Chance()
        let source = (0..<count).map { _ in UUID.random(using: &chance) }
        var target = source
        for edit in 0..<edits {
            switch edit {
            case ..<moves:
                let moved = target.remove(at: Int.random(in: target.indices, using: &chance))
                target.insert(moved, at: Int.random(in: 0...target.count, using: &chance))
            case _ where edit.isMultiple(of: 2): target.remove(at: Int.random(in: target.indices, using: &chance))
            default: target.insert(.random(using: &chance), at: Int.random(in: 0...target.count, using: &chance))
            }
        }
        return Pair(source: source, target: target)
    }

    /// Returns a list of strings, before and after edits that are spread over the list: replacements, deletes, inserts
    /// and moves.
    static func strings(_ count: Int, edits: Int) -> Pair<String> {
        let source = (0..<count).map { "the string number \($0)" }
        var target = source
        for edit in 0..<edits {
            let place = (edit * 2 + 1) * (count - 10) / (edits * 2)
            switch edit % 4 {
            case 0: target[place] = "a string in place of another, \(edit)"
            case 1: target.remove(at: place)
            case 2: target.insert("a new string, \(edit)", at: place)
            default: target.insert(target.remove(at: place), at: count / 5)
            }
        }
        return Pair(source: source, target: target)
    }

    /// Returns a list of configurators of two types, as existentials, before and after edits. The target consists of
    /// new objects, even for unchanged items, as if a screen had re-created its configurators.
    static func configurators(_ count: Int, _ layout: Layout, edits: Int, shuffled: Int) -> Pair<
        any TableRowConfigurator
    > {
        func make(_ id: Int) -> any TableRowConfigurator {
            let person = Person(id: id, name: "Person \(id)")
            return id % 3 == 0 ? GuestConfig(item: person) : PersonConfig(item: person)
        }
        let target = edited(count, layout, edits: edits, shuffled: shuffled)
        return Pair(source: (0..<count).map(make), target: target.map(make))
    }

    /// Returns a closure that computes the difference between two lists.
    static func turns<Element: Hashable>(_ pair: Pair<Element>) -> Turns {
        { times in
            for _ in 0..<times { keep(ListDifference(from: pair.source, to: pair.target).deletes.count) }
        }
    }

    #if !OUTSIDE
    /// Returns a closure that computes the difference between two lists of configurators as a director does.
    static func turns(_ pair: Pair<any TableRowConfigurator>) -> Turns {
        let (source, target) = ([TableSection(rows: pair.source)], [TableSection(rows: pair.target)])
        let director = TableDirector(tableView: makeTable())
        return { times in
            for _ in 0..<times {
                keep(director.difference(from: source, to: target, comparesContent: false).deletes.count)
            }
        }
    }
    #endif
}

/// A configurator's identity as a hashable value, for the yardstick.
struct ConfiguratorKey: Hashable {
    let type: ObjectIdentifier
    let id: Int

    init(_ configurator: any TableRowConfigurator) {
        type = ObjectIdentifier(Swift.type(of: configurator))
        id = (configurator as? PersonConfig)?.item.id ?? (configurator as? GuestConfig)?.item.id ?? -1
    }
}

/// A random number generator whose numbers are the same in each process, so that instruction counts are comparable.
private struct Chance: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension UUID {
    fileprivate static func random(using chance: inout Chance) -> UUID {
        let (low, high) = (chance.next(), chance.next())
        return withUnsafeBytes(of: (low, high)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
