@preconcurrency import Foundation

/// An accessible element that is not a view. Mirrors `UIAccessibilityElement` and its members, UIKit.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The container of the element, which is not retained.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The frame in the container's coordinates, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
}
