/// Where a list is scrolled.
package enum Scroll: Hashable, Sendable, CustomStringConvertible {
    /// Until the row is in sight.
    case toRow(RowName)
    case toTop(ListName = .main)
    case toBottom(ListName = .main)
    /// By a distance in points, to show what lies further down, or further right; a negative one goes back.
    case by(Double, isSideways: Bool = false, ListName = .main)

    /// The step in the script's own words.
    package var description: String {
        switch self {
        case .toRow(let row): "scroll to \(row)"
        case .toTop(let list): "scroll to top" + list.clause
        case .toBottom(let list): "scroll to bottom" + list.clause
        case .by(let points, isSideways: false, let list): "scroll by \(ScriptSpelling.number(points))" + list.clause
        case .by(let points, isSideways: true, let list):
            "scroll \(points < 0 ? "left" : "right") by \(ScriptSpelling.number(abs(points)))" + list.clause
        }
    }
}
