import Foundation

/// What a tab bar shows for a controller. Mirrors `UITabBarItem`, UIKit.
open class UITabBarItem: UIBarItem {
    /// Mirrors `UITabBarItem.SystemItem`; each member mirrors UIKit's of the same name and value.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        fileprivate var name: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }
    }

    /// Mirrors `UITabBarItem.init()`.
    public override init() { super.init() }
    /// Mirrors `UITabBarItem.init(coder:)`. Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Mirrors `UITabBarItem.init(title:image:tag:)`.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
    /// Mirrors `UITabBarItem.init(title:image:selectedImage:)`.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.selectedImage = selectedImage
        self.image = image
    }
    /// Mirrors `UITabBarItem.init(tabBarSystemItem:tag:)`.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
        itemChanged()
    }

    private var systemItem: SystemItem?

    /// Mirrors `UITabBarItem.selectedImage`.
    open var selectedImage: UIImage? { didSet { itemChanged() } }
    /// The text on the item's image, read as its accessibility value. Mirrors `UITabBarItem.badgeValue`.
    open var badgeValue: String? { didSet { itemChanged() } }
    /// Mirrors `UITabBarItem.badgeColor`. Recorded, not drawn.
    open var badgeColor: UIColor?
    /// Mirrors `UITabBarItem.titlePositionAdjustment`. Recorded, not drawn.
    open var titlePositionAdjustment = UIOffset.zero
    /// Mirrors `UITabBarItem.standardAppearance`. Recorded, not drawn, as the next.
    open var standardAppearance: UITabBarAppearance?
    /// Mirrors `UITabBarItem.scrollEdgeAppearance`.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// The item as a button that a finger can tap, and that follows the item.
    final private(set) lazy var button = UIButton(type: .custom)

    final override func itemChanged() {
        show(in: button, title: title ?? systemItem?.name, image: image, label: nil)
        button.setImage(selectedImage ?? image, for: .selected)
        button.accessibilityValue = badgeValue
    }
}
