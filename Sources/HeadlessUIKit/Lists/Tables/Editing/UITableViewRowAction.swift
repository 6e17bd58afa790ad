import Foundation

/// An action of a swiped row. Mirrors `UITableViewRowAction` and its members, UIKit, which deprecates it in favor of
/// ``UIContextualAction``.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
    /// Mirrors `UITableViewRowAction.Style`.
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal = 1
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    /// The color behind the title: by default red, or gray for the style `normal`.
    open var backgroundColor: UIColor?
    /// Stored, but has no effect.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    /// Returns the action as one of a swipe. UIKit leaves the row open after the handler, so the swipe does not complete it.
    func contextualAction(at indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            _, _, finish in
            self.handler(self, indexPath)
            finish(false)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
