import Foundation

/// The glyphs of characters in a font file's table `cmap`.
struct FontCharacters {
    /// The glyphs by Unicode scalar value.
    private(set) var glyphs: [UInt32: UInt16] = [:]

    init(_ table: FontBytes) {
        var best: (rank: Int, part: FontBytes)?
        for index in 0..<table.short(2) {
            let entry = 4 + 8 * index
            guard let part = table.part(table.long(entry + 4)) else { continue }
            let isUnicode =
                table.short(entry) == 0 || table.short(entry) == 3 && [1, 10].contains(table.short(entry + 2))
            let rank = !isUnicode ? 0 : part.short(0) == 12 ? 3 : part.short(0) == 4 ? 2 : 0
            if rank > best?.rank ?? 0 { best = (rank, part) }
        }
        guard let best else { return }
        if best.rank == 3 { readGroups(best.part) } else { readSegments(best.part) }
    }

    /// Reads a subtable of format 4. Segments are in ascending order; a file with others is not read further.
    private mutating func readSegments(_ table: FontBytes) {
        let size = table.short(6)
        var next = 0
        for segment in stride(from: 0, to: min(size, table.count), by: 2) {
            let (last, first) = (table.short(14 + segment), table.short(16 + size + segment))
            let difference = table.short(16 + 2 * size + segment)
            let place = 16 + 3 * size + segment
            let offset = table.short(place)
            guard first <= last, first < 0xFFFF else { continue }
            guard first >= next else { return }
            next = last + 1
            for character in first...min(last, 0xFFFE) {
                var glyph = character
                if offset > 0 {
                    glyph = table.short(place + offset + 2 * (character - first))
                    if glyph == 0 { continue }
                }
                take(UInt32(character), (glyph + difference) & 0xFFFF)
            }
        }
    }

    /// Reads a subtable of format 12. Groups are in ascending order; a file with others is not read further.
    private mutating func readGroups(_ table: FontBytes) {
        let size = 12
        var next = 0
        for group in 0..<min(table.long(12), table.count / size) {
            let entry = 16 + size * group
            let (first, last) = (table.long(entry), table.long(entry + 4))
            let glyph = table.long(entry + 8)
            guard first <= last, last <= 0x10_FFFF, last - first <= 0xFFFF, glyph <= 0xFFFF else { continue }
            guard first >= next else { return }
            next = last + 1
            for character in first...last { take(UInt32(character), glyph + character - first) }
        }
    }

    private mutating func take(_ character: UInt32, _ glyph: Int) {
        if glyph > 0, glyph <= 0xFFFF, glyphs[character] == nil { glyphs[character] = UInt16(glyph) }
    }
}
