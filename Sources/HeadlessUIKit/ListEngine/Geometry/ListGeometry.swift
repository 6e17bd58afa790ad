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
        var total: Double { header + leading + rows.total + trailing + footer }
    }

    private(set) var sections: [Section]
    private var totals: FenwickTree
    /// Where the first section begins: below a table's own header view.
    let top: Double

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

    mutating func setRowHeight(_ height: Double, _ path: RowPath) {
        let difference = sections[path.section].rows.setHeight(height, of: path.row)
        if difference != 0 { totals.add(difference, at: path.section) }
    }

    /// Keeps the height of a header or footer.
    mutating func setHeight(_ height: Double, of key: SectionViewKey) {
        let edge = key.isHeader ? \Section.header : \Section.footer
        totals.add(height - sections[key.section][keyPath: edge], at: key.section)
        sections[key.section][keyPath: edge] = height
    }
}
