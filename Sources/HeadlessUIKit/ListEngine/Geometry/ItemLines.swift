/// Items side by side in lines, from the first line's beginning, in points along the axis. Nothing in them changes: they are
/// objects so that a geometry is quick to copy.
protocol ItemLines: AnyObject {
    var count: Int { get }
    /// How long all lines are together.
    var total: Double { get }
    func start(of item: Int) -> Double
    func length(of item: Int) -> Double
    /// Where an item begins, and how broad it is, across the axis.
    func across(_ item: Int) -> (start: Double, breadth: Double)
    /// The first item of the line at an offset, of the nearest one if there is none.
    func firstItem(at offset: Double) -> Int
    /// The items of the lines that reach into a stretch.
    func items(from start: Double, to end: Double) -> Range<Int>
}

/// Items of one size. Nothing is kept for each.
final class UniformLines: ItemLines {
    let count: Int
    /// How many items a line holds, at least 1.
    let perLine: Int
    let length: Double
    let breadth: Double
    /// Between one line and the next.
    let lineSpacing: Double
    /// Where the first item of a line begins across the axis, and how far it is from one to the next.
    let near: Double
    let step: Double

    init(
        count: Int, perLine: Int, length: Double, breadth: Double, lineSpacing: Double, near: Double, step: Double
    ) {
        self.count = count
        self.perLine = perLine
        self.length = length
        self.breadth = breadth
        self.lineSpacing = lineSpacing
        self.near = near
        self.step = step
    }

    private var lineCount: Int { (count + perLine - 1) / perLine }
    private var pitch: Double { length + lineSpacing }

    var total: Double { count == 0 ? 0 : Double(lineCount) * pitch - lineSpacing }

    func start(of item: Int) -> Double { Double(item / perLine) * pitch }

    func length(of item: Int) -> Double { length }

    func across(_ item: Int) -> (start: Double, breadth: Double) {
        (near + Double(item % perLine) * step, breadth)
    }

    func firstItem(at offset: Double) -> Int { line(at: offset) * perLine }

    func items(from start: Double, to end: Double) -> Range<Int> {
        guard count > 0, start < total, end > 0 else { return 0..<0 }
        let last = min(count, (line(at: end) + 1) * perLine)
        return firstItem(at: start)..<last
    }

    private func line(at offset: Double) -> Int {
        guard pitch > 0, offset > 0 else { return 0 }
        return min(Int(offset / pitch), max(0, lineCount - 1))
    }
}

/// Items of differing sizes: as many in a line as find room, centered on it.
///
/// - Complexity: making it takes O(items), as in UIKit, which asks for all sizes.
final class RaggedLines: ItemLines {
    struct Slot {
        var start: Double
        var length: Double
        var near: Double
        var breadth: Double
    }

    private let slots: [Slot]
    /// Where each line begins and ends, and its first item.
    private let lines: [(start: Double, end: Double, first: Int)]

    /// Breaks items of so many points along and across the axis into lines.
    init(
        _ sizes: [(length: Double, breadth: Double)], room: Double, near: Double, spacing: Double, lineSpacing: Double
    ) {
        var slots: [Slot] = []
        var lines: [(start: Double, end: Double, first: Int)] = []
        var start = 0.0
        var first = 0
        while first < sizes.count {
            var end = first + 1
            var breadth = sizes[first].breadth
            while end < sizes.count, breadth + spacing + sizes[end].breadth <= room {
                breadth += spacing + sizes[end].breadth
                end += 1
            }
            let line = sizes[first..<end]
            let length = line.map(\.length).max() ?? 0
            // The room that is left goes between the items, but not in the last line; a lone item is centered.
            let rest = max(0, room - breadth)
            let isLast = end == sizes.count
            let gap = spacing + (line.count > 1 && !isLast ? rest / Double(line.count - 1) : 0)
            var across = near + (line.count == 1 && !isLast ? rest / 2 : 0)
            for size in line {
                slots.append(
                    Slot(
                        start: start + (length - size.length) / 2, length: size.length, near: across,
                        breadth: size.breadth))
                across += size.breadth + gap
            }
            lines.append((start, start + length, first))
            start += length + lineSpacing
            first = end
        }
        self.slots = slots
        self.lines = lines
    }

    var count: Int { slots.count }
    var total: Double { lines.last?.end ?? 0 }
    func start(of item: Int) -> Double { slots[item].start }
    func length(of item: Int) -> Double { slots[item].length }
    func across(_ item: Int) -> (start: Double, breadth: Double) { (slots[item].near, slots[item].breadth) }

    func firstItem(at offset: Double) -> Int { lines.isEmpty ? 0 : lines[line(at: offset)].first }

    func items(from start: Double, to end: Double) -> Range<Int> {
        guard !lines.isEmpty, start < total, end > 0 else { return 0..<0 }
        let last = line(at: end)
        return firstItem(at: start)..<(last + 1 < lines.count ? lines[last + 1].first : count)
    }

    /// The last line that begins at or before an offset.
    private func line(at offset: Double) -> Int {
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].start <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
