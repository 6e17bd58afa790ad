import Foundation

/// Decides which tab is shown, and learns what the user chose. Mirrors `UITabBarControllerDelegate`, UIKit.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Mirrors `tabBarController(_:shouldSelect:)`, asked for each tap. Default: yes.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Mirrors `tabBarController(_:didSelect:)`: called for each tap, also of the selected tab, never for a change by code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Controllers side by side, of which the user sees one. Mirrors `UITabBarController` and its members, UIKit.
///
/// A tap asks `tabBarController(_:shouldSelect:)`, tells `tabBar(_:didSelect:)`, shows the tab, and tells
/// `tabBarController(_:didSelect:)`; that order is unverified. A tap of the tab of a navigation controller that is selected
/// already leads back to its root (UIKit: "User taps always display the root view of the tab"). There is no More tab: all
/// tabs are shown.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    private let bar = UITabBar(frame: .zero)
    private let pages = UIView(frame: .zero)
    private weak var selected: UIViewController?

    open var tabBar: UITabBar { bar }

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the tabs. The selected controller stays selected if it is still there; else the tab at its place is, or the
    /// last.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let controllers = viewControllers ?? []
        let index = selectedIndex == NSNotFound ? 0 : selectedIndex
        let next = selected.flatMap { controllers.contains($0) ? $0 : nil } ?? controllers.prefix(index + 1).last
        exchangeChildren(for: controllers) { _, _ in select(next) }
        tabsChanged()
    }

    /// The tab that the user sees. Setting another than one of the tabs does nothing (unverified; UIKit stops).
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue, children.contains(newValue) { select(newValue) } }
    }

    /// `NSNotFound` without tabs. Setting an index that no tab has does nothing.
    open var selectedIndex: Int {
        get { selected.flatMap { children.firstIndex(of: $0) } ?? NSNotFound }
        set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
    }

    /// Mirrors `UITabBarDelegate.tabBar(_:didSelect:)`: called before the tab is shown (unverified).
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func controller(of item: UITabBarItem) -> UIViewController? { children.first { $0.tabBarItem === item } }

    /// A tab has another item than before.
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

    open override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        bar.shouldSelect = { [weak self] item in
            guard let self, let controller = controller(of: item) else { return true }
            return delegate?.tabBarController(self, shouldSelect: controller) ?? true
        }
        bar.didTap = { [weak self] in self?.tapped($0) }
        for part in [pages, bar] { view.addSubview(part) }
        tabsChanged()
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    /// Whether the bar is hidden has changed.
    final func arrange() {
        guard isViewLoaded else { return }
        let size = view.frame.size
        let stack = (selected as? UINavigationController)?.viewControllers ?? []
        bar.isHidden = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
        pages.frame = CGRect(origin: .zero, size: size)
        let height = UITabBar.height + view.safeAreaOfSuperview.bottom
        bar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        let bottom = bar.isHidden ? 0 : height
        selected?.viewIfLoaded?.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - bottom)
    }

    private func showSelected() {
        if let selected { pages.addSubview(selected.view) }
        bar.selectedItem = selected?.tabBarItem
        arrange()
    }

    /// Shows another tab. Unverified: the new one is notified first that it will appear.
    private func select(_ next: UIViewController?) {
        let old = selected
        guard old !== next else { return }
        selected = next
        guard isViewLoaded else { return }
        // Whoever is called may choose another tab: what is no longer selected then does not appear.
        if isComing, next?.isComing == false { next?.beginAppearanceTransition(true, animated: false) }
        if old !== selected {
            if old?.isComing == true { old?.beginAppearanceTransition(false, animated: false) }
            old?.viewIfLoaded?.removeFromSuperview()
        }
        showSelected()
        if next === selected { next?.appearInPlace() }
        old?.endAppearanceTransition()
        next?.endAppearanceTransition()
    }
}
