import Foundation

// MARK: - Counts

extension ListScrollView {
    /// Mirrors `UITableView.numberOfSections` and `UICollectionView.numberOfSections`.
    public var numberOfSections: Int {
        loadIfNeeded()
        return geometry?.sections.count ?? 0
    }

    /// How many rows or items a section has; 0 if it does not exist.
    package final func rowCount(inSection section: Int) -> Int {
        loadIfNeeded()
        guard let geometry, geometry.sections.indices.contains(section) else { return 0 }
        return geometry.sections[section].rows.count
    }

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

    /// Carries out what is pending, unless that is happening right now.
    final func carryOutPending() {
        if !isUpdating { layoutIfNeeded() }
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
        return CGRect(x: 0, y: geometry.rowTop(path), width: Double(frame.width), height: geometry.rowHeight(path))
    }

    final func row(at point: CGPoint) -> RowPath? {
        loadIfNeeded()
        guard let geometry, !geometry.sections.isEmpty else { return nil }
        let y = Double(point.y)
        let section = geometry.section(at: y)
        let rows = geometry.sections[section].rows
        let inRows = y - geometry.rowsTop(section)
        guard rows.count > 0, inRows >= 0, inRows < rows.total else { return nil }
        return RowPath(section, rows.row(at: inRows))
    }

    /// Scrolls to a row or item. Stops on one that does not exist.
    package final func scroll(toRow indexPath: IndexPath, at place: ScrollPlace) {
        guard isInUse() else { return }
        carryOutPending()
        guard let path = RowPath(indexPath), let geometry, geometry.contains(path) else {
            return stop(outOfBounds(indexPath), name: "NSRangeException")
        }
        // Rows that come into sight may prove higher than estimated, which moves the goal.
        for _ in 0..<16 {
            let offset = clamped(offset(toShow: rect(path) ?? .zero, place, below: floatingHeight(path)))
            if offset == contentOffset { break }
            contentOffset = offset
            carryOutPending()
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

    /// How much of the top a floating header covers while a row is shown there.
    private func floatingHeight(_ path: RowPath) -> CGFloat {
        hasFloatingSectionViews ? CGFloat(geometry?.sections[path.section].header ?? 0) : 0
    }

    private func offset(toShow rect: CGRect, _ place: ScrollPlace, below floating: CGFloat) -> CGPoint {
        let inset = adjustedContentInset
        let top = inset.top + floating
        let height = frame.height - inset.top - inset.bottom
        var y = contentOffset.y
        switch place {
        case .start: y = rect.minY - top
        case .middle: y = rect.midY - height / 2 - inset.top
        case .end: y = rect.maxY - height - inset.top
        case .nearest:
            if rect.minY < contentOffset.y + top {
                y = rect.minY - top
            } else if rect.maxY > contentOffset.y + inset.top + height {
                y = rect.maxY - height - inset.top
            }
        }
        return CGPoint(x: contentOffset.x, y: y)
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
