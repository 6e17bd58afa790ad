/// What a list calls itself and its rows in the messages of exceptions.
struct ListTerminology {
    /// "row" or "item".
    let row: String

    /// "table view" or "collection view".
    let list: String

    /// What the user calls it.
    let short: String
    /// What ends the sentence about wrong counts.
    var tail: @Sendable () -> String = { "" }
    /// Whether deleting one row twice is deleting it once.
    var forgivesRepeatedDeletes = false

    static let table = ListTerminology(row: "row", list: "table view", short: "table")

    /// What a list says of a row that did not exist before an update; `nil` if it did.
    func missing(_ path: RowPath, _ counts: [Int], _ verb: String) -> String? {
        // The sentence is made only where it is said.
        var sentence: String { "attempt to \(verb) \(row) \(path.row) from section \(path.section)" }
        guard counts.indices.contains(path.section) else {
            return "\(sentence), but there are only \(counts.count) sections before the update"
        }
        guard path.row < 0 || path.row >= counts[path.section] else { return nil }
        return "\(sentence) which only contains \(counts[path.section]) \(row)s before the update"
    }

    /// The updates as the sentence about wrong counts lists them. A reload counts as a deletion and an insertion.
    func lines(_ update: BatchUpdate) -> [String] {
        switch update {
        case .deleteRow(let path): ["Delete \(row) \(name(path))"]
        case .insertRow(let path): ["Insert \(row) \(name(path))"]
        case .reloadRow(let path): ["Delete \(row) \(name(path))", "Insert \(row) \(name(path))"]
        case .moveRow(let from, let to): ["Move \(row) \(name(from)) to \(name(to))"]
        case .deleteSection(let section): ["Delete section \(section)"]
        case .insertSection(let section): ["Insert section \(section)"]
        case .reloadSection(let section): ["Delete section \(section)", "Insert section \(section)"]
        case .moveSection(let from, let to): ["Move section \(from) to \(to)"]
        }
    }

    private func name(_ path: RowPath) -> String { "(\(path.section) - \(path.row))" }
}
