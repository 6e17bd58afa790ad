import Foundation

/// Controllers one over the other. Mirrors `UINavigationController`, UIKit. There is no time: a push or pop has ended on
/// return.
///
/// The calls of a push, and of a pop: the old controller will disappear, the new one will appear, the delegate is notified that it
/// will be shown, the old one has disappeared, the new one has appeared, and the delegate is notified that it was shown.
open class UINavigationController: UIViewController {
    /// Mirrors `UINavigationController.init(rootViewController:)`.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    /// Mirrors `UINavigationController.init(navigationBarClass:toolbarClass:)`. Bars of the user's own classes are not made
    /// headlessly.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    /// Mirrors `UINavigationController.init(nibName:bundle:)`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Mirrors `UINavigationController.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private let bar = UINavigationBar(frame: .zero)
    private var isVisible = false

    /// Mirrors `UINavigationController.delegate`. Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Mirrors `UINavigationController.navigationBar`.
    open var navigationBar: UINavigationBar { bar }

    // MARK: Stack

    /// From the root to the top. Mirrors `UINavigationController.viewControllers`.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Mirrors `UINavigationController.topViewController`.
    open var topViewController: UIViewController? { children.last }
    /// What the user sees: the top controller, or what it presents. Mirrors `UINavigationController.visibleViewController`.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Mirrors `UINavigationController.pushViewController(_:animated:)`. Stops if the controller is in the stack already.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !children.contains(viewController) else {
            return ListException.raise(
                ListException(
                    "Pushing the same view controller instance more than once is not supported (\(viewController))",
                    name: "NSInvalidArgumentException"))
        }
        show(children + [viewController], animated)
    }

    /// Mirrors `UINavigationController.popViewController(animated:)`: the root stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        return pop(to: children.count - 2, animated).last
    }

    /// Mirrors `UINavigationController.popToRootViewController(animated:)`.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated) }

    /// Pops what lies over a controller. One that is not in the stack pops nothing (unverified; UIKit stops). Mirrors
    /// `UINavigationController.popToViewController(_:animated:)`.
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
        let isExchanged = old !== new
        let popped = children.filter { !stack.contains($0) }
        for controller in popped { controller.willMove(toParent: nil) }
        old?.isMovingFromParent = old.map(popped.contains) ?? false
        new?.isMovingToParent = new.map { !children.contains($0) } ?? false
        defer {
            old?.isMovingFromParent = false
            new?.isMovingToParent = false
        }
        if isExchanged, isVisible { old?.beginAppearanceTransition(false, animated: animated) }
        for controller in popped { controller.removeFromParent() }
        for controller in stack { addChild(controller) }
        children = stack
        guard isViewLoaded else { return }
        guard isExchanged else { return updateBars() }
        if isVisible { new?.beginAppearanceTransition(true, animated: animated) }
        old?.viewIfLoaded?.removeFromSuperview()
        showTop()
        if isVisible {
            if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }
        new?.didMove(toParent: self)
        if isVisible, let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    // MARK: Bars

    /// Whether there is no bar, which leaves its room to the page. Mirrors `UINavigationController.isNavigationBarHidden`.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden }
        set {
            bar.isHidden = newValue
            arrange()
        }
    }
    /// Mirrors `UINavigationController.setNavigationBarHidden(_:animated:)`.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    private let toolbarView: UIToolbar = {
        let toolbar = UIToolbar(frame: .zero)
        toolbar.isHidden = true
        return toolbar
    }()

    /// Shows the top controller's ``UIViewController/toolbarItems``. Mirrors `UINavigationController.toolbar`.
    open var toolbar: UIToolbar! { toolbarView }
    /// Mirrors `UINavigationController.isToolbarHidden`.
    open var isToolbarHidden: Bool {
        get { toolbarView.isHidden }
        set {
            toolbarView.isHidden = newValue
            arrange()
        }
    }
    /// Mirrors `UINavigationController.setToolbarHidden(_:animated:)`.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// The swipe from the left edge that goes back a page. Without a delegate of the user's it needs a back button. Mirrors
    /// `UINavigationController.interactivePopGestureRecognizer`.
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

    /// Mirrors `UINavigationController.hidesBarsOnSwipe`.
    open var hidesBarsOnSwipe = false
    /// Mirrors `UINavigationController.hidesBarsOnTap`.
    open var hidesBarsOnTap = false
    /// Mirrors `UINavigationController.hidesBarsWhenKeyboardAppears`.
    open var hidesBarsWhenKeyboardAppears = false

    /// Where it was given none of its own, the root's. Mirrors `UIViewController.tabBarItem`; that of a navigation controller
    /// is unverified.
    open override var tabBarItem: UITabBarItem! {
        get { hasOwnTabBarItem ? super.tabBarItem : children.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        view.addSubview(toolbarView)
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    private func showTop() {
        guard let top = topViewController else { return }
        view.addSubview(top.view)
        updateBars()
    }

    /// Shows what the top controller's item says now.
    private func updateBars() {
        bar.show(children) { [weak self] in self?.popViewController(animated: true) }
        toolbarView.items = topViewController?.toolbarItems
        arrange()
        tabBarController?.arrange()
    }

    /// Divides the view between the bars and the page.
    private func arrange() {
        guard isViewLoaded else { return }
        let size = view.frame.size
        bar.frame = CGRect(x: 0, y: 0, width: size.width, height: bar.fullHeight)
        toolbarView.frame = CGRect(
            x: 0, y: size.height - UIToolbar.height, width: size.width, height: UIToolbar.height)
        let top = bar.isHidden ? 0 : bar.fullHeight
        let bottom = toolbarView.isHidden ? 0 : UIToolbar.height
        topViewController?.viewIfLoaded?.frame = CGRect(
            x: 0, y: top, width: size.width, height: size.height - top - bottom)
    }

    /// The item or the title of a controller changed.
    final func itemChanged(_ controller: UIViewController) {
        if isViewLoaded, controller === topViewController { updateBars() }
    }

    // MARK: Coming and going

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isVisible = true
        guard let topViewController else { return }
        topViewController.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: topViewController, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topViewController?.endAppearanceTransition()
        updateBars()
        if let topViewController {
            delegate?.navigationController(self, didShow: topViewController, animated: animated)
        }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        topViewController?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        topViewController?.endAppearanceTransition()
        isVisible = false
    }
}
