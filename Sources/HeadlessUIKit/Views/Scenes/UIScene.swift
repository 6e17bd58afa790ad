@preconcurrency import Foundation

/// A part of the app that the system shows. Mirrors `UIScene` and its members, UIKit.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// Mirrors `UIScene.ActivationState`.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive, background
    }

    /// What a scene is opened with. Mirrors `UIScene.ConnectionOptions`: headlessly nothing.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    public final let session: UISceneSession
    /// Retained by the scene, as in UIKit.
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
}

/// A scene with windows. Mirrors `UIWindowScene` and its members, UIKit. Headlessly there is one.
open class UIWindowScene: UIScene {
    static let only = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

    open var screen: UIScreen { .main }
    /// Those that somebody retains, in the order in which they were made.
    open var windows: [UIWindow] { UIWindow.all }
    open var keyWindow: UIWindow? { UIWindow.all.last { $0.isKeyWindow } }
    private let ownStatusBarManager = UIStatusBarManager()
    open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// How a scene's status bar looks. Mirrors `UIStatusBarManager` and its members, UIKit.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// In points.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// How a status bar looks. Mirrors `UIStatusBarStyle`, UIKit.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How a status bar changes. Mirrors `UIStatusBarAnimation`, UIKit.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// What the system keeps of a scene. Mirrors `UISceneSession` and its members, UIKit.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// Mirrors `UISceneSession.Role`.
    public struct Role: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    open var role: Role { .windowApplication }
    open var persistentIdentifier: String { "headless" }
    open var userInfo: [String: Any]?
}

/// Which class makes a scene. Mirrors `UISceneConfiguration` and its members, UIKit. Recorded.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public final let name: String?
    public final let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// An address that the app was opened with. Mirrors `UIOpenURLContext` and its members, UIKit.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public final let url: URL
    public init(url: URL) { self.url = url }
}

/// What an app does in the lives of its scenes. Mirrors `UISceneDelegate`, UIKit. Headlessly nothing calls it but a test.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The same with a window. Mirrors `UIWindowSceneDelegate`, UIKit. A test that connects a scene's delegate has the app's own window:
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
