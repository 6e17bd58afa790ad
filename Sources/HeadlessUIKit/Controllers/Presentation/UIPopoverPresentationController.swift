import Foundation

/// The delegate of a popover presentation. Mirrors `UIPopoverPresentationControllerDelegate`, UIKit.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Presents a popover with an arrow. Mirrors `UIPopoverPresentationController` and its members, UIKit. The properties
/// are stored, but have no effect: in HeadlessUIKit, a popover has the frame of a sheet or, if no device is simulated,
/// fills the screen.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points at.
    open var sourceView: UIView?
    /// The rectangle that the arrow points at, in the source view's coordinates, in points.
    open var sourceRect = CGRect.null
    open var sourceItem: AnyObject?
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    open var canOverlapSourceViewRect = false
}

extension UIViewController {
    /// The presentation controller of a popover; `nil` for other presentation styles. An action sheet and a share sheet
    /// have a popover presentation controller, too, because they are popovers on iPad.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
