@preconcurrency import Foundation

/// An accessible element that is no view of its own. Mirrors `UIAccessibilityElement` and its members, UIKit.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Not retained.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// In points, in the container's coordinates.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
}
