/// A reference to the place at which something is dropped, as written in a script.
enum DropLocator: Sendable, CustomStringConvertible {
    /// `to ROW`: the place of a row.
    case row(RowLocator)
    /// `into ROW`: a row that takes in what is dropped.
    case into(RowLocator)
    /// `to CONTROL`: a view.
    case view(Locator)
    /// `to empty place [in LIST]`: the space below the rows of a list.
    case emptyPlace(ListLocator)

    /// The place as it is written in a script.
    var description: String {
        switch self {
        case .row(let row): "to \(row)"
        case .view(let view): "to \(view)"
        case .into(let row): "into \(row)"
        case .emptyPlace(let list): "to empty place\(list.clause)"
        }
    }
}
