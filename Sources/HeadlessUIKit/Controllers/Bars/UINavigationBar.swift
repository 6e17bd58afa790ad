import Foundation

/// The bar above a navigation controller's top controller. Mirrors `UINavigationBar` and its members, UIKit: its title
/// or title view, its buttons and a search bar.
open class UINavigationBar: UIView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            .init(\UINavigationBar.isTranslucent), .init(\UINavigationBar.barTintColor),
            .init(\UINavigationBar.shadowImage), .init(\UINavigationBar.backIndicatorImage),
            .init(\UINavigationBar.prefersLargeTitles), .init(attributes: \UINavigationBar.titleTextAttributes),
            .init(attributes: \UINavigationBar.largeTitleTextAttributes), .init(\UINavigationBar.standardAppearance),
            .init(\UINavigationBar.compactAppearance), .init(\UINavigationBar.scrollEdgeAppearance),
            .init(\UINavigationBar.compactScrollEdgeAppearance), .init(\UINavigationBar.barStyle),
        ]
    }

    /// Whether titles are written large below the buttons, where the item's ``UINavigationItem/largeTitleDisplayMode`` has it so,
    /// until what lies below the bar is scrolled. There is no room for it where the screen is low.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { itemsChanged?() } } }
    /// Tells the navigation controller that the bar is to show its items again.
    final var itemsChanged: (() -> Void)?

    // MARK: Items

    /// From the root's to the top's. Those of a navigation controller's bar are the controller's: UIKit's exception stops who sets
    /// them.
    open var items: [UINavigationItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    private var shownItems: [UINavigationItem]?

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard itemsChanged == nil else {
            return ListException.raise(
                ListException(
                    "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."))
        }
        show(items ?? []) { [weak self] in _ = self?.popItem(animated: true) }
    }

    /// Adds an item on top, which is shown then. Refused as setting ``items`` is.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems((items ?? []) + [item], animated: animated)
    }

    /// Removes the top item, and shows the one below. Refused as setting ``items`` is.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let top = topItem
        setItems(items?.dropLast(), animated: animated)
        return top
    }

    open var topItem: UINavigationItem? { items?.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    // MARK: Look

    // Recorded, not drawn.

    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    // MARK: What it shows

    /// Unverified: the title is written so.
    private let titleLabel: UILabel = {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        return label
    }()
    private let largeTitleLabel: UILabel = {
        let label = UILabel(frame: .zero)
        label.isHidden = true
        label.accessibilityTraits = .header
        return label
    }()
    private var leading: [UIView] = []
    private var title: UIView?
    private var trailing: [UIView] = []
    private var searchBar: UISearchBar?

    /// In points. Unverified.
    static let height: CGFloat = 44
    private static let searchHeight: CGFloat = 52

    /// How high the bar is now, in points.
    final var fullHeight: CGFloat {
        let rowHeight = title == nil ? 0 : Self.height
        return (searchBar == nil ? Self.height : rowHeight + Self.searchHeight) + largeTitleHeight
    }

    /// What lies below the bar is scrolled, or is no longer.
    final var isScrolledUnder = false
    /// In points, with the room below the text: 52 for text of the usual size, so that the bar is 96 high (read off by
    /// developers; as of other sizes of text unverified).
    private var largeTitleHeight: CGFloat {
        largeTitleLabel.isHidden ? 0 : (largeTitleLabel.font.lineHeight + 11).rounded(.up)
    }

    /// Whether the top item's title is written large: what its display mode says, and where that is automatic, what the one of the
    /// item before it says.
    private var showsLargeTitle: Bool {
        guard prefersLargeTitles, title != nil, !isScrolledUnder, traitCollection.verticalSizeClass != .compact,
            topItem?.title?.isEmpty == false
        else { return false }
        let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return mode == nil || mode == .always
    }

    final override func traitsChanged(_ before: Traits, _ after: Traits) {
        if prefersLargeTitles { itemsChanged?() }
    }

    private func updateLargeTitle() {
        let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
        largeTitleLabel.font = .systemFont(ofSize: font.pointSize, weight: .bold)
        largeTitleLabel.text = topItem?.title
        largeTitleLabel.isHidden = !showsLargeTitle
        let own = scrollEdgeAppearance ?? standardAppearance
        let attributes = largeTitleTextAttributes ?? own.largeTitleTextAttributes
        largeTitleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        if let font = attributes[.font] as? UIFont { largeTitleLabel.font = font }
    }

    /// Shows items, the last of which is on top.
    final func show(_ items: [UINavigationItem], goBack: @escaping () -> Void) {
        shownItems = items
        guard let item = items.last else { return showOnly([]) }
        let search = item.searchController
        searchBar = search?.searchBar
        if let search, search.isActive, search.hidesNavigationBarDuringPresentation {
            (leading, title, trailing) = ([], nil, [])
        } else {
            leading = (item.leftBarButtonItems ?? []).compactMap(\.shownView)
            if item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton,
                let back = backButton(item, goBack)
            {
                leading.insert(back, at: 0)
            }
            titleLabel.text = item.title
            title = item.titleView ?? titleLabel
            trailing = (item.rightBarButtonItems ?? []).compactMap(\.shownView)
        }
        updateLargeTitle()
        // A title is written once.
        titleLabel.isHidden = !largeTitleLabel.isHidden
        let large = largeTitleLabel.isHidden ? [] : [largeTitleLabel]
        showOnly(leading + [title].compactMap { $0 } + trailing + large + [searchBar].compactMap { $0 })
    }

    /// Whether the bar shows a way back to the page before.
    final var hasBackButton: Bool { leading.first?.accessibilityIdentifier == Self.backIdentifier }
    private static let backIdentifier = "BackButton"

    /// Unverified: there is no room for the title of the page before, unless it was given one for this.
    private func backButton(_ item: UINavigationItem, _ goBack: @escaping () -> Void) -> UIButton? {
        guard !item.hidesBackButton, backItem != nil || item.backAction != nil else { return nil }
        let button = UIButton(type: .system)
        let given = backItem?.backBarButtonItem
        let own = backItem == nil ? item.backAction : nil
        let title = given?.title ?? backItem?.backButtonTitle ?? own?.title ?? "Back"
        button.setTitle(title.isEmpty ? nil : title, for: .normal)
        button.setImage(given?.image ?? own?.image, for: .normal)
        button.accessibilityLabel = "Back"
        button.accessibilityIdentifier = Self.backIdentifier
        button.addAction(
            item.backAction ?? UIAction { _ in goBack() }, for: .primaryActionTriggered)
        return button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let rowHeight = title == nil ? 0 : Self.height
        let left = place(leading, from: 16, barHeight: rowHeight)
        let right = place(trailing, from: frame.width - 16, barHeight: rowHeight, leftwards: true)
        if let title {
            var size = title.sizeInBar(ofHeight: rowHeight)
            // A search bar has no width of its own: it takes the room that there is.
            if title is UISearchBar { size.width = right - left }
            let width = max(0, min(size.width, right - left))
            let x = min(max((frame.width - width) / 2, left), max(left, right - width))
            title.frame = directed(CGRect(x: x, y: (rowHeight - size.height) / 2, width: width, height: size.height))
        }
        largeTitleLabel.frame = CGRect(
            x: 16, y: rowHeight + 3, width: max(0, frame.width - 32), height: max(0, largeTitleHeight - 11))
        // The field lines up with the buttons.
        searchBar?.frame = CGRect(
            x: 8, y: rowHeight + largeTitleHeight, width: max(0, frame.width - 16), height: Self.searchHeight)
    }
}
