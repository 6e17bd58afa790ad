/// Where the items of a section lie that share lines or groups, from where the first begins, in points along the axis.
///
/// An object, so that a geometry is quick to copy.
class ItemPlaces {
    /// How long an item is along the axis, and how broad across it.
    struct Size: Equatable {
        var length: Double
        var breadth: Double
    }

    let count: Int

    init(count: Int) { self.count = count }

    /// How long all items are together.
    var total: Double { 0 }

    func start(of item: Int) -> Double { 0 }

    func length(of item: Int) -> Double { 0 }

    /// Where an item begins, and how broad it is, across the axis. Of a section that scrolls sideways: as it is scrolled now.
    func across(_ item: Int) -> (start: Double, breadth: Double) { (0, 0) }

    /// The first item of the line at an offset, of the nearest one if there is none.
    func firstItem(at offset: Double) -> Int { 0 }

    /// The items of the lines that reach into a stretch.
    func items(from start: Double, to end: Double) -> Range<Int> { 0..<0 }

    /// Whether an item of those lines is in sight across the axis, too.
    func isSeen(_ item: Int) -> Bool { true }

    /// Keeps how large an item proved to be. ``breakLines()`` makes the lines that follow from it.
    ///
    /// - Returns: Whether that was not known.
    func setSize(_ size: Size, of item: Int) -> Bool { false }

    /// Keeps how large other items, which are here from an item on, proved to be.
    func keep(_ range: Range<Int>, of old: ItemPlaces, from start: Int) {}

    /// Makes the lines again in which sizes have changed.
    ///
    /// - Returns: By how much they are longer.
    @discardableResult
    func breakLines() -> Double { 0 }

    /// What an item says itself: its width, its height.
    func saysSize(_ item: Int) -> (width: Bool, height: Bool) { (true, true) }

    /// How the section is scrolled across the axis; `nil`: it can't be.
    var sideways: SidewaysScroll? { nil }
}

/// How far a section is scrolled across the list's axis, in points.
final class SidewaysScroll {
    /// Where the window begins in the content.
    var offset = 0.0
    /// How much is seen at once.
    let window: Double
    /// How long the content is.
    var content = 0.0
    /// Whether a finger can draw the content beyond its edges.
    var bounces = true
    /// Where a finger that scrolled leaves the content: from where the scroll began and where the finger was lifted.
    var rest: (_ start: Double, _ lifted: Double) -> Double = { $1 }

    init(window: Double) { self.window = window }

    func clamped(_ offset: Double) -> Double { min(max(0, offset), max(0, content - window)) }
}

/// What lies around the rows of a section, where that is not the same for all sections of a list.
final class SectionSurroundings {
    /// Where something begins across the axis, and how broad it is.
    struct Sides {
        var near: Double
        var breadth: Double
    }

    /// A header or footer.
    struct Boundary {
        let kind: String
        var sides: Sides
        var floats = false
        /// How high it is taken to be, if its view says that.
        var estimate: Double?
        /// Its z-index: views with a higher one are in front.
        var zIndex = 1
        /// What the layout knows it by.
        var item: AnyObject?
    }

    /// Of rows that take a line each.
    var rows: Sides?
    /// Of headers and footers.
    var boundarySides: Sides?
    var header: Boundary?
    var footer: Boundary?
    /// Between the footer and the next section.
    var gap = 0.0

    func boundary(_ key: SectionViewKey) -> Boundary? { key.isHeader ? header : footer }
}
