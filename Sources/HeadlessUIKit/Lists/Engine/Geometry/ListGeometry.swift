/// Where a list's sections and rows lie, along the axis in which it scrolls, in points. Height is what they take of the axis.
struct ListGeometry {
    struct Section {
        var header: Double
        /// Between the header and the first row.
        var leading = 0.0
        var rows: SectionRows
        /// Between the last row and the footer.
        var trailing = 0.0
        var footer: Double
        /// Whether the header's or footer's own view has said how high it is.
        var isHeaderMeasured = false
        var isFooterMeasured = false
        /// `nil`: as around every other section.
        var surroundings: SectionSurroundings?
        /// Between the footer and the next section.
        var gap: Double { surroundings?.gap ?? 0 }
        var total: Double { header + leading + rows.total + trailing + footer + gap }
    }

    private(set) var sections: [Section]
    private var totals: FenwickTree
    /// Where the first section begins: below a table's own header view.
    var top: Double

    init(sections: [Section], top: Double) {
        self.sections = sections
        self.top = top
        totals = FenwickTree(sections.map(\.total))
    }

    /// How many rows each section has.
    var counts: [Int] { sections.map(\.rows.count) }

    var bottom: Double { sectionTop(sections.count) }

    func contains(_ path: RowPath) -> Bool {
        sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    func sectionTop(_ section: Int) -> Double { top + totals.sum(first: section) }

    func rowsTop(_ section: Int) -> Double {
        sectionTop(section) + sections[section].header + sections[section].leading
    }

    func rowTop(_ path: RowPath) -> Double { rowsTop(path.section) + sections[path.section].rows.top(of: path.row) }

    func rowHeight(_ path: RowPath) -> Double { sections[path.section].rows.height(of: path.row) }

    /// Where a row lies, and where across the axis, if it shares a line; `nil` if there is no such row.
    func place(_ path: RowPath) -> (top: Double, height: Double, across: (start: Double, breadth: Double)?)? {
        guard contains(path) else { return nil }
        let rows = sections[path.section].rows
        return (rowsTop(path.section) + rows.top(of: path.row), rows.height(of: path.row), rows.lines?.across(path.row))
    }

    /// The section at a height, the last one if it lies below all. There must be one.
    func section(at y: Double) -> Int { totals.position(ofSum: max(0, y - top)) }

    /// The row at a height, or one that a header or footer there is next to; in a section without rows, the row 0. `nil` without
    /// sections.
    func row(at y: Double) -> RowPath? {
        guard !sections.isEmpty else { return nil }
        let section = section(at: y)
        return RowPath(section, sections[section].rows.row(at: y - rowsTop(section)))
    }

    /// The first section that is at a height: those of no height, whose headers and footers may be unknown, come before
    /// one that has some.
    func firstSection(at y: Double) -> Int {
        var section = section(at: y)
        while section > 0, sectionTop(section - 1) >= max(y, top) { section -= 1 }
        return section
    }

    mutating func setRowHeight(_ height: Double, _ path: RowPath) {
        let difference = sections[path.section].rows.setHeight(height, of: path.row)
        if difference != 0 { totals.add(difference, at: path.section) }
    }

    /// Whether a header's or footer's height is what its own view has said.
    func isMeasured(_ key: SectionViewKey) -> Bool {
        key.isHeader ? sections[key.section].isHeaderMeasured : sections[key.section].isFooterMeasured
    }

    func height(of key: SectionViewKey) -> Double {
        key.isHeader ? sections[key.section].header : sections[key.section].footer
    }

    /// Keeps the height of a header or footer, and whether its own view has said it.
    mutating func setHeight(_ height: Double, of key: SectionViewKey, isMeasured: Bool = true) {
        totals.add(height - self.height(of: key), at: key.section)
        if key.isHeader {
            sections[key.section].header = height
            sections[key.section].isHeaderMeasured = isMeasured
        } else {
            sections[key.section].footer = height
            sections[key.section].isFooterMeasured = isMeasured
        }
    }

    // MARK: Items in lines

    /// Keeps how large an item that shares a line proved to be. ``breakLines(_:)`` makes the lines of it.
    ///
    /// - Returns: Whether that was not known.
    func setSize(_ size: ItemPlaces.Size, _ path: RowPath) -> Bool {
        sections[path.section].rows.lines?.setSize(size, of: path.row) ?? false
    }

    /// Makes the lines of sections in which sizes have changed.
    mutating func breakLines(_ changed: some Sequence<Int>) {
        for section in changed {
            let growth = sections[section].rows.lines?.breakLines() ?? 0
            if growth != 0 { totals.add(growth, at: section) }
        }
    }

    // MARK: Updates

    /// Keeps what is known of the rows, headers and footers that a batch of updates keeps, unless it reloads them.
    ///
    /// - Parameters:
    ///   - sizes: Whether what views said of their sizes is kept, or only how sections are scrolled sideways.
    ///   - isAutomatic: Whether the view of a header or footer says how high it is.
    /// - Complexity: O(sections + updates + rows of which something is known).
    mutating func keep(
        _ old: ListGeometry, _ mapping: BatchMapping, sizes: Bool, _ isAutomatic: (SectionViewKey) -> Bool
    ) {
        if sizes { keepSizes(old, mapping, isAutomatic) }
        for (section, new) in mapping.sections.enumerated() {
            if let new { keepSidewaysScroll(new, old, section) }
        }
    }

    private mutating func keepSizes(
        _ old: ListGeometry, _ mapping: BatchMapping, _ isAutomatic: (SectionViewKey) -> Bool
    ) {
        for (section, new) in mapping.sections.enumerated() {
            guard let new, !mapping.isReloaded(section: section) else { continue }
            for isHeader in [true, false] {
                let (from, to) = (
                    SectionViewKey(section: section, isHeader: isHeader),
                    SectionViewKey(section: new, isHeader: isHeader)
                )
                if old.isMeasured(from), isAutomatic(to) { setHeight(old.height(of: from), of: to) }
            }
        }
        mapping.forEachKeptRun(old.counts) { rows, section, start in
            let growth = sections[start.section].rows.keep(rows, of: old.sections[section].rows, from: start.row)
            if growth != 0 { totals.add(growth, at: start.section) }
        }
        breakLines(sections.indices)
    }

    private func keepSidewaysScroll(_ section: Int, _ old: ListGeometry, _ oldSection: Int) {
        guard let scroll = sections[section].rows.lines?.sideways,
            let before = old.sections[oldSection].rows.lines?.sideways
        else { return }
        scroll.offset = scroll.clamped(before.offset)
    }
}
