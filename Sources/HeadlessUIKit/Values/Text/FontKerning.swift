import Foundation

/// The distances between pairs of glyphs in a font file: those of the feature `kern` in the table `GPOS` or, if there is
/// none, those in the table `kern`.
struct FontKerning: Sendable {
    /// A table of pairs.
    private enum Table: Sendable {
        /// The values by the numbers of two glyphs, of which the first is in the upper half.
        case glyphs([UInt32: Int16])
        /// The values by the classes of two glyphs; the first glyph must be covered.
        case classes(covered: Set<UInt16>, first: [UInt16: Int], second: [UInt16: Int], columns: Int, values: [Int16])
    }

    /// The tables of each lookup. Of each lookup, the first table that has a pair applies.
    private var lookups: [[Table]] = []
    /// How many more entries are read. Tables may share their bytes, so that a small file can describe any number of entries;
    /// such a file has no kerning. Fonts have a fraction of this number.
    private var entriesLeft = 1_000_000

    init(kern: FontBytes?, positions: FontBytes?) {
        if let positions { readPositions(positions) }
        if lookups.isEmpty, let kern { readKern(kern) }
        if entriesLeft < 0 { lookups = [] }
    }

    /// Counts entries before they are read. Returns whether they may be read.
    private mutating func spend(_ entries: Int) -> Bool {
        entriesLeft -= entries
        return entriesLeft >= 0
    }

    /// Returns what is added between two glyphs, in units of the font.
    func value(_ first: UInt16, _ second: UInt16) -> Int {
        lookups.reduce(0) { sum, tables in
            for table in tables { if let value = Self.value(first, second, table) { return sum + value } }
            return sum
        }
    }

    private static func value(_ first: UInt16, _ second: UInt16, _ table: Table) -> Int? {
        switch table {
        case .glyphs(let values): return values[UInt32(first) << 16 | UInt32(second)].map { Int($0) }
        case .classes(let covered, let firsts, let seconds, let columns, let values):
            guard covered.contains(first) else { return nil }
            let index = (firsts[first] ?? 0) * columns + (seconds[second] ?? 0)
            return index < values.count ? Int(values[index]) : nil
        }
    }

    // MARK: The table kern

    private mutating func readKern(_ table: FontBytes) {
        guard table.short(0) == 0 else { return }
        var start = 4
        for _ in 0..<table.short(2) where spend(1) {
            let (length, coverage) = (table.short(start + 2), table.short(start + 4))
            // Horizontal distances of format 0.
            let count = min(table.short(start + 6), table.count / 6)
            if coverage & 0xFF07 == 1, spend(count) {
                var values: [UInt32: Int16] = [:]
                for pair in 0..<count {
                    let entry = start + 14 + 6 * pair
                    values[UInt32(table.long(entry))] = Int16(truncatingIfNeeded: table.short(entry + 4))
                }
                lookups.append([.glyphs(values)])
            }
            guard length > 0 else { return }
            start += length
        }
    }

    // MARK: The table GPOS

    private mutating func readPositions(_ table: FontBytes) {
        guard let features = table.part(table.short(6)), let list = table.part(table.short(8)) else { return }
        var indices: Set<Int> = []
        for index in 0..<features.short(0) where features.text(2 + 6 * index, 4) == "kern" {
            guard let feature = features.part(features.short(6 + 6 * index)) else { continue }
            guard spend(feature.short(2)) else { return }
            for lookup in 0..<feature.short(2) { indices.insert(feature.short(4 + 2 * lookup)) }
        }
        for index in indices.sorted() where index < list.short(0) {
            guard let lookup = list.part(list.short(2 + 2 * index)) else { continue }
            var tables: [Table] = []
            for subtable in 0..<min(lookup.short(4), lookup.count) where spend(1) {
                guard var part = lookup.part(lookup.short(6 + 2 * subtable)) else { continue }
                var kind = lookup.short(0)
                if kind == 9, part.short(0) == 1, let extended = part.part(part.long(4)) {
                    (kind, part) = (part.short(2), extended)
                }
                if kind == 2, let table = pairs(part) { tables.append(table) }
            }
            if !tables.isEmpty { lookups.append(tables) }
        }
    }

    /// Reads a table of pairs, in which only the first glyph is moved.
    private mutating func pairs(_ table: FontBytes) -> Table? {
        let (format, firstFormat, secondFormat) = (table.short(0), table.short(4), table.short(6))
        // The value's advance comes after its placement, each in two bytes.
        guard firstFormat & 4 != 0, let coverage = table.part(table.short(2)) else { return nil }
        let place = 2 * (firstFormat & 3).nonzeroBitCount
        let size = 2 * (firstFormat.nonzeroBitCount + secondFormat.nonzeroBitCount)
        let covered = covered(coverage)
        guard format == 2 else { return format == 1 ? sets(table, covered, place, size) : nil }
        let (rows, columns) = (table.short(12), table.short(14))
        guard let first = table.part(table.short(8)), let second = table.part(table.short(10)),
            16 + rows * columns * size <= table.count, spend(rows * columns)
        else { return nil }
        return .classes(
            covered: Set(covered), first: classes(first), second: classes(second), columns: columns,
            values: (0..<rows * columns).map { Int16(truncatingIfNeeded: table.short(16 + $0 * size + place)) })
    }

    private mutating func sets(_ table: FontBytes, _ covered: [UInt16], _ place: Int, _ size: Int) -> Table {
        var values: [UInt32: Int16] = [:]
        for (index, first) in covered.prefix(table.short(8)).enumerated() {
            guard let set = table.part(table.short(10 + 2 * index)) else { continue }
            let count = min(set.short(0), set.count)
            guard spend(count) else { break }
            for pair in 0..<count {
                let entry = 2 + pair * (2 + size)
                values[UInt32(first) << 16 | UInt32(set.short(entry))] =
                    Int16(truncatingIfNeeded: set.short(entry + 2 + place))
            }
        }
        return .glyphs(values)
    }

    /// Returns the glyphs of a coverage table, in its order.
    private mutating func covered(_ table: FontBytes) -> [UInt16] {
        let count = table.short(2)
        if table.short(0) == 1 { return spend(count) ? (0..<count).map { UInt16(table.short(4 + 2 * $0)) } : [] }
        var glyphs: [UInt16] = []
        for index in 0..<count {
            let (first, last) = (table.short(4 + 6 * index), table.short(6 + 6 * index))
            guard first <= last else { continue }
            guard spend(last - first + 1) else { break }
            glyphs += (first...last).map { UInt16($0) }
        }
        return glyphs
    }

    /// Returns the classes of glyphs other than class 0.
    private mutating func classes(_ table: FontBytes) -> [UInt16: Int] {
        var classes: [UInt16: Int] = [:]
        if table.short(0) == 1 {
            guard spend(table.short(4)) else { return [:] }
            for index in 0..<table.short(4) {
                classes[UInt16(truncatingIfNeeded: table.short(2) + index)] = table.short(6 + 2 * index)
            }
        } else {
            for range in 0..<table.short(2) {
                let entry = 4 + 6 * range
                let (first, last) = (table.short(entry), table.short(entry + 2))
                guard first <= last else { continue }
                guard spend(last - first + 1) else { break }
                for glyph in first...last { classes[UInt16(glyph)] = table.short(entry + 4) }
            }
        }
        return classes
    }
}
