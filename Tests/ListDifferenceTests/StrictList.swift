import ListDifference

/// One batch of updates, and the data after it.
struct StrictBatch<Model, Row> {
    var sections: [ListSection<Model, Row>]
    var sectionUpdates: [Int] = []
    var updates: [RowPosition] = []
    var sectionDeletes: [Int] = []
    var sectionInserts: [Int] = []
    var sectionMoves: [ListMove<Int>] = []
    var deletes: [RowPosition] = []
    var inserts: [RowPosition] = []
    var moves: [ListMove<RowPosition>] = []
}

extension StrictBatch {
    init(_ stage: SectionedStage<Model, Row>) {
        sections = stage.sections
        sectionUpdates = stage.sectionUpdates
        updates = stage.updates
        sectionDeletes = stage.sectionDeletes
        sectionInserts = stage.sectionInserts
        sectionMoves = stage.sectionMoves
        deletes = stage.deletes
        inserts = stage.inserts
        moves = stage.moves
    }
}

/// A list that applies batches of updates by UIKit's rules, and throws an error where UIKit raises an exception.
///
/// It follows the rules directly and shares no logic with the library: it checks positions one by one, and builds the
/// content after the batch from the previous content and the inserted rows.
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
        try perform(StrictBatch(stage))
    }

    mutating func perform(_ batch: StrictBatch<Model, Row>) throws {
        let isUpdate = !batch.updates.isEmpty || !batch.sectionUpdates.isEmpty
        let hasOtherChanges =
            !batch.sectionDeletes.isEmpty || !batch.sectionInserts.isEmpty || !batch.sectionMoves.isEmpty
            || !batch.deletes.isEmpty || !batch.inserts.isEmpty || !batch.moves.isEmpty
        if isUpdate, hasOtherChanges { throw Refusal("updates and other changes in one batch") }
        if !isUpdate, !hasOtherChanges { throw Refusal("an empty batch") }
        if isUpdate { try update(batch) } else { try change(batch) }
        guard shown == batch.sections else {
            throw Refusal("the list shows \(shown), but the data is \(batch.sections)")
        }
    }

    /// Applies a batch of updates: replaces the updated rows and the models of the updated sections, and nothing else.
    private mutating func update(_ batch: StrictBatch<Model, Row>) throws {
        try refuseDuplicates(batch.updates, "update the same row")
        try refuseDuplicates(batch.sectionUpdates, "update the same section")
        guard batch.sections.map(\.rows.count) == shown.map(\.rows.count) else { throw Refusal("wrong counts") }
        for section in batch.sectionUpdates {
            guard shown.indices.contains(section) else { throw Refusal("update of a nonexistent section") }
            shown[section].model = batch.sections[section].model
        }
        for row in batch.updates {
            guard exists(row, shown) else { throw Refusal("update of a nonexistent row: \(row)") }
            shown[row.section].rows[row.row] = batch.sections[row.section].rows[row.row]
        }
    }

    private mutating func change(_ batch: StrictBatch<Model, Row>) throws {
        let after = batch.sections
        try refuseDuplicates(
            batch.sectionDeletes + batch.sectionMoves.map(\.source), "delete or move the same section")
        try refuseDuplicates(
            batch.sectionInserts + batch.sectionMoves.map(\.target), "insert or move to the same section")
        try refuseDuplicates(batch.deletes + batch.moves.map(\.source), "delete or move from the same row")
        try refuseDuplicates(batch.inserts + batch.moves.map(\.target), "insert or move to the same row")
        for section in batch.sectionDeletes + batch.sectionMoves.map(\.source) where !shown.indices.contains(section) {
            throw Refusal("no section \(section) before the update")
        }
        for section in batch.sectionInserts + batch.sectionMoves.map(\.target) where !after.indices.contains(section) {
            throw Refusal("no section \(section) after the update")
        }
        for row in batch.deletes + batch.moves.map(\.source) {
            guard exists(row, shown) else { throw Refusal("no row \(row) before the update") }
            if batch.sectionDeletes.contains(row.section) { throw Refusal("row \(row) of a deleted section") }
            if batch.sectionMoves.contains(where: { $0.source == row.section }) {
                throw Refusal("row \(row) of a moved section")
            }
        }
        for row in batch.inserts + batch.moves.map(\.target) {
            guard exists(row, after) else { throw Refusal("no row \(row) after the update") }
            if batch.sectionInserts.contains(row.section) { throw Refusal("row \(row) in a newly inserted section") }
            if batch.sectionMoves.contains(where: { $0.target == row.section }) {
                throw Refusal("row \(row) in a moved section")
            }
        }
        guard after.count == shown.count - batch.sectionDeletes.count + batch.sectionInserts.count else {
            throw Refusal("invalid number of sections")
        }
        try apply(batch)
    }

    private mutating func apply(_ batch: StrictBatch<Model, Row>) throws {
        let after = batch.sections
        var displaced = Set(batch.sectionDeletes)
        displaced.formUnion(batch.sectionMoves.map(\.source))
        var rest = shown.indices.filter { !displaced.contains($0) }[...]
        var result: [Section] = []
        for section in after.indices {
            if batch.sectionInserts.contains(section) {
                result.append(after[section])
                continue
            }
            let move = batch.sectionMoves.first { $0.target == section }
            guard let old = move?.source ?? rest.popFirst() else { throw Refusal("invalid number of sections") }
            let rows = try self.rows(from: old, to: section, batch)
            result.append(Section(model: shown[old].model, rows: rows))
        }
        shown = result
    }

    private func rows(from old: Int, to section: Int, _ batch: StrictBatch<Model, Row>) throws -> [Row] {
        let gone = Set((batch.deletes + batch.moves.map(\.source)).filter { $0.section == old }.map(\.row))
        var rest = shown[old].rows.enumerated().filter { !gone.contains($0.offset) }.map(\.element)[...]
        var rows: [Row] = []
        for row in batch.sections[section].rows.indices {
            let position = RowPosition(section: section, row: row)
            if batch.inserts.contains(position) {
                rows.append(batch.sections[section].rows[row])
            } else if let move = batch.moves.first(where: { $0.target == position }) {
                rows.append(shown[move.source.section].rows[move.source.row])
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

    private func refuseDuplicates<Position: Hashable>(_ positions: [Position], _ what: String) throws {
        guard Set(positions).count == positions.count else { throw Refusal("attempt to \(what) twice") }
    }
}
