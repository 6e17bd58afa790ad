import Foundation

/// A view or controller that takes part in a movement of the focus. Mirrors `UIFocusEnvironment` and its members, UIKit,
/// except those for focus groups and for programmatic updates.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Whether the focus may move. Called for the views that lose and receive the focus and for all that contain them. If
    /// one of them returns `false`, the focus does not move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called for the same views and controllers after the focus has moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {
    /// The view and its superviews, from the innermost to the outermost.
    final var superviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superviewStorage } }
}
