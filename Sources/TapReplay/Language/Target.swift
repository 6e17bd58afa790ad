/// What a finger goes to.
package enum Target: Hashable, Sendable, CustomStringConvertible {
    case row(RowName)
    case control(ControlName)

    /// The target in the script's own words.
    package var description: String {
        switch self {
        case .row(let row): row.description
        case .control(let control): control.description
        }
    }
}
