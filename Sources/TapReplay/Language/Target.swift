/// What a finger goes to.
enum Target: Hashable, Sendable, CustomStringConvertible {
    case row(RowName)
    case control(ControlName)

    /// The target in the script's own words.
    var description: String {
        switch self {
        case .row(let row): row.description
        case .control(let control): control.description
        }
    }
}
