@preconcurrency import Foundation

/// A view that was registered for previews. Mirrors `UIViewControllerPreviewing` and its members, UIKit.
///
/// Previews open when a finger presses harder on the screen. The device has no such screen, like all iPhones since 2019, so
/// the delegate is never called; see ``UITraitCollection/forceTouchCapability``.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    /// The rectangle that stays sharp during a preview, in the source view's coordinates, in points.
    var sourceRect: CGRect { get set }
}

/// Provides the controllers of previews. Mirrors `UIViewControllerPreviewingDelegate` and its members, UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// Whether a screen senses the force of a touch. Mirrors `UIForceTouchCapability`, UIKit.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

extension UITraitCollection {
    /// Mirrors `UITraitCollection.forceTouchCapability`: unavailable, as on all iPhones since 2019.
    public final var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

extension UIViewController {
    /// Registers a view for previews. The delegate is not retained (unverified).
    @discardableResult
    public final func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Ends the registration of a view.
    public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    let sourceView: UIView
    var sourceRect: CGRect
    private weak var givenDelegate: (any UIViewControllerPreviewingDelegate)?

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        (givenDelegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
        super.init()
    }

    var delegate: any UIViewControllerPreviewingDelegate { givenDelegate ?? NoDelegate.one }

    /// Takes the place of a delegate that was deallocated.
    private final class NoDelegate: NSObject, UIViewControllerPreviewingDelegate {
        static let one = NoDelegate()
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? { nil }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) {}
    }
}
