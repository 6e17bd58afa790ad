import Foundation

// MARK: - Rows that say themselves how high they are

extension ListEngine {
    /// The height of a row that comes into sight. An automatic row's cell is asked for, to be measured before it is shown.
    func height(of path: RowPath) throws(RowsChanged) -> Double {
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

    // MARK: Without estimates

    /// Where estimates are off, asks for the height of everything, and measures what says itself how high it is.
    ///
    /// - Complexity: O(rows), with a cell for each row that is not known. Rows of one height cost nothing each.
    func measureWithoutEstimates() throws(RowsChanged) {
        guard lacksHeights, windowLength > 0, let counts = geometry?.counts else { return }
        let anchor = pendingAnchor?.row == nil ? anchorInSight() : pendingAnchor
        for (section, count) in counts.enumerated() {
            try measureOutOfSight(SectionViewKey(section: section, isHeader: true))
            for row in 0..<count {
                // The first one may show that the delegate gives no heights.
                if list.hasUniformHeights { break }
                try measureOutOfSight(RowPath(section, row))
            }
            try measureOutOfSight(SectionViewKey(section: section, isHeader: false))
        }
        lacksHeights = false
        if let anchor { restoreScroll(anchor) } else { fitContent() }
    }

    private func measureOutOfSight(_ path: RowPath) throws(RowsChanged) {
        switch try ask({ list.askForHeight(path) }) {
        case .placed: return
        case .fixed(let height): geometry?.setRowHeight(height, path)
        case .automatic:
            guard geometry?.sections[path.section].rows.isKnown(path.row) == false else { return }
            let estimate = try ask { list.askForEstimate(path) }
            geometry?.setRowHeight(estimate > 0 ? estimate : try automaticHeight(of: path), path)
            // The next row may use the cell again.
            dropPrepared()
        }
    }

    /// Measures the items on screen that share lines.
    ///
    /// - Returns: Whether any of them is larger or smaller than was known, so that all lie elsewhere.
    func measurePlacedItems() throws(RowsChanged) -> Bool {
        guard list.measuresPlacedItems else { return false }
        var changed = false
        for (path, cell) in shown {
            guard let lines = geometry?.sections[path.section].rows.lines else { continue }
            let says = lines.saysSize(path.row)
            guard says.width || says.height, let size = try fit(cell, path) else { continue }
            let measured = ItemPlaces.Size(length: axis.length(size), breadth: axis.breadth(size))
            if geometry?.setSize(measured, path) == true { changed = true }
        }
        if changed, let first = shown.first?.path.section, let last = shown.last?.path.section {
            geometry?.breakLines(first...last)
        }
        return changed
    }

    /// How large a cell wants to be, measured if that is not known; `nil`: it does not say.
    private func fit(_ cell: any ListCell, _ path: RowPath) throws(RowsChanged) -> CGSize? {
        let breadth = list.rowBreadth
        if let fit = cell.reuse.fit, fit.breadth == breadth { return fit.size }
        cell.prepareLayout()
        try checkRows()
        let size = try ask { list.fittingSize(cell, path, breadth: breadth) }
        cell.reuse.fit = Fit(breadth: breadth, size: size)
        // A row on screen that changed may draw the end of the content near.
        if cell.path != nil, pendingAnchor == nil { pendingAnchor = ScrollAnchor() }
        return size
    }

    /// Measures every row on screen again, at the next layout.
    func forgetFits() {
        for (_, cell) in shown { cell.reuse.fit = nil }
    }

    /// Measures all that says itself how high it is again, at the next layout, where the size of texts has changed.
    func traitsChanged(_ before: Traits, _ after: Traits) {
        if before.layoutDirection != after.layoutDirection { openRow?.takePlace() }
        guard before.preferredContentSizeCategory != after.preferredContentSizeCategory else { return }
        forgetFits()
        for (_, view) in sectionViews { (view as? any ReusableView)?.reuse.fit = nil }
        for item in attached { item.view.reuse.fit = nil }
        measuring = .forgetsHeights
        list.setNeedsLayout()
    }

    // MARK: Cells that are measured before they are shown

    /// The cell of a row that is about to come on screen.
    private func preparedCell(_ path: RowPath) throws(RowsChanged) -> (any ListCell)? {
        if let known = prepared.first(where: { $0.path == path }) { return known.cell }
        try takeFarRowsOffScreen()
        guard let cell = makeCell(path) else {
            try checkRows()
            return nil
        }
        prepared.append((path, cell))
        try checkRows()
        // Inside the list, so that its fonts are those of the list's traits. To be measured there asks for no other layout: a
        // row without height would ask for one after the other, since it is measured in each.
        let neededLayout = list.needsLayout
        setFrame(cell, path)
        showEditing(cell, path)
        add(cell)
        list.needsLayout = neededLayout
        try checkRows()
        return cell
    }

    /// Rows that are out of sight give their cells to those that come into it. After a change it is not known yet which are.
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

    /// What was measured and found to lie out of sight waits to be used again.
    func dropPrepared() {
        let cells = prepared
        prepared = []
        for item in cells {
            item.cell.removeFromSuperview()
            registry.keep(item.cell)
        }
    }
}
