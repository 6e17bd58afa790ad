import Foundation

// MARK: - Counts

extension UITableView {
    /// Mirrors `UITableView.numberOfRows(inSection:)`. Stops on a section that does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        carryOutWorks()
        loadIfNeeded()
        guard let count = knownCount(inSection: section) else {
            if isInUse() { stop("Requested the number of rows for section (\(section)) which is out of bounds.") }
            return 0
        }
        return count
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
        return shown.map(\.path.indexPath)
    }

    /// Mirrors `UITableView.headerView(forSection:)`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplement(SupplementKey(section: section, isHeader: true)) as? UITableViewHeaderFooterView
    }

    /// Mirrors `UITableView.footerView(forSection:)`.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplement(SupplementKey(section: section, isHeader: false)) as? UITableViewHeaderFooterView
    }

    /// The cells on screen, from top to bottom.
    final var visible: [(path: RowPath, cell: UITableViewCell)] {
        shown.compactMap { item in (item.cell as? UITableViewCell).map { (item.path, $0) } }
    }

    final func visibleCell(_ path: RowPath) -> UITableViewCell? { shownCell(path) as? UITableViewCell }

    // MARK: Places

    /// Mirrors `UITableView.rectForRow(at:)`: empty for a row that does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return RowPath(indexPath).flatMap(rect) ?? .zero
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
    public func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.indexPath }

    /// Mirrors `UITableView.scrollToRow(at:at:animated:)`. Stops on a row that does not exist. There is no time: the
    /// scroll has ended on return.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(animated: animated) { scroll(toRow: indexPath, at: scrollPosition.place) }
    }
}

extension UITableView.ScrollPosition {
    fileprivate var place: ScrollPlace {
        switch self {
        case .none: .nearest
        case .top: .start
        case .middle: .middle
        case .bottom: .end
        }
    }
}

// MARK: - Reconfiguring rows

extension UITableView {
    /// Asks the data source to configure again the cells that rows have; rows without a cell are left alone.
    ///
    /// Mirrors `UITableView.reconfigureRows(at:)`. The data source must return the row's own cell, which dequeuing gives.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
}
