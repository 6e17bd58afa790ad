@preconcurrency import Foundation

/// An action below a preview. Mirrors `UIPreviewActionItem`, UIKit. Previews never open; see ``UIViewControllerPreviewing``.
@MainActor @preconcurrency
public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

/// An action below a preview. Mirrors `UIPreviewAction` and its members, UIKit.
@MainActor @preconcurrency
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// Mirrors `UIPreviewAction.Style`.
    public enum Style: Int, Sendable {
        case `default`, selected, destructive
    }

    public final let title: String
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

    public convenience init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.init(title) { action, controller in (action as? UIPreviewAction).map { handler($0, controller) } }
    }

    private init(_ title: String, _ handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void) {
        (self.title, self.handler) = (title, handler)
        super.init()
    }
}

/// Actions below a preview. Mirrors `UIPreviewActionGroup` and its members, UIKit.
@MainActor @preconcurrency
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public final let title: String

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        super.init()
    }
}
