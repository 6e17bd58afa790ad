import Foundation

/// Decides which tabs can be selected, and is notified of selections. Mirrors `UITabBarControllerDelegate`, UIKit.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Mirrors `tabBarController(_:shouldSelect:)`: called for each tap. Default: `true`.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Mirrors `tabBarController(_:didSelect:)`: called for each tap on a tab that may be selected, even if it is
    /// selected already, but not when the selection is changed programmatically.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
