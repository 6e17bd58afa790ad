import Foundation

/// A custom action of a view for users of assistive technology. Mirrors `UIAccessibilityCustomAction` and its members,
/// UIKit, limited to actions with closures. The initializers that take a selector are not supported.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action and returns whether it succeeded. Mirrors
    /// `UIAccessibilityCustomAction.Handler`.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

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
