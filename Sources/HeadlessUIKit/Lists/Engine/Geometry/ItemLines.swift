/// Items that are arranged in lines. Each line contains as many items as fit. Positions are in points along the axis,
/// from the start of the first line.
///
/// Items of uniform size need no storage: lines are created only up to the last item whose size was specified or
/// measured, and the positions of the other items are computed.
final class ItemLines: ItemPlaces {
    private struct Item {
        var size: Size
        var isMeasured = false
    }

    private struct Line {
        let items: Range<Int>
        var start: Double
        let length: Double
        /// The first item's position perpendicular to the axis, and the space between adjacent items.
        let near: Double
        let gap: Double
        var end: Double { start + length }
    }

    /// The size of items that have neither a specified nor a measured size.
    private let uniform: Size
    /// The space for items perpendicular to the axis, and the position at which the space begins.
    private let room: Double
    private let near: Double
    /// The space between adjacent items in a line, and between adjacent lines.
    private let spacing: Double
    private let lineSpacing: Double

    /// The items up to the last item in a stored line. The items after them have the uniform size.
    private var items: [Item]
    private var lines: [Line] = []
    /// The items whose sizes have changed since the lines were created.
    private var changed: Range<Int>?
    /// The number of lines created or moved so far. Used by tests.
    private(set) var steps = 0

    /// Creates lines for items of a uniform size, or of the given sizes.
    init(
        count: Int, uniform: Size, sizes: [Size]? = nil, room: Double, near: Double, spacing: Double,
        lineSpacing: Double
    ) {
        self.uniform = uniform
        self.room = room
        self.near = near
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        items = sizes?.map { Item(size: $0) } ?? []
        super.init(count: count)
        if !items.isEmpty {
            changed = items.indices
            breakLines()
        }
    }

    override func resized(to count: Int) -> ItemPlaces {
        ItemLines(
            count: count, uniform: uniform, sizes: items.prefix(count).map(\.size), room: room, near: near,
            spacing: spacing, lineSpacing: lineSpacing)
    }

    // MARK: Items without lines

    /// The number of uniform items that fit in a line.
    private var perLine: Int {
        let fitting = uniform.breadth + spacing > 0 ? (room + spacing) / (uniform.breadth + spacing) : 1
        return Int(min(max(1, fitting), 1_000_000).rounded(.down))
    }

    /// The number of items in stored lines.
    private var linedCount: Int { lines.last?.items.upperBound ?? 0 }
    private var pitch: Double { uniform.length + lineSpacing }
    private var restStart: Double { lines.last.map { $0.end + lineSpacing } ?? 0 }

    // MARK: Positions

    /// The total length of all lines.
    override var total: Double {
        let rest = count - linedCount
        if rest == 0 { return lines.last?.end ?? 0 }
        return restStart + Double((rest + perLine - 1) / perLine) * pitch - lineSpacing
    }

    override func start(of item: Int) -> Double {
        guard item < linedCount else { return restStart + Double((item - linedCount) / perLine) * pitch }
        let line = lines[index { $0.items.lowerBound <= item }]
        return line.start + (line.length - items[item].size.length) / 2
    }

    override func length(of item: Int) -> Double { size(of: item).length }

    /// Returns an item's position and breadth perpendicular to the axis.
    override func across(_ item: Int) -> (start: Double, breadth: Double) {
        guard item < linedCount else {
            let perLine = perLine
            // The remaining space is distributed between the items of a line; a single item is centered.
            let rest = max(0, room - Double(perLine) * uniform.breadth)
            if perLine == 1 { return (near + rest / 2, uniform.breadth) }
            let step = uniform.breadth + rest / Double(perLine - 1)
            return (near + Double((item - linedCount) % perLine) * step, uniform.breadth)
        }
        let line = lines[index { $0.items.lowerBound <= item }]
        var start = line.near
        for other in line.items.lowerBound..<item { start += items[other].size.breadth + line.gap }
        return (start, items[item].size.breadth)
    }

    /// Returns the first item of the last line that begins at or before an offset or, if there is no such line, of the
    /// first line.
    override func firstItem(at offset: Double) -> Int { line(at: offset).lowerBound }

    /// Returns the items of the lines that intersect a range of offsets.
    override func items(from start: Double, to end: Double) -> Range<Int> {
        guard count > 0, start < total, end > 0 else { return 0..<0 }
        return line(at: start).lowerBound..<line(at: end).upperBound
    }

    /// Returns the items of the last line that begins at or before an offset.
    private func line(at offset: Double) -> Range<Int> {
        let rest = count - linedCount
        if rest > 0, lines.isEmpty || offset >= restStart {
            let last = (rest - 1) / perLine
            let line = pitch > 0 ? Int(min(max(0, (offset - restStart) / pitch), Double(last))) : 0
            let first = linedCount + line * perLine
            return first..<min(count, first + perLine)
        }
        return lines.isEmpty ? 0..<0 : lines[index { $0.start <= offset }].items
    }

    /// Returns the index of the last line that satisfies a predicate; 0 if no line does. All lines before it must
    /// satisfy the predicate, too, because the method performs a binary search.
    private func index(_ isBefore: (Line) -> Bool) -> Int {
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if isBefore(lines[middle]) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    // MARK: Measuring

    private func size(of item: Int) -> Size { item < items.count ? items[item].size : uniform }

    /// Stores an item's measured size. The lines are not updated until ``breakLines()`` is called.
    ///
    /// - Returns: Whether the size changed.
    override func setSize(_ size: Size, of item: Int) -> Bool {
        guard self.size(of: item) != size else {
            if item < items.count { items[item].isMeasured = true }
            return false
        }
        while items.count <= item { items.append(Item(size: uniform)) }
        items[item] = Item(size: size, isMeasured: true)
        changed = min(changed?.lowerBound ?? item, item)..<max(changed?.upperBound ?? 0, item + 1)
        return true
    }

    /// Copies the measured sizes of a range of items from `old`. The first of these items is now item `start`.
    override func keep(_ range: Range<Int>, of old: ItemPlaces, from start: Int) {
        guard let old = old as? ItemLines else { return }
        for item in range.clamped(to: 0..<old.items.count) where old.items[item].isMeasured {
            _ = setSize(old.items[item].size, of: start + item - range.lowerBound)
        }
    }

    /// Rebuilds the lines of the items whose sizes have changed, and the lines before and after them whose items may
    /// change as a result.
    ///
    /// - Returns: The change in the total length.
    /// - Complexity: O(*n* + *l*), where *n* is the number of items in the rebuilt lines, and *l* is the number of
    ///   lines after them.
    @discardableResult
    override func breakLines() -> Double {
        guard let changed else { return 0 }
        self.changed = nil
        let before = total
        // The first changed item may now fit into the previous line, so that line is rebuilt, too.
        let kept = lines.isEmpty ? 0 : max(0, index { $0.items.lowerBound <= changed.lowerBound } - 1)
        var new: [Line] = []
        var same = kept
        var first = kept < lines.count ? lines[kept].items.lowerBound : 0
        while first < items.count {
            if first >= changed.upperBound {
                while same < lines.count, lines[same].items.lowerBound < first { same += 1 }
                if same < lines.count, lines[same].items.lowerBound == first { break }
            }
            new.append(makeLine(first))
            first = new[new.count - 1].items.upperBound
        }
        if first >= items.count { same = lines.count }
        lines.replaceSubrange(kept..<same, with: new)
        steps += lines.count - kept
        for line in kept..<lines.count { lines[line].start = line == 0 ? 0 : lines[line - 1].end + lineSpacing }
        return total - before
    }

    /// Creates the line that begins with an item. If it extends beyond `items`, uniform items are appended to `items`.
    private func makeLine(_ first: Int) -> Line {
        var end = first + 1
        var (breadth, length) = (items[first].size.breadth, items[first].size.length)
        while end < count {
            let size = size(of: end)
            guard breadth + spacing + size.breadth <= room else { break }
            if end == items.count { items.append(Item(size: uniform)) }
            breadth += spacing + size.breadth
            length = max(length, size.length)
            end += 1
        }
        // The remaining space is distributed between the items; a single item is centered. The last line is spaced as
        // if it were filled up with copies of its last item, so that its items are aligned with the items of other
        // lines.
        var (rest, places) = (max(0, room - breadth), Double(end - first))
        let next = spacing + items[end - 1].size.breadth
        if end == count, next > 0 {
            let missing = (rest / next).rounded(.down)
            rest -= missing * next
            places += missing
        }
        let isLone = places == 1
        return Line(
            items: first..<end, start: 0, length: length, near: isLone ? near + rest / 2 : near,
            gap: isLone ? spacing : spacing + rest / (places - 1))
    }
}
