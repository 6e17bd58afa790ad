import Foundation

// MARK: - Counts

extension ListScrollView {
    /// Mirrors `UITableView.numberOfSections` and `UICollectionView.numberOfSections`.
    public var numberOfSections: Int {
        carryOutWorks()
        loadIfNeeded()
        return knownCounts?.count ?? geometry?.sections.count ?? 0
    }

    /// How many rows or items a section has; 0 if it does not exist.
    package final func rowCount(inSection section: Int) -> Int {
        loadIfNeeded()
        return knownCount(inSection: section) ?? 0
    }

    /// How many rows a section has; `nil` if there is no such section.
    final func knownCount(inSection section: Int) -> Int? {
        if let counts = knownCounts { return counts.indices.contains(section) ? counts[section] : nil }
        guard let geometry, geometry.sections.indices.contains(section) else { return nil }
        return geometry.sections[section].rows.count
    }

    /// Whether it scrolls from left to right, and not from top to bottom.
    package final var scrollsSideways: Bool { axis == .horizontal }

    /// Whether rows have been shown and no reload is pending: else there is nothing that a change could begin from.
    package final var isShowingRows: Bool { geometry != nil }
}

// MARK: - What is on screen

extension ListScrollView {
    /// The cells on screen with their rows or items, in order.
    package final var shownCells: [(indexPath: IndexPath, cell: any ListCell)] {
        carryOutPending()
        return shown.map { ($0.path.indexPath, $0.cell) }
    }

    /// The cell of a row or item, or `nil` while it is not on screen.
    package final func shownCell(at indexPath: IndexPath) -> (any ListCell)? {
        carryOutPending()
        return RowPath(indexPath).flatMap { shownCell($0) }
    }

    /// The row or item that a cell shows; `nil` if it shows none of this list's.
    package final func indexPath(ofCell cell: any ListCell) -> IndexPath? {
        guard let path = cell.path, cell.superview === self else { return nil }
        return path.indexPath
    }

    /// A section's header or footer, or `nil` while it is not on screen.
    package final func shownSectionView(_ section: Int, isHeader: Bool) -> UIView? {
        supplement(SupplementKey(section: section, isHeader: isHeader))
    }

    final func supplement(_ key: SupplementKey) -> UIView? {
        carryOutPending()
        return visibleSupplements.first { $0.key == key }?.view
    }

    final func shownCell(_ path: RowPath) -> (any ListCell)? {
        for item in shown where item.path == path { return item.cell }
        return nil
    }

    /// Carries out what is pending in the list itself, unless that is happening right now. What is pending in cells alone
    /// waits, so that several changes of a cell's state are one update.
    final func carryOutPending() {
        if !isUpdating, needsLayout, knownCounts == nil { layoutIfNeeded() }
    }

    /// Carries out what waits for a layout to change the rows, before somebody counts them.
    final func carryOutWorks() {
        if !worksAfterLayout.isEmpty { carryOutPending() }
    }
}

// MARK: - Places

/// Where in the window a row is to be scrolled to.
package enum ScrollPlace {
    /// By the shortest way into sight.
    case nearest
    case start, middle, end
}

extension ListScrollView {
    /// Where a row lies; `nil` for one that does not exist.
    final func rect(_ path: RowPath) -> CGRect? {
        guard let geometry, geometry.contains(path) else { return nil }
        let (near, breadth) =
            geometry.sections[path.section].rows.lines?.across(path.row) ?? (0, axis.breadth(frame.size))
        return axis.rect(geometry.rowTop(path), geometry.rowHeight(path), across: near, breadth)
    }

    final func row(at point: CGPoint) -> RowPath? {
        loadIfNeeded()
        guard let geometry, !geometry.sections.isEmpty else { return nil }
        let place = axis.along(point)
        let section = geometry.section(at: place)
        let rows = geometry.sections[section].rows
        let inRows = place - geometry.rowsTop(section)
        guard rows.count > 0, inRows >= 0, inRows < rows.total else { return nil }
        guard let lines = rows.lines else { return RowPath(section, rows.row(at: inRows)) }
        return lines.items(from: inRows, to: inRows.nextUp).lazy.map { RowPath(section, $0) }.first { path in
            rect(path)?.contains(point) ?? false
        }
    }

    /// Scrolls to a row or item. Stops on one that does not exist.
    package final func scroll(toRow indexPath: IndexPath, at place: ScrollPlace) {
        guard isInUse() else { return }
        carryOutPending()
        guard geometry != nil else {
            return afterLayout { [weak self] in self?.scroll(toRow: indexPath, at: place) }
        }
        guard let path = RowPath(indexPath), let geometry, geometry.contains(path) else {
            return stop(outOfBounds(indexPath), name: "NSRangeException")
        }
        // Rows that come into sight may prove higher than estimated, which moves the goal.
        for _ in 0..<16 {
            let offset = clamped(offset(toShow: rect(path) ?? .zero, place, below: floatingHeight(path)))
            if offset == contentOffset { break }
            contentOffset = offset
            carryOutPending()
            // Who hears of them may have taken the row away.
            guard self.geometry?.contains(path) == true else { return }
        }
    }

    private func outOfBounds(_ indexPath: IndexPath) -> String {
        let section = indexPath.first ?? 0
        guard let sections = geometry?.sections, sections.indices.contains(section) else {
            let count = geometry?.sections.count ?? 0
            return "Attempted to scroll the \(nouns.list) to an out-of-bounds section (\(section)) when there are only "
                + "\(count) sections."
        }
        let row = indexPath.count > 1 ? indexPath[1] : 0
        return "Attempted to scroll the \(nouns.list) to an out-of-bounds \(nouns.row) (\(row)) when there are only "
            + "\(sections[section].rows.count) \(nouns.row)s in section \(section)."
    }

    /// How much of the beginning a floating header covers while a row is shown there.
    private func floatingHeight(_ path: RowPath) -> Double {
        floats(isHeader: true) ? geometry?.sections[path.section].header ?? 0 : 0
    }

    private func offset(toShow rect: CGRect, _ place: ScrollPlace, below floating: Double) -> CGPoint {
        let inset = adjustedContentInset
        let (before, after) = (axis.leading(inset), axis.trailing(inset))
        let length = windowLength - before - after
        var start = windowStart
        switch place {
        case .start: start = axis.start(rect) - before - floating
        case .middle: start = (axis.start(rect) + axis.end(rect)) / 2 - length / 2 - before
        case .end: start = axis.end(rect) - length - before
        case .nearest:
            if axis.start(rect) < start + before + floating {
                start = axis.start(rect) - before - floating
            } else if axis.end(rect) > start + before + length {
                start = axis.end(rect) - length - before
            }
        }
        return axis.moving(contentOffset, to: start)
    }
}

// MARK: - Reconfiguring rows

extension ListScrollView {
    /// Asks the data source to configure again the cells that rows have; rows without a cell are left alone.
    final func reconfigure(_ indexPaths: [IndexPath]) {
        guard let paths = existingPaths(indexPaths) else { return }
        for path in paths {
            guard let old = shownCell(path), let cell = makeCell(path, existing: old) else { continue }
            if cell !== old {
                stop(
                    "Unexpected cell returned when reconfiguring the \(nouns.row) at \(ListException.print(path.indexPath))."
                )
                return
            }
        }
        // A row that shows something else may want another height.
        setNeedsLayout()
    }

    /// The rows as plain paths; `nil` after stopping on one that does not exist (believed: in the manner of a deletion).
    private func existingPaths(_ indexPaths: [IndexPath]) -> [RowPath]? {
        guard isInUse() else { return nil }
        carryOutPending()
        // Every row is asked for anew before long.
        guard geometry != nil else { return nil }
        var paths: [RowPath] = []
        for indexPath in indexPaths {
            guard let path = RowPath(indexPath), let geometry, geometry.contains(path) else {
                stop(missing(indexPath))
                return nil
            }
            paths.append(path)
        }
        return paths
    }

    private func missing(_ indexPath: IndexPath) -> String {
        let sections = geometry?.sections ?? []
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]) else {
            return
                "attempt to reconfigure \(nouns.row) \(indexPath.last ?? 0) from section \(indexPath.first ?? 0), but "
                + "there are only \(sections.count) sections before the update"
        }
        return "attempt to reconfigure \(nouns.row) \(indexPath[1]) from section \(indexPath[0]) which only contains "
            + "\(sections[indexPath[0]].rows.count) \(nouns.row)s before the update"
    }
}
