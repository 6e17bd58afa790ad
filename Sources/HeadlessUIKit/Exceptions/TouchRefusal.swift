import Foundation

/// The reason why a ``Finger`` can't perform an action.
public enum TouchRefusal: Error, Hashable, Sendable {
    /// The row does not exist.
    case noSuchRow(IndexPath)
    /// The row is not on screen.
    case rowOffScreen(IndexPath)
    /// The view, or one of its superviews, is hidden or transparent.
    case hidden(String)
    /// The control is disabled.
    case disabled(String)
    /// User interaction is disabled for the view or one of its superviews.
    case takesNoTouches(String)
    /// The view is off screen: it is scrolled out of sight, or it does not belong to a visible row or bar.
    case offScreen(String)
    /// The view has no size, because it lacks the frame or the constraints that would give it a size.
    case noSize(String, lacking: String)
    /// The view is outside the bounds of one of its superviews. The strings describe the view and the superview,
    /// including their frames.
    case outside(String, of: String)
    /// The view or row is covered by another view, or its page is covered by another page.
    ///
    /// If it is covered by another view, the strings describe both views, including their frames in the coordinates of
    /// their common superview. If it is covered by another page, the second string names that page's controller and the
    /// reason why the page is in front.
    case covered(String, by: String)
    /// According to `hitTest(_:with:)`, the touch reaches another view or no view.
    case missed(String, instead: String?)
    /// The view does not support the action.
    case cannot(String, what: String)
    /// The list does not allow the action at the moment.
    case notAllowed(String)
}

extension TouchRefusal: CustomStringConvertible {
    /// The reason as a sentence without an initial capital letter or a final period.
    public var description: String {
        switch self {
        case .noSuchRow(let path): "there is no row \(Self.name(path))"
        case .rowOffScreen(let path): "row \(Self.name(path)) is off screen"
        case .hidden(let view): "\(view) is hidden"
        case .disabled(let view): "\(view) is disabled"
        case .takesNoTouches(let view): "\(view) has user interaction disabled"
        case .offScreen(let view): "\(view) is off screen"
        case .noSize(let view, let sources): "\(view) has no size: it has \(sources) that give it one"
        case .outside(let view, let around): "\(view) is outside \(around)"
        case .covered(let view, let cover): "\(view) is covered by \(cover)"
        case .missed(let view, let other?): "a touch on \(view) goes to \(other)"
        case .missed(let view, nil): "a touch on \(view) goes to no view"
        case .cannot(let view, let what): "\(view) can't be \(what)"
        case .notAllowed(let reason): reason
        }
    }

    private static func name(_ path: IndexPath) -> String {
        guard path.count == 2 else { return "\(path)" }
        return path[0] == 0 ? "\(path[1])" : "\(path[1]) of section \(path[0])"
    }
}
