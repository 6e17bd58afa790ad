import Foundation

// MARK: - Counts

extension UITableView {
    /// Mirrors `UITableView.numberOfSections`.
    public var numberOfSections: Int {
        loadIfNeeded()
        return geometry?.sections.count ?? 0
    }

    /// Mirrors `UITableView.numberOfRows(inSection:)`. Stops on a section that does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        guard let geometry, geometry.sections.indices.contains(section) else {
            if isInUse() { stop("Requested the number of rows for section (\(section)) which is out of bounds.") }
            return 0
        }
        return geometry.sections[section].rows.count
    }
}

// MARK: - Rows and cells

extension UITableView {
    /// The cell of a row, or `nil` while the row is not visible. Mirrors `UITableView.cellForRow(at:)`.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        carryOutPending()
        return RowPath(indexPath).flatMap { visibleCell($0) }
    }

    /// The row of a cell, or `nil` if the cell is not visible. Mirrors `UITableView.indexPath(for:)`.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard let path = cell.path, cell.superview === self else { return nil }
        return path.indexPath
    }

    /// From top to bottom. Mirrors `UITableView.visibleCells`.
    public var visibleCells: [UITableViewCell] {
        carryOutPending()
        return visible.map(\.cell)
    }

    /// From top to bottom. Mirrors `UITableView.indexPathsForVisibleRows`.
    public var indexPathsForVisibleRows: [IndexPath]? {
        carryOutPending()
        return visible.map(\.path.indexPath)
    }

    /// Mirrors `UITableView.headerView(forSection:)`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplement(SupplementKey(section: section, isHeader: true)) as? UITableViewHeaderFooterView
    }

    /// Mirrors `UITableView.footerView(forSection:)`.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplement(SupplementKey(section: section, isHeader: false)) as? UITableViewHeaderFooterView
    }

    final func supplement(_ key: SupplementKey) -> UIView? {
        carryOutPending()
        return visibleSupplements.first { $0.key == key }?.view
    }

    /// Whether rows have been shown and no reload is pending: else there is nothing that a change could begin from.
    package final var isShowingRows: Bool { geometry != nil }

    final func visibleCell(_ path: RowPath) -> UITableViewCell? {
        for item in visible where item.path == path { return item.cell }
        return nil
    }

    /// Carries out what is pending, unless that is happening right now.
    final func carryOutPending() {
        if !isUpdating { layoutIfNeeded() }
    }

    // MARK: Places

    /// Mirrors `UITableView.rectForRow(at:)`: empty for a row that does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard let path = RowPath(indexPath), let geometry, geometry.contains(path) else { return .zero }
        return CGRect(
            x: 0, y: geometry.rowTop(path), width: Double(frame.width), height: geometry.rowHeight(path))
    }

    /// Mirrors `UITableView.rect(forSection:)`: empty for a section that does not exist.
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: geometry.sectionTop(section), width: Double(frame.width), height: geometry.sections[section].total)
    }

    /// Where the header lies while it does not float. Mirrors `UITableView.rectForHeader(inSection:)`.
    public func rectForHeader(inSection section: Int) -> CGRect {
        var rect = rect(forSection: section)
        if let geometry, geometry.sections.indices.contains(section) {
            rect.size.height = CGFloat(geometry.sections[section].header)
        }
        return rect
    }

    /// Where the footer lies while it does not float. Mirrors `UITableView.rectForFooter(inSection:)`.
    public func rectForFooter(inSection section: Int) -> CGRect {
        var rect = rect(forSection: section)
        if let geometry, geometry.sections.indices.contains(section) {
            let height = CGFloat(geometry.sections[section].footer)
            rect.origin.y = rect.maxY - height
            rect.size.height = height
        }
        return rect
    }

    /// Scrolls to the first selected row, if there is one. Mirrors
    /// `UITableView.scrollToNearestSelectedRow(at:animated:)`; which of several is the nearest is not documented.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let indexPath = indexPathForSelectedRow else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Mirrors `UITableView.indexPathForRow(at:)`.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard let geometry, !geometry.sections.isEmpty else { return nil }
        let y = Double(point.y)
        let section = geometry.section(at: y)
        let rows = geometry.sections[section].rows
        let inRows = y - geometry.rowsTop(section)
        guard rows.count > 0, inRows >= 0, inRows < rows.total else { return nil }
        return RowPath(section, rows.row(at: inRows)).indexPath
    }

    /// Mirrors `UITableView.scrollToRow(at:at:animated:)`. Stops on a row that does not exist. There is no time: the
    /// scroll has ended on return.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard isInUse() else { return }
        carryOutPending()
        guard let path = RowPath(indexPath), let geometry, geometry.contains(path) else {
            return stop(outOfBounds(indexPath), name: "NSRangeException")
        }
        // Rows that come into sight may prove higher than estimated, which moves the goal.
        for _ in 0..<16 {
            let offset = clamped(offset(toShow: rectForRow(at: indexPath), scrollPosition, below: floatingHeight(path)))
            if offset == contentOffset { break }
            contentOffset = offset
            carryOutPending()
        }
    }

    private func outOfBounds(_ indexPath: IndexPath) -> String {
        let section = indexPath.first ?? 0
        guard let sections = geometry?.sections, sections.indices.contains(section) else {
            let count = geometry?.sections.count ?? 0
            return "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only "
                + "\(count) sections."
        }
        let row = indexPath.count > 1 ? indexPath[1] : 0
        return "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only "
            + "\(sections[section].rows.count) rows in section \(section)."
    }

    /// How much of the top a plain table's floating header covers while a row is shown there.
    private func floatingHeight(_ path: RowPath) -> CGFloat {
        style == .plain ? CGFloat(geometry?.sections[path.section].header ?? 0) : 0
    }

    private func offset(toShow rect: CGRect, _ position: ScrollPosition, below floating: CGFloat) -> CGPoint {
        let inset = adjustedContentInset
        let top = inset.top + floating
        let height = frame.height - inset.top - inset.bottom
        var y = contentOffset.y
        switch position {
        case .top: y = rect.minY - top
        case .middle: y = rect.midY - height / 2 - inset.top
        case .bottom: y = rect.maxY - height - inset.top
        case .none:
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

extension UITableView {
    /// Asks the data source to configure again the cells that rows have; rows without a cell are left alone.
    ///
    /// Mirrors `UITableView.reconfigureRows(at:)`. The data source must return the row's own cell, which dequeuing gives.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        guard let paths = existingPaths(indexPaths) else { return }
        for path in paths {
            guard let old = visibleCell(path), let cell = makeCell(path, existing: old) else { continue }
            if cell !== old {
                stop("Unexpected cell returned when reconfiguring the row at \(ListException.print(path.indexPath)).")
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
                "attempt to reconfigure row \(indexPath.last ?? 0) from section \(indexPath.first ?? 0), but there are "
                + "only \(sections.count) sections before the update"
        }
        return "attempt to reconfigure row \(indexPath[1]) from section \(indexPath[0]) which only contains "
            + "\(sections[indexPath[0]].rows.count) rows before the update"
    }
}
