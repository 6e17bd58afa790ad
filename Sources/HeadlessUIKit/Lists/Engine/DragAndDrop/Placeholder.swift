import Foundation

/// A row that a list shows until the data of a dropped item has arrived.
@MainActor
final class Placeholder {
    let reuseIdentifier: String
    /// The height of the row, in points; `nil` if the cell or the layout determines it.
    let height: Double?
    /// Configures the cell.
    let update: (any ListCell) -> Void
    /// The position among the shown rows. Its path is `nil` if the placeholder is no longer in the list.
    fileprivate(set) var row: FollowedRow?

    init(_ reuseIdentifier: String, height: Double?, update: @escaping (any ListCell) -> Void) {
        (self.reuseIdentifier, self.height, self.update) = (reuseIdentifier, height, update)
    }
}

extension ListEngine {
    /// Returns the placeholder at a position among the shown rows.
    func placeholder(at path: RowPath) -> Placeholder? {
        placeholders.isEmpty ? nil : placeholders.first { $0.row?.path == path }
    }

    /// The positions of the placeholders.
    var extraRows: ExtraRows {
        placeholders.isEmpty ? ExtraRows() : ExtraRows(placeholders.compactMap { $0.row?.path })
    }

    /// Returns the index path that the data source and the delegate know for a shown row.
    func indexPath(_ path: RowPath) -> IndexPath {
        placeholders.isEmpty ? path.indexPath : extraRows.counted(path).indexPath
    }

    /// Returns the shown row at an index path of the data source, whether or not it exists.
    func path(_ indexPath: IndexPath) -> RowPath? {
        placeholders.isEmpty ? RowPath(indexPath) : RowPath(indexPath).map(extraRows.shown)
    }

    /// Makes a placeholder's cell. Raises an exception if its identifier is not registered.
    func makeCell(_ placeholder: Placeholder) -> (any ListCell)? {
        let identifier = placeholder.reuseIdentifier
        guard let cell = registry.take(CellRegistry.Key(identifier: identifier)) as? any ListCell else {
            stop(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
            return nil
        }
        placeholder.update(cell)
        return cell
    }

    // MARK: Changes

    /// Inserts a placeholder before a row of the data source. Raises an exception if its section does not have so many
    /// rows (the message is unverified).
    func insert(_ placeholder: Placeholder, at indexPath: IndexPath) {
        guard isInUse() else { return }
        carryOutPending()
        loadIfNeeded()
        guard let geometry else { return }
        let counts = extraRows.removed(from: geometry.counts)
        let counted = RowPath(indexPath) ?? RowPath(-1, -1)
        guard counts.indices.contains(counted.section), (0...counts[counted.section]).contains(counted.row) else {
            return stop("attempt to insert a placeholder at \(ListException.print(indexPath)), which does not exist")
        }
        let path = extraRows.shown(counted)
        change(.insertRow(path), counts) { [self] in
            placeholder.row = follow(path, outlivesReloads: false)
            placeholders.append(placeholder)
        }
    }

    /// Removes a placeholder.
    ///
    /// - Returns: Whether it was in the list.
    func remove(_ placeholder: Placeholder) -> Bool {
        guard isInUse(), let path = placeholder.row?.path, let geometry else { return false }
        let counts = extraRows.removed(from: geometry.counts)
        change(.deleteRow(path), counts) { [self] in placeholders.removeAll { $0 === placeholder } }
        return true
    }

    /// Replaces a placeholder with a row of the data source. Raises an exception if the data source does not have one
    /// more row after that.
    ///
    /// - Parameter insertRow: Inserts the row into the data source.
    /// - Returns: Whether the placeholder was in the list.
    func replace(_ placeholder: Placeholder, _ insertRow: (IndexPath) -> Void) -> Bool {
        guard isInUse(), let old = placeholder.row?.path, let geometry else { return false }
        let before = extraRows.removed(from: geometry.counts)
        let counted = extraRows.counted(old)
        let changes = phases.changeCount
        insertRow(counted.indexPath)
        // If the app has updated the list itself, only the placeholder is removed.
        guard phases.changeCount == changes, let path = placeholder.row?.path else {
            _ = remove(placeholder)
            return true
        }
        let rules = BatchUpdateRules(
            updates: [.insertRow(counted)], before: before, after: count(), terms: list.terms)
        do throws(ListException) { _ = try rules.mapping() } catch {
            stop(error.reason, name: error.name)
            return true
        }
        change(.reloadRow(path), rules.after) { [self] in placeholders.removeAll { $0 === placeholder } }
        return true
    }
}
