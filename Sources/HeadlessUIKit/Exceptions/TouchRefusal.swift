import Foundation

/// Why a finger can't do something.
public enum TouchRefusal: Error, Hashable, Sendable {
    /// The row does not exist.
    case noSuchRow(IndexPath)
    /// The row is not on screen.
    case rowOffScreen(IndexPath)
    /// The view, or a view around it, is hidden or transparent.
    case hidden(String)
    /// The control is disabled.
    case disabled(String)
    /// The view, or a view around it, takes no touches.
    case takesNoTouches(String)
    /// The view is in no list on screen, or scrolled off it.
    case offScreen(String)
    /// The view has no size: it lacks what gives it one.
    case noSize(String, lacking: String)
    /// The view lies outside the bounds of one around it. Both are named with their frames.
    case outside(String, of: String)
    /// The view or row lies under another view. Both are named with their frames, in the coordinates of the view around both.
    /// Or another page is in front of its own: that is named by its controller, and why it is there.
    case covered(String, by: String)
    /// The touch goes to another view instead, or to none: their `hitTest(_:with:)` says so.
    case missed(String, instead: String?)
    /// The view is not of the kind that can do this.
    case cannot(String, what: String)
    /// The list lets no finger do this now.
    case notAllowed(String)
}

extension TouchRefusal: CustomStringConvertible {
    /// The reason as a sentence without capital or full stop.
    public var description: String {
        switch self {
        case .noSuchRow(let path): "there is no row \(Self.name(path))"
        case .rowOffScreen(let path): "row \(Self.name(path)) is off screen"
        case .hidden(let view): "\(view) is hidden"
        case .disabled(let view): "\(view) is disabled"
        case .takesNoTouches(let view): "\(view) takes no touches"
        case .offScreen(let view): "\(view) is off screen"
        case .noSize(let view, let sources): "\(view) has no size: it has \(sources) that give it one"
        case .outside(let view, let around): "\(view) lies outside \(around)"
        case .covered(let view, let cover): "\(view) lies under \(cover)"
        case .missed(let view, let other?): "a touch of \(view) goes to \(other)"
        case .missed(let view, nil): "a touch of \(view) goes to no view"
        case .cannot(let view, let what): "\(view) can't be \(what)"
        case .notAllowed(let reason): reason
        }
    }

    private static func name(_ path: IndexPath) -> String {
        guard path.count == 2 else { return "\(path)" }
        return path[0] == 0 ? "\(path[1])" : "\(path[1]) of section \(path[0])"
    }
}
