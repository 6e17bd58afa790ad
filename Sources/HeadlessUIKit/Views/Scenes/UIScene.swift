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
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
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

/// A URL that opened the app. Mirrors `UIOpenURLContext` and its members, UIKit.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public final let url: URL
    public init(url: URL) { self.url = url }
}
