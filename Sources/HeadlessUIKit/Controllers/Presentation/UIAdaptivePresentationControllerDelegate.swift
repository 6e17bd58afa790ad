import Foundation

/// Adapts a presentation to a compact width, decides whether the user may dismiss a presented controller, and is notified
/// of the dismissal. Mirrors `UIAdaptivePresentationControllerDelegate`, UIKit; its members mirror UIKit's of the same
/// name.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style of a sheet or a popover that is presented in a compact width: `.fullScreen`, `.overFullScreen`,
    /// or `.none` to keep the style, so that a popover is a popover on iPhone, too. By default, a popover becomes a sheet.
    /// HeadlessUIKit asks when the controller is presented, but not again when the width changes later.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Called by the default implementation of the method that also takes the traits.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the controller to present instead if the style is adapted, such as a navigation controller that contains
    /// the presented controller and adds a button; `nil` to present the same controller.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before a controller is presented. The style is `.none` if it is not adapted. The coordinator is always `nil`
    /// in HeadlessUIKit.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns whether the user may dismiss the controller. Default: `true`. Not called if
    /// ``UIViewController/isModalInPresentation`` is `true` for the controller or one of its descendants; in a
    /// navigation controller or a tab bar controller, only the visible child counts.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
