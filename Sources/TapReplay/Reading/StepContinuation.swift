/// The words a step may go on with although it could end; an unexpected end names them.
enum StepContinuation: UInt8, CaseIterable {
    case of
    case `in`
    case on
    case with
    case times
    case `for`
    case because
    case comma
    case then
    case number
    case fully

    /// The word as an error shows it.
    var spelling: String {
        switch self {
        case .of: "\"of section …\""
        case .in: "\"in …\""
        case .on: "\"on …\""
        case .with: "\"with …\""
        case .times: "\"… times\""
        case .for: "\"for … seconds\""
        case .because: "\"because …\""
        case .comma: "a comma"
        case .then: "\">\" and a title"
        case .number: "a number"
        case .fully: "\"fully\""
        }
    }

    /// The word that begins it, if it begins with one.
    var word: String? {
        switch self {
        case .of: "of"
        case .in: "in"
        case .on: "on"
        case .with: "with"
        case .for: "for"
        case .because: "because"
        case .fully: "fully"
        case .times, .comma, .then, .number: nil
        }
    }
}
