import Foundation

/// The bar at the top of a navigation controller. Mirrors `UINavigationBar` and its members, UIKit: it shows the top
/// item's title or title view, its buttons and a search bar.
open class UINavigationBar: UIView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            .init(\UINavigationBar.isTranslucent), .init(\UINavigationBar.barTintColor),
            .init(\UINavigationBar.shadowImage), .init(\UINavigationBar.backIndicatorImage),
            .init(\UINavigationBar.prefersLargeTitles), .init(attributes: \UINavigationBar.titleTextAttributes),
            .init(attributes: \UINavigationBar.largeTitleTextAttributes),
            .init(\UINavigationBar.standardAppearance, isDefault: { !$0.hasOwnAppearance }),
            .init(\UINavigationBar.compactAppearance), .init(\UINavigationBar.scrollEdgeAppearance),
            .init(\UINavigationBar.compactScrollEdgeAppearance), .init(\UINavigationBar.barStyle),
        ]
    }

    /// Whether large titles are shown below the buttons while the content is not scrolled, if the item's
    /// ``UINavigationItem/largeTitleDisplayMode`` allows it. A large title scrolls away with the content, and the bar
    /// gets lower until the title is out of sight (unverified in detail). Large titles are never shown in a compact-height environment.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { showAgain() } } }
    /// A closure that is called when the navigation controller must show the items again.
    final var itemsChanged: (() -> Void)?

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UINavigationBar.navigationBarProperties, to: self)
        let own = coder.element.list("items").compactMap { coder.make($0, as: UINavigationItem.self) }
        if !own.isEmpty { items = own }
    }

    // MARK: Items

    /// The items, from the root item to the top item. Setting the items of a navigation controller's bar raises an
    /// exception, as it does in UIKit.
    open var items: [UINavigationItem]? {
        get { pages.map { pages in pages().map(\.navigationItem) } ?? shownItems }
        set { setItems(newValue, animated: false) }
    }
    private var shownItems: [UINavigationItem]?
    /// Returns the pages of the navigation controller that manages the bar. The bar requests only the items that it shows,
    /// so that a push does not take longer in a tall stack.
    private var pages: (() -> [UIViewController])?

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard itemsChanged == nil else {
            return ListException.raise(
                ListException(
                    "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."))
        }
        show(items ?? []) { [weak self] in _ = self?.popItem(animated: true) }
    }

    /// Adds an item, which becomes the top item. In a navigation controller's bar, raises the same exception as setting
    /// ``items``.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems((items ?? []) + [item], animated: animated)
    }

    /// Removes and returns the top item, and shows the item below it. In a navigation controller's bar, raises the same
    /// exception as setting ``items``.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let top = topItem
        setItems(items?.dropLast(), animated: animated)
        return top
    }

    open var topItem: UINavigationItem? { item(fromTop: 0) }
    /// The item that the back button returns to.
    open var backItem: UINavigationItem? { item(fromTop: 1) }

    private func item(fromTop depth: Int) -> UINavigationItem? {
        guard let pages else { return shownItems?.dropLast(depth).last }
        return pages().dropLast(depth).last?.navigationItem
    }

    // MARK: Appearance

    // These properties are stored, but not drawn, except for the bar tint color, the font and color of titles, and the
    // appearances.

    open var barStyle = UIBarStyle.default
    /// Whether pages extend under the bar; see ``UIViewController/edgesForExtendedLayout``. Unverified: it does not depend
    /// on the appearances.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showAgain() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showAgain() } }

    // An appearance of the top item takes precedence over the bar's appearance of the same name. A change inside an
    // appearance is shown only when the appearance is set again, or when the items change (unverified).

    /// The appearance that is used if no other appearance applies.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnAppearance = true
            showAgain()
        }
    }
    private(set) final var hasOwnAppearance = false
    /// The appearance in a compact-height environment; `nil` means the standard appearance.
    open var compactAppearance: UINavigationBarAppearance? { didSet { showAgain() } }
    /// The appearance of a navigation controller's bar while the content is not scrolled. If it is `nil`, the standard
    /// appearance applies, without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { showAgain() } }
    /// The appearance in a compact-height environment while the content is not scrolled; `nil` means the scroll edge
    /// appearance.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { showAgain() } }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Unverified: the bar takes touches in the safe area above it.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { coveredArea.contains(point) }

    // MARK: Content

    /// The label of an inline title. The font is unverified.
    private let titleLabel = UILabel(frame: .zero)
    private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
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

    /// The height of the inline title and the buttons, in points: 44, as recorded. The heights of 32 in a compact-height
    /// environment and of 50 on an iPad are unverified.
    private var rowHeight: CGFloat {
        if isCompact { return 32 }
        return UIDevice.current.userInterfaceIdiom == .pad ? 50 : 44
    }
    private static let searchHeight: CGFloat = 52

    /// The bar's current height, in points.
    final var fullHeight: CGFloat {
        let rowHeight = title == nil && searchBar != nil ? 0 : self.rowHeight
        return rowHeight + (searchBar == nil ? 0 : Self.searchHeight) + largeTitleHeight
    }

    /// The area of the bar's background. In a navigation controller, the bar also covers the safe area above it.
    package final override var coveredArea: CGRect {
        let top = superview?.controller is UINavigationController ? untransformedFrame.minY : 0
        return CGRect(x: 0, y: -top, width: untransformedFrame.width, height: untransformedFrame.height + top)
    }

    /// The distance in points by which the content is scrolled down, and the large title with it.
    final var scrolledDistance: CGFloat = 0
    /// Whether the content extends under the bar and scrolls together with the large title.
    final var isOverContent = false
    /// Whether the content is scrolled away from its top, so that part of it is under the bar.
    final var isScrolledUnder: Bool { scrolledDistance - (isOverContent ? hiddenTitleHeight : 0) > 0.001 }
    /// The height of the large title in points, including the space below the text, while the content is not scrolled; 0
    /// if the top item has no large title. At the default text size, it is 52, so that the bar is 96 points tall, which
    /// matches measurements that developers have published. The height for other text sizes is unverified.
    private var fullLargeTitleHeight: CGFloat = 0
    /// The height in points of the part of the large title that is scrolled out of sight.
    final var hiddenTitleHeight: CGFloat { min(max(0, scrolledDistance), fullLargeTitleHeight) }
    /// The height in points of the part of the large title that is in sight.
    private var largeTitleHeight: CGFloat { fullLargeTitleHeight - hiddenTitleHeight }
    /// Whether the bar shows the title between its buttons.
    final var showsInlineTitle: Bool { largeTitleHeight == 0 }

    /// Whether the top item's title is a large title. In automatic mode, the previous item's mode applies.
    private var hasLargeTitle: Bool {
        guard prefersLargeTitles, title != nil, !isCompact, topItem?.title?.isEmpty == false else { return false }
        let all = pages?().lazy.map(\.navigationItem)
        let mode =
            all.map { all in all.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode }
            ?? shownItems?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return mode == nil || mode == .always
    }

    final override func traitsChanged(_ before: Traits, _ after: Traits) {
        if prefersLargeTitles || before.verticalSizeClass != after.verticalSizeClass { showAgain() }
    }

    /// Shows the items again after the appearance of the bar has changed.
    private func showAgain() {
        guard pages != nil || shownItems != nil else { return }
        if let itemsChanged { itemsChanged() } else { setItems(shownItems, animated: false) }
    }

    /// Whether the bar's appearance depends on whether the content is scrolled to its top.
    final var followsScrolling: Bool { prefersLargeTitles || edgeAppearance != nil }

    /// The appearance that applies to the bar at the content's current scroll position.
    private var shownAppearance: UINavigationBarAppearance {
        (isScrolledUnder ? nil : edgeAppearance) ?? scrolledAppearance
    }

    /// The appearance for content that is not scrolled; `nil` if none is set, or if no navigation controller manages
    /// the bar.
    final var edgeAppearance: UINavigationBarAppearance? {
        guard itemsChanged != nil else { return nil }
        let compact = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    /// The appearance for content that is scrolled.
    final var scrolledAppearance: UINavigationBarAppearance {
        let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
        return compact ?? topItem?.standardAppearance ?? standardAppearance
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// Unverified: the bar's own attributes take precedence over the attributes of its appearance.
    private func updateTitle() {
        titleLabel.text = topItem?.title
        let attributes = titleTextAttributes ?? shownAppearance.titleTextAttributes
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        titleLabel.font = attributes[.font] as? UIFont ?? Self.titleFont
    }

    private func updateLargeTitle() {
        let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
        largeTitleLabel.font = .systemFont(ofSize: font.pointSize, weight: .bold)
        largeTitleLabel.text = topItem?.title
        // No content is under the bar while the large title is in sight.
        let attributes =
            largeTitleTextAttributes ?? (edgeAppearance ?? scrolledAppearance).largeTitleTextAttributes
        largeTitleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        if let font = attributes[.font] as? UIFont { largeTitleLabel.font = font }
        fullLargeTitleHeight = hasLargeTitle ? (largeTitleLabel.font.lineHeight + 11).rounded(.up) : 0
        largeTitleLabel.isHidden = showsInlineTitle
    }

    /// Stores the pages of a bar that is not shown yet.
    final func prepare(_ pages: @escaping () -> [UIViewController]) { self.pages = pages }

    /// Shows the item of the last page.
    final func show(_ pages: @escaping () -> [UIViewController], goBack: @escaping () -> Void) {
        self.pages = pages
        showTopItem(goBack)
    }

    /// Shows the last of the given items.
    private func show(_ items: [UINavigationItem], goBack: @escaping () -> Void) {
        shownItems = items
        showTopItem(goBack)
    }

    private func showTopItem(_ goBack: @escaping () -> Void) {
        guard let item = topItem else {
            (leading, title, trailing, searchBar) = ([], nil, [], nil)
            fullLargeTitleHeight = 0
            return showOnly([])
        }
        let search = item.searchController
        searchBar = search?.searchBar
        let showsSearchOnly = search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
        title = showsSearchOnly ? nil : item.titleView ?? titleLabel
        // The appearance of the other parts depends on how much of the large title is in sight.
        updateLargeTitle()
        if showsSearchOnly {
            (leading, trailing) = ([], [])
        } else {
            leading = (item.leftBarButtonItems ?? []).map(\.shownView)
            if item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton,
                let back = backButton(item, goBack)
            {
                leading.insert(back, at: 0)
            }
            updateTitle()
            trailing = (item.rightBarButtonItems ?? []).map(\.shownView)
            for item in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
                item.show(item.style == .done ? shownAppearance.doneButtonAppearance : shownAppearance.buttonAppearance)
            }
        }
        // The inline title is hidden while the large title is shown.
        titleLabel.isHidden = !largeTitleLabel.isHidden
        let large = largeTitleLabel.isHidden ? [] : [largeTitleLabel]
        showOnly(leading + [title].compactMap { $0 } + trailing + large + [searchBar].compactMap { $0 })
    }

    /// Whether the bar shows a back button.
    final var hasBackButton: Bool { leading.first?.accessibilityIdentifier == Self.backIdentifier }
    private static let backIdentifier = "BackButton"

    /// Creates the back button. Tests and scripts can find the button by its own title: the custom back title of the
    /// previous item, or "Back" if there is none. ``showBackTitle(_:in:)`` determines which of the possible titles is
    /// drawn.
    private func backButton(_ item: UINavigationItem, _ goBack: @escaping () -> Void) -> UIButton? {
        guard !item.hidesBackButton, backItem != nil || item.backAction != nil else { return nil }
        let button = UIButton(type: .system)
        let given = backItem?.backBarButtonItem
        let own = backItem == nil ? item.backAction : nil
        let title = given?.title ?? backItem?.backButtonTitle ?? own?.title ?? "Back"
        button.setTitle(title.isEmpty ? nil : title, for: .normal)
        button.setImage(given?.image ?? own?.image, for: .normal)
        button.setTitleColor(shownAppearance.backButtonAppearance.normal.titleColor, for: .normal)
        button.accessibilityLabel = "Back"
        button.accessibilityIdentifier = Self.backIdentifier
        backTitles = Self.backTitles(given?.title, backItem?.backButtonTitle ?? own?.title, of: backItem)
        button.backTitle = backTitles.first
        button.addAction(
            item.backAction ?? UIAction { _ in goBack() }, for: .primaryActionTriggered)
        return button
    }

    /// The titles that may be drawn in the back button, starting with the preferred title.
    private var backTitles: [String] = []

    /// - Parameters:
    ///   - given: The title of the item's ``UINavigationItem/backBarButtonItem``, to which the display mode does not
    ///     apply.
    ///   - title: The back title to use if `given` is `nil`.
    ///   - item: The item that the back button returns to.
    private static func backTitles(_ given: String?, _ title: String?, of item: UINavigationItem?) -> [String] {
        switch item?.backButtonDisplayMode ?? .default {
        case _ where given != nil, .default:
            let preferred = given ?? title ?? item?.title ?? "Back"
            return preferred.isEmpty ? [""] : [preferred, "Back", ""]
        case .generic: return ["Back", ""]
        case .minimal: return [""]
        }
    }

    /// Chooses the first back title that leaves enough room for the bar's title and buttons. How much room UIKit
    /// requires is unverified.
    private func showBackTitle(_ rowHeight: CGFloat, in room: CGFloat) {
        guard let back = leading.first as? UIButton, back.backTitle != nil else { return }
        let middle = title.flatMap { $0.isHidden || $0 is UISearchBar ? nil : $0 }
        let others = (leading.dropFirst() + [middle].compactMap { $0 } + trailing).filter { !$0.isHidden }
        let needed = others.reduce(0) { $0 + $1.sizeInBar(ofHeight: rowHeight).width + 8 }
        for title in backTitles {
            back.backTitle = title
            if back.sizeInBar(ofHeight: rowHeight).width + needed <= room { return }
        }
    }

    /// Returns a mask that hides the top of the large title, which is under the buttons.
    private static func mask(_ bounds: CGRect, from top: CGFloat) -> CALayer {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(rect: bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))).cgPath
        return mask
    }

    final override func subviewChanged(_ subview: UIView) {
        // Changes to the back button are ignored, because its title changes during each layout.
        if (subview as? UIButton)?.backTitle == nil { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let rowHeight = title == nil ? 0 : self.rowHeight
        let (start, end) = contentEdges
        // The margin before the chevron belongs to the back button.
        let edge = hasBackButton ? safeSides.leading : start
        showBackTitle(rowHeight, in: end - edge)
        let left = place(leading, from: edge, barHeight: rowHeight) + (leading.isEmpty ? 0 : BarSpace.gap)
        let right =
            place(trailing, from: end, barHeight: rowHeight, leftwards: true)
            - (trailing.isEmpty ? 0 : BarSpace.gap)
        if let title {
            var size = title.sizeInBar(ofHeight: rowHeight)
            // A search bar has no intrinsic width: it fills the available width.
            if title is UISearchBar { size.width = right - left }
            let width = max(0, min(size.width, right - left))
            let x = min(max((frame.width - width) / 2, left), max(left, right - width))
            title.frame = directed(CGRect(x: x, y: (rowHeight - size.height) / 2, width: width, height: size.height))
        }
        let hidden = hiddenTitleHeight
        largeTitleLabel.frame = directed(
            CGRect(
                x: start, y: rowHeight + 3 - hidden, width: max(0, end - start),
                height: max(0, fullLargeTitleHeight - 11)))
        largeTitleLabel.layer.mask = hidden > 3 ? Self.mask(largeTitleLabel.bounds, from: hidden - 3) : nil
        // Aligns the search field with the buttons.
        searchBar?.frame = directed(
            CGRect(
                x: start - 8, y: rowHeight + largeTitleHeight, width: max(0, end - start + 16),
                height: Self.searchHeight))
    }
}
