/// The terms for a list and its rows in exception messages.
struct ListTerminology {
    /// The term for a row: "row" or "item".
    let row: String

    /// The term for the list: "table view" or "collection view".
    let list: String

    /// The informal name of the list, such as "table".
    let short: String
    /// Returns the end of the message about inconsistent counts.
    var tail: @Sendable () -> String = { "" }
    /// Whether deleting the same row twice is allowed and counts as one deletion.
    var forgivesRepeatedDeletes = false

    static let table = ListTerminology(row: "row", list: "table view", short: "table")

    /// Returns the message about a row that does not exist before an update; `nil` if the row exists.
    func missing(_ path: RowPath, _ counts: [Int], _ verb: String) -> String? {
        // A computed property, so that the text is created only if it is needed.
        var sentence: String { "attempt to \(verb) \(row) \(path.row) from section \(path.section)" }
        guard counts.indices.contains(path.section) else {
            return "\(sentence), but there are only \(counts.count) sections before the update"
        }
        guard path.row < 0 || path.row >= counts[path.section] else { return nil }
        return "\(sentence) which only contains \(counts[path.section]) \(row)s before the update"
    }

    /// Returns the lines that describe an update in the message about inconsistent counts. A reload counts as a
    /// deletion and an insertion.
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
