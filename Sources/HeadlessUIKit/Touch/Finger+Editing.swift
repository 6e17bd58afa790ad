import Foundation

extension Finger {
    /// Taps a row's insertion control while the table is being edited.
    public func insert(rowAt indexPath: IndexPath, in tableView: UITableView) throws(TouchRefusal) {
        let cell = try findRow(indexPath, tableView)
        guard tableView.engine.isEditing else {
            throw .notAllowed("rows show their insertion control only while the table is being edited")
        }
        guard let plus = cell.controls.edit, plus.style == .insert else {
            throw .notAllowed("the row has no insertion control")
        }
        try tap(plus)
        try checkCommit(tableView.engine)
    }

    /// Taps the accessory at a row's trailing edge: a detail button or a custom accessory view.
    ///
    /// If the accessory is a disclosure indicator or a checkmark, which are part of the row, taps the row itself.
    public func tapAccessory(rowAt indexPath: IndexPath, in tableView: UITableView) throws(TouchRefusal) {
        let cell = try findRow(indexPath, tableView)
        if let accessory = cell.controls.accessory { return try tap(accessory) }
        guard (cell.isEditing ? cell.editingAccessoryType : cell.accessoryType) != .none else {
            throw .notAllowed("the row has no accessory")
        }
        try tap(rowAt: indexPath, in: tableView)
    }

    private func findRow(_ indexPath: IndexPath, _ tableView: UITableView) throws(TouchRefusal) -> UITableViewCell {
        guard let cell = try find(indexPath, tableView).1 as? UITableViewCell else {
            throw .rowOffScreen(indexPath)
        }
        return cell
    }

    /// Throws if the data source does not implement `commit`, because the edit would have no effect.
    func checkCommit(_ engine: ListEngine) throws(TouchRefusal) {
        guard engine.unimplemented.contains(.commit) else { return }
        throw .notAllowed("the data source changes no rows: it has no tableView(_:commit:forRowAt:)")
    }
}
