import Foundation

/// The batch update that is being gathered.
struct PendingUpdates {
    /// How many blocks are open, one inside the other.
    var depth = 0
    var updates: [BatchUpdate] = []
    var completions: [(Bool) -> Void] = []
    /// How many rows each section had before.
    var before: [Int] = []
    /// Whether the list was told meanwhile to ask for everything anew.
    var isReloaded = false
}

// MARK: - Gathering

extension ListScrollView {
    /// Carries out the insertions, deletions, reloads and moves of a block together.
    ///
    /// Mirrors `UITableView.performBatchUpdates(_:completion:)` and
    /// `UICollectionView.performBatchUpdates(_:completion:)`. Blocks nest: the outermost carries all out. There is no
    /// time: the completion is called before this returns.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        if let completion { pending.completions.append(completion) }
        updates?()
        closeUpdates()
    }

    /// Begins gathering updates, unless that has begun.
    final func openUpdates() {
        if pending.depth == 0 {
            loadIfNeeded()
            pending.before = geometry?.sections.map(\.rows.count) ?? []
        }
        pending.depth += 1
    }

    /// Carries out what was gathered, if this ends the outermost block. Stops on updates that do not fit what the data source says before and after.
    final func closeUpdates() {
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

    final func update(_ updates: [BatchUpdate]) {
        openUpdates()
        pending.updates += updates
        closeUpdates()
    }

    /// The rows of index paths; one that names no row is counted as the row -1, which exists nowhere.
    final func paths(_ indexPaths: [IndexPath]) -> [RowPath] {
        indexPaths.map { RowPath($0) ?? RowPath($0.first ?? -1, -1) }
    }
}

// MARK: - Carrying out

extension ListScrollView {
    private func carryOut(_ gathered: PendingUpdates) {
        // What was reloaded meanwhile has nothing left to carry over.
        guard geometry != nil, !gathered.isReloaded else {
            geometry = nil
            setNeedsLayout()
            return carryOutPending()
        }
        let after = askForCounts()
        let rules = BatchUpdateRules(updates: gathered.updates, before: gathered.before, after: after, nouns: nouns)
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
            updates: [.moveRow(source, to: target)], before: before, after: askForCounts(), nouns: nouns)
        do {
            carryOver(try rules.mapping(), rules.after)
        } catch {
            stop(error.reason, name: error.name)
        }
    }

    /// The cells, the selection and the scroll are carried over to the rows' new places; new cells are asked for; then
    /// what went is taken off screen.
    private func carryOver(_ mapping: BatchMapping, _ counts: [Int]) {
        let anchor = firstInPlace(mapping)
        var gone: [(cell: any ListCell, path: RowPath)] = []
        var stayed: [(path: RowPath, cell: any ListCell)] = []
        for (old, cell) in shown {
            if let new = mapping.path(old), !mapping.isReloaded(old) {
                cell.path = new
                stayed.append((new, cell))
            } else {
                cell.path = nil
                gone.append((cell, old))
            }
        }
        shown = stayed.sorted { $0.path < $1.path }
        selectedPaths = selectedPaths.compactMap { mapping.isReloaded($0) ? nil : mapping.path($0) }
        carryOverFollowed(mapping)
        carryOverPrefetching(mapping)
        let goneViews = carryOverSupplements(mapping)
        rowsChanged()
        geometry = place(counts)
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
        for item in shown where !mapping.isMoved(item.path) {
            guard let new = mapping.path(item.path) else { continue }
            return ScrollAnchor(path: new, distance: windowStart - geometry.rowTop(item.path))
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
