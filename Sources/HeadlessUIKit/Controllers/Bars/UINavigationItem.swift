@preconcurrency import Foundation

/// The content that a navigation bar shows for a controller. Mirrors `UINavigationItem` and its members, UIKit.
@MainActor @preconcurrency
open class UINavigationItem: NSObject, InterfaceObject, DecodedObject {
    public init(title: String) {
        self.title = title
        super.init()
    }
    public override init() { super.init() }
    /// Creates an item from an interface file. The contents of other coders are ignored.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { decode(coder) }
    }

    // MARK: Interface files

    open func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "titleView": .outlet(value) { (view: UIView) in titleView = view }
        case "leftBarButtonItems": .outlet(value) { (items: [UIBarButtonItem]) in leftBarButtonItems = items }
        case "rightBarButtonItems": .outlet(value) { (items: [UIBarButtonItem]) in rightBarButtonItems = items }
        default: .unknown
        }
    }
    open func _interfaceAction(_ selector: String) -> Selector? { nil }
    open func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceSegueAction(_ selector: String) -> InterfaceSegueAction? { nil }
    #if canImport(AppKit)
    open override func awakeFromNib() {}
    #else
    open dynamic func awakeFromNib() {}
    #endif

    /// A closure that is called to update the bar when the item has changed.
    final var changed: (() -> Void)?

    // MARK: Title

    open var title: String? { didSet { changed?() } }
    /// The view shown instead of the title.
    open var titleView: UIView? { didSet { changed?() } }
    open var prompt: String?
    /// Whether a bar that prefers large titles shows this title as a large title. In automatic mode, a page uses the
    /// previous page's mode, and the root page has a large title.
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

    // MARK: Back button

    open var hidesBackButton = false { didSet { changed?() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Whether the left items are shown next to the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { changed?() } }
    /// The item that configures the back button of the next page. Its title and image are used, but not its action.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button on the next page.
    open var backButtonTitle: String?
    /// Determines the title that pictures show in the back button on the next page, unless the ``backBarButtonItem``
    /// has a title. By default, the button shows ``backButtonTitle`` or, if that is `nil`, this item's title. If there
    /// is not enough room, it shows "Back" or no title. Regardless of this property, a finger or a script finds the
    /// button by the title of ``backBarButtonItem``, by ``backButtonTitle`` or, if neither is set, by "Back".
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Mirrors `UINavigationItem.BackButtonDisplayMode`.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }
    /// The action that the back button performs instead of popping the page. If it is set, a back button is shown even
    /// on the root page.
    open var backAction: UIAction? { didSet { changed?() } }

    // MARK: Search

    /// The search controller whose search bar is shown below the title.
    @exclusivity(unchecked) open var searchController: UISearchController? { didSet { changed?() } }
    /// Stored, but has no effect: the search bar is always visible.
    open var hidesSearchBarWhenScrolling = true

    // MARK: Appearance

    /// Mirrors `UINavigationItem.ItemStyle`.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }
    /// Stored, but has no effect: the title is always centered.
    open var style = ItemStyle.navigator

    // While the item is on top, its appearances take precedence over the bar's appearances.

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
}
