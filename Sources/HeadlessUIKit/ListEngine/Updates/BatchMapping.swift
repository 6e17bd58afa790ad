/// Where a batch update takes each section and row.
struct BatchMapping {
    /// Where each section goes, by its number before the update; `nil`: it is deleted.
    private(set) var sections: [Int?]
    /// The rows that leave their places before the update, sorted, and where a move takes them.
    private var leaving: [(path: RowPath, destination: RowPath?)] = []
    /// The places after the update that rows come into, sorted.
    private var coming: [RowPath] = []
    private var reloadedRows: Set<RowPath> = []
    private var reloadedSections: Set<Int> = []
    private var movedSections: Set<Int> = []

    /// The mapping of updates whose sections keep the rules, and whose rows exist.
    init(_ updates: [BatchUpdate], sectionCount: Int, newSectionCount: Int) {
        sections = Self.sections(updates, sectionCount, newSectionCount)
        for update in updates {
            switch update {
            case .deleteRow(let path): leaving.append((path, nil))
            case .insertRow(let path): coming.append(path)
            case .reloadRow(let path): reloadedRows.insert(path)
            case .reloadSection(let section): reloadedSections.insert(section)
            case .moveRow(let from, let to):
                leaving.append((from, to))
                coming.append(to)
            case .moveSection(let from, to: _): movedSections.insert(from)
            case .deleteSection, .insertSection: break
            }
        }
        leaving.sort { $0.path < $1.path }
        coming.sort()
    }

    /// Whether two updates take the same row away, or put rows into the same place.
    var namesRowTwice: Bool {
        zip(leaving, leaving.dropFirst()).contains { $0.path == $1.path }
            || zip(coming, coming.dropFirst()).contains { $0 == $1 }
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

    /// Where a row goes; `nil`: it is deleted, or its section is reloaded.
    ///
    /// - Complexity: O(log updates), besides the rows that come before it into its section.
    func path(_ old: RowPath) -> RowPath? {
        let before = Self.count(leaving) { $0.path < old }
        if before < leaving.count, leaving[before].path == old { return leaving[before].destination }
        guard let section = sections[old.section], !isReloaded(section: old.section) else { return nil }
        // The row is the n-th of those that stay: it becomes the n-th of those that nothing comes into.
        var new = RowPath(section, old.row - before + Self.count(leaving) { $0.path < RowPath(old.section, 0) })
        for taken in coming[Self.count(coming) { $0 < RowPath(section, 0) }...] {
            if taken > new { break }
            new.row += 1
        }
        return new
    }

    /// The row of the same number in the section that a reloaded one is now; `nil` if there is none.
    func inReloadedSection(_ old: RowPath, _ counts: [Int]) -> RowPath? {
        guard let section = sections[old.section], old.row < counts[section] else { return nil }
        return RowPath(section, old.row)
    }

    var reloadsRows: Bool { !reloadedRows.isEmpty }

    /// Whether a row that stays is to get a new cell.
    func isReloaded(_ old: RowPath) -> Bool { reloadedRows.contains(old) }

    /// Whether a row goes elsewhere by a move of its own or of its section.
    func isMoved(_ old: RowPath) -> Bool {
        if movedSections.contains(old.section) { return true }
        let before = Self.count(leaving) { $0.path < old }
        return before < leaving.count && leaving[before].path == old && leaving[before].destination != nil
    }

    /// Whether a section that stays is to get new views.
    func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

    /// How many elements, the first of a sorted list, are below something.
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
