import Foundation

/// The bar above a navigation controller's top controller. Mirrors `UINavigationBar`, UIKit: its title and its buttons.
open class UINavigationBar: UIView {
    /// Mirrors `UINavigationBar.prefersLargeTitles`. Recorded, not drawn.
    open var prefersLargeTitles = false

    private let title = UILabel(frame: .zero)
    private var leading: [UIView] = []
    private var trailing: [UIView] = []

    fileprivate func show(_ controller: UIViewController, back: UIAction?) {
        for view in subviews { view.removeFromSuperview() }
        leading = []
        let item = controller.navigationItem
        if let back, !item.hidesBackButton {
            let button = UIButton(type: .system)
            button.setTitle("Back", for: .normal)
            button.accessibilityIdentifier = "BackButton"
            button.addAction(back, for: .primaryActionTriggered)
            leading = [button]
        }
        leading += (item.leftBarButtonItems ?? []).map { $0.makeButton() }
        title.text = item.title ?? controller.title
        trailing = (item.rightBarButtonItems ?? []).map { $0.makeButton() }
        for view in leading + [title] + trailing { addSubview(view) }
    }

    /// Buttons from the edges inwards, and the title in the middle. Believed: 16 points from an edge, 8 apart, a button at least
    /// 44 wide.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var edge: CGFloat = 16
        for button in leading {
            let width = max(44, button.intrinsicContentSize.width)
            button.frame = CGRect(x: edge, y: 0, width: width, height: frame.height)
            edge += width + 8
        }
        var end = frame.width - 16
        for button in trailing {
            let width = max(44, button.intrinsicContentSize.width)
            button.frame = CGRect(x: end - width, y: 0, width: width, height: frame.height)
            end -= width + 8
        }
        let width = min(title.intrinsicContentSize.width, max(0, end - edge))
        let start = min(max((frame.width - width) / 2, edge), max(edge, end - width))
        title.frame = CGRect(x: start, y: 0, width: width, height: frame.height)
    }
}

/// Controllers one over the other. Mirrors `UINavigationController`, UIKit. There is no time: a push or pop has ended on
/// return.
open class UINavigationController: UIViewController {
    /// Mirrors `UINavigationController.init(rootViewController:)`.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    /// Mirrors `UINavigationController.init(nibName:bundle:)`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Mirrors `UINavigationController.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private var isVisible = false

    /// Mirrors `UINavigationController.navigationBar`.
    open var navigationBar: UINavigationBar { bar }
    /// From the root to the top. Mirrors `UINavigationController.viewControllers`.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Mirrors `UINavigationController.topViewController`.
    open var topViewController: UIViewController? { children.last }
    /// What a person sees: the top controller, or what it presents. Mirrors `UINavigationController.visibleViewController`.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        showTop()
    }

    /// Mirrors `UINavigationController.pushViewController(_:animated:)`.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        exchange(animated) { addChild(viewController) }
    }

    /// Mirrors `UINavigationController.popViewController(animated:)`: the root stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = topViewController else { return nil }
        exchange(animated) { top.removeFromParent() }
        return top
    }

    /// Mirrors `UINavigationController.popToRootViewController(animated:)`.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(children.dropFirst())
        guard !popped.isEmpty else { return [] }
        exchange(animated) { for controller in popped { controller.removeFromParent() } }
        return popped
    }

    /// Mirrors `UINavigationController.setViewControllers(_:animated:)`: the last is the one that is shown.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isTopKept = viewControllers.last === topViewController
        let change = {
            for controller in self.children where !viewControllers.contains(controller) {
                controller.removeFromParent()
            }
            for controller in viewControllers { self.addChild(controller) }
            self.children = viewControllers
        }
        guard isTopKept else { return exchange(animated, change) }
        change()
        if isViewLoaded { updateBar() }
    }

    private func exchange(_ animated: Bool, _ change: () -> Void) {
        let old = topViewController
        if isVisible { old?.beginAppearanceTransition(false, animated: animated) }
        change()
        guard isViewLoaded else { return }
        let new = topViewController
        if isVisible { new?.beginAppearanceTransition(true, animated: animated) }
        old?.viewIfLoaded?.removeFromSuperview()
        showTop()
        if isVisible {
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }
        new?.didMove(toParent: self)
    }

    private func showTop() {
        guard let top = topViewController else { return }
        bar.frame.size.width = view.frame.width
        top.view.frame = CGRect(
            x: 0, y: bar.frame.maxY, width: view.frame.width, height: view.frame.height - bar.frame.maxY)
        view.addSubview(top.view)
        updateBar()
    }

    /// Shows what the top controller's item says now.
    private func updateBar() {
        guard let top = topViewController else { return }
        let back = UIAction { [weak self] _ in self?.popViewController(animated: true) }
        bar.show(top, back: children.count > 1 ? back : nil)
    }

    /// The item or the title of a controller changed.
    final func itemChanged(_ controller: UIViewController) {
        if isViewLoaded, controller === topViewController { updateBar() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isVisible = true
        topViewController?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topViewController?.endAppearanceTransition()
        updateBar()
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
