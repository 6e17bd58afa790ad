import Foundation

// MARK: - Counting and measuring

extension ListScrollView {
    /// Asks for the counts, if they are not known. Heights are asked for row by row, when one comes into sight.
    final func loadIfNeeded() {
        guard geometry == nil, failure == nil, knownCounts == nil else { return }
        let wasLoaded = axis.length(contentSize) > 0
        let old = takeEverythingOffScreen()
        geometry = place(askForCounts())
        fitContent()
        if wasLoaded || !old.isEmpty { boundsOrigin = clamped(boundsOrigin) }
    }

    /// Asks section by section for the rows. Who is asked meanwhile may ask how many sections there are.
    final func count(_ sections: Int, _ rows: (Int) -> Int) -> [Int] {
        let outer = knownCounts
        defer { knownCounts = outer }
        knownCounts = Array(repeating: 0, count: max(0, sections))
        for section in 0..<max(0, sections) {
            let count = max(0, rows(section))
            knownCounts?[section] = count
        }
        return knownCounts ?? []
    }

    /// Finds the places of so many rows. Who is asked for measures meanwhile may ask how many there are.
    final func place(_ counts: [Int]) -> ListGeometry {
        let outer = knownCounts
        knownCounts = counts
        defer { knownCounts = outer }
        return makeGeometry(counts)
    }

    /// Heights are asked for anew, at the next layout; the cells stay, and the first one in sight stays in place.
    final func forgetHeights() {
        guard let old = geometry else { return }
        let anchor = shown.first.map { item in
            ScrollAnchor(path: item.path, distance: windowStart - old.rowTop(item.path))
        }
        geometry = place(old.sections.map(\.rows.count))
        keepInPlace(isScrolled ? anchor : nil)
        setNeedsLayout()
    }

    /// A row that is to stay where it is on screen, and how far the scroll lies below its top, in points.
    struct ScrollAnchor {
        let path: RowPath
        let distance: Double
    }

    /// A scroll that may lie outside the content.
    struct UnsettledScroll {
        /// The row that stays in place; `nil`: the offset stays as it is.
        let row: RowPath?
    }

    /// Whether the scroll lies below the top of the content.
    final var isScrolled: Bool { windowStart > -axis.leading(adjustedContentInset) }

    /// Scrolls to where a row keeps its place in a new geometry; without one the scroll stays, within the content.
    final func keepInPlace(_ anchor: ScrollAnchor?) {
        fitContent()
        if let anchor, let geometry {
            windowStart = geometry.rowTop(anchor.path) + anchor.distance
        } else if isScrolled {
            boundsOrigin = clamped(boundsOrigin)
        }
        // Heights are estimates as yet: only what is measured tells where the content ends.
        unsettledScroll = UnsettledScroll(row: anchor?.path)
    }

    /// Asks for the height of one row.
    private func measure(_ path: RowPath) -> Double {
        let height = askForHeight(path)
        // Who is asked may have changed the rows.
        if let geometry, geometry.contains(path) { self.geometry?.setRowHeight(height, path) }
        return height
    }
}

// MARK: - Bringing rows on and off screen

extension ListScrollView {
    /// Makes what lies within the bounds visible, and nothing else. Not while updates are gathered: the data source may
    /// have changed already, and the places have not.
    final func showVisibleRows() {
        guard !isUpdating, failure == nil, pending.depth == 0, knownCounts == nil else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Whoever is told of a row may update the table; a delegate that does so each time is stopped some time.
        for _ in 0..<16 {
            let before = changes
            showRowsInSight()
            if changes == before { return }
        }
    }

    private func showRowsInSight() {
        let before = changes
        loadIfNeeded()
        var wanted = pathsInSight(keeping: unsettledScroll.map(\.row) ?? shown.first?.path)
        if unsettledScroll != nil {
            unsettledScroll = nil
            // Rows that come into sight may prove higher or lower than estimated, which moves the end of the content.
            for _ in 0..<16 where clamped(boundsOrigin) != boundsOrigin {
                boundsOrigin = clamped(boundsOrigin)
                wanted = pathsInSight(keeping: wanted.first)
            }
        }
        guard changes == before else { return }
        show(wanted)
    }

    /// The rows that intersect the bounds, measured. If rows above a row prove higher, which pushes it down, the scroll
    /// follows it, so that it stays in place.
    private func pathsInSight(keeping row: RowPath?) -> [RowPath] {
        let top = row.map { geometry?.rowTop($0) ?? 0 }
        var paths = pathsInSight()
        if let row, let top, let first = paths.first, first < row, let geometry, geometry.contains(row) {
            let growth = geometry.rowTop(row) - top
            if growth != 0, top < windowEnd {
                windowStart += growth
                paths = pathsInSight()
            }
        }
        fitContent()
        return paths
    }

    /// The rows that intersect the bounds, measured.
    private func pathsInSight() -> [RowPath] {
        guard let count = geometry?.sections.count, count > 0, windowLength > 0 else { return [] }
        let upper = windowStart
        let lower = windowEnd
        let before = changes
        var paths: [RowPath] = []
        for section in (geometry?.section(at: upper) ?? 0)..<count {
            guard let top = geometry?.sectionTop(section), top < lower else { break }
            showSupplementIfAutomatic(SupplementKey(section: section, isHeader: true))
            guard changes == before else { break }
            guard let rows = geometry?.sections[section].rows, let rowsTop = geometry?.rowsTop(section) else { break }
            if let lines = rows.lines {
                for item in lines.items(from: upper - rowsTop, to: lower - rowsTop) {
                    let start = rowsTop + lines.start(of: item)
                    let length = lines.length(of: item)
                    if length > 0, start < lower, start + length > upper { paths.append(RowPath(section, item)) }
                }
                continue
            }
            var row = rows.row(at: upper - rowsTop)
            var y = rowsTop + rows.top(of: row)
            while row < rows.count, y < lower {
                let path = RowPath(section, row)
                let height = measure(path)
                guard changes == before else { return [] }
                if height > 0, y + height > upper { paths.append(path) }
                y += height
                row += 1
            }
            if row == rows.count { showSupplementIfAutomatic(SupplementKey(section: section, isHeader: false)) }
            guard changes == before else { break }
        }
        return paths
    }

    private func show(_ wanted: [RowPath]) {
        let before = changes
        var rest = wanted[...]
        let leaving = shown.filter { item in
            while let next = rest.first, next < item.path { rest.removeFirst() }
            return rest.first != item.path
        }
        if !leaving.isEmpty {
            shown.removeAll { item in leaving.contains { $0.cell === item.cell } }
            for item in leaving { endDisplaying(item.cell, item.path) }
            guard changes == before else { return }
            guard geometry != nil else {
                // Reloaded meanwhile: what comes may end above the scroll.
                unsettledScroll = UnsettledScroll(row: nil)
                return
            }
        }
        var kept = shown[...]
        var next: [(path: RowPath, cell: any ListCell)] = []
        next.reserveCapacity(wanted.count)
        for path in wanted {
            if let item = kept.first, item.path == path {
                kept.removeFirst()
                place(item.cell, path)
                next.append(item)
            } else if let cell = makeCell(path) {
                guard changes == before else { return registry.keep(cell) }
                next.append((path, cell))
                shown = next + kept
                beginDisplaying(cell, path)
            }
            // The rows have other places now, and what is visible was carried over to them.
            guard changes == before else { return }
            // What was asked may have reloaded the table, or stopped it.
            if geometry == nil || failure != nil { break }
        }
        shown = next + kept
        showSupplements()
    }

    /// Asks the data source for a row's cell.
    final func makeCell(_ path: RowPath, existing: (any ListCell)? = nil) -> (any ListCell)? {
        let outer = request
        request = CellRequest(path: path, existing: existing)
        defer { request = outer }
        let cell = askForCell(path)
        return failure == nil ? cell : nil
    }

    final func beginDisplaying(_ cell: any ListCell, _ path: RowPath) {
        cell.path = path
        place(cell, path)
        if cell.isSelected != selectedPaths.contains(path) { cell.isSelected.toggle() }
        if cell.isHighlighted { cell.isHighlighted = false }
        let isEdited = showsEditing(path)
        if cell.isEditing != isEdited { cell.isEditing = isEdited }
        addSubview(cell)
        cell.updateConfigurationIfNeeded()
        willDisplay(cell, path)
    }

    /// The cell leaves the screen and waits to be used again.
    final func endDisplaying(_ cell: any ListCell, _ path: RowPath) {
        if openRow?.cell === cell { closeOpenRow() }
        // Believed otherwise: UIKit keeps a cell in which text is edited when its row only scrolls out of sight.
        if UIResponder.firstResponder != nil { cell.endEditing(true) }
        cell.path = nil
        cell.removeFromSuperview()
        didEndDisplaying(cell, path)
        registry.keep(cell)
    }

    final func place(_ cell: any ListCell, _ path: RowPath) {
        guard let frame = rect(path) else { return }
        if cell.frame != frame { cell.frame = frame }
    }

    private func takeEverythingOffScreen() -> [(path: RowPath, cell: any ListCell)] {
        let old = shown
        shown = []
        for item in old { endDisplaying(item.cell, item.path) }
        let oldSupplements = visibleSupplements
        visibleSupplements = []
        for item in oldSupplements { endDisplaying(item.view, item.key) }
        return old
    }
}
