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
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Creates a detent at half the height of the screen, which is inactive in a compact-height environment.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                let height = UIScreen.main.bounds.height
                return min(
                    height - (height / 2).rounded() - HeldDevice.current.safeArea.bottom, context.maximumDetentValue)
            }
        }
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Creates a detent whose height a closure computes. If no identifier is given, a random one is used.
        ///
        /// - Parameters:
        ///   - identifier: An identifier that no other detent of the sheet has.
        ///   - resolver: Returns the height of the sheet in points, without the safe area at the bottom; `nil` if the
        ///     detent is inactive.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height in points, without the safe area at the bottom; `nil` if the detent is inactive.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    open var detents = [Detent.large()] { didSet { invalidateDetents() } }
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
    /// Computes the heights of the detents again.
    open func invalidateDetents() {
        resolvedDetents = nil
        presentedViewController.takeSheetSize()
    }

    private var resolvedDetents: [(identifier: Detent.Identifier, height: CGFloat)]?

    /// The heights of the active detents in points, without the safe area at the bottom. They are computed when they are
    /// first needed after ``invalidateDetents()``, a change of ``detents``, or a change of the device.
    private var activeDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
        if let resolvedDetents { return resolvedDetents }
        // The closure of a custom detent may lay out the sheet, which requests the heights again.
        resolvedDetents = []
        let context = DetentContext(
            traits: presentingViewController.traitCollection, maximum: UIViewController.largeSheetHeight)
        let resolved = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, $0) }
        }
        resolvedDetents = resolved
        return resolved
    }

    /// The height of the detent at which the sheet rests: the selected detent if it is active, otherwise the smallest
    /// active detent.
    private var detentHeight: CGFloat {
        let active = activeDetents
        return active.first { $0.identifier == selectedDetentIdentifier }?.height ?? active.map(\.height).min()
            ?? UIViewController.largeSheetHeight
    }

    /// Whether the sheet has its maximum height.
    package final var isLarge: Bool { detentHeight >= UIViewController.largeSheetHeight }

    /// The height at which the sheet rests, in points, without the safe area at the bottom.
    fileprivate final var restingHeight: CGFloat {
        min(max(0, detentHeight), UIViewController.largeSheetHeight)
    }

    /// Whether the content behind the sheet is dimmed: `true` unless the current detent is at or below the largest
    /// undimmed detent.
    package final var dims: Bool {
        guard let identifier = largestUndimmedDetentIdentifier, identifier != .large else {
            return largestUndimmedDetentIdentifier == nil
        }
        guard let undimmed = activeDetents.first(where: { $0.identifier == identifier }) else { return true }
        return detentHeight > undimmed.height
    }
}

/// The environment of a sheet on the simulated screen.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}

extension UIViewController {
    /// The frame of a sheet or a popover on the screen, in points; `nil` if the controller is presented as neither.
    ///
    /// Unverified: on iPhone, a large sheet begins 10 points below the status bar, and a sheet at the medium detent has
    /// half the height of the screen. On iPad, a sheet is centered, and is 704 points wide or, as a form sheet, 540
    /// points wide.
    package final var sheetFrame: CGRect? {
        guard isSheet, !(self is UIAlertController) else { return nil }
        if let place = popoverPresentationController?.place { return place.frame }
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
        let height = sheetPresentationController?.restingHeight ?? Self.largeSheetHeight
        let top = screen.height - height - HeldDevice.current.safeArea.bottom
        return CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
    }

    /// The maximum height of a sheet in points, without the safe area at the bottom.
    fileprivate static var largeSheetHeight: CGFloat {
        let safeArea = HeldDevice.current.safeArea
        return UIScreen.main.bounds.height - safeArea.top - 10 - safeArea.bottom
    }

    /// Computes the height of the sheet again, because the presenter, the device or its traits have changed.
    final func updateSheet() {
        if isSheet { sheetPresentationController?.invalidateDetents() }
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
