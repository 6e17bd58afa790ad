import Foundation

/// A custom action of a view for users of assistive technology. Mirrors `UIAccessibilityCustomAction` and its members,
/// UIKit. A test performs the action.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action and returns whether it succeeded. Mirrors
    /// `UIAccessibilityCustomAction.Handler`.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    /// The object whose method performs the action, which is not retained, and the method.
    open weak var target: AnyObject?
    open var selector: Selector?

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}
