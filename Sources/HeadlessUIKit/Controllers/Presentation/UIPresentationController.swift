import Foundation

/// What a presented controller lies in. Mirrors `UIPresentationController` and its members, UIKit, as far as taking away what was
/// presented needs it: there is no container view headlessly.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    /// Retains neither.
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
    /// Before it is presented the presented controller itself (unverified).
    open var presentingViewController: UIViewController {
        presented.presentingViewController ?? presenter ?? presented
    }
    public final let presentationStyle: UIModalPresentationStyle
    open var presentedView: UIView? { presented.view }
    /// Headlessly nothing shows it: what a subclass puts into it is reached by no finger.
    open private(set) lazy var containerView: UIView? = UIView(frame: UIScreen.main.bounds)
    /// In points. Headlessly the presented view is as large as the screen, whatever this says.
    open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
    open var shouldRemovePresentersView: Bool { false }
    open var shouldPresentInFullscreen: Bool { true }

    // Called as it is presented and dismissed.

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Headlessly nothing calls it.
    open func containerViewWillLayoutSubviews() {}
    /// Headlessly nothing calls it.
    open func containerViewDidLayoutSubviews() {}

    /// Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The user swipes the presented controller away. Code that dismisses it does not call the delegate.
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

/// Decides whether the user may take away what is presented, and learns of it. Mirrors `UIAdaptivePresentationControllerDelegate`,
/// UIKit; its members mirror UIKit's of the same name. What adapts to another size class is not asked.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Default: yes. Not asked where ``UIViewController/isModalInPresentation`` is set.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
    /// Whether this or a child that is shown in it keeps the user from dismissing it. Apple's sample "Disabling the pull-down gesture
    /// for a sheet" sets it on the root of a presented navigation controller.
    fileprivate final var isModal: Bool {
        if isModalInPresentation { return true }
        if let stack = self as? UINavigationController { return stack.topViewController?.isModal ?? false }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.isModal ?? false }
        return children.contains(where: \.isModal)
    }

    /// Whether the user can swipe it away: a sheet or a popover, but no alert, which has buttons for that.
    package final var canBeSwipedAway: Bool { isSheet && !(self is UIAlertController) }

    /// The user swipes the sheet down. It stays if it, or its delegate, does not let go.
    package final func swipeDown() {
        guard canBeSwipedAway else { return }
        presentationController?.userDismisses()
    }
}
