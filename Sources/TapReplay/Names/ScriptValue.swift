/// The value of a variable in a script.
enum ScriptValue: Hashable, Sendable {
    case text(String)
    /// A whole number that is at least 0.
    case whole(Int)
    /// A negative number or a number with a fraction, as it is written in the script.
    case decimal(String)
    /// An unknown value. Either the variable's definition has an error, or the variable is a parameter that has neither
    /// an argument nor a default value.
    ///
    /// An unknown value is valid everywhere, so that the error is reported only once.
    case unknown

    var isText: Bool {
        if case .text = self { true } else { self == .unknown }
    }

    var isNumber: Bool { numeral != nil }

    /// The number as it is written in a script, `1` if the value is unknown, or `nil` for a string.
    var numeral: String? {
        switch self {
        case .text: nil
        case .whole(let number): "\(number)"
        case .decimal(let number): number
        case .unknown: "1"
        }
    }

    /// The value as a string.
    var spelling: String {
        switch self {
        case .text(let text): text
        case .whole, .decimal: numeral ?? ""
        case .unknown: ""
        }
    }

    /// A description of the value's kind for error messages.
    var kind: String {
        switch self {
        case .text: "a text"
        case .whole: "a whole number"
        case .decimal(let number) where ScriptNumber.isWhole(String(number.dropFirst())): "a negative number"
        case .decimal: "a number that is not whole"
        case .unknown: "unknown"
        }
    }

    /// Returns whether a variable that has one of the values can be assigned the other value. This is the case if both
    /// are strings, both are whole numbers of at least 0, both are other numbers, or one of them is unknown.
    func isInterchangeable(with other: ScriptValue) -> Bool {
        switch (self, other) {
        case (.text, .text), (.whole, .whole), (.decimal, .decimal), (.unknown, _), (_, .unknown): true
        default: false
        }
    }
}
