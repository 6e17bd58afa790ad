import Foundation

/// A card that leaves something of what presents it in sight. Mirrors `UISheetPresentationController` and its members, UIKit. They
/// are recorded: headlessly a sheet is as large as the screen.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests. Mirrors `UISheetPresentationController.Detent`.
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

    open var detents = [Detent.large()]
    /// `nil`: the smallest.
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?

    /// There is no time: the changes are made at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}
}
