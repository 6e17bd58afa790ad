import Foundation

/// An action button that is revealed by swiping a row. Mirrors `UIContextualAction` and its members, UIKit.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    /// Mirrors `UIContextualAction.Style`.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// Performs the action. Receives the action, the view that shows it, and a completion handler to call with `true`
    /// if the action was performed. Mirrors `UIContextualAction.Handler`.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    open var image: UIImage?
    /// Mirrors `UIContextualAction.backgroundColor`. `nil` restores the style's color. Unverified: that color is red
    /// for `destructive` and gray for `normal`.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }
    private var color: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
