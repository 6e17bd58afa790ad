import Foundation

/// An action on a view for people who use assistive technology. Mirrors `UIAccessibilityCustomAction` and its members,
/// UIKit, with closures only: Linux has no selectors.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// Mirrors `UIAccessibilityCustomAction.Handler`: does it, and says whether that was possible.
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
