import Foundation

/// A container that shows one of several controllers. Mirrors `UITabBarController` and its members, UIKit.
///
/// A tap on a tab calls `tabBarController(_:shouldSelect:)`. If the delegate does not return `false`, the tap calls
/// `tabBar(_:didSelect:)`, shows the tab, and calls `tabBarController(_:didSelect:)`. This order is unverified. If the
/// selected tab's controller is a navigation controller, a tap on that tab pops the stack to its root (UIKit: "User
/// taps always display the root view of the tab"). There is no More tab: all tabs are shown. On an iPad, the tabs are at the
/// bottom, with their titles beside their images, as on iPadOS 17; there is no floating bar, as on iPadOS 18.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The delegate, which is not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    private let bar = UITabBar(frame: .zero)
    private let pages = UIView(frame: .zero)
    private weak var selected: UIViewController?

    open var tabBar: UITabBar {
        updateBar()
        return bar
    }

    // MARK: Interface files

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        if let bar = coder.element.value("tabBar") { coder.decode(bar, into: self.bar) { $0.decode(coder) } }
    }

    override func takeChildren(_ children: [(name: String, controller: UIViewController)]) {
        let tabs = children.filter { $0.name == "viewControllers" }.map(\.controller)
        guard !tabs.isEmpty else { return }
        setViewControllers(tabs, animated: false)
        if let selected = scene?.element["selectedIndex"].flatMap({ Int($0) }) { selectedIndex = selected }
    }

    /// Selects the tab of a child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        guard name == "delegate" else { return super._setOutlet(name, to: value) }
        return .outlet(value) { (delegate: any UITabBarControllerDelegate) in self.delegate = delegate }
    }

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the tabs. The selected controller stays selected if it is still a tab. Otherwise, the new tab at the index
    /// of the previous selection is selected or, if there is no such tab, the first tab.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let controllers = viewControllers ?? []
        let index = selectedIndex == NSNotFound ? 0 : selectedIndex
        let atIndex = controllers.indices.contains(index) ? controllers[index] : controllers.first
        let next = selected.flatMap { controllers.contains($0) ? $0 : nil } ?? atIndex
        exchangeChildren(for: controllers) { _, _ in select(next) }
        tabsChanged()
    }

    /// The visible tab's controller. Setting a controller that is not a tab does nothing (unverified; UIKit raises an
    /// exception).
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue, children.contains(newValue) { select(newValue) } }
    }

    package override var visibleChild: UIViewController? { selected }

    /// The index of the selected tab; `NSNotFound` if there are no tabs. Setting an invalid index does nothing.
    open var selectedIndex: Int {
        get { selected.flatMap { children.firstIndex(of: $0) } ?? NSNotFound }
        set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
    }

    /// Mirrors `UITabBarDelegate.tabBar(_:didSelect:)`: called before the tab is shown (unverified).
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func controller(of item: UITabBarItem) -> UIViewController? { children.first { $0.tabBarItem === item } }

    /// Shows the current tabs and the selection in the bar. Called when the tabs change or a tab's item is replaced.
    final func tabsChanged() {
        guard isViewLoaded else { return }
        let items = children.compactMap(\.tabBarItem)
        if bar.items != items { bar.items = items }
        bar.selectedItem = selected?.tabBarItem
    }

    private func tapped(_ item: UITabBarItem) {
        guard let controller = controller(of: item) else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = controller
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: View

    /// The selected controller. Mirrors `UITabBarController`'s `childForStatusBarHidden`.
    open override dynamic var childForStatusBarHidden: UIViewController? { selectedViewController }

    override func installParts() {
        bar.delegate = self
        bar.shouldSelect = { [weak self] item in
            guard let self, let controller = controller(of: item) else { return true }
            return delegate?.tabBarController(self, shouldSelect: controller) ?? true
        }
        bar.didTap = { [weak self] in self?.tapped($0) }
        for part in [pages, bar] { view.addSubview(part) }
    }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        tabsChanged()
        showSelected()
    }

    override func showLoadedPage() {
        tabsChanged()
        if selected?.viewIfLoaded?.superview !== pages { showSelected() }
    }

    override func arrangeParts() { arrange() }

    /// Updates the frames, and shows or hides the bar.
    final func arrange() {
        guard isViewLoaded else { return }
        let size = view.frame.size
        updateBar()
        pages.frame = CGRect(origin: .zero, size: size)
        let height = bar.height + view.safeAreaOfSuperview.bottom
        bar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        pages.setBars(UIEdgeInsets(top: 0, left: 0, bottom: bar.isHidden ? 0 : height, right: 0))
        selected?.place(in: pages, isBottomTranslucent: bar.isTranslucent)
    }

    /// Hides or shows the bar when a page that hides it is pushed or popped. In between, the app decides.
    private func updateBar() {
        let stack = (selected as? UINavigationController)?.viewControllers ?? []
        let isHidden = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
        guard isHidden != isBarHiddenByPage else { return }
        isBarHiddenByPage = isHidden
        bar.isHidden = isHidden
    }
    private var isBarHiddenByPage = false

    private func showSelected() {
        selected?.loadViewIfNeeded()
        // Code that runs while the view is loaded may select another tab, so the selected tab is read again.
        if let page = selected?.viewIfLoaded { pages.addSubview(page) }
        bar.selectedItem = selected?.tabBarItem
        arrange()
    }

    private func select(_ next: UIViewController?) {
        let old = selected
        guard old !== next else { return }
        if let old, let next, viewIfLoaded?.window != nil {
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: next)
            AnimatedTransition.run(animator, from: old, to: next, .none)
        }
        selected = next
        exchange(old, for: next, animated: false, current: { selected }, show: showSelected)
    }
}
