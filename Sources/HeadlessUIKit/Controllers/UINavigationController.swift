import Foundation

/// The bar above a navigation controller's top controller. Mirrors `UINavigationBar`, UIKit: its title and its buttons.
open class UINavigationBar: UIView {
    /// Mirrors `UINavigationBar.prefersLargeTitles`. Recorded, not drawn.
    open var prefersLargeTitles = false

    fileprivate func show(_ controller: UIViewController, back: UIAction?) {
        for view in subviews { view.removeFromSuperview() }
        let item = controller.navigationItem
        if let back, !item.hidesBackButton {
            let button = UIButton(type: .system)
            button.setTitle("Back", for: .normal)
            button.accessibilityIdentifier = "BackButton"
            button.addAction(back, for: .primaryActionTriggered)
            addSubview(button)
        }
        for left in item.leftBarButtonItems ?? [] { addSubview(left.makeButton()) }
        let title = UILabel(frame: .zero)
        title.text = item.title ?? controller.title
        addSubview(title)
        for right in item.rightBarButtonItems ?? [] { addSubview(right.makeButton()) }
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
