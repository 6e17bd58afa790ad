/// Where the rows of a section lie along the axis, from where the first one begins, in points.
struct SectionRows {
    private var heights: RowHeights
    /// Where rows share lines or groups; `nil`: each is a line of its own, as broad as the list.
    let lines: ItemPlaces?

    /// Rows one after the other, which are measured as they come into sight.
    init(count: Int, estimate: Double) {
        heights = RowHeights(count: count, estimate: estimate)
        lines = nil
    }

    /// Items in lines.
    init(_ lines: ItemPlaces) {
        heights = RowHeights(count: lines.count, estimate: 0)
        self.lines = lines
    }

    var count: Int { heights.count }
    var total: Double { lines?.total ?? heights.total }

    func top(of row: Int) -> Double { lines?.start(of: row) ?? heights.top(of: row) }

    func height(of row: Int) -> Double { lines?.length(of: row) ?? heights.height(of: row) }

    /// Whether a row's height is known to be another than the estimate.
    func isKnown(_ row: Int) -> Bool { lines != nil || heights.known(row) != nil }

    /// The row at a distance from where the first begins, the first of its line: the last one that begins at or before it.
    func row(at y: Double) -> Int { lines?.firstItem(at: y) ?? heights.row(at: y) }

    /// Keeps a row's height.
    ///
    /// - Returns: By how much the section grows.
    mutating func setHeight(_ height: Double, of row: Int) -> Double {
        lines == nil ? heights.setHeight(height, of: row) : 0
    }

    /// Keeps what is known of other rows, which are here from a row on. Lines are made of it by ``ItemPlaces/breakLines()``.
    ///
    /// - Returns: By how much the section grows.
    mutating func keep(_ rows: Range<Int>, of old: SectionRows, from start: Int) -> Double {
        if let lines {
            if let oldLines = old.lines { lines.keep(rows, of: oldLines, from: start) }
            return 0
        }
        return old.lines == nil ? heights.keep(rows, of: old.heights, from: start) : 0
    }
}
