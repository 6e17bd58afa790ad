@preconcurrency import Foundation

/// A scene with windows. Mirrors `UIWindowScene` and its members, UIKit. There is only one headless scene.
open class UIWindowScene: UIScene {
    static let only = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

    open var screen: UIScreen { .main }
    /// Portrait, or landscape if the device is held sideways.
    open var interfaceOrientation: UIInterfaceOrientation {
        HeldDevice.current.isSideways ? .landscapeRight : .portrait
    }
    /// All existing windows, from back to front.
    open var windows: [UIWindow] { UIWindow.all }
    open var keyWindow: UIWindow? { UIWindow.key }
    private let ownStatusBarManager = UIStatusBarManager()
    open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var traitCollection: UITraitCollection { screen.traitCollection }
}
