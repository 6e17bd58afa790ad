@preconcurrency import Foundation

/// The app. Mirrors `UIApplication` and its members, UIKit, limited to what cells and their controllers need.
///
/// A headless program may create an instance of its own subclass. The most recently created instance is the shared
/// instance for as long as it is retained. A test can override ``open(_:options:completionHandler:)`` to see which URLs
/// are opened.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    private static let standard = UIApplication()
    private static weak var made: UIApplication?

    /// Makes the package's own instance the shared app, without a delegate.
    static func resetShared() {
        made = nil
        standard.delegate = nil
        standard.shortcutItems = nil
        standard.isIdleTimerDisabled = false
        UIWindowScene.only.delegate = nil
        UIWindowScene.only.title = ""
    }

    public static var shared: UIApplication { made ?? standard }

    /// Returns the shared instance for the keys `shared` and `sharedApplication`, which extensions of apps use to find it;
    /// `nil` for any other key path.
    public class func value(forKeyPath keyPath: String) -> Any? {
        ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
    }

    /// Calls a type method. Mirrors `NSObject.perform(_:)` of a class.
    ///
    /// - Returns: The method's result, which the caller retains if it needs it later.
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector?.perform(on: TypeTarget.object(self), with: nil).map { Unmanaged.passUnretained($0 as AnyObject) }
    }

    public override init() {
        super.init()
        Self.made = self
    }

    /// Mirrors `UIApplication.OpenExternalURLOptionsKey`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The delegate, which is not retained, as in UIKit.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The delegate is the next responder if it is a responder other than a view, a controller or the app itself.
    open override var next: UIResponder? {
        let responder = delegate as? UIResponder
        return responder is UIView || responder is UIViewController || responder === self ? nil : responder
    }
    /// The connected scenes. There is only one.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// All existing windows, from back to front. Deprecated in UIKit.
    open var windows: [UIWindow] { UIWindow.all }
    /// The key window. Deprecated in UIKit.
    open var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }

    /// Calls the completion handler with `true` immediately, without opening the URL.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(true)
    }

    /// Always returns `true`.
    open func canOpenURL(_ url: URL) -> Bool { true }

    /// Mirrors `UIApplication.State`.
    public enum State: Int, Sendable {
        case active, inactive, background
    }
    open var applicationState: State { .active }
    /// The user's text size: large, unless a script chooses a different size.
    open var preferredContentSizeCategory: UIContentSizeCategory { .ofDevice }
    /// The direction of the user's language: left to right, unless a script chooses the other direction.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { DeviceSettings.current.direction }
    /// The frame of the status bar, in points. The status bar is as wide as the screen and as tall as the device's top
    /// safe area inset. The frame is empty if that inset is 0, as on an unnamed device. Deprecated in UIKit.
    open var statusBarFrame: CGRect {
        let height = HeldDevice.current.safeArea.top
        return CGRect(x: 0, y: 0, width: height > 0 ? UIScreen.main.bounds.width : 0, height: height)
    }
    /// The orientation of the interface. Deprecated in UIKit.
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
    /// The dynamic quick actions of the app's icon, which a test can read.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// Stored, but has no effect.
    open var isIdleTimerDisabled = false
    /// Stored, but not drawn.
    open var isNetworkActivityIndicatorVisible = false
    public static let openSettingsURLString = "app-settings:"

    // HeadlessUIKit does not post these notifications. A test may post them.

    public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
