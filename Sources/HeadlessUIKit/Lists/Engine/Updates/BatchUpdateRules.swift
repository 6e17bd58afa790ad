import Foundation

/// Checks a batch of updates for the errors that make UIKit raise an exception: positions that do not exist,
/// conflicting updates, and inconsistent counts. The exceptions have UIKit's messages, as far as these are known.
/// Existence and conflicts are checked before the counts (unverified).
struct BatchUpdateRules {
    private let updates: [BatchUpdate]
    private let sections: ChangedSections
    /// The number of rows in each section, before and after the updates.
    let before: [Int]
    let after: [Int]
    let terms: ListTerminology

    init(updates: [BatchUpdate], before: [Int], after: [Int], terms: ListTerminology) {
        self.updates = terms.forgivesRepeatedDeletes ? Self.deletingOnce(updates) : updates
        sections = ChangedSections(self.updates)
        self.before = before
        self.after = after
        self.terms = terms
    }

    private static func deletingOnce(_ updates: [BatchUpdate]) -> [BatchUpdate] {
        let paths = updates.compactMap { if case .deleteRow(let path) = $0 { path } else { nil } }
        // Deletions that are in ascending order contain no duplicates. This is always the case if they were computed
        // from a diff.
        if zip(paths, paths.dropFirst()).allSatisfy({ $0 < $1 }) { return updates }
        var deleted: Set<RowPath> = []
        return updates.filter { if case .deleteRow(let path) = $0 { deleted.insert(path).inserted } else { true } }
    }

    /// Returns the mapping that the updates define. Throws if the updates are invalid.
    func mapping() throws(ListException) -> BatchMapping {
        for update in updates { try checkExistence(update) }
        try checkSectionCollisions()
        let mapping = BatchMapping(updates, sectionCount: before.count, newSectionCount: after.count)
        if mapping.namesRowTwice || mapping.reloadsRows || sections.changesSectionCount { try checkRowCollisions() }
        guard hasRightSectionCount else { throw wrongCounts() }
        guard hasRightRowCounts(mapping) else { throw wrongCounts() }
        return mapping
    }

    // MARK: Existence

    private func checkExistence(_ update: BatchUpdate) throws(ListException) {
        switch update {
        // UIKit's message for reloading a missing row says "delete".
        case .deleteRow(let path), .reloadRow(let path):
            if let missing = terms.missing(path, before, "delete") { throw ListException(missing) }
        case .insertRow(let path):
            try check(path, after, "after") { "attempt to insert \($0) \(path.row) into section \(path.section), but" }
        case .moveRow(let from, let to):
            try check(from, before, "before") { _ in
                "attempt to move index path (\(name(from))) that does not exist -"
            }
            try check(to, after, "after") { _ in
                "attempt to move index path (\(name(from))) to index path (\(name(to))) that does not exist -"
            }
        case .deleteSection(let section), .reloadSection(let section):
            try checkSection(section, before.count, "delete section \(section)", "before")
        case .insertSection(let section):
            try checkSection(section, after.count, "insert section \(section)", "after")
        case .moveSection(let from, let to):
            try checkSection(from, before.count, "move section \(from)", "before")
            try checkSection(to, after.count, "move section \(from) to section \(to)", "after")
        }
    }

    /// Throws if a row does not exist. `attempt` returns the beginning of the message; its argument is the term for a
    /// row.
    private func check(
        _ path: RowPath, _ counts: [Int], _ time: String, _ attempt: (_ row: String) -> String
    ) throws(ListException) {
        guard counts.indices.contains(path.section) else {
            throw ListException(
                "\(attempt(terms.row)) there are only \(counts.count) sections \(time) the update")
        }
        guard path.row >= 0, path.row < counts[path.section] else {
            let rows = "\(counts[path.section]) \(terms.row)s in section \(path.section)"
            throw ListException("\(attempt(terms.row)) there are only \(rows) \(time) the update")
        }
    }

    private func checkSection(_ section: Int, _ count: Int, _ verb: String, _ time: String) throws(ListException) {
        guard section < 0 || section >= count else { return }
        throw ListException("attempt to \(verb), but there are only \(count) sections \(time) the update")
    }

    // MARK: Conflicts

    /// Throws if two updates to the same row conflict, or if a row is moved into an inserted section or out of a
    /// deleted section. The check is needed only if a row is removed twice, a position is filled twice, rows are
    /// reloaded, or sections are inserted or deleted.
    ///
    /// If UIKit's message for a conflict is not known, the message imitates UIKit's known messages.
    private func checkRowCollisions() throws(ListException) {
        var deleted: Set<RowPath> = []
        var reloaded: Set<RowPath> = []
        var inserted: Set<RowPath> = []
        for update in updates {
            switch update {
            case .deleteRow(let path):
                guard deleted.insert(path).inserted else { throw twice("delete", path) }
            case .insertRow(let path):
                guard inserted.insert(path).inserted else { throw twice("insert", path) }
            case .reloadRow(let path): reloaded.insert(path)
            default: break
            }
        }
        if let path = deleted.intersection(reloaded).min() {
            throw ListException("attempt to delete and reload the same index path (\(name(path)))")
        }
        var sources: Set<RowPath> = []
        var targets: Set<RowPath> = []
        for case .moveRow(let from, let to) in updates {
            if deleted.contains(from) || reloaded.contains(from) {
                throw ListException("attempt to perform a delete and a move from the same index path (\(name(from)))")
            }
            if inserted.contains(to) {
                throw ListException("attempt to perform an insert and a move to the same index path (\(name(to)))")
            }
            if sections.inserted.contains(to.section) {
                throw ListException("cannot move a \(terms.row) into a newly inserted section (\(to.section))")
            }
            if sections.deleted.contains(from.section) {
                throw ListException("cannot move a \(terms.row) out of a deleted section (\(from.section))")
            }
            guard sources.insert(from).inserted else {
                throw ListException("attempt to perform multiple moves from the same index path (\(name(from)))")
            }
            guard targets.insert(to).inserted else {
                throw ListException("attempt to perform multiple moves to the same index path (\(name(to)))")
            }
        }
    }

    private func twice(_ verb: String, _ path: RowPath) -> ListException {
        ListException("attempt to \(verb) the same index path (\(name(path))) more than once")
    }

    private func checkSectionCollisions() throws(ListException) {
        if let section = sections.repeated {
            throw ListException("attempt to change the same section (\(section)) more than once")
        }
        for case .moveSection(let from, let to) in updates {
            if sections.deleted.contains(from) || sections.reloaded.contains(from) {
                throw ListException("attempt to perform a delete and a move from the same section (\(from))")
            }
            // Reloading a section counts as an insertion at the same position.
            if sections.inserted.contains(to) || sections.reloaded.contains(to) {
                throw ListException("attempt to perform an insert and a move to the same section (\(to))")
            }
        }
    }

    /// The sections that a batch inserts, deletes, reloads or moves.
    private struct ChangedSections {
        var deleted: Set<Int> = []
        var inserted: Set<Int> = []
        var reloaded: Set<Int> = []
        var moved: Set<Int> = []
        private var targets: Set<Int> = []
        var changesSectionCount: Bool { !deleted.isEmpty || !inserted.isEmpty }
        /// A section that is deleted, inserted or moved more than once, is the destination of several moves, or is both
        /// deleted and reloaded; `nil` if there is no such section.
        private(set) var repeated: Int?

        init(_ updates: [BatchUpdate]) {
            for update in updates {
                switch update {
                case .deleteSection(let section): if !deleted.insert(section).inserted { repeated = section }
                case .insertSection(let section): if !inserted.insert(section).inserted { repeated = section }
                case .reloadSection(let section): reloaded.insert(section)
                case .moveSection(let from, let to):
                    if !moved.insert(from).inserted { repeated = from }
                    if !targets.insert(to).inserted { repeated = to }
                default: break
                }
            }
            if repeated == nil { repeated = deleted.intersection(reloaded).min() }
        }
    }

    // MARK: Counts

    private var hasRightSectionCount: Bool {
        return before.count - sections.deleted.count + sections.inserted.count == after.count
    }

    private func hasRightRowCounts(_ mapping: BatchMapping) -> Bool {
        // An inserted or reloaded section may have any number of rows.
        var expected: [Int?] = Array(repeating: nil, count: after.count)
        for (old, new) in mapping.sections.enumerated() {
            if let new, !sections.reloaded.contains(old) { expected[new] = before[old] }
        }
        for update in updates {
            switch update {
            case .deleteRow(let path): mapping.sections[path.section].map { expected[$0]? -= 1 }
            case .insertRow(let path): expected[path.section]? += 1
            case .moveRow(let from, let to):
                mapping.sections[from.section].map { expected[$0]? -= 1 }
                expected[to.section]? += 1
            case .reloadRow(let path) where sections.moved.contains(path.section):
                // A reload is a deletion and an insertion at the same index path. If the section moves, the deletion
                // and the insertion affect different sections.
                mapping.sections[path.section].map { expected[$0]? -= 1 }
                guard expected.indices.contains(path.section) else { return false }
                expected[path.section]? += 1
            default: break
            }
        }
        return zip(expected, after).allSatisfy { $0 == nil || $0 == $1 }
    }

    private func wrongCounts() -> ListException {
        let lines = updates.flatMap(terms.lines).map { "\t\($0)" }.joined(separator: ",\n")
        return ListException(
            "Invalid batch updates detected: the number of sections and/or \(terms.row)s returned by the data source "
                + "before and after performing the batch updates are inconsistent with the updates.\n"
                + "Data source before updates = \(counts(before))\nData source after updates = \(counts(after))\n"
                + "Updates = [\n\(lines)\n]\(terms.tail())")
    }

    private func counts(_ rows: [Int]) -> String {
        let sections = rows.count == 1 ? "1 section" : "\(rows.count) sections"
        return "{ \(sections) with \(terms.row) counts: [\(rows.map(String.init).joined(separator: ", "))] }"
    }
}

private func name(_ path: RowPath) -> String { ListException.print(path.indexPath) }
