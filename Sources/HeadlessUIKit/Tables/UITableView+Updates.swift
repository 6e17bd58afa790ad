import Foundation

/// The batch update that is being gathered.
struct PendingUpdates {
    /// How many blocks are open, one inside the other.
    var depth = 0
    var updates: [BatchUpdate] = []
    var completions: [(Bool) -> Void] = []
    /// How many rows each section had before.
    var before: [Int] = []
    /// Whether the table was told meanwhile to ask for everything anew.
    var isReloaded = false
}

// MARK: - Gathering

extension UITableView {
    /// Carries out the insertions, deletions, reloads and moves of a block together.
    ///
    /// Mirrors `UITableView.performBatchUpdates(_:completion:)`. Blocks nest: the outermost carries all out. There is no
    /// time: the completion is called before this returns.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        if let completion { pending.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Mirrors `UITableView.beginUpdates()`.
    public func beginUpdates() {
        if pending.depth == 0 {
            loadIfNeeded()
            pending.before = geometry?.sections.map(\.rows.count) ?? []
        }
        pending.depth += 1
    }

    /// Mirrors `UITableView.endUpdates()`. Stops on updates that do not fit what the data source says before and after.
    public func endUpdates() {
        guard pending.depth > 0 else { return }
        pending.depth -= 1
        guard pending.depth == 0 else { return }
        let gathered = pending
        pending = PendingUpdates()
        guard isInUse() else { return }
        carryOut(gathered)
        guard failure == nil else { return }
        for completion in gathered.completions { completion(true) }
    }

    private func update(_ updates: [BatchUpdate]) {
        beginUpdates()
        pending.updates += updates
        endUpdates()
    }

    /// The rows of index paths; one that names no row is counted as the row -1, which exists nowhere.
    private func paths(_ indexPaths: [IndexPath]) -> [RowPath] {
        indexPaths.map { RowPath($0) ?? RowPath($0.first ?? -1, -1) }
    }

    /// Mirrors `UITableView.insertRows(at:with:)`. The index paths are those after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(paths(indexPaths).map { .insertRow($0) })
    }

    /// Mirrors `UITableView.deleteRows(at:with:)`. The index paths are those before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(paths(indexPaths).map { .deleteRow($0) })
    }

    /// Asks for new cells for rows; the old ones go out as they come in. Mirrors `UITableView.reloadRows(at:with:)`. The
    /// index paths are those before the update.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(paths(indexPaths).map { .reloadRow($0) })
    }

    /// Mirrors `UITableView.moveRow(at:to:)`: from before the update, to after it. The row keeps its cell.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let both = paths([indexPath, newIndexPath])
        update([.moveRow(both[0], to: both[1])])
    }

    /// Mirrors `UITableView.insertSections(_:with:)`.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .insertSection($0) })
    }

    /// Mirrors `UITableView.deleteSections(_:with:)`.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .deleteSection($0) })
    }

    /// Mirrors `UITableView.reloadSections(_:with:)`.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .reloadSection($0) })
    }

    /// Mirrors `UITableView.moveSection(_:toSection:)`.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update([.moveSection(section, to: newSection)])
    }
}

// MARK: - Carrying out

extension UITableView {
    private func carryOut(_ gathered: PendingUpdates) {
        // What was reloaded meanwhile has nothing left to carry over.
        guard geometry != nil, !gathered.isReloaded else {
            setNeedsLayout()
            return carryOutPending()
        }
        let after = askForCounts()
        let rules = BatchUpdateRules(updates: gathered.updates, before: gathered.before, after: after, nouns: .table)
        let mapping: BatchMapping
        do {
            mapping = try rules.mapping()
        } catch {
            return stop(error.reason, name: error.name)
        }
        carryOver(mapping, after)
    }

    /// A person moved a row, and the data source knows: the row keeps its cell.
    final func moved(_ source: RowPath, to target: RowPath) {
        guard let before = geometry?.sections.map(\.rows.count) else { return carryOutPending() }
        let rules = BatchUpdateRules(
            updates: [.moveRow(source, to: target)], before: before, after: askForCounts(), nouns: .table)
        do {
            carryOver(try rules.mapping(), rules.after)
        } catch {
            stop(error.reason, name: error.name)
        }
    }

    /// The cells, the selection and the scroll are carried over to the rows' new places; new cells are asked for; then
    /// what went is taken off screen.
    private func carryOver(_ mapping: BatchMapping, _ counts: [Int]) {
        changeCount += 1
        let anchor = firstInPlace(mapping)
        var gone: [(cell: UITableViewCell, path: RowPath)] = []
        var stayed: [(path: RowPath, cell: UITableViewCell)] = []
        for (old, cell) in visible {
            if let new = mapping.path(old), !mapping.isReloaded(old) {
                cell.path = new
                stayed.append((new, cell))
            } else {
                cell.path = nil
                gone.append((cell, old))
            }
        }
        visible = stayed.sorted { $0.path < $1.path }
        selectedPaths = selectedPaths.compactMap { mapping.isReloaded($0) ? nil : mapping.path($0) }
        let goneViews = carryOverSupplements(mapping)
        geometry = makeGeometry(counts)
        changes += 1
        keepInPlace(anchor)
        showVisibleRows()
        setNeedsLayout()
        for item in gone { endDisplaying(item.cell, item.path) }
        for item in goneViews { endDisplaying(item.view, item.key) }
    }

    /// The first row in sight that stays where it is among the others, by its new place; `nil` at the top of the list,
    /// which stays in sight. That UIKit keeps this row in place is believed, not confirmed.
    private func firstInPlace(_ mapping: BatchMapping) -> ScrollAnchor? {
        guard let geometry, isScrolled else { return nil }
        for item in visible where !mapping.isMoved(item.path) {
            guard let new = mapping.path(item.path) else { continue }
            return ScrollAnchor(path: new, distance: Double(boundsOrigin.y) - geometry.rowTop(item.path))
        }
        return nil
    }

    private func carryOverSupplements(_ mapping: BatchMapping) -> [(key: SupplementKey, view: UIView)] {
        var gone: [(key: SupplementKey, view: UIView)] = []
        var stayed: [(key: SupplementKey, view: UIView)] = []
        for item in visibleSupplements {
            if let new = mapping.sections[item.key.section], !mapping.isReloaded(section: item.key.section) {
                stayed.append((SupplementKey(section: new, isHeader: item.key.isHeader), item.view))
            } else {
                gone.append(item)
            }
        }
        visibleSupplements = stayed
        return gone
    }
}
