import ListDifference

typealias EntrySection = ListSection<Entry, Entry>

/// Returns a section with the given id and row ids.
func section(_ id: Int, _ rows: [Int] = [], text: String = "") -> EntrySection {
    EntrySection(model: Entry(id, text), rows: rows.map { Entry($0) })
}

extension RandomLists {
    /// Returns two lists of sections. The lists are unrelated, or differ only by a few edits of sections and rows.
    mutating func sections(unique: Bool) -> (source: [EntrySection], target: [EntrySection]) {
        let source = unique ? uniqueSections() : someSections(ids: number(0...5), rows: number(0...20))
        switch number(0...2) {
        case 0:
            return (source, unique ? uniqueSections() : someSections(ids: number(0...5), rows: number(0...20)))
        default:
            return (source, edited(source, edits: number(0...8), unique: unique))
        }
    }

    private mutating func someSections(ids: Int, rows: Int) -> [EntrySection] {
        (0..<number(0...5)).map { _ in
            EntrySection(model: Entry(number(0...ids), text()), rows: entries(number(0...5), ids: rows))
        }
    }

    private mutating func uniqueSections() -> [EntrySection] {
        let ids = (0..<7).shuffled(using: &generator)
        var sections = ids.prefix(number(0...6)).map { EntrySection(model: Entry($0, text()), rows: []) }
        for id in (0..<24).shuffled(using: &generator) where !sections.isEmpty && number(0...3) > 0 {
            sections[number(0...sections.count - 1)].rows.append(Entry(id, text()))
        }
        return sections
    }

    private mutating func text() -> String { number(0...3) == 0 ? "x" : "" }

    private mutating func edited(_ sections: [EntrySection], edits: Int, unique: Bool) -> [EntrySection] {
        var sections = sections
        var new = 1_000
        for _ in 0..<edits where !sections.isEmpty {
            let chosen = number(0...sections.count - 1)
            let rows = sections[chosen].rows
            switch number(0...8) {
            case 0: sections.remove(at: chosen)
            case 1:
                let moved = sections.remove(at: chosen)
                sections.insert(moved, at: number(0...sections.count))
            case 2: sections.insert(section(new, [new + 100]), at: number(0...sections.count))
            case 3: sections[chosen].model.text += "y"
            case 4 where !unique: sections.insert(sections[chosen], at: number(0...sections.count))
            case 5, 6:
                guard !rows.isEmpty else { continue }
                let row = sections[chosen].rows.remove(at: number(0...rows.count - 1))
                let other = number(0...sections.count - 1)
                sections[other].rows.insert(row, at: number(0...sections[other].rows.count))
            default:
                sections[chosen].rows = edited(rows, edits: 1, unique: true).map { entry in
                    entry.id == 1_000 ? Entry(new + 200) : entry
                }
            }
            new += 1
        }
        return sections
    }
}
