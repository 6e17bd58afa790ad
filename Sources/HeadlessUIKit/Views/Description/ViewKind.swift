/// A kind of view. The raw value is its name in tap scripts.
package enum ViewKind: String, CaseIterable, Sendable {
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
    /// A control that is of none of the kinds above. In a script, a control of any kind.
    case control
    /// A table view or a collection view.
    case list
}
