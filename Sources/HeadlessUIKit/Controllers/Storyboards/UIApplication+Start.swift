@preconcurrency import Foundation

extension UIApplication {
    /// The delegate of the started app and its window, which nothing else retains.
    private static var started: (delegate: any UIApplicationDelegate, window: UIWindow?)?

    /// Forgets the started app, without notifying its delegates.
    static func reset() {
        started = nil
        InterfaceFiles.appModule = nil
        resetShared()
    }

    /// Starts an app as UIKit does: with the main storyboard's initial controller in a window, if `Info.plist` names a
    /// main storyboard. UIKit has no such method: `UIApplicationMain` never returns. If several modules of the program have
    /// a storyboard or a xib of the same name, the one of the delegate's module is used from now on.
    ///
    /// - Parameters:
    ///   - delegate: The app's delegate. Its window is set before it is notified of the launch, unless there is a scene.
    ///   - sceneDelegate: The delegate of the app's scene; `nil` if the app has none. Its window is set before it is
    ///     notified of the connection.
    /// - Returns: The key window; `nil` if the app has shown none.
    @discardableResult
    public static func start(
        _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UIWindowSceneDelegate)? = nil
    ) -> UIWindow? {
        shared.delegate = delegate
        InterfaceFiles.appModule = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init)
        let root = InterfaceFiles.mainStoryboard.flatMap {
            UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController()
        }
        let window = root.map { _ in UIWindow(frame: UIScreen.main.bounds) }
        window?.rootViewController = root
        started = (delegate, window)
        if sceneDelegate == nil, let window { delegate.window = window }
        _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
        if let sceneDelegate {
            let scene = UIWindowScene.only
            scene.delegate = sceneDelegate
            if let window { sceneDelegate.window = window }
            sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            // The delegate may have replaced the window.
            if let window, sceneDelegate.window === window { window.makeKeyAndVisible() }
            sceneDelegate.sceneWillEnterForeground(scene)
            sceneDelegate.sceneDidBecomeActive(scene)
        } else {
            if let window, delegate.window === window { window.makeKeyAndVisible() }
            delegate.applicationDidBecomeActive(shared)
        }
        return shared.keyWindow
    }
}
