import Foundation

// MARK: - Counting and measuring

extension ListEngine {
    /// Requests the row counts, and computes the geometry, if there is no geometry yet. The heights of full-width rows
    /// are requested later, when the rows are shown or measured.
    func loadIfNeeded() {
        guard geometry == nil, phases.allows(.counting) else { return }
        let wasLoaded = axis.length(list.contentSize) > 0 || !shown.isEmpty
        takeEverythingOffScreen()
        // The delegate and the data source may change the rows when they are called.
        for round in 1... {
            let changes = phases.changeCount
            geometry = nil
            let counts = (list.hasDataSource ? reloadedCounts : nil) ?? count()
            reloadedCounts = nil
            let measured = measure(extraRows.added(to: counts))
            geometry = measured
            if phases.changeCount == changes || phases.failure != nil { break }
            if round == roundLimit {
                giveUp(
                    "still has \(list.terms.row)s to count after \(round) rounds: counting or measuring them changes them",
                    "each time that counts, sizes or layouts are requested")
            }
        }
        if phases.hasGivenUp { endGivingUp() }
        fitContent()
        if wasLoaded { list.boundsOrigin = list.clamped(list.boundsOrigin) }
    }

    /// Counts and measures the rows, unless the geometry is up to date.
    func measureIfNeeded() {
        if let placing {
            if geometry != nil, phases.allows(.showing) { preparePlaces(placing) }
            return loadIfNeeded()
        }
        if geometry != nil, phases.allows(.showing) {
            let size = list.untransformedFrame.size
            if measuring != .isCurrent || axis.breadth(size) != axis.breadth(measuredSize)
                || size != measuredSize && list.dependsOnSize || list.insetsAcross != measuredInsets
            {
                measureAgain()
            }
        }
        loadIfNeeded()
    }

    /// Prepares a layout that determines positions itself, if it is invalid. Does nothing if the list has no size yet.
    private func preparePlaces(_ placing: any ListPlacing) {
        let insets = list.insetsAcross
        if measuring != .isCurrent || insets != measuredInsets {
            measuring = .isCurrent
            if insets != measuredInsets {
                measuredInsets = insets
                contentSidesChanged()
            }
            placing.invalidate()
        }
        let size = list.untransformedFrame.size
        if size.width > 0, size.height > 0 { placing.prepareIfNeeded() }
    }

    /// Requests that the rows be measured again at the next layout, or when a position is requested.
    ///
    /// - Parameter keepingHeights: Whether rows that have been measured keep their heights.
    func measureAtNextLayout(keepingHeights: Bool = true) {
        measuring = max(measuring, keepingHeights ? .keepsHeights : .forgetsHeights)
        list.setNeedsLayout()
    }

    /// Brings the geometry up to date. If some heights have no estimate, determines these heights by performing the
    /// pending layout.
    func loadPlaces() {
        measureIfNeeded()
        if lacksHeights { carryOutPending() }
    }

    /// Requests the number of rows in each section from the data source, which may itself ask the list for the number
    /// of sections during these calls.
    func count() -> [Int] {
        hasCounted = true
        return knowing(phases.counts, in: .counting) {
            let count = max(0, list.askForSectionCount())
            phases.counts = Array(repeating: 0, count: count)
            for section in 0..<count {
                let rows = max(0, list.askForRowCount(section))
                // The counts are updated in place, because copying them for each section would take quadratic time.
                phases.counts?[section] = rows
            }
            return phases.counts ?? []
        }
    }

    /// Returns the geometry for the given row counts. While the geometry is being computed, the delegate may ask the
    /// list for the counts.
    ///
    /// If a batch of updates keeps a row, its measured height is kept, too, unless the list's breadth has changed or
    /// all heights must be measured again.
    func measure(_ counts: [Int], keeping known: (geometry: ListGeometry, mapping: BatchMapping)? = nil) -> ListGeometry
    {
        knowing(extraRows.removed(from: counts), in: .measuring) {
            let geometry = list.makeGeometry(counts)
            let size = list.untransformedFrame.size
            let insets = list.insetsAcross
            let keepsSizes =
                measuring != .forgetsHeights && axis.breadth(size) == axis.breadth(measuredSize)
                && insets == measuredInsets
            if let known, !phases.isInterrupted, placing == nil {
                geometry.keep(known.geometry, known.mapping, sizes: keepsSizes) { list.automaticHeight($0) != nil }
            }
            if !keepsSizes {
                attachedSizes = [:]
                for item in attached { item.view.reuse.fit = nil }
            }
            measuredSize = size
            if insets != measuredInsets {
                measuredInsets = insets
                contentSidesChanged()
            }
            measuring = .isCurrent
            lacksHeights = list.hasNoEstimates
            return geometry
        }
    }

    /// Performs work as a phase of the list. During the phase, the list uses the given row counts, which may differ
    /// from the counts in the geometry.
    private func knowing<Result>(_ counts: [Int]?, in phase: ListPhase, _ work: () -> Result) -> Result {
        let outer = phases.counts
        phases.begin(phase)
        phases.counts = counts
        defer {
            phases.end()
            phases.counts = outer
        }
        return work()
    }

    /// Computes the geometry again for the current row counts, requesting all sizes that can be determined without
    /// cells. The first visible row keeps its position on screen.
    private func measureAgain() {
        guard let old = geometry else { return }
        let anchor = anchorInSight()
        let changes = phases.changeCount
        let mapping = BatchMapping([], sectionCount: old.sections.count, newSectionCount: old.sections.count)
        let new = measure(old.counts, keeping: (old, mapping))
        // If the delegate has changed the rows, the new geometry is out of date.
        guard phases.changeCount == changes else { return }
        geometry = new
        restoreScroll(anchor)
        list.setNeedsLayout()
    }

    /// Moves the sections to a new top position, or updates the content size when the views around the sections have
    /// changed. The first visible row keeps its position on screen.
    func moveSections(to top: Double) {
        guard geometry != nil else { return }
        let anchor = anchorInSight()
        geometry?.top = top
        restoreScroll(anchor)
        list.setNeedsLayout()
    }

    func fitContent() {
        if let geometry { list.contentSize = list.fitContent(geometry) }
    }
}

// MARK: - Keeping the scroll position

/// The row that keeps its position on screen while other rows change.
struct ScrollAnchor {
    /// The row; if it is `nil`, the content offset is kept instead.
    var row: FollowedRow?
    /// How far the top of the visible area is below the row's top, in points.
    var distance = 0.0
}

extension ListEngine {
    /// Returns an anchor for the preferred row or, if that row is not visible, for the first visible row. Returns `nil`
    /// if no row is visible or if the list is scrolled to the top, so that the top stays visible.
    func anchorInSight(_ preferred: RowPath? = nil) -> ScrollAnchor? {
        guard isScrolled, placing == nil, let geometry, let first = shown.first?.path else { return nil }
        return anchor(preferred.flatMap { shownCell($0) == nil ? nil : $0 } ?? first, geometry)
    }

    func anchor(_ path: RowPath, _ geometry: ListGeometry) -> ScrollAnchor {
        ScrollAnchor(row: follow(path), distance: windowStart - geometry.rowTop(path))
    }

    /// Scrolls so that the anchor's row keeps its position on screen in a new geometry. Without an anchor, limits the
    /// content offset to the content.
    func restoreScroll(_ anchor: ScrollAnchor?) {
        fitContent()
        if let anchor, let path = anchor.row?.path, let geometry {
            windowStart = geometry.rowTop(path) + anchor.distance
        } else if isScrolled {
            list.boundsOrigin = list.clamped(list.boundsOrigin)
        }
        // Heights may still be estimates, so the anchor is needed again after the visible rows have been measured.
        pendingAnchor = anchor ?? ScrollAnchor()
    }
}

// MARK: - Showing and removing rows

extension ListEngine {
    /// Repeats a step of a layout until the layout is stable. If it does not become stable, cancels the layout that the
    /// step requested.
    func repeatShowing<Failure: Error>(
        _ what: String, because reason: String, _ round: () throws(Failure) -> Bool
    ) throws(Failure) {
        let isStable = try repeatUntilStable("\(UILayoutGuide.name(list)) still \(what)", because: reason, round)
        if !isStable { list.needsLayout = false }
    }

    func showRowsInSight() throws(RowsChanged) {
        loadIfNeeded()
        if let placing { return try showPlacedRows(placing) }
        try measureWithoutEstimates()
        // An offset that is far from the content means the end of the list, even if the end moves while rows are measured.
        let far = list.isOutside && windowLength > 0 && list.isFarOutside ? list.boundsOrigin : nil
        if far != nil { list.isOutside = false }
        // Views are not measured until they are on screen. Their sizes may then push other views off the screen, or
        // make room for more views.
        try repeatShowing("has views to measure", because: "each round gives some another size") {
            () throws(RowsChanged) -> Bool in
            let kept = pendingAnchor.map { $0.row?.path } ?? shown.first?.path
            var wanted = try rowsInSight(keeping: kept)
            // If the offset is beyond the content, it was set programmatically and is kept, unless an anchor must be
            // restored.
            if !list.isOutside || pendingAnchor != nil {
                // Rows that become visible may be taller or shorter than estimated, which moves the end of the content.
                try repeatShowing("scrolls beyond its end", because: "each round moves the end") {
                    () throws(RowsChanged) -> Bool in
                    let origin = list.clamped(far ?? list.boundsOrigin)
                    guard origin != list.boundsOrigin else { return true }
                    list.boundsOrigin = origin
                    wanted = try rowsInSight(keeping: far == nil ? wanted.first : nil)
                    return false
                }
                pendingAnchor = nil
            }
            try checkRows()
            showCarousels(wanted)
            try show(wanted)
            dropCarousels()
            let anchor = anchorInSight(kept)
            let views = try showSectionViews()
            let items = try measurePlacedItems()
            let attached = try showAttachedViews()
            guard views || items || attached else { return true }
            if !list.isOutside { restoreScroll(anchor) }
            return false
        }
    }

    /// Measures the rows that intersect the bounds, and returns them. If the heights of rows above the given row differ
    /// from the estimates, the content offset is adjusted so that the row keeps its position on screen. At the top of
    /// the list, headers push the rows down instead.
    private func rowsInSight(keeping row: RowPath?) throws(RowsChanged) -> [RowPath] {
        // The rows measured so far.
        var measured: ClosedRange<RowPath>?
        var isStable = false
        while true {
            let (top, first) = (row.flatMap { geometry?.place($0)?.top }, geometry?.row(at: windowStart))
            let (paths, last) = try rowsInSight()
            guard !isStable, let row, let top, top < windowEnd, let first, first < row || isScrolled,
                let growth = geometry?.place(row).map({ $0.top - top }), growth != 0
            else {
                fitContent()
                return paths
            }
            windowStart += growth
            // Rows that are shorter than estimated bring rows above them into view, and taller rows bring rows below
            // them into view. These rows are measured next. If there are no such rows, the delegate is returning a
            // different height each time.
            let (lower, upper) = (measured?.lowerBound ?? first, measured?.upperBound ?? first)
            isStable = measured != nil && lower <= first && last ?? first <= upper
            measured = min(lower, first)...max(upper, last ?? first)
        }
    }

    /// Measures the rows that intersect the bounds. Returns these rows, and the last row that was measured.
    private func rowsInSight() throws(RowsChanged) -> (paths: [RowPath], last: RowPath?) {
        guard let count = geometry?.sections.count, count > 0, windowLength > 0 else { return ([], nil) }
        let (upper, lower) = (windowStart, windowEnd)
        var paths: [RowPath] = []
        var last: RowPath?
        for section in (geometry?.firstSection(at: upper) ?? 0)..<count {
            guard let top = geometry?.sectionTop(section), top < lower else { break }
            try showIfAutomatic(SectionViewKey(section: section, isHeader: true))
            // The rows are not stored in a local variable, because they would then be copied when a height is stored.
            guard let rowsTop = geometry?.rowsTop(section), let rowCount = geometry?.sections[section].rows.count,
                var row = geometry?.sections[section].rows.row(at: upper - rowsTop)
            else { break }
            if let lines = geometry?.sections[section].rows.lines {
                for item in lines.items(from: upper - rowsTop, to: lower - rowsTop) {
                    let start = rowsTop + lines.start(of: item)
                    let length = lines.length(of: item)
                    if length > 0, start < lower, start + length > upper, lines.isSeen(item) {
                        paths.append(RowPath(section, item))
                    }
                }
                continue
            }
            var y = rowsTop + (geometry?.sections[section].rows.top(of: row) ?? 0)
            while row < rowCount, y < lower {
                let path = RowPath(section, row)
                let height = try height(of: path)
                geometry?.setRowHeight(height, path)
                last = path
                if height > 0, y + height > upper { paths.append(path) }
                y += height
                row += 1
            }
            if row == rowCount { try showIfAutomatic(SectionViewKey(section: section, isHeader: false)) }
        }
        return (paths, last)
    }

    /// Removes the cells of rows that are no longer visible, and shows the cells of visible rows.
    func show(_ wanted: [RowPath]) throws(RowsChanged) {
        updateEditedRow()
        try checkRows()
        var next = 0
        try takeOffScreen { path in
            while next < wanted.count, wanted[next] < path { next += 1 }
            return next == wanted.count || wanted[next] != path
        }
        var index = 0
        for path in wanted {
            if index < shown.count, shown[index].path == path {
                setFrame(shown[index].cell, path)
            } else if let cell = takeEdited(path) {
                shown.insert((path, cell), at: index)
                place(cell, path)
            } else if let cell = takePrepared(path) ?? makeCell(path) {
                guard !phases.isInterrupted else {
                    registry.keep(cell)
                    throw RowsChanged()
                }
                shown.insert((path, cell), at: index)
                beginDisplaying(cell, path)
            } else {
                try checkRows()
                continue
            }
            try checkRows()
            index += 1
        }
    }

    /// Removes the cells of the rows for which the closure returns `true`, because they are no longer visible. The
    /// closure is called once for each shown row, in ascending order.
    func takeOffScreen(_ goes: (RowPath) -> Bool) throws(RowsChanged) {
        var leaving: [(path: RowPath, cell: any ListCell)] = []
        var staying: [(path: RowPath, cell: any ListCell)] = []
        for item in shown {
            if goes(item.path) { leaving.append(item) } else { staying.append(item) }
        }
        shown = staying
        for item in leaving where !keepWhileEdited(item.cell, item.path) {
            phases.subject = .row(item.path)
            endDisplaying(item.cell, item.path)
        }
        try checkRows()
    }

    /// Requests a row's cell from the data source.
    func makeCell(_ path: RowPath, existing: (any ListCell)? = nil) -> (any ListCell)? {
        let outer = request
        phases.subject = .row(path)
        request = CellRequest(path: path, existing: existing)
        defer { request = outer }
        let placeholder = placeholder(at: path)
        let cell = placeholder.map { makeCell($0) } ?? list.askForCell(path)
        cell?.reuse.isPlaceholder = placeholder != nil
        cell?.reuse.fit = nil
        return phases.current == .outOfUse ? nil : cell
    }

    private func beginDisplaying(_ cell: any ListCell, _ path: RowPath) {
        phases.subject = .row(path)
        place(cell, path)
        list.willDisplay(cell, path)
    }

    /// Adds a cell to the list at the position of its row, and applies the row's selection and editing state to it.
    private func place(_ cell: any ListCell, _ path: RowPath) {
        cell.path = path
        setFrame(cell, path)
        if cell.isSelected != isSelected(path) { cell.isSelected.toggle() }
        if cell.isHighlighted { cell.isHighlighted = false }
        showEditing(cell, path)
        let host = host(path)
        if cell.superviewStorage !== host { if host === list { add(cell) } else { add(cell, to: host) } }
        cell.prepareLayout()
    }

    /// Adds a cell behind the headers and footers, even if these were added before the cell.
    func add(_ cell: UIView) {
        if stacksByLevel {
            add(cell, to: list)
        } else if let lowest = sectionViews.first?.view {
            list.insertSubview(cell, belowSubview: lowest)
        } else {
            list.addSubview(cell)
        }
    }

    func showEditing(_ cell: any ListCell, _ path: RowPath) {
        let isEdited = list.showsEditing(path)
        if cell.isEditing != isEdited { cell.isEditing = isEdited }
    }

    /// Removes a cell and makes it available for reuse.
    func endDisplaying(_ cell: any ListCell, _ path: RowPath) {
        if openRow?.cell === cell { closeOpenRow() }
        placing?.dismiss(cell, as: .row(path))
        if cell.reuse.isAdjusted { cell.takeBackAdjustments() }
        if UIResponder.firstResponder != nil { cell.endEditing(true) }
        cell.path = nil
        cell.removeFromSuperview()
        list.didEndDisplaying(cell, path)
        registry.keep(cell)
    }

    func setFrame(_ cell: any ListCell, _ path: RowPath) {
        if let placing { return placing.place(cell, as: .row(path)) }
        guard var frame = rect(path) else { return }
        if !carousels.isEmpty {
            let host = host(path)
            if host !== list {
                frame = list.convert(frame, to: host)
                if cell.superviewStorage !== host, cell.superviewStorage != nil { host.addSubview(cell) }
            } else if cell.superviewStorage is SectionScrollView {
                add(cell)
            }
        }
        cell.settle(in: frame)
    }

    private func takeEverythingOffScreen() {
        let cells = shown
        shown = []
        for item in cells { endDisplaying(item.cell, item.path) }
        dropEditedRow()
        let views = sectionViews
        sectionViews = []
        dropCarousels()
        for item in views { endDisplaying(item.view, item.key) }
        let others = attached
        (attached, attachedSizes) = ([], [:])
        for item in others { endDisplaying(item.view, item.key) }
    }
}
