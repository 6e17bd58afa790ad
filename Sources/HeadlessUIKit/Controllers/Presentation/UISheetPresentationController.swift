import Foundation

/// Presents a controller as a card that leaves part of the presenting controller visible. Mirrors
/// `UISheetPresentationController` and its members, UIKit. On a simulated iPhone, the selected detent determines the
/// sheet's height; on a simulated iPad, the presentation style determines its size. If no device is simulated, the
/// sheet is as large as the screen.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet can rest. Mirrors `UISheetPresentationController.Detent`.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        /// Mirrors `UISheetPresentationController.Detent.Identifier`.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier

        private init(_ identifier: Identifier) { self.identifier = identifier }

        public static func medium() -> Detent { Detent(.medium) }
        public static func large() -> Detent { Detent(.large) }
    }

    open var detents = [Detent.large()] { didSet { presentedViewController.takeSheetSize() } }
    /// The identifier of the selected detent; `nil` means the smallest detent.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { presentedViewController.takeSheetSize() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?

    /// Applies the changes immediately, without animation.
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}

    /// The detent at which the sheet rests.
    private var restingDetent: Detent.Identifier {
        let known = detents.map(\.identifier)
        if let selectedDetentIdentifier, known.contains(selectedDetentIdentifier) { return selectedDetentIdentifier }
        return known.contains(.medium) ? .medium : .large
    }

    /// Whether the sheet has its maximum height.
    package final var isLarge: Bool { restingDetent == .large }

    /// Whether the content behind the sheet is dimmed: `true` unless the current detent is at or below the largest
    /// undimmed detent.
    package final var dims: Bool {
        largestUndimmedDetentIdentifier != .large && (largestUndimmedDetentIdentifier != restingDetent)
    }
}

extension UIViewController {
    /// The sheet's frame on the screen, in points; `nil` if the controller is not presented as a sheet.
    ///
    /// Unverified: on iPhone, a large sheet begins 10 points below the status bar, and a sheet at a smaller detent has
    /// half the height of the screen. On iPad, a sheet is centered, and is 704 points wide or, as a form sheet, 540
    /// points wide.
    package final var sheetFrame: CGRect? {
        guard isSheet, !(self is UIAlertController) else { return nil }
        let screen = UIScreen.main.bounds
        if HeldDevice.current.device?.idiom == .pad {
            let isForm = modalPresentationStyle == .formSheet
            let size =
                isForm
                ? CGSize(width: 540, height: 620)
                : CGSize(width: min(704, screen.width - 40), height: screen.height - 88)
            return CGRect(
                x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, width: size.width,
                height: size.height)
        }
        var top = HeldDevice.current.safeArea.top + 10
        if let sheet = sheetPresentationController, !sheet.isLarge { top = (screen.height / 2).rounded() }
        return CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
    }

    /// Sets the view's frame to the sheet's frame or, if the view has no superview, sets only the view's size. Does
    /// nothing if no device is simulated or the view is inside a view that is not a window.
    final func takeSheetSize() {
        guard HeldDevice.current.device != nil, let frame = sheetFrame, let view = viewIfLoaded else { return }
        let isAlone = view.superview == nil
        guard isAlone || view.superview is UIWindow else { return }
        view.frame = isAlone ? CGRect(origin: .zero, size: frame.size) : frame
    }
}
