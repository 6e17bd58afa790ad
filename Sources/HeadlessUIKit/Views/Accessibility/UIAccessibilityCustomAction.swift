import Foundation

/// An action on a view for people who use assistive technology. Mirrors `UIAccessibilityCustomAction`, UIKit, with
/// closures only: Linux has no selectors.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Mirrors `UIAccessibilityCustomAction.Handler`: does it, and says whether that was possible.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// Mirrors `UIAccessibilityCustomAction.name`.
    open var name: String
    /// Mirrors `UIAccessibilityCustomAction.image`.
    open var image: UIImage?
    /// Mirrors `UIAccessibilityCustomAction.actionHandler`.
    open var actionHandler: Handler?

    /// Mirrors `UIAccessibilityCustomAction.init(name:actionHandler:)`.
    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Mirrors `UIAccessibilityCustomAction.init(name:image:actionHandler:)`.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}
