import Foundation
import HeadlessUIKit

/// The rows of a section that scrolls perpendicular to its list, or of a list that scrolls sideways.
@MainActor
struct SidewaysRows {
    /// The scroll view of the rows.
    let scrollView: UIScrollView
    private let list: ListScrollView
    /// The section, or `nil` if the rows scroll together with a list that scrolls sideways.
    private let section: Int?

    /// Creates a value for the rows of a section. Returns `nil` if the rows scroll vertically with the list.
    init?(of list: ListScrollView, section: Int) {
        if let scrollView = list.scrollView(ofSection: section) {
            (self.scrollView, self.section) = (scrollView, section)
        } else if list.scrollsSideways {
            (scrollView, self.section) = (list, nil)
        } else {
            return nil
        }
        self.list = list
    }

    /// Whether the rows scroll sideways instead of up and down.
    private var isSideways: Bool { section == nil || !list.scrollsSideways }

    /// The arrows that point to hidden rows. `near` is at the left or top, `far` at the right or bottom.
    private var arrows: (near: String, far: String) { isSideways ? ("◁", "▷") : ("△", "▽") }

    /// The arrows for the edges at which a row is clipped. `near` is for the left or top edge, `far` for the right or
    /// bottom edge.
    struct Edges {
        var near: String?
        var far: String?
    }

    func edges(of cell: UIView) -> Edges {
        let (frame, bounds) = (cell.frame, scrollView.bounds)
        let isCutNear = isSideways ? frame.minX < bounds.minX : frame.minY < bounds.minY
        let isCutFar = isSideways ? frame.maxX > bounds.maxX : frame.maxY > bounds.maxY
        return Edges(near: isCutNear ? arrows.near : nil, far: isCutFar ? arrows.far : nil)
    }

    /// A summary of which rows are visible and how many rows are hidden on each side, such as
    /// `◁ 2 more · rows 2 to 4 of 9, sideways · 4 more ▷`.
    var summary: String {
        let shown = list.cellsInSight.map(\.indexPath).filter { section == nil || $0.section == section }
        guard let first = shown.first, let last = shown.last else { return "" }
        let counts = (0..<list.numberOfSections).map(list.rowCount(inSection:))
        let before = first.row + (section == nil ? counts[..<first.section].reduce(0, +) : 0)
        let after =
            counts[last.section] - last.row - 1 + (section == nil ? counts[(last.section + 1)...].reduce(0, +) : 0)
        let isFlipped = section != nil && isSideways && list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (near, far) = isFlipped ? (after, before) : (before, after)
        var rows = first == last ? "row \(first.row)" : "rows \(first.row) to \(last.row)"
        if first.section != last.section { rows = "\(shown.count)" }
        let count = section.map { counts[$0] } ?? counts.reduce(0, +)
        return [
            near > 0 ? "\(arrows.near) \(near) more" : "",
            "\(rows) of \(count), \(isSideways ? "sideways" : "up and down")",
            far > 0 ? "\(far) more \(arrows.far)" : "",
        ].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
