import Foundation

/// Manages the presentation of a controller. Mirrors `UIPresentationController` and its members, UIKit. The container
/// view is never on screen.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UIContentContainer {
    /// Creates a presentation controller, which retains neither of the two controllers.
    public required init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        presentationStyle = presentedViewController.modalPresentationStyle
    }

    private final unowned let presented: UIViewController
    private final weak var presenter: UIViewController?

    open var presentedViewController: UIViewController { presented }
    /// The presenting controller. Before the presentation, it is the presenting controller passed to the initializer
    /// or, if that is `nil`, the presented controller itself (unverified).
    open var presentingViewController: UIViewController {
        presented.presentingViewController ?? presenter ?? presented
    }
    public final let presentationStyle: UIModalPresentationStyle
    open var presentedView: UIView? { presented.view }
    /// The container view. It is never on screen, so subviews that a subclass adds to it can't be touched.
    open private(set) lazy var containerView: UIView? = UIView(frame: UIScreen.main.bounds)
    /// The frame of the presented view, in points: the bounds of the screen. HeadlessUIKit does not use this property,
    /// so overriding it has no effect.
    open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
    open var shouldRemovePresentersView: Bool { false }
    open var shouldPresentInFullscreen: Bool { true }

    // These methods are called during presentation and dismissal.

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Never called by HeadlessUIKit.
    open func containerViewWillLayoutSubviews() {}
    /// Never called by HeadlessUIKit.
    open func containerViewDidLayoutSubviews() {}

    // The presented controller's container.

    open var preferredContentSize: CGSize { presented.preferredContentSize }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the size of the screen changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the traits of the presented controller change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// The delegate, which is not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Adaptive presentation

    /// The style in the presenting controller's environment, without its traits.
    public final var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// Returns the style that the delegate requests in an environment; `.none` if there is no delegate, or if the style
    /// is not adapted there: only sheets and popovers in a compact width are.
    public final func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard isAdaptive(in: traitCollection), let delegate else { return .none }
        let style = delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        return style.isSheet ? .none : style
    }

    private func isAdaptive(in traits: UITraitCollection) -> Bool {
        presentationStyle.isSheet && traits.horizontalSizeClass == .compact
    }

    /// What the delegate answered for the current presentation; `.automatic` if it was not asked.
    private var answer = UIModalPresentationStyle.automatic
    /// Whether the delegate keeps the style where a popover would become a sheet.
    final var keepsStyle: Bool { answer == .none }

    /// Asks the delegate for the style of a presentation that is about to begin.
    final func askForStyle(in traits: UITraitCollection) {
        answer = .automatic
        if isAdaptive(in: traits), let delegate {
            answer = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        }
    }

    /// Asks the delegate which controller is presented, and notifies it of the presentation.
    final func adapt() -> UIViewController {
        let style = answer.isSheet ? .none : answer
        var shown = presented
        if style != .none, let delegate {
            if let other = delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: style) {
                shown = other
                shown.presentationController?.delegate = delegate
            }
            shown.adaptedStyle = style
        }
        delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
        return shown
    }

    /// Handles the user's swipe to dismiss. The delegate is not called when the controller is dismissed
    /// programmatically.
    fileprivate final func userDismisses() {
        if presented.isModal || delegate?.presentationControllerShouldDismiss(self) == false {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true)
        delegate?.presentationControllerDidDismiss(self)
    }
}

extension UIViewController {
    /// Whether this controller or one of its descendants prevents the user from dismissing it. In a navigation
    /// controller or a tab bar controller, only the visible child counts. For example, Apple's sample "Disabling the
    /// pull-down gesture for a sheet" sets `isModalInPresentation` on the root of a presented navigation controller.
    fileprivate final var isModal: Bool {
        if isModalInPresentation { return true }
        if let stack = self as? UINavigationController { return stack.topViewController?.isModal ?? false }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.isModal ?? false }
        return children.contains(where: \.isModal)
    }

    /// Whether the user can dismiss the controller with a swipe: `true` for sheets and popovers, and `false` for
    /// alerts, which are dismissed with their buttons.
    package final var canBeSwipedAway: Bool { isSheet && !(self is UIAlertController) }

    /// Simulates the user swiping the sheet down. The sheet or its delegate may prevent the dismissal.
    package final func swipeDown() {
        guard canBeSwipedAway else { return }
        presentationController?.userDismisses()
    }
}
