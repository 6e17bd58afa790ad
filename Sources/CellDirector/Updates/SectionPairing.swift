/// Pairs each section of an old list of sections with the corresponding section of a new list.
///
/// A section with an explicit identifier is paired only by that identifier, regardless of its header. Sections whose
/// header or title is not in the other list, and sections that have neither a header nor a title, are paired by the
/// rows that they share. Any remaining sections are paired by position: the first remaining section of the old list
/// with the first remaining section of the new list, and so on.
@MainActor
struct SectionPairing {
    private(set) var source: [SectionIdentity] = []
    private(set) var target: [SectionIdentity] = []

    init<Section: DescribedSection>(from old: [Section], to new: [Section]) {
        let (before, after) = (old.map { $0.identity }, new.map { $0.identity })
        let (isKnownBefore, isKnownAfter) = (membership(of: before), membership(of: after))
        // A section whose header or title is not in the other list can still be paired, because the header or title may
        // just have been added or removed.
        func isOpen(_ section: Section, _ identity: SectionIdentity?, _ isInOther: (SectionIdentity?) -> Bool) -> Bool {
            guard let identity else { return true }
            return section.id == nil && !isInOther(identity)
        }
        let sources = old.indices.filter { isOpen(old[$0], before[$0], isKnownAfter) }
        let targets = new.indices.filter { isOpen(new[$0], after[$0], isKnownBefore) }
        let pairs = Self.pair(sources, targets, old, new)
        let partners = Dictionary(pairs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        // A pair is identified by the index of its section in the old list. Sections that are still unpaired and have
        // no identity all belong to the same list, so their indices identify them.
        source = old.indices.map { index in
            if pairs[index] != nil { return .pair(index) }
            return before[index] ?? .alone(index)
        }
        target = new.indices.map { index in
            if let partner = partners[index] { return .pair(partner) }
            return after[index] ?? .alone(index)
        }
    }

    /// Returns a dictionary that maps the index of each paired section in the old list to the index of its counterpart
    /// in the new list.
    ///
    /// - Complexity: O(*n* log *n* + *s*) if the sections are paired by their rows, where *n* is the number of their
    ///   rows and *s* is the number of sections. Otherwise, O(*s*).
    private static func pair(
        _ sources: [Int], _ targets: [Int], _ old: any SectionList, _ new: any SectionList
    ) -> [Int: Int] {
        var pairs: [Int: Int] = [:]
        if !sources.isEmpty, !targets.isEmpty, !areSameInOrder(sources, targets, old, new) {
            for (source, target) in pairsByRows(sources, targets, old, new) { pairs[source] = target }
        }
        let isTaken = membership(of: Array(pairs.values))
        let rest = zip(sources.filter { pairs[$0] == nil }, targets.filter { !isTaken($0) })
        for (source, target) in rest { pairs[source] = target }
        return pairs
    }

    /// Whether it is plausible to pair the sections by position. This is the case if there is one section in each list,
    /// or if the lists are equally long, and the two sections of each pair have the same first row, the same last row,
    /// or no rows.
    private static func areSameInOrder(
        _ sources: [Int], _ targets: [Int], _ old: any SectionList, _ new: any SectionList
    ) -> Bool {
        guard sources.count == targets.count else { return false }
        if sources.count == 1 { return true }
        func isSame(_ path: IndexPath, _ other: IndexPath) -> Bool {
            guard let row = old.configurator(at: path), let other = new.configurator(at: other) else { return false }
            return RowIdentity(row) == RowIdentity(other)
        }
        return zip(sources, targets).allSatisfy { source, target in
            let (before, after) = (old.rowCount(of: source), new.rowCount(of: target))
            return before == 0 && after == 0
                || isSame(IndexPath(row: 0, section: source), IndexPath(row: 0, section: target))
                || isSame(IndexPath(row: before - 1, section: source), IndexPath(row: after - 1, section: target))
        }
    }

    /// Returns pairs of sections, starting with the two sections that have the most rows in common. Pairs with the same
    /// number of rows in common are in the order of their sections.
    private static func pairsByRows(
        _ sources: [Int], _ targets: [Int], _ old: any SectionList, _ new: any SectionList
    ) -> [(Int, Int)] {
        var home: [RowIdentity: Int] = [:]
        for source in sources {
            old.eachConfigurator(of: source) { row, _ in
                let identity = RowIdentity(row)
                if home[identity] == nil { home[identity] = source }
            }
        }
        // The number of rows in common, by the index of the old section times the number of new sections, plus the index
        // of the new section.
        let count = new.sectionCount
        var shared: [Int: Int] = [:]
        for target in targets {
            new.eachConfigurator(of: target) { row, _ in
                if let source = home[RowIdentity(row)] { shared[source * count + target, default: 0] += 1 }
            }
        }
        let ranked = sortedOnce(Array(shared)) { ($1.value, $0.key) < ($0.value, $1.key) }
        var isSourceUsed = Array(repeating: false, count: old.sectionCount)
        var isTargetUsed = Array(repeating: false, count: count)
        var pairs: [(Int, Int)] = []
        for (key, _) in ranked where !isSourceUsed[key / count] && !isTargetUsed[key % count] {
            (isSourceUsed[key / count], isTargetUsed[key % count]) = (true, true)
            pairs.append((key / count, key % count))
        }
        return pairs
    }
}
