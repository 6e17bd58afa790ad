import Foundation

/// Decides whether the user may dismiss a presented controller, and is notified of the dismissal. Mirrors
/// `UIAdaptivePresentationControllerDelegate`, UIKit; its members mirror UIKit's of the same name. The methods that
/// adapt a presentation to a different size class are missing.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may dismiss the controller. Default: `true`. Not called if
    /// ``UIViewController/isModalInPresentation`` is `true` for the controller or one of its descendants; in a
    /// navigation controller or a tab bar controller, only the visible child counts.
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
