/// Which sections of two lists are the same.
///
/// Only an identifier of its own says that a section is another, whatever is above it. Sections whose header or text the
/// other list does not know, and those without any, are paired by the rows that they share, and the rest in order.
@MainActor
struct SectionPairing {
    private(set) var source: [SectionIdentity] = []
    private(set) var target: [SectionIdentity] = []

    init<Section: DirectedSection>(
        from old: [Section], to new: [Section], in list: any DirectedList<Section>
    ) {
        let (before, after) = (old.map { list.identity($0) }, new.map { list.identity($0) })
        let (knownBefore, knownAfter) = (Set(before), Set(after))
        // A header or a text that the other list lacks may have come to, or gone from, a section without any.
        func isOpen(_ section: Section, _ identity: SectionIdentity?, _ other: Set<SectionIdentity?>) -> Bool {
            guard let identity else { return true }
            return section.id == nil && !other.contains(identity)
        }
        let sources = old.indices.filter { isOpen(old[$0], before[$0], knownAfter) }
        let targets = new.indices.filter { isOpen(new[$0], after[$0], knownBefore) }
        let pairs = Self.pair(sources, targets, old, new, list)
        let partners = Dictionary(pairs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        // A pair is named by its place in the old list. Without a name some are left over in one of the lists at most.
        source = old.indices.map { index in
            if pairs[index] != nil { return .pair(index) }
            return before[index] ?? .alone(index)
        }
        target = new.indices.map { index in
            if let partner = partners[index] { return .pair(partner) }
            return after[index] ?? .alone(index)
        }
    }

    private struct Pair: Hashable {
        let source: Int
        let target: Int
    }

    /// The partners of sections of the old list.
    ///
    /// - Complexity: O(rows) where sections could be paired in several ways, else O(sections).
    private static func pair<Section: DirectedSection>(
        _ sources: [Int], _ targets: [Int], _ old: [Section], _ new: [Section], _ list: any DirectedList<Section>
    ) -> [Int: Int] {
        var pairs: [Int: Int] = [:]
        if !sources.isEmpty, !targets.isEmpty, !areSameInOrder(sources, targets, old, new, list) {
            for (source, target) in pairsByRows(sources, targets, old, new, list) { pairs[source] = target }
        }
        let taken = Set(pairs.values)
        let rest = zip(sources.filter { pairs[$0] == nil }, targets.filter { !taken.contains($0) })
        for (source, target) in rest { pairs[source] = target }
        return pairs
    }

    /// Whether nothing speaks against pairing in order: there is one section in each list, or each begins or ends with the
    /// row that its partner begins or ends with.
    private static func areSameInOrder<Section: DirectedSection>(
        _ sources: [Int], _ targets: [Int], _ old: [Section], _ new: [Section], _ list: any DirectedList<Section>
    ) -> Bool {
        guard sources.count == targets.count else { return false }
        if sources.count == 1 { return true }
        func isSame(_ a: Section.Row?, _ b: Section.Row?) -> Bool {
            guard let a, let b else { return false }
            return RowIdentity(Section.configurator(of: a)) == RowIdentity(Section.configurator(of: b))
        }
        return zip(sources, targets).allSatisfy { source, target in
            let (before, after) = (old[source].rows, new[target].rows)
            return before.isEmpty && after.isEmpty || isSame(before.first, after.first)
                || isSame(before.last, after.last)
        }
    }

    /// The pairs that share most rows come first; of those that share as many, the first in the lists.
    private static func pairsByRows<Section: DirectedSection>(
        _ sources: [Int], _ targets: [Int], _ old: [Section], _ new: [Section], _ list: any DirectedList<Section>
    ) -> [(Int, Int)] {
        var home: [RowIdentity: Int] = [:]
        for source in sources {
            list.eachConfigurator(of: old[source]) { row, _ in
                let identity = RowIdentity(row)
                if home[identity] == nil { home[identity] = source }
            }
        }
        var shared: [Pair: Int] = [:]
        for target in targets {
            list.eachConfigurator(of: new[target]) { row, _ in
                if let source = home[RowIdentity(row)] { shared[Pair(source: source, target: target), default: 0] += 1 }
            }
        }
        let ranked = shared.sorted {
            ($1.value, $0.key.source, $0.key.target) < ($0.value, $1.key.source, $1.key.target)
        }
        var (usedSources, usedTargets) = (Set<Int>(), Set<Int>())
        return ranked.compactMap { pair, _ in
            guard !usedSources.contains(pair.source), !usedTargets.contains(pair.target) else { return nil }
            usedSources.insert(pair.source)
            usedTargets.insert(pair.target)
            return (pair.source, pair.target)
        }
    }
}
