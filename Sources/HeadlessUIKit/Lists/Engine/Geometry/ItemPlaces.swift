/// The positions of the items in a section whose items share lines or groups, in points along the axis from the start
/// of the first item.
///
/// This is a class rather than a structure, so that copying a geometry is fast.
class ItemPlaces {
    /// An item's length along the axis, and its breadth perpendicular to it.
    struct Size: Equatable {
        var length: Double
        var breadth: Double
    }

    let count: Int

    init(count: Int) { self.count = count }

    /// Returns the positions of another number of items that are arranged in the same way. Measured sizes are not kept.
    func resized(to count: Int) -> ItemPlaces { ItemPlaces(count: count) }

    /// The total length of all items.
    var total: Double { 0 }

    func start(of item: Int) -> Double { 0 }

    func length(of item: Int) -> Double { 0 }

    /// Returns an item's position and breadth perpendicular to the axis. In a section that scrolls orthogonally, the
    /// position depends on the current scroll offset.
    func across(_ item: Int) -> (start: Double, breadth: Double) { (0, 0) }

    /// Returns the first item of the last line that begins at or before an offset or, if there is no such line, of the
    /// first line.
    func firstItem(at offset: Double) -> Int { 0 }

    /// Returns the items of the lines that intersect a range of offsets.
    func items(from start: Double, to end: Double) -> Range<Int> { 0..<0 }

    /// Whether an item in a visible line is itself visible. In a section that scrolls orthogonally, the item may be
    /// scrolled out of view.
    func isSeen(_ item: Int) -> Bool { true }

    /// Stores an item's measured size. The lines are not updated until ``breakLines()`` is called.
    ///
    /// - Returns: Whether the size changed.
    func setSize(_ size: Size, of item: Int) -> Bool { false }

    /// Copies the measured sizes of a range of items from `old`. The first of these items is now item `start`.
    func keep(_ range: Range<Int>, of old: ItemPlaces, from start: Int) {}

    /// Rebuilds the lines in which sizes have changed.
    ///
    /// - Returns: The change in the total length.
    @discardableResult
    func breakLines() -> Double { 0 }

    /// Returns whether an item determines its own width, and whether it determines its own height.
    func determinesSize(_ item: Int) -> (width: Bool, height: Bool) { (true, true) }

    /// The scroll state of a section that scrolls orthogonally to the list's axis; `nil` if the section does not
    /// scroll.
    var sideways: SidewaysScroll? { nil }
}

/// The scroll state of a section that scrolls orthogonally to the list's axis. Offsets and lengths are in points.
final class SidewaysScroll {
    /// The offset of the visible part from the start of the content.
    var offset = 0.0
    /// The length of the visible part.
    let window: Double
    /// The length of the content.
    var content = 0.0
    /// Whether a finger can drag the content beyond its edges.
    var bounces = true
    /// Returns the offset where scrolling ends, given the offsets where the drag began and where the finger was lifted.
    var rest: (_ start: Double, _ lifted: Double) -> Double = { $1 }

    init(window: Double) { self.window = window }

    func clamped(_ offset: Double) -> Double { min(max(0, offset), max(0, content - window)) }
}

/// The header, footer and insets around a section's rows, for layouts in which they differ between sections.
final class SectionSurroundings {
    /// A position and a breadth perpendicular to the axis.
    struct Sides {
        var near: Double
        var breadth: Double
    }

    /// A header or footer.
    struct Boundary {
        let kind: String
        var sides: Sides
        var floats = false
        /// The estimated height, if the view determines its own height.
        var estimate: Double?
        /// The view's z-index. Views with a higher z-index are in front.
        var zIndex = 1
        /// The object with which the layout describes the header or footer.
        var item: AnyObject?
    }

    /// The position and breadth of full-width rows.
    var rows: Sides?
    /// The position and breadth of headers and footers.
    var boundarySides: Sides?
    var header: Boundary?
    var footer: Boundary?
    /// The space between the footer and the next section.
    var gap = 0.0

    func boundary(_ key: SectionViewKey) -> Boundary? { key.isHeader ? header : footer }
}
