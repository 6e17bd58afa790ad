/// The classes that a list makes its cells from, and the used cells that wait to be shown again.
@MainActor
struct CellRegistry {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var supplementClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var supplements: [String: [UITableViewHeaderFooterView]] = [:]

    mutating func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func keep(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier else { return }
        supplements[identifier, default: []].append(view)
    }

    /// A used cell, else a new one of the registered class.
    mutating func cell(_ identifier: String) -> UITableViewCell? {
        if let used = cells[identifier]?.popLast() {
            used.prepareForReuse()
            return used
        }
        return cellClasses[identifier]?.init(registeredFor: identifier)
    }

    /// A used view, else a new one of the registered class.
    mutating func supplement(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let used = supplements[identifier]?.popLast() {
            used.prepareForReuse()
            return used
        }
        return supplementClasses[identifier]?.init(registeredFor: identifier)
    }
}

/// A row's cell that a table asks its data source for.
struct CellRequest {
    let path: RowPath
    /// The cell that the row has and is to keep: the row is being reconfigured.
    var existing: UITableViewCell?
    var dequeued: UITableViewCell?
}

/// A section's header or footer.
struct SupplementKey: Hashable {
    let section: Int
    let isHeader: Bool
}
