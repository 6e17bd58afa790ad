import Foundation

/// A key for one of the two controllers in a transition. Mirrors `UITransitionContextViewControllerKey`, UIKit.
public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views in a transition. Mirrors `UITransitionContextViewKey`, UIKit.
public struct UITransitionContextViewKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Animates the transition between two controllers. Mirrors `UIViewControllerAnimatedTransitioning`, UIKit.
///
/// In HeadlessUIKit, the animator runs before the transition, in a separate container view. Animations take no time: a
/// transition that is still incomplete when `animateTransition(using:)` returns is treated as completed.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    func animationEnded(_ transitionCompleted: Bool)
    /// Returns the animator of an interruptible transition. Never called by HeadlessUIKit: no transition is interrupted.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator() }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition. Mirrors `UIViewControllerInteractiveTransitioning`, UIKit. Never called by
/// HeadlessUIKit.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The context that an animator uses for a transition between two controllers.
@MainActor
final class AnimatedTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated = true
    let isInteractive = false
    private(set) var transitionWasCancelled = false
    let presentationStyle: UIModalPresentationStyle
    let targetTransform = CGAffineTransform.identity
    private let from: UIViewController
    private let to: UIViewController

    private init(_ from: UIViewController, _ to: UIViewController, _ style: UIModalPresentationStyle) {
        (self.from, self.to, presentationStyle) = (from, to, style)
        containerView = UIView(frame: CGRect(origin: .zero, size: from.view.frame.size))
    }

    /// Runs an animator, and then restores the superviews and frames of the two controllers' views.
    static func run(
        _ animator: (any UIViewControllerAnimatedTransitioning)?, from: UIViewController, to: UIViewController,
        _ style: UIModalPresentationStyle
    ) {
        guard let animator else { return }
        let transition = AnimatedTransition(from, to, style)
        let places = [from.view, to.view].compactMap { view -> Place? in view.map(Place.init) }
        _ = animator.transitionDuration(using: transition)
        animator.animateTransition(using: transition)
        animator.animationEnded(!transition.transitionWasCancelled)
        for place in places { place.restore() }
        for inside in transition.containerView.subviews { inside.removeFromSuperview() }
    }

    /// A view's frame and its position in the view hierarchy, recorded before a transition.
    @MainActor
    private struct Place {
        let view: UIView
        let superview: UIView?
        let index: Int
        let frame: CGRect

        init(_ view: UIView) {
            self.view = view
            superview = view.superview
            index = view.superview?.subviews.firstIndex(of: view) ?? 0
            frame = view.frame
        }

        func restore() {
            if view.superview !== superview {
                view.removeFromSuperview()
                superview?.insertSubview(view, at: index)
            }
            view.frame = frame
        }
    }

    func completeTransition(_ didComplete: Bool) { transitionWasCancelled = !didComplete }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
