import Foundation

/// The item that a tab bar shows for a controller. Mirrors `UITabBarItem` and its members, UIKit.
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

        /// The SF Symbol that is shown (unverified).
        fileprivate var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down.fill"
            case .mostViewed: "list.number"
            }
        }
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UITabBarItem.tabBarItemProperties, to: self)
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.selectedImage = selectedImage
        self.image = image
    }
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
        itemChanged()
    }

    private var systemItem: SystemItem?
    /// Shows a system item from an interface file.
    final func show(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        itemChanged()
    }

    open var selectedImage: UIImage? { didSet { itemChanged() } }
    /// The badge text, shown in a label on top of the item's image and used as the accessibility value.
    open var badgeValue: String? { didSet { itemChanged() } }
    /// Stored, but not drawn.
    open var badgeColor: UIColor?
    /// Stored, but not drawn.
    open var titlePositionAdjustment = UIOffset.zero
    /// The appearance of the tab bar while the item is selected; `nil` means the bar's own appearance.
    open var standardAppearance: UITabBarAppearance?
    /// The appearance of the tab bar while the item is selected and the content is scrolled to its end; `nil` means the
    /// bar's own appearance.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// The button that represents the item in the bar, updated when the item changes.
    final private(set) lazy var button: UIButton = {
        let button = UIButton(type: .custom)
        button.tabLayout = .stacked
        button.titleLabel?.font = UITabBar.stackedFont
        return button
    }()

    /// The label that shows the badge. It is created when the first badge is set.
    private var badge: UILabel?

    final override func itemChanged() {
        let image = image ?? systemItem.flatMap { UIImage(systemName: $0.symbol) }
        show(in: button, title: title ?? systemItem?.name, image: image, label: nil)
        button.setImage(selectedImage ?? image, for: .selected)
        button.accessibilityValue = badgeValue
        guard badgeValue != nil || badge != nil else { return }
        let label = badge ?? UILabel(frame: CGRect(x: 0, y: 2, width: 18, height: 18))
        if badge == nil { button.addSubview(label) }
        badge = label
        label.text = badgeValue
        label.isHidden = badgeValue == nil
    }
}
