import Foundation

/// The state of a transition. Mirrors `UIViewControllerTransitionCoordinatorContext`, UIKit, limited to changes in size
/// or traits; its members mirror UIKit's of the same name.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// The duration in seconds, which is always 0.
    var transitionDuration: TimeInterval { get }
    /// The completed fraction of the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The window of the screen's root view or, if the root view has no window, the root view itself.
    var containerView: UIView { get }
    /// The rotation of the view. In HeadlessUIKit, it is always the identity, because views are resized rather than
    /// rotated.
    var targetTransform: CGAffineTransform { get }
}
