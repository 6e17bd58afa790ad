import Foundation
import ListDifference

/// The difference rows: what it costs to find out what changed between two lists.
@MainActor
enum Difference {
    /// A pair of lists.
    struct Pair<Element> {
        let source: [Element]
        let target: [Element]
    }

    /// Where a list was edited.
    enum Layout {
        /// A block is deleted, as large a block inserted after it, and the start is shuffled.
        case blocks
        /// As many edits as in blocks, spread over the list by chance.
        case scattered
    }

    /// The numbers from 0 up to `count` after edits: so many deleted, as many new ones (from `count` up) inserted, so
    /// many shuffled.
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

    /// UUIDs before and after edits.
    static func uuids(_ count: Int, _ layout: Layout, edits: Int, shuffled: Int) -> Pair<UUID> {
        let all = (0..<count * 2).map { _ in UUID() }
        let target = edited(count, layout, edits: edits, shuffled: shuffled).map { all[$0] }
        return Pair(source: Array(all[..<count]), target: target)
    }

    /// A list of strings after a number of edits, spread over the list: replaced, deleted, inserted and moved strings.
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

    /// Configurators of two types, behind `any`. Those of the target are other objects with equal items, as they are
    /// when a screen makes its configurators anew.
    static func configurators(_ count: Int, _ layout: Layout, edits: Int, shuffled: Int) -> Pair<any Configurator> {
        func make(_ id: Int) -> any Configurator {
            let person = Person(id: id, name: "Person \(id)")
            return id % 3 == 0 ? PersonRow<Int>(person) : PersonRow<String>(person)
        }
        let target = edited(count, layout, edits: edits, shuffled: shuffled)
        return Pair(source: (0..<count).map(make), target: target.map(make))
    }

    /// The time of a difference, in microseconds.
    static func time<Element: Hashable>(_ pair: Pair<Element>) -> Double {
        nanoseconds(per: 1000) { keep(ListDifference(from: pair.source, to: pair.target).deletes.count) }
    }

    /// The time of a difference of configurators, in microseconds.
    static func time(_ pair: Pair<any Configurator>) -> Double {
        let matching = matching
        return nanoseconds(per: 1000) {
            keep(ListDifference(from: pair.source, to: pair.target, by: matching).deletes.count)
        }
    }

    private static var matching: ListMatching<any Configurator> {
        ListMatching(
            hash: { $0.hashIdentity(into: &$1) }, isSame: { $0.isSame(as: $1) }, isEqual: { $0.isEqual(to: $1) })
    }
}

/// A configurator as a director sees it: identity and content behind a protocol.
protocol Configurator: AnyObject {
    func hashIdentity(into hasher: inout Hasher)
    func isSame(as other: any Configurator) -> Bool
    func isEqual(to other: any Configurator) -> Bool
    /// The identity as a value, for the yardstick.
    var key: ConfiguratorKey { get }
}

struct ConfiguratorKey: Hashable {
    let type: ObjectIdentifier
    let id: Int
}

final class PersonRow<Kind>: Configurator {
    let item: Person

    init(_ item: Person) {
        self.item = item
    }

    func hashIdentity(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: self)))
        hasher.combine(item.id)
    }

    func isSame(as other: any Configurator) -> Bool { isAlike(other) && alike(other).item.id == item.id }

    func isEqual(to other: any Configurator) -> Bool { isAlike(other) && alike(other).item == item }

    // The type of an object is at hand. That of a generic class, by name, is a look-up in the runtime, and so is a cast.
    private func isAlike(_ other: any Configurator) -> Bool { type(of: other) == type(of: self) }

    private func alike(_ other: any Configurator) -> PersonRow { unsafeDowncast(other, to: PersonRow.self) }

    var key: ConfiguratorKey { ConfiguratorKey(type: ObjectIdentifier(type(of: self)), id: item.id) }
}
