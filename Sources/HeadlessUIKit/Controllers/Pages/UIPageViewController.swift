import Foundation

/// A container that shows one of several pages, and lets the user turn them. Mirrors `UIPageViewController` and its
/// members, UIKit.
///
/// A ``Finger`` turns a page by swiping across a view in the page, or by choosing a page in the page control. The data
/// source is asked for a page only when the user turns to it; UIKit may ask for neighboring pages in advance. Both
/// transition styles look the same: there is no animation, and only one page is visible, even if the spine is in the
/// middle.
open class UIPageViewController: UIViewController {
    /// Mirrors `UIPageViewController.TransitionStyle`.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// Mirrors `UIPageViewController.NavigationOrientation`.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// Mirrors `UIPageViewController.NavigationDirection`.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// Mirrors `UIPageViewController.SpineLocation`.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// Mirrors `UIPageViewController.OptionsKey`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The key for the distance between pages, in points. It has no effect.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation].flatMap { $0 as? Int ?? ($0 as? NSNumber)?.intValue }
        spineLocation = style == .scroll ? .none : spine.flatMap(SpineLocation.init(rawValue:)) ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages curl, as `init()` does.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        let element = (coder as? InterfaceCoder)?.element
        let isScrolling = element?["transitionStyle"] == "scroll"
        transitionStyle = isScrolling ? .scroll : .pageCurl
        navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        let spines: [String: SpineLocation] = ["none": .none, "min": .min, "mid": .mid, "max": .max]
        spineLocation = isScrolling ? .none : element?["spineLocation"].flatMap { spines[$0] } ?? .min
        super.init(coder: coder)
    }

    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "delegate": .outlet(value) { (delegate: any UIPageViewControllerDelegate) in self.delegate = delegate }
        case "dataSource": .outlet(value) { (source: any UIPageViewControllerDataSource) in dataSource = source }
        default: super._setOutlet(name, to: value)
        }
    }

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    open private(set) var spineLocation: SpineLocation
    /// Stored, but has no effect.
    open var isDoubleSided = false
    /// Always empty. In UIKit, this array is also empty for the scroll style, but it contains recognizers for the page
    /// curl style.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// The data source, which is not retained. Without a data source, swipes don't turn pages. Setting it also updates
    /// the page control (unverified).
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updatePageControl() } }
    /// The delegate, which is not retained. It is notified when the user turns a page, but not when a page is set
    /// programmatically.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    // MARK: Pages

    private weak var page: UIViewController?

    /// An array that contains the visible page's controller. The array is empty until the first page is set
    /// (unverified).
    open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

    /// Shows a page. Animations take no time: when the method returns, the transition has ended and the completion
    /// handler has been called. If several pages are passed, only the first is shown. If the array is empty or `nil`,
    /// raises an exception (the exception's message is unverified).
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let next = viewControllers?.first else {
            let reason =
                "The number of view controllers provided (0) doesn't match the number required (1) for the requested "
                + "transition"
            return ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
        }
        show(next, animated: animated)
        updatePageControl()
        completion?(true)
    }

    private func show(_ next: UIViewController, animated: Bool) {
        let old = page
        guard next !== old else { return }
        exchangeChildren(for: children.filter { $0 !== old && $0 !== next } + [next]) { _, _ in
            page = next
            exchange(old, for: next, animated: animated, current: { page }, show: showPage)
        }
    }

    private func showPage() {
        page?.loadViewIfNeeded()
        // Code that runs while the view is loaded may set another page, so the current page is read again.
        if let view = page?.viewIfLoaded { pages.addSubview(view) }
        arrange()
    }

    /// Turns to the next or previous page, as a swipe does. Unverified: the delegate is notified before the pages'
    /// appearance callbacks, and again after them.
    ///
    /// - Returns: `false` if there is no data source, or if it does not provide a different page.
    final func turn(_ direction: NavigationDirection) -> Bool {
        guard let dataSource, let old = page else { return false }
        let next =
            switch direction {
            case .forward: dataSource.pageViewController(self, viewControllerAfter: old)
            case .reverse: dataSource.pageViewController(self, viewControllerBefore: old)
            }
        guard let next, next !== old else { return false }
        delegate?.pageViewController(self, willTransitionTo: [next])
        show(next, animated: true)
        // Unverified: turning forward past the page control's last dot continues at its first dot, and vice versa.
        let count = max(1, pageControl.numberOfPages)
        shownIndex = (shownIndex + (direction == .forward ? 1 : count - 1)) % count
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
        return true
    }

    /// Returns the direction in which a swipe turns pages; `nil` if the swipe doesn't turn pages.
    final func direction(of swipe: UISwipeGestureRecognizer.Direction) -> NavigationDirection? {
        guard dataSource != nil else { return nil }
        switch navigationOrientation {
        case .horizontal:
            if swipe == .left { return pages.isMirrored ? .reverse : .forward }
            if swipe == .right { return pages.isMirrored ? .forward : .reverse }
        case .vertical:
            if swipe == .up { return .forward }
            if swipe == .down { return .reverse }
        }
        return nil
    }

    /// Whether swipes turn pages. An app turns this off by disabling scrolling in the scroll view that contains the
    /// pages.
    final var isScrollEnabled: Bool { (pages as? UIScrollView)?.isScrollEnabled ?? true }

    // MARK: Page control

    private let pageControl = {
        let control = UIPageControl(frame: .zero)
        control.isHidden = true
        return control
    }()

    /// The index of the visible page in the page control.
    private var shownIndex = 0 { didSet { pageControl.currentPage = shownIndex } }

    /// Shows the page control if the data source implements both page control methods, the transition style is
    /// `scroll`, and the orientation is `horizontal`.
    private func updatePageControl() {
        guard page != nil else { return }
        let isPossible = transitionStyle == .scroll && navigationOrientation == .horizontal
        let count = isPossible ? dataSource?.presentationCount(for: self) ?? -1 : -1
        let index = isPossible ? dataSource?.presentationIndex(for: self) ?? -1 : -1
        pageControl.isHidden = count < 0 || index < 0
        pageControl.numberOfPages = max(0, count)
        shownIndex = max(0, index)
        arrange()
    }

    /// Turns the pages, one at a time, until the page that the user has chosen in the page control is visible.
    private func pageChosen() {
        let distance = pageControl.currentPage - shownIndex
        pageControl.currentPage = shownIndex
        for _ in 0..<abs(distance) {
            guard turn(distance > 0 ? .forward : .reverse) else { return }
        }
    }

    // MARK: View

    /// The view that contains the visible page's view. With the scroll style, it is a scroll view, as in UIKit.
    private lazy var pages: UIView = {
        guard transitionStyle == .scroll else { return UIView(frame: .zero) }
        let pages = UIScrollView(frame: .zero)
        pages.isPagingEnabled = true
        pages.scrollsToTop = false
        pages.contentInsetAdjustmentBehavior = .never
        return pages
    }()

    override func installParts() {
        pageControl.addAction(UIAction { [weak self] _ in self?.pageChosen() }, for: .valueChanged)
        for part in [pages, pageControl] { view.addSubview(part) }
    }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        showPage()
    }

    override func showLoadedPage() { if page?.viewIfLoaded?.superview !== pages { showPage() } }

    override func arrangeParts() { arrange() }

    /// The height of the page control without the safe area, in points (unverified).
    private static let controlHeight: CGFloat = 37

    private func arrange() {
        guard isViewLoaded else { return }
        let size = view.frame.size
        let height = pageControl.isHidden ? 0 : Self.controlHeight + view.safeAreaInsets.bottom
        pages.frame = CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - height))
        pageControl.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: Self.controlHeight)
        page?.viewIfLoaded?.frame = CGRect(origin: .zero, size: pages.frame.size)
    }
}
