/// The positions of a section's rows along the axis, in points from the start of the first row.
struct SectionRows {
    private var heights: RowHeights
    /// The positions of the rows if they share lines or groups; `nil` if each row has a line of its own.
    let lines: ItemPlaces?

    /// Creates rows that each have a line of their own and are measured when they become visible.
    init(count: Int, estimate: Double) {
        heights = RowHeights(count: count, estimate: estimate)
        lines = nil
    }

    /// Creates rows for items that are arranged in lines.
    init(_ lines: ItemPlaces) {
        heights = RowHeights(count: lines.count, estimate: 0)
        self.lines = lines
    }

    /// Returns the rows of a section of another size. Items in lines lose their measured sizes.
    func resized(to count: Int) -> SectionRows {
        if let lines { return SectionRows(lines.resized(to: count)) }
        var rows = SectionRows(count: count, estimate: heights.estimate)
        _ = rows.keep(0..<min(count, self.count), of: self, from: 0)
        return rows
    }

    var count: Int { heights.count }
    var total: Double { lines?.total ?? heights.total }

    func top(of row: Int) -> Double { lines?.start(of: row) ?? heights.top(of: row) }

    func height(of row: Int) -> Double { lines?.length(of: row) ?? heights.height(of: row) }

    /// Whether a height is stored for a row. Always `true` for items in lines.
    func isKnown(_ row: Int) -> Bool { lines != nil || heights.known(row) != nil }

    /// Returns the last row that begins at or before a distance from the start of the first row. If items are arranged
    /// in lines, returns the first item of the last line that begins at or before this distance.
    func row(at y: Double) -> Int { lines?.firstItem(at: y) ?? heights.row(at: y) }

    /// Stores the height of a row that has a line of its own. Has no effect on items in lines.
    ///
    /// - Returns: The change in the section's height.
    mutating func setHeight(_ height: Double, of row: Int) -> Double {
        lines == nil ? heights.setHeight(height, of: row) : 0
    }

    /// Copies the known sizes of a range of rows from `old`. The first of these rows is now row `start`. Items in lines
    /// do not change position until ``ItemPlaces/breakLines()`` is called.
    ///
    /// - Returns: The change in the section's height; 0 for items in lines.
    mutating func keep(_ rows: Range<Int>, of old: SectionRows, from start: Int) -> Double {
        if let lines {
            if let oldLines = old.lines { lines.keep(rows, of: oldLines, from: start) }
            return 0
        }
        return old.lines == nil ? heights.keep(rows, of: old.heights, from: start) : 0
    }
}
