/// A kind of view that a script can refer to by a keyword, without quoting any text.
package enum ControlKind: String, CaseIterable, Sendable {
    case button
    case `switch`
    case label
    case image
    /// A text field or a text view.
    case field
    case slider
    case stepper
    /// A segmented control.
    case segments
    /// A date picker or a picker view.
    case picker
    /// A control of any kind.
    case control

    /// The plural noun for views of this kind, for error messages.
    var plural: String {
        switch self {
        case .switch: "switches"
        case .segments: "segmented controls"
        case .button, .label, .image, .field, .slider, .stepper, .picker, .control: rawValue + "s"
        }
    }

    /// The kinds by name, for fast lookup.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
