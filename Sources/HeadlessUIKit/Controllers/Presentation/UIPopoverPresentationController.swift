import Foundation

/// The delegate of a popover presentation. Mirrors `UIPopoverPresentationControllerDelegate`, UIKit.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before a popover is shown, but not if it is shown as a sheet.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Presents a popover with an arrow. Mirrors `UIPopoverPresentationController` and its members, UIKit. In HeadlessUIKit,
/// a popover has the frame of a sheet or, if no device is simulated, fills the screen. The properties have no effect,
/// except that a popover needs a source: a source view, a source item or a bar button item.
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

    /// Returns the reason that UIKit gives for refusing to show the popover; `nil` if it can be shown. The delegate may
    /// provide the source. No source is necessary where the popover is shown as a sheet: an action sheet or a share sheet
    /// on iPhone, or any popover in a horizontally compact environment.
    final func refusal(on presenter: UIViewController) -> String? {
        let shown = presentedViewController
        let traits = presenter.traitCollection
        let isAlert = shown is UIAlertController
        guard
            isAlert || shown is UIActivityViewController
                ? traits.userInterfaceIdiom == .pad : traits.horizontalSizeClass == .regular
        else { return nil }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard sourceView == nil, sourceItem == nil, barButtonItem == nil else { return nil }
        guard isAlert else {
            return "UIPopoverPresentationController (<\(type(of: self)): 0x0>) should have a non-nil sourceView or "
                + "barButtonItem set before the presentation occurs."
        }
        return "Your application has presented a UIAlertController (\(shown.printed)) of style "
            + "UIAlertControllerStyleActionSheet from \(type(of: presenter)) (\(presenter.printed)). The "
            + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must "
            + "provide location information for this popover through the alert controller's "
            + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  "
            + "If this information is not known when you present the alert controller, you may provide it in the "
            + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }
}

extension UIViewController {
    /// The presentation controller of a popover; `nil` for other presentation styles. An action sheet and a share sheet
    /// have a popover presentation controller, too, because they are popovers on iPad.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
