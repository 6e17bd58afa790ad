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

/// The context of a transition, passed to an animator. Mirrors `UIViewControllerContextTransitioning`, UIKit, limited
/// to non-interactive transitions.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
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
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition. Mirrors `UIViewControllerInteractiveTransitioning`, UIKit. Never called by
/// HeadlessUIKit.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Provides a controller's animators and presentation controller. Mirrors `UIViewControllerTransitioningDelegate`,
/// UIKit. The methods for interactive transitions are never called by HeadlessUIKit.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the presentation controller. Called only if the presentation style is `custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
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
