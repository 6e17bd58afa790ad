import HeadlessUIKit

extension ViewKind {
    /// The kinds of views inside a row or another element of the screen, which a script refers to by a keyword and a
    /// number.
    package static let controls = allCases.filter { $0 != .list }

    /// The plural noun for views of this kind, for error messages.
    var plural: String {
        switch self {
        case .switch: "switches"
        case .segments: "segmented controls"
        case .button, .label, .image, .field, .slider, .stepper, .picker, .control, .list: rawValue + "s"
        }
    }

    /// The kinds of controls by name, for fast lookup.
    static let named = Dictionary(uniqueKeysWithValues: controls.map { ($0.rawValue, $0) })
}
