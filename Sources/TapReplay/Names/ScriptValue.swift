/// What the value of a script's variable is.
enum ScriptValue: Hashable, Sendable {
    case text(String)
    /// A whole number from 0.
    case whole(Int)
    /// Any other number, as it is written.
    case decimal(String)
    /// Set by a line with an error. It may be anything, so that one error is not reported again at each use.
    case unknown

    var isText: Bool {
        if case .text = self { true } else { self == .unknown }
    }

    var isNumber: Bool { numeral != nil }

    /// The number as a script writes it.
    var numeral: String? {
        switch self {
        case .text: nil
        case .whole(let number): "\(number)"
        case .decimal(let number): number
        case .unknown: "1"
        }
    }

    /// The value as a text.
    var spelling: String {
        switch self {
        case .text(let text): text
        case .whole, .decimal: numeral ?? ""
        case .unknown: ""
        }
    }

    /// What it is, for a sentence.
    var kind: String {
        switch self {
        case .text: "a text"
        case .whole: "a whole number"
        case .decimal(let number) where ScriptNumber.isWhole(String(number.dropFirst())): "a negative number"
        case .decimal: "a number that is not whole"
        case .unknown: "unknown"
        }
    }

    /// Whether both can stand at the same places, as a script that is checked once needs it.
    func isInterchangeable(with other: ScriptValue) -> Bool {
        switch (self, other) {
        case (.text, .text), (.whole, .whole), (.decimal, .decimal), (.unknown, _), (_, .unknown): true
        default: false
        }
    }
}
