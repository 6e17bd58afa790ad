/// What a condition is about.
enum Subject: Hashable, Sendable, CustomStringConvertible {
    case place(PlaceName)
    case control(ControlName)

    /// The subject in the script's own words.
    var description: String {
        switch self {
        case .place(let place): place.description
        case .control(let control): control.description
        }
    }
}
