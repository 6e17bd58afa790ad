/// Items side by side, as many in a line as find room, from the first line's beginning, in points along the axis.
///
/// Items of one size cost nothing each: there are lines only as far as sizes are given or measured, and the others are reckoned.
final class ItemLines: ItemPlaces {
    private struct Item {
        var size: Size
        var isMeasured = false
    }

    private struct Line {
        let items: Range<Int>
        var start: Double
        let length: Double
        /// Where the first item begins across the axis, and how far it is from one to the next.
        let near: Double
        let gap: Double
        var end: Double { start + length }
    }

    /// How large an item is of which nothing else is known.
    private let uniform: Size
    /// How much of the axis's breadth there is for items, and where it begins.
    private let room: Double
    private let near: Double
    /// Between items, and between one line and the next.
    private let spacing: Double
    private let lineSpacing: Double

    /// The first items, as far as there are lines. The others have the uniform size.
    private var items: [Item]
    private var lines: [Line] = []
    /// The items whose size has changed since there are lines.
    private var changed: Range<Int>?
    /// How many lines were made or moved so far, of which tests say how many there may be.
    private(set) var steps = 0

    /// Items of one size, or of the sizes that are given for all.
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

    // MARK: Items without lines

    /// How many items of the uniform size a line holds.
    private var perLine: Int {
        let fitting = uniform.breadth + spacing > 0 ? (room + spacing) / (uniform.breadth + spacing) : 1
        return Int(min(max(1, fitting), 1_000_000).rounded(.down))
    }

    /// How many items there are lines of.
    private var linedCount: Int { lines.last?.items.upperBound ?? 0 }
    private var pitch: Double { uniform.length + lineSpacing }
    private var restStart: Double { lines.last.map { $0.end + lineSpacing } ?? 0 }

    // MARK: Where items lie

    /// How long all lines are together.
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

    /// Where an item begins, and how broad it is, across the axis.
    override func across(_ item: Int) -> (start: Double, breadth: Double) {
        guard item < linedCount else {
            let perLine = perLine
            // The room that is left goes between the items of a line; a lone one is centered.
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

    /// The first item of the line at an offset, of the nearest one if there is none.
    override func firstItem(at offset: Double) -> Int { line(at: offset).lowerBound }

    /// The items of the lines that reach into a stretch.
    override func items(from start: Double, to end: Double) -> Range<Int> {
        guard count > 0, start < total, end > 0 else { return 0..<0 }
        return line(at: start).lowerBound..<line(at: end).upperBound
    }

    /// The items of the last line that begins at or before an offset.
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

    /// The last line of which something is true that is true of those before it; the first if there is none.
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

    /// Keeps how large an item proved to be. ``breakLines()`` makes the lines that follow from it.
    ///
    /// - Returns: Whether that was not known.
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

    /// Keeps how large other items, which are here from an item on, proved to be.
    override func keep(_ range: Range<Int>, of old: ItemPlaces, from start: Int) {
        guard let old = old as? ItemLines else { return }
        for item in range.clamped(to: 0..<old.items.count) where old.items[item].isMeasured {
            _ = setSize(old.items[item].size, of: start + item - range.lowerBound)
        }
    }

    /// Makes the lines again from the first item whose size has changed, to where they are as they were.
    ///
    /// - Returns: By how much they are longer.
    /// - Complexity: O(items made into lines again), and a sum for each line below.
    @discardableResult
    override func breakLines() -> Double {
        guard let changed else { return 0 }
        self.changed = nil
        let before = total
        // The line before may have room for the first item now.
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

    /// The line that begins with an item. Where it reaches beyond the items of which something is known, it takes others in.
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
        // The room that is left goes between the items, but not in the last line; a lone item is centered.
        let rest = end == count ? 0 : max(0, room - breadth)
        let isLone = end - first == 1
        return Line(
            items: first..<end, start: 0, length: length, near: isLone ? near + rest / 2 : near,
            gap: isLone ? spacing : spacing + rest / Double(end - first - 1))
    }
}
