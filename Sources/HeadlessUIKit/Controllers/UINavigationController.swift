import Foundation

/// A container that manages a stack of controllers. Mirrors `UINavigationController` and its members, UIKit. Animations
/// take no time: a push or pop is complete when the method returns.
///
/// During a push or a pop, the stack is updated first. Then these methods are called, in this order:
/// `viewWillDisappear` on the old controller, `viewWillAppear` on the new controller, the delegate's `willShow`,
/// `viewIsAppearing` on the new controller, `viewDidDisappear` on the old controller, `viewDidAppear` on the new
/// controller, `didMove(toParent:)` on added and removed controllers, and the delegate's `didShow`.
///
/// Pages are in a separate view behind the bars and behind any view added to the controller's view. They extend under the
/// bars, which inset their safe areas; see ``UIViewController/edgesForExtendedLayout``.
open class UINavigationController: UIViewController {
    /// Creates the navigation controller and pushes the root controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates the controller. The classes are ignored: custom bar classes are not supported.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        let element = coder.element
        if let bar = element.value("navigationBar") { coder.decode(bar, into: self.bar) { $0.decode(coder) } }
        if let bar = element.value("toolbar") { coder.decode(bar, into: toolbarView) { $0.decode(coder) } }
        if element.isSet("navigationBarHidden") { isNavigationBarHidden = true }
        if element["toolbarHidden"] == "NO" { isToolbarHidden = false }
        hidesBarsOnSwipe = element.isSet("hidesBarsOnSwipe")
        hidesBarsOnTap = element.isSet("hidesBarsOnTap")
        hidesBarsWhenKeyboardAppears = element.isSet("hidesBarsWhenKeyboardAppears")
    }

    override func takeChildren(_ children: [(name: String, controller: UIViewController)]) {
        guard let root = children.first(where: { $0.name == "rootViewController" }) else { return }
        setViewControllers([root.controller], animated: false)
    }

    /// Pops the controllers above a child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if children.contains(subsequentVC) { popToViewController(subsequentVC, animated: true) }
    }

    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        guard name == "delegate" else { return super._setOutlet(name, to: value) }
        return .outlet(value) { (delegate: any UINavigationControllerDelegate) in self.delegate = delegate }
    }

    private let bar = UINavigationBar(frame: .zero)
    private let pages = UIView(frame: .zero)

    /// The delegate, which is not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var navigationBar: UINavigationBar { bar }

    // MARK: Stack

    /// The controllers in the stack, from the root to the top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    /// The visible controller: the presented controller or, if there is none, the top controller.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Pushes a controller. Mirrors `UINavigationController.pushViewController(_:animated:)`. Raises UIKit's exception
    /// if the controller is already in the stack or is a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController.parent === self, children.contains(where: { $0 === viewController }) {
            return refuse(
                "Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        if viewController is UINavigationController {
            return refuse("Pushing a navigation controller is not supported")
        }
        show(keeping: children.count, adding: [viewController], animated)
    }

    private func refuse(_ reason: String) {
        ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
    }

    /// Mirrors `UINavigationController`'s `show(_:sender:)`: pushes the controller. A navigation controller is
    /// presented instead.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if vc is UINavigationController {
            super.show(vc, sender: sender)
        } else {
            pushViewController(vc, animated: true)
        }
    }

    package override var visibleChild: UIViewController? { topViewController }

    /// Pushes the secondary controller or, if it is a navigation controller, its pages.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        let navigationController = secondaryViewController as? UINavigationController
        let pages = navigationController?.viewControllers ?? [secondaryViewController]
        navigationController?.setViewControllers([], animated: false)
        setViewControllers(viewControllers + pages, animated: false)
    }

    /// Pops the top page and returns it, unless it is the root.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        popViewController(animated: false)
    }

    /// Pops the top controller. Mirrors `UINavigationController.popViewController(animated:)`: the root is not popped.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        return pop(to: children.count - 2, animated).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated) }

    /// Pops all controllers above the given one. Raises UIKit's exception if the given controller is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(of: viewController) else {
            ListException.raise(ListException("Tried to pop to a view controller that doesn't exist."))
            return nil
        }
        return pop(to: index, animated)
    }

    private func pop(to index: Int, _ animated: Bool) -> [UIViewController] {
        let popped = Array(children.dropFirst(index + 1))
        if !popped.isEmpty { show(keeping: index + 1, adding: [], animated) }
        return popped
    }

    /// Replaces the stack. Mirrors `UINavigationController.setViewControllers(_:animated:)`: the last controller is
    /// shown.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let kept = sharedChildren(viewControllers)
        show(keeping: kept, adding: Array(viewControllers[kept...]), animated)
    }

    /// Replaces all controllers except the first ones.
    private func show(keeping kept: Int, adding added: [UIViewController], _ animated: Bool) {
        let (old, new) = (topViewController, added.last ?? children.prefix(kept).last)
        exchangeChildren(keeping: kept, adding: added) { popped, pushed in
            guard old !== new else { return updateBars() }
            old?.isMovingFromParent = popped.contains { $0 === old }
            new?.isMovingToParent = pushed.contains { $0 === new }
            // UIKit loads the new controller's view before the old controller starts to disappear (unverified).
            if isComing { new?.loadViewIfNeeded() }
            // Loading the view may have changed the stack.
            if old?.isComing == true, old !== topViewController {
                old?.beginAppearanceTransition(false, animated: animated)
            }
            forEachGone(popped) { $0.parent = nil }
            // A callback may change the stack again; a controller that is no longer on top must not appear.
            if isComing, let new, new === topViewController, !new.isComing {
                new.beginAppearanceTransition(true, animated: animated)
            }
            if animated, isComing, let old, let new, new === topViewController {
                let operation: Operation = pushed.contains { $0 === new } ? .push : .pop
                let animator = delegate?.navigationController(
                    self, animationControllerFor: operation, from: old, to: new)
                AnimatedTransition.run(animator, from: old, to: new, .none)
            }
            if isViewLoaded {
                if old !== topViewController { old?.viewIfLoaded?.removeFromSuperview() }
                showTop()
            } else {
                updateBars()
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

    /// Whether the navigation bar is hidden. If it is, the page's safe area contains the bar's space.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden }
        set {
            bar.isHidden = newValue
            arrange()
        }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Whether the bar was hidden before a search on the visible page hid it; `nil` while no search hides it.
    private var wasBarHiddenBeforeSearch: Bool?

    /// Hides the bar while a search whose search bar is not in the bar is in progress on the visible page; see
    /// ``UISearchController/hidesNavigationBarDuringPresentation``.
    private func hideBarDuringSearch() {
        let search = topViewController?.search
        let hides =
            search.map {
                $0.isActive && $0.hidesNavigationBarDuringPresentation && !$0.searchBar.isDescendant(of: bar)
            } ?? false
        guard hides != (wasBarHiddenBeforeSearch != nil) else { return }
        let was = wasBarHiddenBeforeSearch ?? bar.isHidden
        wasBarHiddenBeforeSearch = hides ? was : nil
        bar.isHidden = hides || was
    }

    private let toolbarView: UIToolbar = {
        let toolbar = UIToolbar(frame: .zero)
        toolbar.isHidden = true
        return toolbar
    }()

    /// The toolbar, which shows the top controller's ``UIViewController/toolbarItems``.
    open var toolbar: UIToolbar! { toolbarView }
    open var isToolbarHidden: Bool {
        get { toolbarView.isHidden }
        set {
            toolbarView.isHidden = newValue
            arrange()
        }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// The recognizer for the swipe from the left edge that pops a page. Without a back button, the swipe works only if
    /// the app has set the recognizer's delegate.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let swipe = UIGestureRecognizer()
        view.addGestureRecognizer(swipe)
        return swipe
    }()

    /// Simulates a swipe from the left edge.
    ///
    /// - Parameter isGivenUp: Whether the finger moves back to the edge before it lifts, so that the page stays.
    /// - Returns: Whether the swipe began.
    final func swipeBack(isGivenUp: Bool) -> Bool {
        guard children.count > 1, let swipe = interactivePopGestureRecognizer, swipe.isEnabled,
            swipe.delegate != nil || bar.hasBackButton && !bar.isHidden, swipe.mayBegin(UITouch(view, at: .zero))
        else { return false }
        swipe.run([.began, .changed, .ended], at: .zero)
        if isGivenUp { giveUpPop() } else { popViewController(animated: true) }
        return true
    }

    /// Makes the calls of an interactive pop that is canceled: the page begins to disappear, the page below begins to
    /// appear, and both return to their previous states. Unverified: the delegate's `willShow` is called for the page
    /// below.
    private func giveUpPop() {
        guard let top = topViewController, let below = children.dropLast().last, isComing else { return }
        top.beginAppearanceTransition(false, animated: true)
        below.loadViewIfNeeded()
        below.beginAppearanceTransition(true, animated: true)
        delegate?.navigationController(self, willShow: below, animated: true)
        below.beginAppearanceTransition(false, animated: true)
        below.endAppearanceTransition()
        guard top === topViewController else { return }
        top.beginAppearanceTransition(true, animated: true)
        top.endAppearanceTransition()
    }

    // These properties are stored, but have no effect: the bars are never hidden automatically.

    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false

    /// The top controller. Mirrors `UINavigationController`'s `childForStatusBarHidden`.
    open override dynamic var childForStatusBarHidden: UIViewController? { topViewController }

    /// The tab bar item; by default, the root controller's item. Mirrors `UIViewController.tabBarItem`; the default for
    /// a navigation controller is unverified.
    open override var tabBarItem: UITabBarItem! {
        get { hasOwnTabBarItem ? super.tabBarItem : children.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    override func installParts() {
        for part in [pages, bar, toolbarView] { view.addSubview(part) }
        bar.itemsChanged = { [weak self] in self?.updateBars() }
    }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    override func showLoadedPage() { if topViewController?.viewIfLoaded?.superview !== pages { showTop() } }

    override func arrangeParts() { arrange() }

    private func showTop() {
        topViewController?.loadViewIfNeeded()
        // Code that runs while the view is loaded may change the stack, so the top controller is read again.
        guard let top = topViewController, let page = top.viewIfLoaded else { return }
        pages.addSubview(page)
        updateBars()
    }

    /// Updates the bars to show the top controller's items.
    private func updateBars() {
        let pages = { [weak self] in self?.children ?? [] }
        guard isViewLoaded else { return bar.prepare(pages) }
        followContent()
        bar.show(pages) { [weak self] in self?.popViewController(animated: true) }
        toolbarView.items = topViewController?.toolbarItems
        arrange()
        tabBarController?.arrange()
    }

    final var contentScrollView: UIScrollView? { topViewController?.mainScrollView }

    /// Called when the page has scrolled. A large title scrolls with the content, and the scroll edge appearance is shown
    /// only while no content is under the bar.
    private func contentScrolled() {
        guard bar.followsScrolling else { return }
        let before = (bar.isScrolledUnder, bar.showsInlineTitle, bar.hiddenTitleHeight)
        followContent()
        guard before != (bar.isScrolledUnder, bar.showsInlineTitle, bar.hiddenTitleHeight) else { return }
        if before.0 != bar.isScrolledUnder || before.1 != bar.showsInlineTitle { updateBars() } else { arrange() }
        // The insets follow the bar at once, so that they always fit the offset.
        guard let scrollView = contentScrollView, scrollView.safeInset.top > 0, let topViewController else { return }
        topViewController.viewIfLoaded.map(topViewController.updateSafeArea)
        scrollView.updateSafeInset()
    }

    private func followContent() {
        let scrollView = contentScrollView
        bar.isOverContent = scrollView.map { $0.safeInset.top > 0 } ?? false
        bar.scrolledDistance = scrollView.map { $0.contentOffset.y + $0.restingInset } ?? 0
    }

    /// Positions the bars and the page.
    private func arrange() {
        guard isViewLoaded else { return }
        hideBarDuringSearch()
        if let scrollView = contentScrollView {
            if bar.followsScrolling { scrollView.contentScrolled = { [weak self] in self?.contentScrolled() } }
            scrollView.hiddenTitleHeight = bar.hiddenTitleHeight
        }
        let size = view.frame.size
        pages.frame = CGRect(origin: .zero, size: size)
        var safe = view.safeAreaOfSuperview
        // In a sheet, the bar leaves space for a grabber and is 56 points tall, including this space (unverified).
        if HeldDevice.current.device != nil, sheetFrame != nil { safe.top += 12 }
        bar.frame = CGRect(x: 0, y: safe.top, width: size.width, height: bar.fullHeight)
        let toolbarTop = size.height - safe.bottom - UIToolbar.height
        toolbarView.frame = CGRect(x: 0, y: toolbarTop, width: size.width, height: UIToolbar.height)
        pages.setBars(
            UIEdgeInsets(
                top: bar.isHidden ? 0 : bar.frame.maxY, left: 0,
                bottom: toolbarView.isHidden ? 0 : size.height - toolbarTop, right: 0))
        topViewController?.place(
            in: pages, isTopTranslucent: bar.isTranslucent,
            isBottomTranslucent: toolbarView.isHidden || toolbarView.isTranslucent)
        topViewController?.viewMoved()
    }

    /// Called when a controller's items or title have changed.
    final func itemChanged(_ controller: UIViewController) {
        if controller === topViewController { updateBars() }
    }

    // MARK: Appearance

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

extension UIViewController {
    /// The main scroll view of a page: its view itself or, if that is not a scroll view, its first subview that is a scroll
    /// view. Unverified: UIKit finds the scroll view in the same way if the page does not set it explicitly.
    final var mainScrollView: UIScrollView? {
        guard let page = viewIfLoaded else { return nil }
        return page as? UIScrollView ?? page.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
