@preconcurrency import Foundation

/// The menu with editing commands. Mirrors `UIMenuController` and its members, UIKit.
///
/// The menu contains the ``menuItems`` that the first responder or a responder above it can perform. UIKit's own commands,
/// such as Copy, are not in it, and its frame is zero. A finger can't choose an item;
/// ``UIApplication/sendAction(_:to:from:for:)`` with a target of `nil` has the same effect.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    /// Mirrors `UIMenuController.ArrowDirection`.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    private static let one = UIMenuController()
    open class var shared: UIMenuController { one }

    /// The items that are added to the menu.
    open var menuItems: [UIMenuItem]?
    /// Stored, but has no effect.
    open var arrowDirection = ArrowDirection.default
    /// The frame in the coordinates of the screen; always zero.
    open var menuFrame: CGRect { .zero }

    private weak var target: UIView?
    private var isShown = false

    /// Whether the menu is visible. It disappears with the window of its view.
    open var isMenuVisible: Bool { isShown && target?.window != nil }

    /// Sets the view and the rectangle at which ``setMenuVisible(_:animated:)`` shows the menu.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetView }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard let target, menuVisible else { return hideMenu() }
        showMenu(from: target, rect: .zero)
    }

    /// Shows the menu if the first responder can perform any of its items.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        target = targetView
        guard !isMenuVisible, targetView.window != nil, !performableItems.isEmpty else { return }
        post(Self.willShowMenuNotification)
        isShown = true
        post(Self.didShowMenuNotification)
    }

    open func hideMenu(from targetView: UIView) { if targetView === target { hideMenu() } }

    open func hideMenu() {
        guard isShown else { return }
        post(Self.willHideMenuNotification)
        isShown = false
        post(Self.didHideMenuNotification)
    }

    /// Hides the menu if no item can be performed any more.
    open func update() { if isMenuVisible, performableItems.isEmpty { hideMenu() } }

    private var performableItems: [UIMenuItem] {
        (menuItems ?? []).filter { item in
            UIResponder.firstResponder?.target(forAction: item.action, withSender: self) != nil
        }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
