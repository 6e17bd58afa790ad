/// Where a list is scrolled.
package enum Scroll: Hashable, Sendable, CustomStringConvertible {
    /// Until the row is in sight.
    case toRow(RowName)
    case toTop
    case toBottom
    /// By a distance in points; a negative one goes back towards the top.
    case by(Double)

    /// The step in the script's own words.
    package var description: String {
        switch self {
        case .toRow(let row): "scroll to \(row)"
        case .toTop: "scroll to top"
        case .toBottom: "scroll to bottom"
        case .by(let points): "scroll by \(ScriptSpelling.number(points))"
        }
    }
}
