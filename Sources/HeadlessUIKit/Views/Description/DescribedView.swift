/// What touches, drawings, pictures and scripts need to know about a view, so that they don't depend on its class.
///
/// Every view has such a description. A class overrides the members that differ from its superclass's.
@MainActor
package protocol DescribedView: AnyObject {
    /// The kind of the views of this class; `nil` if they have no specific kind.
    nonisolated static var viewKind: ViewKind? { get }
    /// The text of the view itself, ignoring its subviews. By default, its accessibility label.
    var ownText: String? { get }
    /// The value that the user can set; `nil` if the view has none.
    var shownValue: ShownValue? { get }
    /// Whether the view shows nothing that a user could read or touch: a label without text, for example.
    var isBlank: Bool { get }
    /// Whether UIKit, rather than the app, determines the view's size.
    var hasSizeOfUIKit: Bool { get }
    /// Whether the tap and long-press recognizers of superviews ignore a single tap or a long press on the view.
    var precedesSuperviews: Bool { get }
    /// What to do instead of tapping the view; `nil` if the view can be tapped as a whole.
    var adviceForTap: String? { get }
    /// A change that a finger can make now; `nil` if there is none.
    var fingerChange: FingerChange? { get }
    /// Returns the view as a part of a line of text; `nil` if the view itself is not drawn.
    ///
    /// - Parameter value: The ``shownValue``, as scripts write it.
    func textDrawing(value: String) -> TextDrawing?
}

/// The value of a control.
package enum ShownValue {
    case isOn(Bool)
    case number(any BinaryFloatingPoint & CustomStringConvertible)
    /// The titles of the selected parts, or a date.
    case texts([String])
}

/// A change that a finger makes to a view.
package enum FingerChange {
    case tap
    case toggle
    /// The choice of the part with the given title.
    case tapPart(String)
    case slide(to: Float)
    case step(isUp: Bool)
    /// The choice of a row or a date.
    case choose(String)
    /// The entry of text. The Return key ends the entry unless the view shows several lines.
    case type(isMultiline: Bool)
}

/// A part of a screen that is drawn as text.
package enum TextDrawing {
    /// A control, drawn at the end of the line.
    case control(String)
    /// The text of a field, which the user can edit.
    case field(String)
    case label(String)
    case image(String)
    /// The control at the start of a row in editing mode.
    case editControl(String)
    /// The control by which a row is moved.
    case handle(String)
}

extension UIView {
    /// The kind of the view; `nil` if it has no specific kind.
    package final var viewKind: ViewKind? { Swift.type(of: self).viewKind }
}
