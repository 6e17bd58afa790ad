@preconcurrency import Foundation

/// The program. Mirrors `UIApplication` and its members, UIKit, as far as cells and their controllers ask it for
/// something.
///
/// Headlessly a program may make one of its own class: the one made last is the shared one, as long as somebody retains it. A
/// test that overrides ``open(_:options:completionHandler:)`` sees which addresses are opened.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    private static let standard = UIApplication()
    private static weak var made: UIApplication?

    public static var shared: UIApplication { made ?? standard }

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

    /// Retained by nobody, as in UIKit.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Headlessly there is one.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// Those that somebody retains, in the order in which they were made. UIKit deprecates it.
    open var windows: [UIWindow] { UIWindow.all }
    /// UIKit deprecates it.
    open var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }

    /// Opens nothing; calls the handler at once, as if it had.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(true)
    }

    /// Every address can.
    open func canOpenURL(_ url: URL) -> Bool { true }

    /// Mirrors `UIApplication.State`.
    public enum State: Int, Sendable {
        case active, inactive, background
    }
    open var applicationState: State { .active }
    /// Large, until a script's step chooses another.
    open var preferredContentSizeCategory: UIContentSizeCategory { .ofDevice }
    /// Left to right, until a script's step chooses the other.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { DeviceSettings.current.direction }
    /// In points: as wide as the screen, and as high as the device's safe area at the top; without a named device empty. UIKit
    /// deprecates it.
    open var statusBarFrame: CGRect {
        let height = HeldDevice.current.safeArea.top
        return CGRect(x: 0, y: 0, width: height > 0 ? UIScreen.main.bounds.width : 0, height: height)
    }
    /// Recorded.
    open var isIdleTimerDisabled = false
    public static let openSettingsURLString = "app-settings:"

    // Nothing posts these headlessly but a test.

    public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
