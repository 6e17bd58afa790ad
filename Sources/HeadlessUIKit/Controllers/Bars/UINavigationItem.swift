@preconcurrency import Foundation

/// What a navigation bar shows for a controller. Mirrors `UINavigationItem` and its members, UIKit.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public init(title: String) {
        self.title = title
        super.init()
    }
    public override init() { super.init() }
    /// Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Tells the bar that shows the item.
    final var changed: (() -> Void)?

    // MARK: Title

    open var title: String? { didSet { changed?() } }
    /// What the bar shows in place of the title.
    open var titleView: UIView? { didSet { changed?() } }
    open var prompt: String?
    /// Whether a bar that prefers large titles writes this one large. Automatic: as that of the page before (the root's is large).
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
    /// Mirrors `UINavigationItem.LargeTitleDisplayMode`.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    // MARK: Buttons

    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    // MARK: Going back

    open var hidesBackButton = false { didSet { changed?() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Whether the left buttons stand beside the back button.
    open var leftItemsSupplementBackButton = false { didSet { changed?() } }
    /// What the back button of the next page says: its title and image count, not its action.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the back button of the next page says.
    open var backButtonTitle: String?
    /// Recorded: a back button that is given no title says Back.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Mirrors `UINavigationItem.BackButtonDisplayMode`.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }
    /// The back button's action in place of going back. Where there is no back button, it makes one.
    open var backAction: UIAction? { didSet { changed?() } }

    // MARK: Search

    /// Whose search bar lies below the title.
    @exclusivity(unchecked) open var searchController: UISearchController? { didSet { changed?() } }
    /// Recorded: headlessly the search bar stays in sight.
    open var hidesSearchBarWhenScrolling = true

    // MARK: Look

    /// Mirrors `UINavigationItem.ItemStyle`.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }
    /// Recorded: the title stays in the middle.
    open var style = ItemStyle.navigator

    /// Recorded, not drawn, as the next two.
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
}
