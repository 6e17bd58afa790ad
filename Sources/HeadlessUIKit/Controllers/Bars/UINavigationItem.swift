@preconcurrency import Foundation

/// What a navigation bar shows for a controller. Mirrors `UINavigationItem`, UIKit.
@MainActor
open class UINavigationItem: NSObject {
    /// Mirrors `UINavigationItem.init(title:)`.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// Mirrors `UINavigationItem.init()`.
    public override init() { super.init() }
    /// Mirrors `UINavigationItem.init(coder:)`. Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Tells the bar that shows the item.
    final var changed: (() -> Void)?

    // MARK: Title

    /// Mirrors `UINavigationItem.title`.
    open var title: String? { didSet { changed?() } }
    /// What the bar shows in place of the title. Mirrors `UINavigationItem.titleView`.
    open var titleView: UIView? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.prompt`.
    open var prompt: String?
    /// Mirrors `UINavigationItem.largeTitleDisplayMode`. Recorded, not drawn.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Mirrors `UINavigationItem.LargeTitleDisplayMode`.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    // MARK: Buttons

    /// Mirrors `UINavigationItem.leftBarButtonItems`.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.rightBarButtonItems`.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }

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

    /// Mirrors `UINavigationItem.setLeftBarButton(_:animated:)`.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Mirrors `UINavigationItem.setRightBarButton(_:animated:)`.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Mirrors `UINavigationItem.setLeftBarButtonItems(_:animated:)`.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Mirrors `UINavigationItem.setRightBarButtonItems(_:animated:)`.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    // MARK: Going back

    /// Mirrors `UINavigationItem.hidesBackButton`.
    open var hidesBackButton = false { didSet { changed?() } }
    /// Mirrors `UINavigationItem.setHidesBackButton(_:animated:)`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Whether the left buttons stand beside the back button. Mirrors `UINavigationItem.leftItemsSupplementBackButton`.
    open var leftItemsSupplementBackButton = false { didSet { changed?() } }
    /// What the back button of the next page says: its title and image count, not its action. Mirrors
    /// `UINavigationItem.backBarButtonItem`.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the back button of the next page says. Mirrors `UINavigationItem.backButtonTitle`.
    open var backButtonTitle: String?
    /// Mirrors `UINavigationItem.backButtonDisplayMode`. Recorded: a back button that is given no title says Back.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Mirrors `UINavigationItem.BackButtonDisplayMode`.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }
    /// The back button's action in place of going back. Where there is no back button, it makes one. Mirrors
    /// `UINavigationItem.backAction`.
    open var backAction: UIAction? { didSet { changed?() } }

    // MARK: Search

    /// Whose search bar lies below the title. Mirrors `UINavigationItem.searchController`.
    @exclusivity(unchecked) open var searchController: UISearchController? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.hidesSearchBarWhenScrolling`. Recorded: headlessly the search bar stays in sight.
    open var hidesSearchBarWhenScrolling = true

    // MARK: Look

    /// Mirrors `UINavigationItem.standardAppearance`. Recorded, not drawn, as the next two.
    open var standardAppearance: UINavigationBarAppearance?
    /// Mirrors `UINavigationItem.compactAppearance`.
    open var compactAppearance: UINavigationBarAppearance?
    /// Mirrors `UINavigationItem.scrollEdgeAppearance`.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
}
