@preconcurrency import Foundation

/// Receives the events of a scene with a window. Mirrors `UIWindowSceneDelegate`, UIKit.
///
/// To create the app's own window, a test connects the scene:
/// `delegate.scene(scene, willConnectTo: scene.session, options: …)`.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
