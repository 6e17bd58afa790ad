import Foundation

/// The outermost view. Mirrors `UIWindow`, UIKit. A headless screen needs none; where one is made, what lies in it has a
/// ``UIView/window``.
open class UIWindow: UIView {
    /// So that nobody looks for what nobody ever made.
    @exclusivity(unchecked) private(set) static var isAny = false

    /// Mirrors `UIWindow.init(frame:)`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        Self.isAny = true
    }
    /// Mirrors `UIWindow.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.isAny = true
    }

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
        rootViewController.view.frame = bounds
        addSubview(rootViewController.view)
        rootViewController.endAppearanceTransition()
    }

    private func hide(_ controller: UIViewController?) {
        guard let controller, controller.viewIfLoaded?.superview === self else { return }
        controller.beginAppearanceTransition(false, animated: false)
        controller.view.removeFromSuperview()
        controller.endAppearanceTransition()
    }
}

extension UIView {
    /// The view itself, and everything inside.
    final func forAllInside(_ work: (UIView) -> Void) {
        work(self)
        for view in subviews { view.forAllInside(work) }
    }
}
