import Foundation

/// The outermost view. Mirrors `UIWindow` and its members, UIKit. A headless screen needs none; where one is made, what
/// lies in it has a ``UIView/window``, and so has what is presented from there: it lies over all else in the window, as
/// large as that (unverified; UIKit puts a view in between).
open class UIWindow: UIView {
    /// So that nobody looks for what nobody ever made.
    @exclusivity(unchecked) private(set) static var isAny = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        Self.add(self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.add(self)
    }
    /// As large as the screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// Headlessly there is one, for all windows.
    open weak var windowScene: UIWindowScene? = .only

    private struct Made { weak var window: UIWindow? }
    private static var made: [Made] = []

    private static func add(_ window: UIWindow) {
        isAny = true
        made.removeAll { $0.window == nil }
        made.append(Made(window: window))
    }

    /// Those that somebody retains, in the order in which they were made.
    static var all: [UIWindow] { made.compactMap(\.window) }

    /// Mirrors `UIWindow.rootViewController`. In a visible window the new one appears and the old one disappears.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            hide(oldValue)
            if isKeyWindow { showRoot() }
        }
    }

    /// Mirrors `UIWindow.isKeyWindow`: whether it was made visible.
    open private(set) var isKeyWindow = false

    /// Mirrors `UIWindow.makeKeyAndVisible()`: the root controller appears.
    open func makeKeyAndVisible() {
        isHidden = false
        guard !isKeyWindow else { return }
        isKeyWindow = true
        showRoot()
    }

    private func showRoot() {
        guard let rootViewController else { return }
        rootViewController.beginAppearanceTransition(true, animated: false)
        for controller in rootViewController.presentedStack.reversed() { show(controller.view) }
        rootViewController.endAppearanceTransition()
    }

    /// Puts a view over all that the window shows, and makes it as large.
    final func show(_ view: UIView) {
        view.frame = bounds
        addSubview(view)
    }

    /// What a controller presents goes with it (unverified).
    private func hide(_ controller: UIViewController?) {
        guard let controller else { return }
        let shown = controller.presentedStack.filter { $0.viewIfLoaded?.superview === self }
        for controller in shown { controller.beginAppearanceTransition(false, animated: false) }
        for controller in shown { controller.leaveWindow() }
        for controller in shown { controller.endAppearanceTransition() }
    }
}

extension UIView {
    /// The view itself, and everything inside.
    final func forAllInside(_ work: (UIView) -> Void) {
        work(self)
        for view in subviews { view.forAllInside(work) }
    }
}
