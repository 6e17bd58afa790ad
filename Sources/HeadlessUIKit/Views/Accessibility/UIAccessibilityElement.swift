@preconcurrency import Foundation

/// An accessible element that is no view of its own. Mirrors `UIAccessibilityElement`, UIKit.
@MainActor
open class UIAccessibilityElement: UIResponder {
    /// Mirrors `UIAccessibilityElement.init(accessibilityContainer:)`.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Mirrors `UIAccessibilityElement.accessibilityContainer`. Not retained.
    open weak var accessibilityContainer: AnyObject?
    /// Mirrors `UIAccessibilityElement.isAccessibilityElement`.
    open var isAccessibilityElement = true
    /// Mirrors `UIAccessibilityElement.accessibilityLabel`.
    open var accessibilityLabel: String?
    /// Mirrors `UIAccessibilityElement.accessibilityHint`.
    open var accessibilityHint: String?
    /// Mirrors `UIAccessibilityElement.accessibilityValue`.
    open var accessibilityValue: String?
    /// Mirrors `UIAccessibilityElement.accessibilityIdentifier`.
    open var accessibilityIdentifier: String?
    /// Mirrors `UIAccessibilityElement.accessibilityTraits`.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// In points, in the container's coordinates. Mirrors `UIAccessibilityElement.accessibilityFrameInContainerSpace`.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// Mirrors `NSObject.accessibilityCustomActions`.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
}
