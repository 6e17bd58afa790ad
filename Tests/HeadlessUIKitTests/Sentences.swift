/// The messages of list exceptions and touch refusals that several tests expect. The variable parts of a message are
/// parameters.
enum Sentences {
    // MARK: Positions

    static func missing(_ verb: String, _ row: Int, in section: Int, of count: Int, _ kind: String = "row") -> String {
        "attempt to \(verb) \(kind) \(row) from section \(section) which only contains \(count) \(kind)s before the update"
    }

    static func missing(_ verb: String, _ row: Int, in section: Int, ofSections count: Int) -> String {
        "attempt to \(verb) row \(row) from section \(section), but there are only \(count) sections before the update"
    }

    static func missing(_ verb: String, section: Int, of count: Int, _ moment: String = "before") -> String {
        "attempt to \(verb) section \(section), but there are only \(count) sections \(moment) the update"
    }

    static func noRoom(for row: Int, in section: Int, of count: Int, _ kind: String = "row") -> String {
        "attempt to insert \(kind) \(row) into section \(section), but there are only \(count) \(kind)s in section "
            + "\(section) after the update"
    }

    static func missing(source path: String, only rest: String) -> String {
        "attempt to move index path (\(path)) that does not exist - there are only \(rest) before the update"
    }

    static func printed(_ section: Int, _ row: Int) -> String {
        "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(row)}"
    }

    // MARK: Collisions and counts

    static func deletedAndMoved(_ path: String) -> String {
        "attempt to perform a delete and a move from the same index path (\(path))"
    }

    static func insertedAndMoved(toSection section: Int) -> String {
        "attempt to perform an insert and a move to the same section (\(section))"
    }

    static func deletedAndReloaded(_ path: String) -> String {
        "attempt to delete and reload the same index path (\(path))"
    }

    static func wrongCounts(_ before: String, _ after: String, _ lines: String, _ kind: String = "row") -> String {
        "Invalid batch updates detected: the number of sections and/or \(kind)s returned by the data source before and "
            + "after performing the batch updates are inconsistent with the updates. "
            + "Data source before updates = { \(before) } Data source after updates = { \(after) } "
            + "Updates = [ \(lines.isEmpty ? "" : lines + " ")]"
    }

    // MARK: Cells and snapshots

    static let reconfiguredWithAnotherIdentifier =
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
        + "reconfiguring an item, which is not allowed."

    static let noSections = "There are currently no sections in the data source. Please add a section first."

    /// Returns the beginning of the warning about identifiers that already exist in the snapshot.
    static func existing(_ count: Int, _ kind: String) -> String {
        "Diffable data source detected an attempt to insert or append \(count) \(kind) "
            + "\(count == 1 ? "identifier that already exists" : "identifiers that already exist") in the snapshot. "
    }

    // MARK: Fingers

    static let rowCannotBeDeleted = "the row can't be deleted"
    static let rowCannotBeEdited = "the row can't be edited"
    static let rowCannotBeMoved = "the row can't be moved"
    static let noIndex = "the table has no index"
    static func noActions(_ edge: String) -> String { "the row has no actions to swipe to on its \(edge) edge" }
}
