import Foundation

// MARK: - Counts and positions

extension ListEngine {
    /// The number of sections.
    var sectionCount: Int {
        loadIfNeeded()
        return phases.counts?.count ?? geometry?.sections.count ?? 0
    }

    /// Returns the number of rows in a section; `nil` if the section does not exist.
    func rowCount(_ section: Int) -> Int? {
        loadIfNeeded()
        if let counts = phases.counts { return counts.indices.contains(section) ? counts[section] : nil }
        guard let sections = geometry?.sections, sections.indices.contains(section) else { return nil }
        return sections[section].rows.count - (placeholders.isEmpty ? 0 : extraRows.count(section))
    }

    func contains(_ path: RowPath) -> Bool { geometry?.contains(path) ?? false }

    /// Returns the row at an index path, if it exists.
    func row(_ indexPath: IndexPath) -> RowPath? {
        guard let path = path(indexPath), contains(path) else { return nil }
        return path
    }

    func shownCell(_ path: RowPath) -> (any ListCell)? {
        for index in shown.indices where shown[index].path == path { return shown[index].cell }
        return nil
    }

    /// Whether a row exists according to the row counts that are being used, which may be newer than the geometry.
    func exists(_ path: RowPath) -> Bool {
        guard let counts = phases.counts else { return contains(path) }
        let extra = placeholders.isEmpty ? 0 : extraRows.count(path.section)
        return counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section] + extra
    }

    /// Returns a row's frame; `nil` if the row does not exist.
    func rect(_ path: RowPath) -> CGRect? {
        if let placing { return contains(path) ? placing.frame(of: .row(path)) : nil }
        guard let place = geometry?.place(path) else { return nil }
        let list = list
        guard let (near, breadth) = place.across else {
            let sides = geometry?.sections[path.section].surroundings?.rows
            return list.axis.rect(
                place.top, place.height, across: sides?.near ?? list.rowStart, sides?.breadth ?? list.rowBreadth)
        }
        let rect = list.axis.rect(place.top, place.height, across: near, breadth)
        return directed(rect)
    }

    /// Returns the rows between two positions along the axis. Each row must have a line of its own.
    func rows(from start: Double, to end: Double) -> [RowPath] {
        loadPlaces()
        guard let geometry, !geometry.sections.isEmpty, start < geometry.bottom else { return [] }
        var paths: [RowPath] = []
        for section in geometry.section(at: start)..<geometry.sections.count {
            let (top, rows) = (geometry.rowsTop(section), geometry.sections[section].rows)
            if top >= end { break }
            for row in rows.row(at: start - top)..<max(1, rows.count) where row < rows.count {
                let (rowTop, height) = (top + rows.top(of: row), rows.height(of: row))
                if rowTop >= end { break }
                if height > 0, rowTop + height > start { paths.append(RowPath(section, row)) }
            }
        }
        return paths
    }

    func row(at point: CGPoint) -> RowPath? {
        loadPlaces()
        if let placing { return geometry == nil ? nil : placing.row(at: point) }
        guard let geometry, !geometry.sections.isEmpty else { return nil }
        let position = axis.along(point)
        let section = geometry.section(at: position)
        let rows = geometry.sections[section].rows
        let inRows = position - geometry.rowsTop(section)
        guard rows.count > 0, inRows >= 0, inRows < rows.total else { return nil }
        guard let lines = rows.lines else { return RowPath(section, rows.row(at: inRows)) }
        return lines.items(from: inRows, to: inRows.nextUp).lazy.map { RowPath(section, $0) }.first { path in
            rect(path)?.contains(point) ?? false
        }
    }

    /// Returns the rows that a dragged row passes over, in order. In sections other than the row's own, the position
    /// after the last row is included.
    func way(from source: RowPath, to destination: RowPath) -> [RowPath] {
        guard let sections = geometry?.sections, source != destination else { return [] }
        let step = source < destination ? 1 : -1
        return stride(from: source.section, through: destination.section, by: step).flatMap { section -> [RowPath] in
            let isSource = section == source.section
            let last = sections[section].rows.count - (isSource ? 1 : 0)
            let start = isSource ? source.row + step : step > 0 ? 0 : last
            let end = section == destination.section ? destination.row : step > 0 ? last : 0
            return stride(from: start, through: end, by: step).map { RowPath(section, $0) }
        }
    }
}

// MARK: - Scrolling to a row

/// The position in the visible area to which a row is scrolled.
enum ScrollAlignment {
    /// The nearest position at which the row is visible.
    case nearest
    case start, middle, end
}

extension ListEngine {
    /// Scrolls to a row or item, or to a section if the row is `NSNotFound`. Raises an exception if the target does not
    /// exist.
    ///
    /// - Parameter sideways: The alignment perpendicular to the axis, in a section that scrolls orthogonally.
    func scroll(to indexPath: IndexPath, _ alignment: ScrollAlignment, sideways: ScrollAlignment = .nearest) {
        guard isInUse() else { return }
        carryOutPending()
        guard geometry != nil else {
            return afterLayout { [weak self] in self?.scroll(to: indexPath, alignment, sideways: sideways) }
        }
        guard place(indexPath) != nil else { return stop(outOfBounds(indexPath), name: "NSRangeException") }
        // The delegate may remove the row while the list scrolls, so the row's position is determined again in each
        // round.
        scroll {
            guard let (rect, floating) = place(indexPath) else { return nil }
            let offset = offset(toShow: rect, alignment, below: floating, axis, from: list.contentOffset)
            // A layout that determines positions itself may extend in both directions.
            return placing == nil
                ? offset : self.offset(toShow: rect, sideways, below: 0, axis.other, from: offset)
        }
        if placing == nil, let path = row(indexPath) { scrollSideways(to: path, sideways) }
    }

    /// Returns the frame of a row, or of a section if the row is `NSNotFound`. For a row, also returns the length that
    /// pinned views and a floating header cover when the row is at the start of the visible area.
    private func place(_ indexPath: IndexPath) -> (rect: CGRect, floating: Double)? {
        guard let geometry, let path = path(indexPath) else { return nil }
        if let placing {
            let isSection = path.row == NSNotFound && geometry.sections.indices.contains(path.section)
            let target = isSection ? RowPath(path.section, 0) : path
            return contains(target) ? placing.frame(of: .row(target)).map { ($0, 0) } : nil
        }
        if path.row == NSNotFound, geometry.sections.indices.contains(path.section) {
            let (top, length) = (geometry.sectionTop(path.section), geometry.sections[path.section].total)
            return (axis.rect(top, length, across: 0, axis.breadth(list.untransformedFrame.size)), 0)
        }
        let header = SectionViewKey(section: path.section, isHeader: true)
        let covered = list.pinned.start
        return rect(path).map {
            ($0, covered + (floats(header, geometry) ? geometry.sections[path.section].header : 0))
        }
    }

    /// Scrolls to the offset that a closure returns, limited to the content. The closure is called repeatedly, because
    /// rows that become visible may be taller than estimated, which changes the offset.
    func scroll(to offset: () -> CGPoint?) {
        repeatUntilStable(
            "\(UILayoutGuide.name(list)) still has to scroll",
            because: "each round moves the row, or scrolls somewhere else"
        ) {
            guard let offset = offset().map(list.clamped), offset != list.contentOffset else { return true }
            list.contentOffset = offset
            carryOutPending()
            return false
        }
    }

    private func outOfBounds(_ indexPath: IndexPath) -> String {
        let section = indexPath.first ?? 0
        let counts = geometry?.counts ?? []
        let terms = list.terms
        guard counts.indices.contains(section) else {
            return "Attempted to scroll the \(terms.list) to an out-of-bounds section (\(section)) when there are only "
                + "\(counts.count) sections."
        }
        let row = indexPath.count > 1 ? indexPath[1] : 0
        return "Attempted to scroll the \(terms.list) to an out-of-bounds \(terms.row) (\(row)) when there are only "
            + "\(counts[section]) \(terms.row)s in section \(section)."
    }

    private func offset(
        toShow rect: CGRect, _ alignment: ScrollAlignment, below floating: Double, _ axis: ListAxis,
        from offset: CGPoint
    ) -> CGPoint {
        let inset = list.adjustedContentInset
        let (before, after) = (axis.leading(inset), axis.trailing(inset))
        let length = axis.length(list.untransformedFrame.size) - before - after
        var start = axis.along(offset)
        switch alignment {
        case .start: start = axis.start(rect) - before - floating
        case .middle: start = (axis.start(rect) + axis.end(rect)) / 2 - length / 2 - before
        case .end: start = axis.end(rect) - length - before
        case .nearest:
            // If the row is longer than the visible area, the list scrolls to the start of the row.
            if axis.start(rect) < start + before + floating || axis.length(rect.size) > length - floating {
                start = axis.start(rect) - before - floating
            } else if axis.end(rect) > start + before + length {
                start = axis.end(rect) - length - before
            }
        }
        return axis.moving(offset, to: start)
    }
}
