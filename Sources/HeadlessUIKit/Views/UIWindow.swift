@preconcurrency import Foundation

/// The root view of a screen. Mirrors `UIWindow` and its members, UIKit.
///
/// A headless screen does not need a window. If a window is created, the views in it have a ``UIView/window``. A new
/// window is not hidden, unlike in UIKit, so that a finger can touch the views in it. Its root controller appears when
/// ``makeKeyAndVisible()`` is called or `isHidden` is set to `false`.
///
/// If a controller in the window presents another controller, the presented view is added in front of all other views,
/// with the size of the window (unverified; UIKit adds another view in between).
open class UIWindow: UIView {
    /// Whether a window has ever been created. Until then, windows are not looked up.
    @exclusivity(unchecked) static var isAny = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        Self.add(self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.add(self)
    }
    /// Creates a window with the size of the screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// The scene that all windows share.
    open weak var windowScene: UIWindowScene? = .only

    /// The only screen. Setting it has no effect, as there is no other.
    open var screen: UIScreen {
        get { .main }
        set {}
    }

    private struct Made { weak var window: UIWindow? }
    /// The windows in the order in which they were created or last made key and visible.
    private static var made: [Made] = []
    /// The windows that were made key and have not been hidden since, in the order in which they last became key.
    private static var keys: [Made] = []

    /// Removes all windows from the app, without notifying their controllers.
    static func forgetAll() { (made, keys) = ([], []) }

    private static func add(_ window: UIWindow) {
        isAny = true
        move(window, toEndOf: &made)
    }

    private static func move(_ window: UIWindow, toEndOf list: inout [Made]) {
        list.removeAll { $0.window == nil || $0.window === window }
        list.append(Made(window: window))
    }

    /// All existing windows, from back to front. They are sorted by level. Windows at the same level are in the order
    /// in which they were created or last made key and visible.
    static var all: [UIWindow] { made.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel } }

    /// The key window. Among the existing windows that have not been hidden since they became key, it is the one that
    /// became key last.
    static var key: UIWindow? { keys.last { $0.window != nil }?.window }

    /// The position of the window relative to other windows. It determines the order of the scene's windows, and has no
    /// other effect.
    open var windowLevel = Level.normal

    /// The root view controller. Mirrors `UIWindow.rootViewController`. In a visible window, the new controller appears
    /// and the old one disappears.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            hide(oldValue)
            if isOnScreen { showControllers() }
        }
    }

    // MARK: Visibility

    /// Whether the window is hidden; initially `false`, unlike in UIKit. When the property is set to `false`, the root
    /// controller and the controllers presented on it appear, except those covered by a full-screen presentation. When
    /// it is set to `true`, the controllers disappear, but their views stay in the window. The window is then no longer
    /// the key window, and the previous key window becomes key again (unverified).
    open override var isHidden: Bool { didSet { if isHidden { leaveScreen() } else { enterScreen() } } }

    /// Whether the window has been shown, and has not been hidden since.
    private var isOnScreen = false

    private func enterScreen() {
        guard !isOnScreen else { return }
        isOnScreen = true
        showControllers()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    private func leaveScreen() {
        Self.changeKey { Self.keys.removeAll { $0.window === self } }
        guard isOnScreen else { return }
        isOnScreen = false
        let leaving = rootViewController.map { $0.presentedStack.filter(\.isComing) } ?? []
        for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
        for controller in leaving { controller.endAppearanceTransition() }
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    // MARK: Key window

    /// Whether this is the key window. There is at most one key window.
    open var isKeyWindow: Bool { Self.key === self }

    /// Makes the window the key window, without showing it.
    open func makeKey() { Self.changeKey { Self.move(self, toEndOf: &Self.keys) } }

    /// Makes the window the key window, and then shows it in front of the other windows at its level. The root
    /// controller appears. Unverified: the window becomes key before it is shown.
    open func makeKeyAndVisible() {
        Self.move(self, toEndOf: &Self.made)
        makeKey()
        isHidden = false
    }

    /// Called when the window has become the key window. Mirrors `UIWindow.becomeKey()`.
    open func becomeKey() {}
    /// Called when the window is no longer the key window. Mirrors `UIWindow.resignKey()`.
    open func resignKey() {}

    private static func changeKey(_ change: () -> Void) {
        let old = key
        change()
        let new = key
        guard old !== new else { return }
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: didResignKeyNotification, object: old)
        }
        if let new, new === key {
            new.becomeKey()
            NotificationCenter.default.post(name: didBecomeKeyNotification, object: new)
        }
    }

    // The object of each notification is the window. The notifications about the key window are posted after
    // `becomeKey()` or `resignKey()` has been called, and the notifications about visibility after the window's
    // controllers have appeared or disappeared (unverified).

    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    /// The window's scene or, if there is no scene, the app (unverified: Apple's documentation of `UIResponder.next`
    /// mentions the app, but not scenes).
    open override var next: UIResponder? { super.next ?? windowScene ?? UIApplication.shared }

    // MARK: Controllers

    /// Shows the root controller and the controllers that are presented on it, except those that are covered.
    ///
    /// A controller that is about to appear may replace the root controller or hide the window. If so, the method
    /// returns early.
    private func showControllers() {
        guard let root = rootViewController else { return }
        let arriving = root.updateCoveredStack().filter { !$0.isComing }
        for controller in arriving where root.presentedStack.contains(controller) {
            controller.beginAppearanceTransition(true, animated: false)
            guard rootViewController === root, isOnScreen else { return }
        }
        // The callbacks may have presented or dismissed controllers.
        for controller in root.presentedStack.reversed()
        where controller.isComing && controller.viewIfLoaded?.superview !== self {
            show(controller.view)
        }
        for controller in arriving { controller.endAppearanceTransition() }
    }

    /// Adds a controller's view in front of everything else in the window. The view fills the window, unless it is a
    /// sheet.
    final func show(_ view: UIView) {
        view.frame = bounds
        addSubview(view)
        view.controller?.takeSheetSize()
    }

    /// Removes a controller's view and the views of the controllers presented on it (unverified).
    private func hide(_ controller: UIViewController?) {
        guard let controller else { return }
        let shown = controller.presentedStack.filter {
            $0.viewIfLoaded?.superview === self || $0.transition?.isAppearing == true
        }
        let leaving = shown.filter(\.isComing)
        for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
        for controller in shown { controller.leaveWindow() }
        for controller in leaving { controller.endAppearanceTransition() }
    }
}

extension UIWindow {
    /// The position of windows relative to each other. Mirrors `UIWindow.Level`, including its values and operators.
    public struct Level: Hashable, Comparable, Sendable, RawRepresentable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
        public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }
        public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }
    }
}

extension UIView {
    /// Calls a closure for the view and all of its descendants.
    final func forAllInside(_ work: (UIView) -> Void) {
        work(self)
        for view in subviews { view.forAllInside(work) }
    }
}
