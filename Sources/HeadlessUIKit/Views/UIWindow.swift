import Foundation

/// The root view of a screen. Mirrors `UIWindow` and its members, UIKit.
///
/// A headless screen needs no window. If a window is created, the views in it have a ``UIView/window``. If a controller
/// in the window presents another controller, the presented view is added in front of all other views, with the size of
/// the window (unverified; UIKit adds another view in between).
open class UIWindow: UIView {
    /// Whether a window has ever been created. Until then, looking up windows is skipped.
    @exclusivity(unchecked) private(set) static var isAny = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        Self.add(self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.add(self)
    }
    /// Creates a window with the size of the screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// The scene, which all windows share.
    open weak var windowScene: UIWindowScene? = .only

    private struct Made { weak var window: UIWindow? }
    private static var made: [Made] = []

    private static func add(_ window: UIWindow) {
        isAny = true
        made.removeAll { $0.window == nil }
        made.append(Made(window: window))
    }

    /// The windows that exist, in the order in which they were created.
    static var all: [UIWindow] { made.compactMap(\.window) }

    /// The root view controller. Mirrors `UIWindow.rootViewController`. In a visible window, the new controller appears
    /// and the old one disappears.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            hide(oldValue)
            if isKeyWindow { showRoot() }
        }
    }

    /// Whether the window has been made visible. Mirrors `UIWindow.isKeyWindow`.
    open private(set) var isKeyWindow = false

    /// Makes the window visible, so that the root controller appears. Mirrors `UIWindow.makeKeyAndVisible()`.
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

    /// Adds a view in front of everything else in the window, and resizes it to fill the window.
    final func show(_ view: UIView) {
        view.frame = bounds
        addSubview(view)
    }

    /// Removes a controller's view and the views of the controllers that it presents (unverified).
    private func hide(_ controller: UIViewController?) {
        guard let controller else { return }
        let shown = controller.presentedStack.filter { $0.viewIfLoaded?.superview === self }
        for controller in shown { controller.beginAppearanceTransition(false, animated: false) }
        for controller in shown { controller.leaveWindow() }
        for controller in shown { controller.endAppearanceTransition() }
    }
}

extension UIView {
    /// Calls a closure for the view and all of its descendants.
    final func forAllInside(_ work: (UIView) -> Void) {
        work(self)
        for view in subviews { view.forAllInside(work) }
    }
}
