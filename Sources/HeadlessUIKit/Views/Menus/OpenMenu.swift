import Foundation

/// A menu that is open over a screen, until an element of it is chosen or it is dismissed.
@MainActor
final class OpenMenu {
    let menu: UIMenu
    /// What the action that is chosen gets as its sender.
    private weak var sender: AnyObject?
    /// The button or the row that it belongs to.
    weak var source: UIView?
    /// Whether the whole menu has one element that is on, as that of a pop-up button.
    private let isPopUp: Bool
    /// The menu is about to go; returns what is to happen alongside.
    private let willEnd: () -> MenuAnimator?
    /// The preview above the menu was tapped; `nil` without a preview.
    let tapPreview: (() -> MenuAnimator?)?

    init(
        _ menu: UIMenu, sender: AnyObject? = nil, isPopUp: Bool = false,
        willEnd: @escaping () -> MenuAnimator? = { nil },
        tapPreview: (() -> MenuAnimator?)? = nil
    ) {
        self.menu = menu
        self.sender = sender
        self.isPopUp = isPopUp
        self.willEnd = willEnd
        self.tapPreview = tapPreview
    }

    /// Closes the menu over a screen, does the work, then what the delegate wanted done alongside. That the menu ends
    /// before the chosen action runs is unverified.
    func end(over root: UIView, _ work: () -> Void = {}) {
        guard root.menuOverIt === self else { return }
        root.menuOverIt = nil
        let animator = willEnd()
        work()
        animator?.run()
    }

    /// What the user does by choosing an action.
    func perform(_ action: UIAction, over root: UIView) {
        if let group = group(of: action, in: menu) { group.select(action) }
        if action.attributes.contains(.keepsMenuPresented) {
            action.perform(sender: sender)
        } else {
            end(over: root) { action.perform(sender: sender) }
        }
    }

    /// The menu in which an action is the only one that is on; `nil` if it is in none.
    private func group(of action: UIAction, in menu: UIMenu) -> UIMenu? {
        if isPopUp { return self.menu }
        for child in menu.children {
            if child === action { return menu.options.contains(.singleSelection) ? menu : nil }
            guard let inner = child as? UIMenu, inner.contains(action) else { continue }
            return menu.options.contains(.singleSelection) ? menu : group(of: action, in: inner)
        }
        return nil
    }
}

extension UIMenu {
    /// What the user sees at once: elements that are not hidden, those of inline menus among them.
    package final var shownElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.shownElements }
            if let action = child as? UIAction, action.attributes.contains(.hidden) { return [] }
            return [child]
        }
    }

    /// The actions here and in the menus inside.
    final var actions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.actions }
            return (child as? UIAction).map { [$0] } ?? []
        }
    }

    final func contains(_ action: UIAction) -> Bool { actions.contains { $0 === action } }

    /// Turns one action on and the others off.
    final func select(_ action: UIAction) {
        for other in actions { other.state = other === action ? .on : .off }
    }
}

// MARK: - Over a screen

extension UIView {
    /// The menu that is open over the screen in which the view lies.
    package final var openMenu: UIMenu? { root.menuOverIt?.menu }

    /// The button or the row that the open menu belongs to.
    package final var sourceOfMenu: UIView? { root.menuOverIt?.source }

    final var root: UIView {
        var root = self
        while let parent = root.superviewStorage { root = parent }
        return root
    }

    /// Opens a menu over the screen in which the view lies.
    final func open(_ menu: OpenMenu) {
        menu.source = self
        root.menuOverIt = menu
    }
}
