import Foundation

// MARK: - Presenting

extension UIViewController {
    /// Shows a controller over this one. Mirrors `UIViewController.present(_:animated:completion:)`. There is no time: it
    /// has appeared on return.
    ///
    /// A controller that presents already, or one that is presented already, presents nothing, as in UIKit, which writes a
    /// warning.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presented == nil, viewControllerToPresent.presenting == nil else { return }
        presented = viewControllerToPresent
        viewControllerToPresent.presenting = self
        viewControllerToPresent.beginAppearanceTransition(true, animated: flag)
        viewControllerToPresent.endAppearanceTransition()
        completion?()
    }

    /// Takes away what this controller presents, else this controller itself. Mirrors
    /// `UIViewController.dismiss(animated:completion:)`.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let shown = presented else {
            // A child passes it on to the controller that was presented.
            (presenting ?? parent)?.dismiss(animated: flag, completion: completion)
            return
        }
        shown.beginAppearanceTransition(false, animated: flag)
        shown.endAppearanceTransition()
        shown.presenting = nil
        presented = nil
        completion?()
    }

    /// Mirrors `UIViewController.presentedViewController`.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// Mirrors `UIViewController.presentingViewController`.
    public var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }

    /// The controller that a person sees and touches: what was presented last, else this one.
    package final var topmost: UIViewController {
        var top = self
        while let next = top.presented ?? top.children.lazy.compactMap(\.presented).first { top = next }
        return top
    }
}

// MARK: - Containing

extension UIViewController {
    /// Mirrors `UIViewController.addChild(_:)`. The child's view is added by the caller.
    public func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parentStorage = self
    }

    /// Mirrors `UIViewController.removeFromParent()`.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        parentStorage = nil
        didMove(toParent: nil)
    }

    /// Mirrors `UIViewController.parent`.
    public var parent: UIViewController? { parentStorage }

    /// The nearest navigation controller around this one. Mirrors `UIViewController.navigationController`.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// Pushes a controller, or presents it where nothing can be pushed. Mirrors `UIViewController.show(_:sender:)`.
    public func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
}
