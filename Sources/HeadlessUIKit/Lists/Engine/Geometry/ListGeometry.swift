/// The positions of a list's sections and rows, in points along the list's scroll axis. "Height" means the extent along
/// that axis. It is a class, because a changed copy would differ from what the list shows.
final class ListGeometry {
    struct Section {
        /// The space above the header, if there is one.
        var headerPadding = 0.0
        var header: Double
        /// The space between the header and the first row.
        var leading = 0.0
        var rows: SectionRows
        /// The space between the last row and the footer.
        var trailing = 0.0
        var footer: Double
        /// Whether the height of the header or footer was measured from its view.
        var isHeaderMeasured = false
        var isFooterMeasured = false
        /// The layout around the rows; `nil` if it is the same for all sections.
        var surroundings: SectionSurroundings?
        /// The space between the footer and the next section.
        var gap: Double { surroundings?.gap ?? 0 }

        /// Returns a section whose rows have no heights.
        static func unmeasured(_ count: Int) -> Section {
            Section(header: 0, rows: SectionRows(count: count, estimate: 0), footer: 0)
        }

        /// The space above the header, which is 0 if the header has no height.
        var above: Double { header > 0 ? headerPadding : 0 }
        var total: Double { above + header + leading + rows.total + trailing + footer + gap }
    }

    @exclusivity(unchecked) private(set) var sections: [Section]
    @exclusivity(unchecked) private var totals: FenwickTree
    /// The position of the first section's top, which is below a table's own header view.
    @exclusivity(unchecked) var top: Double

    init(sections: [Section], top: Double) {
        self.sections = sections
        self.top = top
        totals = FenwickTree(sections.map(\.total))
    }

    /// The number of rows in each section.
    var counts: [Int] { sections.map(\.rows.count) }

    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    /// Returns a geometry with other row counts. Rows and sections keep their positions. New rows have the sizes that
    /// rows have before they are measured, and new sections are like the last section.
    func resized(to counts: [Int]) -> ListGeometry {
        let new = counts.enumerated().map { index, count in
            var section = index < sections.count ? sections[index] : sections.last ?? .unmeasured(0)
            if section.rows.count != count { section.rows = section.rows.resized(to: count) }
            return section
        }
        return ListGeometry(sections: new, top: top)
    }

    var bottom: Double { sectionTop(sections.count) }

    func contains(_ path: RowPath) -> Bool {
        sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    func sectionTop(_ section: Int) -> Double { top + totals.sum(first: section) }

    func rowsTop(_ section: Int) -> Double {
        sectionTop(section) + sections[section].above + sections[section].header + sections[section].leading
    }

    func rowTop(_ path: RowPath) -> Double { rowsTop(path.section) + sections[path.section].rows.top(of: path.row) }

    func rowHeight(_ path: RowPath) -> Double { sections[path.section].rows.height(of: path.row) }

    /// Returns a row's position along the axis, and its position perpendicular to the axis if it shares a line; `nil`
    /// if the row does not exist.
    func place(_ path: RowPath) -> (top: Double, height: Double, across: (start: Double, breadth: Double)?)? {
        guard contains(path) else { return nil }
        let rows = sections[path.section].rows
        return (rowsTop(path.section) + rows.top(of: path.row), rows.height(of: path.row), rows.lines?.across(path.row))
    }

    /// Returns the section at a position; the last section if the position is below all sections. There must be at
    /// least one section.
    func section(at y: Double) -> Int { totals.position(ofSum: max(0, y - top)) }

    /// Returns the row at a position, or a row next to the header or footer at that position. Returns row 0 for a
    /// section without rows, and `nil` if there are no sections.
    func row(at y: Double) -> RowPath? {
        guard !sections.isEmpty else { return nil }
        let section = section(at: y)
        return RowPath(section, sections[section].rows.row(at: y - rowsTop(section)))
    }

    /// Returns the first section at a position. If sections of height 0 precede the section at the position, returns
    /// the first of them, because their headers and footers may not be known yet.
    func firstSection(at y: Double) -> Int {
        var section = section(at: y)
        while section > 0, sectionTop(section - 1) >= max(y, top) { section -= 1 }
        return section
    }

    func setRowHeight(_ height: Double, _ path: RowPath) {
        let difference = sections[path.section].rows.setHeight(height, of: path.row)
        if difference != 0 { totals.add(difference, at: path.section) }
    }

    /// Whether the height of a header or footer was measured from its view.
    func isMeasured(_ key: SectionViewKey) -> Bool {
        key.isHeader ? sections[key.section].isHeaderMeasured : sections[key.section].isFooterMeasured
    }

    func height(of key: SectionViewKey) -> Double {
        key.isHeader ? sections[key.section].header : sections[key.section].footer
    }

    /// Stores the height of a header or footer, and whether it was measured from its view.
    func setHeight(_ height: Double, of key: SectionViewKey, isMeasured: Bool = true) {
        if key.isHeader {
            let above = sections[key.section].above
            totals.add(height - sections[key.section].header, at: key.section)
            sections[key.section].header = height
            sections[key.section].isHeaderMeasured = isMeasured
            let growth = sections[key.section].above - above
            if growth != 0 { totals.add(growth, at: key.section) }
        } else {
            totals.add(height - sections[key.section].footer, at: key.section)
            sections[key.section].footer = height
            sections[key.section].isFooterMeasured = isMeasured
        }
    }

    /// Returns the element kind of a header or footer; `nil` if it is the same for all sections.
    private func kind(of key: SectionViewKey) -> String? { sections[key.section].surroundings?.boundary(key)?.kind }

    // MARK: Items in lines

    /// Stores the measured size of an item that shares a line. The lines are not updated until ``breakLines(_:)`` is
    /// called.
    ///
    /// - Returns: Whether the size changed.
    func setSize(_ size: ItemPlaces.Size, _ path: RowPath) -> Bool {
        sections[path.section].rows.lines?.setSize(size, of: path.row) ?? false
    }

    /// Rebuilds the lines of sections in which sizes have changed.
    func breakLines(_ changed: some Sequence<Int>) {
        for section in changed {
            let growth = sections[section].rows.lines?.breakLines() ?? 0
            if growth != 0 { totals.add(growth, at: section) }
        }
    }

    // MARK: Updates

    /// Copies the known sizes of rows, headers and footers that a batch of updates neither removes nor reloads.
    ///
    /// - Parameters:
    ///   - sizes: Whether measured sizes are kept. If not, only the offsets of orthogonally scrolling sections are
    ///     kept.
    ///   - isAutomatic: Returns whether a header or footer determines its own height.
    /// - Complexity: O(*s* + *u* + *k*), apart from logarithmic factors, for *s* sections, *u* updates and *k* rows
    ///   with known sizes.
    func keep(
        _ old: ListGeometry, _ mapping: BatchMapping, sizes: Bool, _ isAutomatic: (SectionViewKey) -> Bool
    ) {
        if sizes { keepSizes(old, mapping, isAutomatic) }
        for (section, new) in mapping.sections.enumerated() {
            if let new { keepSidewaysScroll(new, old, section) }
        }
    }

    private func keepSizes(
        _ old: ListGeometry, _ mapping: BatchMapping, _ isAutomatic: (SectionViewKey) -> Bool
    ) {
        for (section, new) in mapping.sections.enumerated() {
            guard let new, !mapping.isReloaded(section: section) else { continue }
            for isHeader in [true, false] {
                let (from, to) = (
                    SectionViewKey(section: section, isHeader: isHeader),
                    SectionViewKey(section: new, isHeader: isHeader)
                )
                let isSameKind = old.kind(of: from) == kind(of: to)
                if old.isMeasured(from), isSameKind, isAutomatic(to) { setHeight(old.height(of: from), of: to) }
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
