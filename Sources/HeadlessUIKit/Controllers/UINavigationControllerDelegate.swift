import Foundation

/// Hears which controller a navigation controller shows. Mirrors `UINavigationControllerDelegate`, UIKit, without
/// transitions.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Mirrors `navigationController(_:willShow:animated:)`.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Mirrors `navigationController(_:didShow:animated:)`.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
