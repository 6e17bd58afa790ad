import Foundation

/// What a navigation bar shows for a controller. Mirrors `UINavigationItem`, UIKit.
@MainActor
open class UINavigationItem: NSObject {
    /// Tells the bar that shows the item.
    final var changed: (() -> Void)?

    /// Mirrors `UINavigationItem.title`.
    open var title: String? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.prompt`.
    open var prompt: String?
    /// Mirrors `UINavigationItem.leftBarButtonItems`.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.rightBarButtonItems`.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.largeTitleDisplayMode`. Recorded, not drawn.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Mirrors `UINavigationItem.LargeTitleDisplayMode`.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }
    /// Mirrors `UINavigationItem.hidesBackButton`.
    open var hidesBackButton = false { didSet { changed?() } }

    /// Mirrors `UINavigationItem.leftBarButtonItem`.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// Mirrors `UINavigationItem.rightBarButtonItem`.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
