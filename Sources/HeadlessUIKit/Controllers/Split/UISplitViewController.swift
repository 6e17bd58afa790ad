import Foundation

/// A container that shows two or three controllers side by side, or, where there is little width, one navigation stack.
/// Mirrors `UISplitViewController` and its members, UIKit.
///
/// A controller whose horizontal size class is compact is *collapsed* as soon as its view is laid out. In a collapsed
/// controller of a column style, the pages of all columns up to the top column are in the stack of the primary column. In a
/// controller without a style, the delegate or the primary controller decides what happens to the secondary controller.
/// In UIKit, the secondary navigation controller itself is pushed; here its pages are, and they return to it when the
/// controller expands.
///
/// There is no separator between the columns, and no column can be resized. Columns have the size classes of the
/// controller. The widths of columns are unverified. No button for the display mode is added to a navigation bar: an app
/// adds ``displayModeButtonItem``.
open class UISplitViewController: UIViewController {
    /// Mirrors `UISplitViewController.Style`.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

    /// Mirrors `UISplitViewController.Column`.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

    /// Mirrors `UISplitViewController.BackgroundStyle`.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }

    /// Mirrors `UISplitViewController.DisplayMode`.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// Mirrors `UISplitViewController.SplitBehavior`.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

    /// Mirrors `UISplitViewController.PrimaryEdge`.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    /// Requests the default value of a width. Mirrors `UISplitViewController.automaticDimension`. The value is the smallest
    /// finite number (unverified).
    public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    // MARK: Creating

    open private(set) var style = Style.unspecified
    /// The delegate, which is not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Creates a controller of a column style.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        switch coder.element["style"] {
        case "doubleColumn": style = .doubleColumn
        case "tripleColumn": style = .tripleColumn
        case "unspecified": break
        // An app with such a file relies on the navigation controllers of the columns.
        default: if coder.element["allowDoubleColumnStyle"] == "YES" { style = .doubleColumn }
        }
    }

    override func takeChildren(_ children: [(name: String, controller: UIViewController)]) {
        for (name, controller) in children {
            switch name {
            case "masterViewController", "primaryViewController": columns[.primary] = controller
            case "supplementaryViewController": columns[.supplementary] = controller
            case "detailViewController", "secondaryViewController": columns[.secondary] = controller
            case "compactViewController": columns[.compact] = controller
            default: break
            }
        }
        columnsChanged()
    }

    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        guard name == "delegate" else { return super._setOutlet(name, to: value) }
        return .outlet(value) { (delegate: any UISplitViewControllerDelegate) in self.delegate = delegate }
    }

    // MARK: Columns

    /// The controllers that the app has set.
    private var columns: [Column: UIViewController] = [:]
    /// The navigation controllers around controllers that are not navigation controllers, in a column style.
    private var wrappers: [ObjectIdentifier: UINavigationController] = [:]

    /// The visible controller of a collapsed controller, and otherwise those of the columns, from the primary column on.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [collapsedRoot].compactMap { $0 } : expandedChildren }
        set {
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.count > 1 ? newValue.last : nil
            columns[.supplementary] = newValue.count > 2 ? newValue[1] : nil
            columnsChanged()
        }
    }

    /// Sets the controller of a column. In a column style, a controller that is not a navigation controller is shown in
    /// one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let isOnStack =
            isCollapsed && (stackedPages[column] ?? []).contains { stack?.viewControllers.contains($0) == true }
        if let old = columns[column], old !== vc { wrappers[ObjectIdentifier(old)] = nil }
        columns[column] = vc
        guard isCollapsed else { return columnsChanged() }
        stackedPages[column] = vc.map(pages)
        if isOnStack || column == .primary { restack(upTo: max(topColumn, column)) }
    }

    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// The controller that fills a column.
    private func filling(_ column: Column) -> UIViewController? {
        guard let controller = columns[column] else { return nil }
        if style == .unspecified || controller is UINavigationController { return controller }
        if let known = wrappers[ObjectIdentifier(controller)] { return known }
        let wrapper = UINavigationController(rootViewController: controller)
        wrappers[ObjectIdentifier(controller)] = wrapper
        return wrapper
    }

    private var expandedChildren: [UIViewController] {
        [.primary, .supplementary, .secondary].compactMap {
            $0 == .supplementary && style == .doubleColumn ? nil : filling($0)
        }
    }

    private func columnsChanged() {
        if isCollapsed { return restack(upTo: topColumn) }
        setChildren(expandedChildren)
    }

    private func setChildren(_ new: [UIViewController]) {
        exchangeChildren(for: new) { left, _ in
            for controller in left { controller.viewIfLoaded?.removeFromSuperview() }
        }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Collapsing

    open private(set) var isCollapsed = false
    private weak var collapsedRoot: UIViewController?
    /// The pages of each column that can be in the stack of a collapsed controller.
    private var stackedPages: [Column: [UIViewController]] = [:]

    private var stack: UINavigationController? { collapsedRoot as? UINavigationController }

    package override var visibleChild: UIViewController? { isCollapsed ? collapsedRoot : nil }

    private func pages(_ controller: UIViewController) -> [UIViewController] {
        (controller as? UINavigationController)?.viewControllers ?? [controller]
    }

    private func updateCollapse() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isCollapsed else { return }
        if isCompact { collapse() } else { expand() }
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    private func collapse() {
        isCollapsed = true
        displayModeButtonItem.isHidden = true
        if style == .unspecified { collapseClassic() } else { collapseColumns() }
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func collapseClassic() {
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]
        collapsedRoot = primary
        setChildren([primary].compactMap { $0 })
        guard let primary, let secondary = columns[.secondary] else { return }
        stackedPages[.secondary] = pages(secondary)
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
        primary.collapseSecondaryViewController(secondary, for: self)
    }

    private func collapseColumns() {
        if columns[.compact] != nil {
            _ = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .compact)
            collapsedRoot = filling(.compact)
            return setChildren([collapsedRoot].compactMap { $0 })
        }
        for column in stackOrder { stackedPages[column] = filling(column).map(pages) }
        let proposed = stackOrder.last { columns[$0] != nil } ?? .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        collapsedRoot = filling(.primary) ?? filling(top)
        setChildren([collapsedRoot].compactMap { $0 })
        restack(upTo: top)
    }

    private var stackOrder: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    private func max(_ one: Column, _ other: Column) -> Column { one.rawValue < other.rawValue ? other : one }

    /// The last column of which a page is in the stack.
    private var topColumn: Column {
        let shown = stack?.viewControllers ?? []
        return stackOrder.last { (stackedPages[$0] ?? []).contains(where: shown.contains) } ?? .primary
    }

    /// Puts the pages of the columns up to the given one in the stack of the collapsed controller.
    private func restack(upTo top: Column) {
        guard columns[.compact] == nil || style == .unspecified, let stack else { return }
        let wanted = stackOrder.prefix { $0.rawValue <= top.rawValue }.flatMap { stackedPages[$0] ?? [] }
        if wanted != stack.viewControllers, !wanted.isEmpty { stack.setViewControllers(wanted, animated: false) }
    }

    private func expand() {
        let shown = stack?.viewControllers ?? []
        isCollapsed = false
        displayModeButtonItem.isHidden = false
        if style == .unspecified {
            expandClassic(shown)
        } else if columns[.compact] == nil {
            giveBackPages(shown)
        }
        collapsedRoot = nil
        stackedPages = [:]
        setChildren(expandedChildren)
        delegate?.splitViewControllerDidExpand(self)
    }

    private func expandClassic(_ shown: [UIViewController]) {
        let own = collapsedRoot
        if let primary = delegate?.primaryViewController(forExpanding: self) { columns[.primary] = primary }
        guard let primary = own ?? columns[.primary] else { return }
        if let separated = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
            columns[.secondary] = separated
        } else if (stackedPages[.secondary] ?? []).contains(where: shown.contains) {
            giveBackPages(shown)
        } else if let separated = primary.separateSecondaryViewController(for: self) {
            columns[.secondary] = separated
        }
    }

    /// Moves the pages of the stack back to the columns that they came from. Pages that were pushed since then go with
    /// the page below them.
    private func giveBackPages(_ shown: [UIViewController]) {
        var (parts, column) = ([Column: [UIViewController]](), Column.primary)
        for page in shown {
            if let own = stackOrder.last(where: { stackedPages[$0]?.first === page }) { column = own }
            parts[column, default: []].append(page)
        }
        stack?.setViewControllers(parts[.primary] ?? [], animated: false)
        for column in stackOrder.dropFirst() {
            guard let navigation = filling(column) as? UINavigationController else { continue }
            let pages = parts[column] ?? stackedPages[column] ?? []
            if navigation.viewControllers != pages { navigation.setViewControllers(pages, animated: false) }
        }
    }

    // MARK: Showing columns

    /// Shows a column: in a collapsed controller, pushes or pops its pages.
    open func show(_ column: Column) {
        guard !isCollapsed else { return restack(upTo: column) }
        let isTiled = splitBehavior == .tile
        switch (column, style) {
        case (.primary, .tripleColumn):
            shownMode =
                isTiled ? .twoBesideSecondary : splitBehavior == .displace ? .twoDisplaceSecondary : .twoOverSecondary
        case (.primary, _), (.supplementary, _): shownMode = isTiled ? .oneBesideSecondary : .oneOverSecondary
        case (.secondary, _): if !isTiled { shownMode = .secondaryOnly }
        case (.compact, _): break
        }
    }

    /// Hides a column of an expanded controller.
    open func hide(_ column: Column) {
        guard !isCollapsed else { return }
        switch (column, style) {
        case (.primary, .tripleColumn): shownMode = splitBehavior == .tile ? .oneBesideSecondary : .oneOverSecondary
        case (.primary, _), (.supplementary, _): shownMode = .secondaryOnly
        case (.secondary, _), (.compact, _): break
        }
    }

    /// Shows a controller in the primary column.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if isCollapsed, let stack { return stack.show(vc, sender: sender) }
        if style == .unspecified {
            columns[.primary] = vc
            columnsChanged()
        } else {
            setViewController(vc, for: .primary)
        }
    }

    /// Shows a controller in the secondary column, or in the stack of a collapsed controller.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        guard isCollapsed else { return setViewController(vc, for: .secondary) }
        columns[.secondary] = vc
        let old = stackedPages[.secondary] ?? []
        stackedPages[.secondary] = pages(vc)
        guard let stack else { return present(vc, animated: true) }
        let kept = stack.viewControllers.prefix { page in !old.contains(page) }
        stack.setViewControllers(Array(kept) + pages(vc), animated: true)
    }

    // MARK: Display modes

    /// The display mode that the app wants. `.automatic` shows the primary column beside the secondary one if the view is
    /// wider than high, and otherwise only the secondary column.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { shownMode = nil } }
    /// The background of the primary column. It has an effect only on a Mac; stored.
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// These properties are stored, but have no effect: no gesture shows a column, and no button is added to a bar.
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The width of the primary column, in points. By default, it is 320.
    open var primaryColumnWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }

    /// The width of the supplementary column, in points. By default, it is 320.
    open var supplementaryColumnWidth: CGFloat {
        let automatic = Self.automaticDimension
        return width(preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, automatic, automatic)
    }

    private func width(_ points: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let automatic = Self.automaticDimension
        let full = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let wanted = points != automatic ? points : fraction != automatic ? fraction * full : 320
        let most = maximum != automatic ? maximum : points != automatic ? full : 320
        return Swift.min(full, Swift.max(Swift.min(wanted, most), minimum != automatic ? minimum : 0))
    }

    /// How columns share the space. Mirrors `UISplitViewController.splitBehavior`.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }

    private var isWide: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    /// The mode that was chosen by showing or hiding a column.
    private var shownMode: DisplayMode? { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The arrangement of the columns of an expanded controller.
    open var displayMode: DisplayMode {
        let mode = shownMode ?? preferredDisplayMode
        switch mode {
        case .automatic: return isWide ? .oneBesideSecondary : .secondaryOnly
        case .twoBesideSecondary where style != .tripleColumn: return .oneBesideSecondary
        case .twoOverSecondary where style != .tripleColumn: return .oneOverSecondary
        case .twoDisplaceSecondary where style != .tripleColumn: return .oneBesideSecondary
        default: return mode
        }
    }

    /// A button that shows or hides the primary column. In a collapsed controller, it is hidden.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let action = UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggleDisplayMode() }
        let item = UIBarButtonItem(image: action.image, primaryAction: action)
        item.isHidden = isCollapsed
        return item
    }()

    private func toggleDisplayMode() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if target != .automatic {
            shownMode = target
        } else if displayMode == .secondaryOnly {
            show(style == .tripleColumn ? .supplementary : .primary)
        } else {
            shownMode = .secondaryOnly
        }
        view.layoutIfNeeded()
    }

    // MARK: View

    private let pagesView = UIView(frame: .zero)
    private var lastMode: DisplayMode?

    override func installParts() {
        view.addSubview(pagesView)
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _) in view.setNeedsLayout() }
    }

    override func arrangeParts() {
        updateCollapse()
        pagesView.frame = CGRect(origin: .zero, size: view.bounds.size)
        let placements = placements
        for (controller, frame) in placements {
            guard let page = controller.view else { continue }
            if page.superview !== pagesView { pagesView.addSubview(page) }
            if page.frame != frame { page.frame = frame }
        }
        let order = placements.compactMap(\.controller.viewIfLoaded)
        if pagesView.subviews.filter(order.contains) != order { order.forEach(pagesView.bringSubviewToFront) }
        let shown = placements.map(\.controller)
        for child in children where !shown.contains(child) { child.viewIfLoaded?.removeFromSuperview() }
    }

    /// The visible controllers and their frames. Those that cover others come last.
    private var placements: [(controller: UIViewController, frame: CGRect)] {
        let size = view.bounds.size
        if isCollapsed { return children.first.map { [($0, CGRect(origin: .zero, size: size))] } ?? [] }
        noteMode()
        let mode = displayMode
        let isTriple = style == .tripleColumn
        let primary = isTriple && [.oneBesideSecondary, .oneOverSecondary].contains(mode) ? nil : filling(.primary)
        let supplementary = isTriple ? filling(.supplementary) : nil
        let sides =
            mode == .secondaryOnly ? [] : [(primary, primaryColumnWidth), (supplementary, supplementaryColumnWidth)]
        var (x, frames) = (CGFloat(0), [(UIViewController, CGRect)]())
        for case (let controller?, let width) in sides {
            frames.append((controller, CGRect(x: x, y: 0, width: width, height: size.height)))
            x += width
        }
        if let secondary = filling(.secondary) {
            let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
            let start = isOver ? 0 : x
            let covered = mode == .twoDisplaceSecondary ? primaryColumnWidth : 0
            frames.insert(
                (secondary, CGRect(x: start, y: 0, width: size.width - start + covered, height: size.height)), at: 0)
        }
        let isMirrored = (primaryEdge == .trailing) != view.isMirrored
        guard isMirrored else { return frames }
        return frames.map { controller, frame in
            (controller, CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height))
        }
    }

    private func noteMode() {
        let mode = displayMode
        guard mode != lastMode else { return }
        let isFirst = lastMode == nil
        lastMode = mode
        if !isFirst { delegate?.splitViewController(self, willChangeTo: mode) }
    }

    /// The secondary controller, or that of a collapsed controller. Mirrors `UISplitViewController`'s
    /// `childForStatusBarHidden`; which child it is in an expanded controller is unverified.
    open override dynamic var childForStatusBarHidden: UIViewController? { viewControllers.last }
}
