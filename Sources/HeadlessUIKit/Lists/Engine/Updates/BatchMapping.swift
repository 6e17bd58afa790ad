/// Maps the positions of sections and rows before a batch of updates to their positions after it.
struct BatchMapping {
    /// A row that is deleted, or moved to a destination.
    private typealias Departure = (path: RowPath, destination: RowPath?)

    /// For each section before the updates, its index after them; `nil` if the section is deleted.
    private(set) var sections: [Int?]
    /// The rows that are deleted or moved away, sorted by their positions before the updates.
    private var departures: [Departure] = []
    /// The positions of inserted and moved rows after the updates, in ascending order.
    private var arrivals: [RowPath] = []
    private var reloadedRows: Set<RowPath> = []
    private var reloadedSections: Set<Int> = []
    private var movedSections: Set<Int> = []

    /// Creates the mapping. The section changes must be valid, and the updated rows must exist.
    init(_ updates: [BatchUpdate], sectionCount: Int, newSectionCount: Int) {
        sections = Self.sections(updates, sectionCount, newSectionCount)
        for update in updates {
            switch update {
            case .deleteRow(let path): departures.append((path, nil))
            case .insertRow(let path): arrivals.append(path)
            case .reloadRow(let path): reloadedRows.insert(path)
            case .reloadSection(let section): reloadedSections.insert(section)
            case .moveRow(let from, let to):
                departures.append((from, to))
                arrivals.append(to)
            case .moveSection(let from, to: _): movedSections.insert(from)
            case .deleteSection, .insertSection: break
            }
        }
        departures.sort { $0.path < $1.path }
        arrivals.sort()
    }

    /// Whether two updates remove the same row, or put rows at the same position.
    var namesRowTwice: Bool {
        zip(departures, departures.dropFirst()).contains { $0.path == $1.path }
            || zip(arrivals, arrivals.dropFirst()).contains { $0 == $1 }
    }

    private static func sections(_ updates: [BatchUpdate], _ count: Int, _ newCount: Int) -> [Int?] {
        var map: [Int?] = Array(repeating: nil, count: count)
        var stays = Array(repeating: true, count: count)
        var isFree = Array(repeating: true, count: newCount)
        for update in updates {
            switch update {
            case .deleteSection(let section): stays[section] = false
            case .insertSection(let section): isFree[section] = false
            case .moveSection(let from, to: let to):
                stays[from] = false
                isFree[to] = false
                map[from] = to
            default: break
            }
        }
        var free = isFree.indices.lazy.filter { isFree[$0] }.makeIterator()
        for section in 0..<count where stays[section] { map[section] = free.next() }
        return map
    }

    /// Returns a row's position after the updates; `nil` if the row is deleted, or its section is deleted or reloaded.
    ///
    /// - Complexity: O(log *u*) for *u* updates.
    func path(_ old: RowPath) -> RowPath? {
        let (before, own) = departure(old)
        if let own { return own.destination }
        guard let section = sections[old.section], !isReloaded(section: old.section) else { return nil }
        // The nth remaining row of a section gets the nth position that is not taken by an inserted or moved row.
        let rank = old.row - before + Self.count(departures) { $0.path < RowPath(old.section, 0) }
        let coming = arrivals(in: section)
        // An inserted or moved row precedes this row if at most `rank` free positions precede the inserted or moved
        // row.
        var (low, high) = (0, coming.count)
        while low < high {
            let middle = (low + high) / 2
            if coming[coming.startIndex + middle].row - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return RowPath(section, rank + low)
    }

    /// Returns the positions in a section that are taken by inserted or moved rows.
    private func arrivals(in section: Int) -> ArraySlice<RowPath> {
        arrivals[
            Self.count(arrivals) { $0 < RowPath(section, 0) }..<Self.count(arrivals) { $0 < RowPath(section + 1, 0) }]
    }

    /// Calls a closure for each run of adjacent rows that are kept, are not reloaded, and remain adjacent after the
    /// updates.
    ///
    /// - Parameters:
    ///   - counts: The number of rows in each section before the updates.
    ///   - body: Receives the rows of a run and their section before the updates, and the position of the run's first
    ///     row after the updates.
    /// - Complexity: O((*s* + *u*) log *u*) for *s* sections and *u* updates.
    func forEachKeptRun(_ counts: [Int], _ body: (_ rows: Range<Int>, _ section: Int, _ start: RowPath) -> Void) {
        for departure in departures {
            guard let destination = departure.destination, !isReloaded(departure.path) else { continue }
            body(departure.path.row..<departure.path.row + 1, departure.path.section, destination)
        }
        let reloaded = reloadedRows.sorted()
        for (section, new) in sections.enumerated() {
            guard let new, !isReloaded(section: section) else { continue }
            var leaving = departures[Self.count(departures) { $0.path < RowPath(section, 0) }...]
            var reloading = reloaded[Self.count(reloaded) { $0 < RowPath(section, 0) }...]
            var coming = arrivals(in: new)
            var (row, start) = (0, RowPath(new, 0))
            while row < counts[section] {
                let path = RowPath(section, row)
                if leaving.first?.path == path {
                    leaving.removeFirst()
                    row += 1
                    continue
                }
                while coming.first == start {
                    coming.removeFirst()
                    start.row += 1
                }
                var length = min(counts[section] - row, (coming.first?.row ?? .max) - start.row)
                if let next = leaving.first?.path, next.section == section { length = min(length, next.row - row) }
                if reloading.first == path {
                    reloading.removeFirst()
                    length = 1
                } else {
                    if let next = reloading.first, next.section == section { length = min(length, next.row - row) }
                    body(row..<row + length, section, start)
                }
                row += length
                start.row += length
            }
        }
    }

    /// Returns the row that has the same index after its section was reloaded; `nil` if the section no longer has such
    /// a row.
    func inReloadedSection(_ old: RowPath, _ counts: [Int]) -> RowPath? {
        guard let section = sections[old.section], old.row < counts[section] else { return nil }
        return RowPath(section, old.row)
    }

    /// Whether a row keeps its place between the other rows of its section.
    func stays(_ old: RowPath) -> Bool {
        sections[old.section] != nil && !isReloaded(section: old.section) && departure(old).own == nil
    }

    var reloadsRows: Bool { !reloadedRows.isEmpty }

    /// Whether a row is reloaded, so that it gets a new cell.
    func isReloaded(_ old: RowPath) -> Bool { reloadedRows.contains(old) }

    /// Whether a row is moved, either itself or with its section.
    func isMoved(_ old: RowPath) -> Bool {
        movedSections.contains(old.section) || departure(old).own?.destination != nil
    }

    /// Whether a section is reloaded, so that it gets new views.
    func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

    /// Returns the number of deleted or moved rows before a row, and the row's own departure if the row itself is
    /// deleted or moved.
    private func departure(_ old: RowPath) -> (before: Int, own: Departure?) {
        let before = Self.count(departures) { $0.path < old }
        return (before, before < departures.count && departures[before].path == old ? departures[before] : nil)
    }

    /// Returns how many elements at the beginning of a sorted array satisfy a predicate.
    private static func count<Element>(_ sorted: [Element], below isBelow: (Element) -> Bool) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if isBelow(sorted[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
