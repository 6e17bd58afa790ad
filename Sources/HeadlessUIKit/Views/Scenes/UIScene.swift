@preconcurrency import Foundation

/// An instance of the app's user interface. Mirrors `UIScene` and its members, UIKit.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// Mirrors `UIScene.ActivationState`.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive, background
    }

    /// The options with which a scene is opened. Mirrors `UIScene.ConnectionOptions`: a headless scene has none.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    public final let session: UISceneSession
    /// The delegate, which the scene retains, as in UIKit.
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
    /// The app is the next responder (unverified).
    open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows. Mirrors `UIWindowScene` and its members, UIKit. There is only one headless scene.
open class UIWindowScene: UIScene {
    static let only = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

    open var screen: UIScreen { .main }
    /// All existing windows, from back to front.
    open var windows: [UIWindow] { UIWindow.all }
    open var keyWindow: UIWindow? { UIWindow.key }
    private let ownStatusBarManager = UIStatusBarManager()
    open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The appearance of a scene's status bar. Mirrors `UIStatusBarManager` and its members, UIKit.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The frame in points.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// The style of a status bar. Mirrors `UIStatusBarStyle`, UIKit.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The animation with which a status bar appears or disappears. Mirrors `UIStatusBarAnimation`, UIKit.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// The persistent information about a scene. Mirrors `UISceneSession` and its members, UIKit.
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

/// The classes from which a scene is created. Mirrors `UISceneConfiguration` and its members, UIKit. Stored, but has no
/// effect.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public final let name: String?
    public final let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// A URL that opened the app. Mirrors `UIOpenURLContext` and its members, UIKit.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public final let url: URL
    public init(url: URL) { self.url = url }
}

/// Receives the events of a scene's life cycle. Mirrors `UISceneDelegate`, UIKit. HeadlessUIKit never calls these
/// methods, but a test may call them.
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
