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

/// Presents a popover with an arrow. Mirrors `UIPopoverPresentationController` and its members, UIKit.
///
/// A popover needs a source: a source view, a source item or a bar button item. If no device is simulated, it fills the
/// screen.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points at.
    open var sourceView: UIView?
    /// The rectangle that the arrow points at, in the source view's coordinates, in points.
    open var sourceRect = CGRect.null
    open var sourceItem: AnyObject?
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Stored, but has no effect.
    open var passthroughViews: [UIView]?
    /// Stored, but has no effect.
    open var backgroundColor: UIColor?
    /// Stored, but has no effect.
    open var canOverlapSourceViewRect = false

    /// Whether the controller is presented as a popover, and not as a sheet, over another controller.
    private func isPopover(on presenter: UIViewController) -> Bool {
        let traits = presenter.traitCollection
        if presentedViewController is UIAlertController || presentedViewController is UIActivityViewController {
            return traits.userInterfaceIdiom == .pad
        }
        return traits.horizontalSizeClass == .regular || keepsStyle
    }

    /// Returns the reason that UIKit gives for refusing to show the popover; `nil` if it can be shown. The delegate may
    /// provide the source. No source is necessary where the popover is shown as a sheet: an action sheet or a share sheet
    /// on iPhone, or any popover in a horizontally compact environment.
    final func refusal(on presenter: UIViewController) -> String? {
        guard isPopover(on: presenter) else { return nil }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard sourceView == nil, sourceItem == nil, barButtonItem == nil else { return nil }
        let shown = presentedViewController
        guard shown is UIAlertController else {
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

// MARK: - Position

extension UIPopoverPresentationController {
    /// The direction of the arrow; `.unknown` while the popover is not shown.
    public final var arrowDirection: UIPopoverArrowDirection { place?.arrow ?? .unknown }

    /// The place of a popover on the screen, in points.
    package struct Place {
        package let frame: CGRect
        package let arrow: UIPopoverArrowDirection
        /// The point that the arrow's tip is at.
        package let tip: CGPoint
    }

    /// The place of the popover: beside its source, on the first side with enough room, below being tried first. If there
    /// is not enough room on any side, it is as large as the largest one allows. `nil` if the controller is shown as a
    /// sheet.
    ///
    /// Unverified: a width of 320 points and the height of the screen without a preferred content size, a margin of 10
    /// points, an arrow of 13 points, and the order of the sides.
    package final var place: Place? {
        guard let presenter = presentedViewController.presenting, isPopover(on: presenter), let source = sourceOnScreen
        else { return nil }
        let screen = UIScreen.main.bounds.inset(by: HeldDevice.current.safeArea).insetBy(dx: 10, dy: 10)
        var size = presentedViewController.preferredContentSize
        if let pages = presentedViewController as? UINavigationController, size == .zero {
            size = pages.topViewController?.preferredContentSize ?? .zero
        }
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 { size.height = screen.height }
        let arrow = Self.arrowLength
        let sides: [(direction: UIPopoverArrowDirection, room: CGSize)] = [
            (.up, CGSize(width: screen.width, height: screen.maxY - source.maxY - arrow)),
            (.down, CGSize(width: screen.width, height: source.minY - screen.minY - arrow)),
            (.left, CGSize(width: screen.maxX - source.maxX - arrow, height: screen.height)),
            (.right, CGSize(width: source.minX - screen.minX - arrow, height: screen.height)),
        ]
        let allowed = sides.filter { permittedArrowDirections.contains($0.direction) }
        func shown(_ room: CGSize) -> CGSize {
            CGSize(width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
        }
        let best =
            allowed.first { shown($0.room) == size }
            ?? allowed.max {
                shown($0.room).width * shown($0.room).height < shown($1.room).width * shown($1.room).height
            }
        guard let best else { return nil }
        size = shown(best.room)
        func centered(_ middle: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            min(max(middle - length / 2, range.lowerBound), max(range.lowerBound, range.upperBound - length))
        }
        let x = centered(source.midX, size.width, screen.minX...screen.maxX)
        let y = centered(source.midY, size.height, screen.minY...screen.maxY)
        let (origin, tip) =
            switch best.direction {
            case .up: (CGPoint(x: x, y: source.maxY + arrow), CGPoint(x: source.midX, y: source.maxY))
            case .down:
                (CGPoint(x: x, y: source.minY - arrow - size.height), CGPoint(x: source.midX, y: source.minY))
            case .left: (CGPoint(x: source.maxX + arrow, y: y), CGPoint(x: source.maxX, y: source.midY))
            default:
                (CGPoint(x: source.minX - arrow - size.width, y: y), CGPoint(x: source.minX, y: source.midY))
            }
        return Place(frame: CGRect(origin: origin, size: size), arrow: best.direction, tip: tip)
    }

    /// The distance between the popover and its source, in points.
    package static let arrowLength: CGFloat = 13

    /// The rectangle that the arrow points at, on the screen.
    private var sourceOnScreen: CGRect? {
        if let view = sourceView ?? sourceItem as? UIView {
            return view.convert(sourceRect.isNull || sourceView == nil ? view.bounds : sourceRect, to: nil)
        }
        guard let view = (barButtonItem ?? sourceItem as? UIBarButtonItem)?.shownView else { return nil }
        return view.convert(view.bounds, to: nil)
    }
}

extension UIViewController {
    /// The presentation controller of a popover; `nil` for other presentation styles. An action sheet and a share sheet
    /// have a popover presentation controller, too, because they are popovers on iPad.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
