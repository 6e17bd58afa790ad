import Foundation

// MARK: - Self-sizing rows

extension ListEngine {
    /// Returns the height of a row that becomes visible. If the height is automatic, the cell is requested and measured
    /// before it is shown.
    func height(of path: RowPath) throws(RowsChanged) -> Double {
        phases.subject = .row(path)
        switch try ask({ list.askForHeight(path) }) {
        case .placed: return geometry?.rowHeight(path) ?? 0
        case .fixed(let height): return height
        case .automatic: return try automaticHeight(of: path)
        }
    }

    private func automaticHeight(of path: RowPath) throws(RowsChanged) -> Double {
        var cell = shownCell(path)
        if cell == nil { cell = try preparedCell(path) }
        if let cell, let size = try fit(cell, path) { return axis.length(size) }
        return try ask { list.askForEstimate(path) }
    }

    // MARK: Layout without estimates

    /// Determines the heights of all rows, headers and footers that have no estimate. Measures those that are
    /// self-sizing.
    ///
    /// - Complexity: O(*n* log *n*) for *n* rows, and one cell is requested for each self-sizing row without an
    ///   estimate. The rows are skipped if all of them have the same height, or if all of them have an estimate.
    func measureWithoutEstimates() throws(RowsChanged) {
        guard lacksHeights, windowLength > 0, let counts = geometry?.counts else { return }
        let anchor = pendingAnchor?.row == nil ? anchorInSight() : pendingAnchor
        for (section, count) in counts.enumerated() {
            try measureOutOfSight(SectionViewKey(section: section, isHeader: true))
            for row in 0..<count {
                // Requesting the first row's height may reveal that the delegate does not implement the height method.
                if list.hasUniformHeights { break }
                try measureOutOfSight(RowPath(section, row))
            }
            try measureOutOfSight(SectionViewKey(section: section, isHeader: false))
        }
        lacksHeights = false
        if let anchor { restoreScroll(anchor) } else { fitContent() }
    }

    private func measureOutOfSight(_ path: RowPath) throws(RowsChanged) {
        phases.subject = .row(path)
        switch try ask({ list.askForHeight(path) }) {
        case .placed: return
        case .fixed(let height): geometry?.setRowHeight(height, path)
        case .automatic:
            guard geometry?.sections[path.section].rows.isKnown(path.row) == false else { return }
            let estimate = try ask { list.askForEstimate(path) }
            geometry?.setRowHeight(estimate > 0 ? estimate : try automaticHeight(of: path), path)
            // Makes the cell available for reuse by the next row.
            dropPrepared()
        }
    }

    /// Measures the visible self-sizing items in sections whose items share lines.
    ///
    /// - Returns: Whether the size of any item has changed, which moves other items.
    func measurePlacedItems() throws(RowsChanged) -> Bool {
        guard list.measuresPlacedItems else { return false }
        var changed = false
        for (path, cell) in shown {
            guard let lines = geometry?.sections[path.section].rows.lines else { continue }
            let determines = lines.determinesSize(path.row)
            guard determines.width || determines.height, let size = try fit(cell, path) else { continue }
            let measured = ItemPlaces.Size(length: axis.length(size), breadth: axis.breadth(size))
            if geometry?.setSize(measured, path) == true { changed = true }
        }
        if changed, let first = shown.first?.path.section, let last = shown.last?.path.section {
            geometry?.breakLines(first...last)
        }
        return changed
    }

    /// Returns the fitting size of a cell, measuring the cell if necessary; `nil` if the cell has no fitting size.
    private func fit(_ cell: any ListCell, _ path: RowPath) throws(RowsChanged) -> CGSize? {
        let breadth = list.rowBreadth
        if let fit = cell.reuse.fit, fit.breadth == breadth { return fit.size }
        phases.subject = .row(path)
        cell.prepareLayout()
        try checkRows()
        let size = try ask { list.fittingSize(cell, path, breadth: breadth) }
        cell.reuse.fit = Fit(breadth: breadth, size: size)
        // A visible row may have become smaller, so that the content ends inside the visible area. The anchor ensures
        // that the content offset is then limited to the content.
        if cell.path != nil, pendingAnchor == nil { pendingAnchor = ScrollAnchor() }
        return size
    }

    /// Discards the measured sizes of the visible rows, so that they are measured again at the next layout.
    func forgetFits() {
        for (_, cell) in shown { cell.reuse.fit = nil }
        editedRow?.cell.reuse.fit = nil
    }

    /// Requests that cells, headers and footers be measured and laid out again, because the insets of their content have
    /// changed.
    func contentSidesChanged() {
        forgetFits()
        for (_, cell) in shown + prepared { cell.setNeedsLayout() }
        editedRow?.cell.setNeedsLayout()
        registry.setNeedsLayout()
        for (_, view) in sectionViews {
            (view as? any ReusableView)?.reuse.fit = nil
            view.setNeedsLayout()
        }
    }

    /// Called when the list's traits change. A new layout direction moves the open row's actions; a new preferred
    /// content size category causes all self-sizing views to be measured again at the next layout.
    func traitsChanged(_ before: Traits, _ after: Traits) {
        if before.layoutDirection != after.layoutDirection { openRow?.takePlace() }
        guard before.preferredContentSizeCategory != after.preferredContentSizeCategory else { return }
        forgetFits()
        for (_, view) in sectionViews { (view as? any ReusableView)?.reuse.fit = nil }
        for item in attached { item.view.reuse.fit = nil }
        measureAtNextLayout(keepingHeights: false)
    }

    // MARK: Cells that are measured before they are shown

    /// Returns a cell with which a row that is not on screen can be measured.
    private func preparedCell(_ path: RowPath) throws(RowsChanged) -> (any ListCell)? {
        if let known = editedCell(path) ?? prepared.first(where: { $0.path == path })?.cell { return known }
        try takeFarRowsOffScreen()
        guard let cell = makeCell(path) else {
            try checkRows()
            return nil
        }
        prepared.append((path, cell))
        try checkRows()
        // The cell is added to the list so that its fonts follow the list's traits. Measuring must not request another
        // layout: a row of height 0 is measured in every layout, and would request one layout after another.
        let neededLayout = list.needsLayout
        setFrame(cell, path)
        showEditing(cell, path)
        add(cell)
        list.needsLayout = neededLayout
        try checkRows()
        return cell
    }

    /// Removes the cells of rows that are no longer visible, so that they can be reused for rows that become visible.
    /// Does nothing after a change, because it is not known yet which rows are visible.
    private func takeFarRowsOffScreen() throws(RowsChanged) {
        guard pendingAnchor == nil, let geometry else { return }
        try takeOffScreen { path in
            let top = geometry.rowTop(path)
            return top >= windowEnd || top + geometry.rowHeight(path) <= windowStart
        }
    }

    func takePrepared(_ path: RowPath) -> (any ListCell)? {
        guard let index = prepared.firstIndex(where: { $0.path == path }) else { return nil }
        return prepared.remove(at: index).cell
    }

    /// Makes the cells that were measured, but are not visible, available for reuse.
    func dropPrepared() {
        let cells = prepared
        prepared = []
        for item in cells {
            item.cell.removeFromSuperview()
            registry.keep(item.cell)
        }
    }
}
