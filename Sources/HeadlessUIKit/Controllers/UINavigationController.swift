import Foundation

/// Controllers one over the other. Mirrors `UINavigationController` and its members, UIKit. There is no time: a push or
/// pop has ended on return.
///
/// The calls of a push, and of a pop: the stack is as it will be, the old controller will disappear, the new one will appear, the
/// delegate is notified that it will be shown, the new one is appearing, the old one has disappeared, the new one has appeared,
/// those that came or left have moved, and the delegate is notified that it was shown.
///
/// Pages lie in a view of their own behind the bars, and behind whatever is added to the controller's view.
open class UINavigationController: UIViewController {
    /// Pushes the root.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Bars of the user's own classes are not made headlessly.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private let bar = UINavigationBar(frame: .zero)
    private let pages = UIView(frame: .zero)

    /// Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var navigationBar: UINavigationBar { bar }

    // MARK: Stack

    /// From the root to the top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    /// What the user sees: the top controller, or what it presents.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Mirrors `UINavigationController.pushViewController(_:animated:)`. Stops, in UIKit's words, on a controller that is in the
    /// stack already, and on a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if children.contains(viewController) {
            return refuse(
                "Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        if viewController is UINavigationController {
            return refuse("Pushing a navigation controller is not supported")
        }
        show(children + [viewController], animated)
    }

    private func refuse(_ reason: String) {
        ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
    }

    /// Mirrors `UINavigationController`'s `show(_:sender:)`: pushes.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if vc is UINavigationController {
            super.show(vc, sender: sender)
        } else {
            pushViewController(vc, animated: true)
        }
    }

    /// Mirrors `UINavigationController.popViewController(animated:)`: the root stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        return pop(to: children.count - 2, animated).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated) }

    /// Pops what lies over a controller. One that is not in the stack pops nothing (unverified; UIKit stops).
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex(of: viewController).map { pop(to: $0, animated) }
    }

    private func pop(to index: Int, _ animated: Bool) -> [UIViewController] {
        let popped = Array(children.dropFirst(index + 1))
        if !popped.isEmpty { show(Array(children.prefix(index + 1)), animated) }
        return popped
    }

    /// Mirrors `UINavigationController.setViewControllers(_:animated:)`: the last is the one that is shown.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        show(viewControllers, animated)
    }

    private func show(_ stack: [UIViewController], _ animated: Bool) {
        let (old, new) = (topViewController, stack.last)
        exchangeChildren(for: stack) { popped, pushed in
            guard old !== new else { return updateBars() }
            old?.isMovingFromParent = old.map(popped.contains) ?? false
            new?.isMovingToParent = new.map(pushed.contains) ?? false
            if old?.isComing == true { old?.beginAppearanceTransition(false, animated: animated) }
            for controller in popped where !children.contains(controller) { controller.parent = nil }
            // Whoever is called may exchange the pages again: what is no longer on top then does not appear.
            if isComing, new === topViewController { new?.beginAppearanceTransition(true, animated: animated) }
            if animated, isComing, let old, let new, new === topViewController {
                let operation: Operation = pushed.contains(new) ? .push : .pop
                let animator = delegate?.navigationController(
                    self, animationControllerFor: operation, from: old, to: new)
                AnimatedTransition.run(animator, from: old, to: new, .none)
            }
            if isViewLoaded {
                if old !== topViewController { old?.viewIfLoaded?.removeFromSuperview() }
                showTop()
            }
            if isComing, let new, new === topViewController {
                delegate?.navigationController(self, willShow: new, animated: animated)
            }
            if new === topViewController { new?.appearInPlace() }
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
            old?.isMovingFromParent = false
            new?.isMovingToParent = false
        }
        if old !== new, isComing, let new, new === topViewController {
            delegate?.navigationController(self, didShow: new, animated: animated)
        }
    }

    // MARK: Bars

    /// Whether there is no bar, which leaves its room to the page.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden }
        set {
            bar.isHidden = newValue
            arrange()
        }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    private let toolbarView: UIToolbar = {
        let toolbar = UIToolbar(frame: .zero)
        toolbar.isHidden = true
        return toolbar
    }()

    /// Shows the top controller's ``UIViewController/toolbarItems``.
    open var toolbar: UIToolbar! { toolbarView }
    open var isToolbarHidden: Bool {
        get { toolbarView.isHidden }
        set {
            toolbarView.isHidden = newValue
            arrange()
        }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// The swipe from the left edge that goes back a page. Without a delegate of the user's it needs a back button.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let swipe = UIGestureRecognizer()
        view.addGestureRecognizer(swipe)
        return swipe
    }()

    /// A finger swipes from the left edge.
    ///
    /// - Returns: Whether that goes back.
    final func swipeBack() -> Bool {
        guard children.count > 1, let swipe = interactivePopGestureRecognizer, swipe.isEnabled,
            swipe.delegate != nil || bar.hasBackButton, swipe.mayBegin(UITouch(view, at: .zero))
        else { return false }
        swipe.run([.began, .changed, .ended], at: .zero)
        popViewController(animated: true)
        return true
    }

    // Recorded: headlessly the bars stay.

    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false

    /// Where it was given none of its own, the root's. Mirrors `UIViewController.tabBarItem`; that of a navigation controller
    /// is unverified.
    open override var tabBarItem: UITabBarItem! {
        get { hasOwnTabBarItem ? super.tabBarItem : children.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for part in [pages, bar, toolbarView] { view.addSubview(part) }
        bar.itemsChanged = { [weak self] in self?.updateBars() }
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    private func showTop() {
        guard let top = topViewController else { return }
        pages.addSubview(top.view)
        updateBars()
    }

    /// Shows what the top controller's item says now.
    private func updateBars() {
        guard isViewLoaded else { return }
        bar.isScrolledUnder = contentScrollView?.isScrolledDown ?? false
        bar.show(children.map(\.navigationItem)) { [weak self] in self?.popViewController(animated: true) }
        toolbarView.items = topViewController?.toolbarItems
        arrange()
        tabBarController?.arrange()
    }

    /// What lies below the bar: the page itself or the first scroll view right inside it. Unverified: UIKit looks for it so where
    /// the page does not say which it is.
    final var contentScrollView: UIScrollView? {
        guard let page = topViewController?.viewIfLoaded else { return nil }
        return page as? UIScrollView ?? page.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The page was scrolled: a large title is in the bar as long as the content is at its top. Headlessly it goes and comes as
    /// a whole, where UIKit moves it with the content, and the page begins below the bar.
    private func contentScrolled() {
        if bar.prefersLargeTitles, bar.isScrolledUnder != contentScrollView?.isScrolledDown ?? false { updateBars() }
    }

    /// Divides the view between the bars and the page.
    private func arrange() {
        guard isViewLoaded else { return }
        if bar.prefersLargeTitles { contentScrollView?.contentScrolled = { [weak self] in self?.contentScrolled() } }
        let size = view.frame.size
        pages.frame = CGRect(origin: .zero, size: size)
        var safe = view.safeAreaOfSuperview
        // The bar of a sheet leaves room for a grabber: it is 56 points high with it (unverified).
        if HeldDevice.current.device != nil, sheetFrame != nil { safe.top += 12 }
        bar.frame = CGRect(x: 0, y: safe.top, width: size.width, height: bar.fullHeight)
        let toolbarTop = size.height - safe.bottom - UIToolbar.height
        toolbarView.frame = CGRect(x: 0, y: toolbarTop, width: size.width, height: UIToolbar.height)
        let top = bar.isHidden ? 0 : safe.top + bar.fullHeight
        let bottom = toolbarView.isHidden ? 0 : safe.bottom + UIToolbar.height
        topViewController?.viewIfLoaded?.frame = CGRect(
            x: 0, y: top, width: size.width, height: size.height - top - bottom)
    }

    /// The item or the title of a controller changed.
    final func itemChanged(_ controller: UIViewController) {
        if controller === topViewController { updateBars() }
    }

    // MARK: Coming and going

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
        if isAppearing, let topViewController {
            delegate?.navigationController(self, willShow: topViewController, animated: animated)
        }
    }

    open override func endAppearanceTransition() {
        let ending = transition
        super.endAppearanceTransition()
        guard let ending, ending.isAppearing else { return }
        updateBars()
        if let topViewController {
            delegate?.navigationController(self, didShow: topViewController, animated: ending.isAnimated)
        }
    }
}
