import ListDifference

/// A list that carries out one batch of updates by UIKit's rules, and refuses what UIKit refuses.
///
/// It is written from the rules alone and shares nothing with the library: positions are checked one by one, and what
/// is shown after the batch is built from what was shown before and from the rows that came.
struct StrictList<Model: Equatable, Row: Equatable> {
    typealias Section = ListSection<Model, Row>

    struct Refusal: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    private(set) var shown: [Section]

    init(_ shown: [Section]) {
        self.shown = shown
    }

    mutating func perform(_ stage: SectionedStage<Model, Row>) throws {
        let isUpdate = !stage.updates.isEmpty || !stage.sectionUpdates.isEmpty
        let isMore =
            !stage.sectionDeletes.isEmpty || !stage.sectionInserts.isEmpty || !stage.sectionMoves.isEmpty
            || !stage.deletes.isEmpty || !stage.inserts.isEmpty || !stage.moves.isEmpty
        if isUpdate, isMore { throw Refusal("updates and other changes in one batch") }
        if !isUpdate, !isMore { throw Refusal("an empty batch") }
        if isUpdate { try update(stage) } else { try change(stage) }
        guard shown == stage.sections else { throw Refusal("shows \(shown), the data is \(stage.sections)") }
    }

    /// Shows the new content of what is configured again, and of nothing else.
    private mutating func update(_ stage: SectionedStage<Model, Row>) throws {
        try refuseTwice(stage.updates, "update the same row")
        try refuseTwice(stage.sectionUpdates, "update the same section")
        guard stage.sections.map(\.rows.count) == shown.map(\.rows.count) else { throw Refusal("wrong counts") }
        for section in stage.sectionUpdates {
            guard shown.indices.contains(section) else { throw Refusal("update of a section that is not there") }
            shown[section].model = stage.sections[section].model
        }
        for row in stage.updates {
            guard exists(row, shown) else { throw Refusal("update of a row that is not there: \(row)") }
            shown[row.section].rows[row.row] = stage.sections[row.section].rows[row.row]
        }
    }

    private mutating func change(_ stage: SectionedStage<Model, Row>) throws {
        let after = stage.sections
        try refuseTwice(
            stage.sectionDeletes + stage.sectionMoves.map(\.from), "delete or move the same section")
        try refuseTwice(
            stage.sectionInserts + stage.sectionMoves.map(\.to), "insert or move to the same section")
        try refuseTwice(stage.deletes + stage.moves.map(\.from), "delete or move from the same row")
        try refuseTwice(stage.inserts + stage.moves.map(\.to), "insert or move to the same row")
        for section in stage.sectionDeletes + stage.sectionMoves.map(\.from) where !shown.indices.contains(section) {
            throw Refusal("no section \(section) before the update")
        }
        for section in stage.sectionInserts + stage.sectionMoves.map(\.to) where !after.indices.contains(section) {
            throw Refusal("no section \(section) after the update")
        }
        for row in stage.deletes + stage.moves.map(\.from) {
            guard exists(row, shown) else { throw Refusal("no row \(row) before the update") }
            if stage.sectionDeletes.contains(row.section) { throw Refusal("row \(row) of a deleted section") }
            if stage.sectionMoves.contains(where: { $0.from == row.section }) {
                throw Refusal("row \(row) of a moved section")
            }
        }
        for row in stage.inserts + stage.moves.map(\.to) {
            guard exists(row, after) else { throw Refusal("no row \(row) after the update") }
            if stage.sectionInserts.contains(row.section) { throw Refusal("row \(row) in a newly inserted section") }
            if stage.sectionMoves.contains(where: { $0.to == row.section }) {
                throw Refusal("row \(row) in a moved section")
            }
        }
        guard after.count == shown.count - stage.sectionDeletes.count + stage.sectionInserts.count else {
            throw Refusal("invalid number of sections")
        }
        try carryOut(stage)
    }

    private mutating func carryOut(_ stage: SectionedStage<Model, Row>) throws {
        let after = stage.sections
        var displaced = Set(stage.sectionDeletes)
        displaced.formUnion(stage.sectionMoves.map(\.from))
        var rest = shown.indices.filter { !displaced.contains($0) }[...]
        var result: [Section] = []
        for section in after.indices {
            if stage.sectionInserts.contains(section) {
                result.append(after[section])
                continue
            }
            let move = stage.sectionMoves.first { $0.to == section }
            guard let old = move?.from ?? rest.popFirst() else { throw Refusal("invalid number of sections") }
            let rows = try self.rows(from: old, to: section, stage)
            result.append(Section(model: shown[old].model, rows: rows))
        }
        shown = result
    }

    private func rows(from old: Int, to section: Int, _ stage: SectionedStage<Model, Row>) throws -> [Row] {
        let gone = Set((stage.deletes + stage.moves.map(\.from)).filter { $0.section == old }.map(\.row))
        var rest = shown[old].rows.enumerated().filter { !gone.contains($0.offset) }.map(\.element)[...]
        var rows: [Row] = []
        for row in stage.sections[section].rows.indices {
            let position = RowPosition(section: section, row: row)
            if stage.inserts.contains(position) {
                rows.append(stage.sections[section].rows[row])
            } else if let move = stage.moves.first(where: { $0.to == position }) {
                rows.append(shown[move.from.section].rows[move.from.row])
            } else if let next = rest.popFirst() {
                rows.append(next)
            } else {
                throw Refusal("invalid number of rows in section \(section)")
            }
        }
        guard rest.isEmpty else { throw Refusal("invalid number of rows in section \(section)") }
        return rows
    }

    private func exists(_ row: RowPosition, _ sections: [Section]) -> Bool {
        sections.indices.contains(row.section) && sections[row.section].rows.indices.contains(row.row)
    }

    private func refuseTwice<Position: Hashable>(_ positions: [Position], _ what: String) throws {
        guard Set(positions).count == positions.count else { throw Refusal("attempt to \(what) twice") }
    }
}
