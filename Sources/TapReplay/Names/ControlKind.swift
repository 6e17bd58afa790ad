/// The kinds of views a script can name without a text.
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
    /// A picker of dates or of rows.
    case picker
    /// A control of any kind.
    case control

    /// The word for several.
    var plural: String {
        switch self {
        case .switch: "switches"
        case .segments: "segmented controls"
        case .button, .label, .image, .field, .slider, .stepper, .picker, .control: rawValue + "s"
        }
    }

    /// The kinds by their words: to look one up is quicker than to compare with each.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
