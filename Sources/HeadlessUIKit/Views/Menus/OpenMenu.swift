import Foundation

/// A menu that is open over a screen until an element is chosen or the menu is dismissed.
@MainActor
final class OpenMenu {
    var menu: UIMenu { didSet { menu.requestDeferredElements() } }
    /// The sender passed to the chosen action.
    private weak var sender: AnyObject?
    /// The button, row or view that opened the menu.
    weak var source: UIView?
    /// Whether only one element of the whole menu can be on, as in the menu of a pop-up button.
    private let isPopUp: Bool
    /// Called when the menu closes. Returns an animator with the delegate's animations, which run after the menu has
    /// closed.
    private let willEnd: () -> MenuAnimator?
    /// Called when the preview above the menu is tapped; `nil` if there is no preview.
    let tapPreview: (() -> MenuAnimator?)?
    /// What is shown above the menu; `nil` if the menu is not a context menu.
    let preview: MenuPreview?

    init(
        _ menu: UIMenu, sender: AnyObject? = nil, isPopUp: Bool = false, preview: MenuPreview? = nil,
        willEnd: @escaping () -> MenuAnimator? = { nil },
        tapPreview: (() -> MenuAnimator?)? = nil
    ) {
        self.menu = menu
        self.sender = sender
        self.isPopUp = isPopUp
        self.preview = preview
        self.willEnd = willEnd
        self.tapPreview = tapPreview
        menu.requestDeferredElements()
    }

    /// Closes the menu over a screen, runs a closure, and then runs the delegate's animations. Unverified: the menu
    /// closes before the chosen action runs.
    func end(over root: UIView, _ work: () -> Void = {}) {
        guard root.menuOverIt === self else { return }
        root.menuOverIt = nil
        let animator = willEnd()
        work()
        animator?.run()
    }

    /// Performs an action that the user has chosen.
    func perform(_ action: UIAction, over root: UIView) {
        if let group = group(of: action, in: menu) { group.select(action) }
        if isPopUp { source?.invalidateIntrinsicContentSize() }
        if action.attributes.contains(.keepsMenuPresented) {
            action.perform(sender: sender)
        } else {
            end(over: root) { action.perform(sender: sender) }
        }
    }

    /// Returns the menu in which only one action can be on: the whole menu of a pop-up button or, for any other menu,
    /// the outermost single-selection menu that contains the action; `nil` if there is none.
    private func group(of action: UIAction, in menu: UIMenu) -> UIMenu? {
        if isPopUp { return self.menu }
        for child in menu.providedChildren {
            if child === action { return menu.options.contains(.singleSelection) ? menu : nil }
            guard let inner = child as? UIMenu, inner.contains(action) else { continue }
            return menu.options.contains(.singleSelection) ? menu : group(of: action, in: inner)
        }
        return nil
    }
}

extension UIMenu {
    /// The visible elements, including the elements of inline menus.
    package final var shownElements: [UIMenuElement] {
        providedChildren.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.shownElements }
            if let action = child as? UIAction, action.attributes.contains(.hidden) { return [] }
            return [child]
        }
    }

    /// The actions of this menu and its submenus.
    final var actions: [UIAction] {
        providedChildren.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.actions }
            return (child as? UIAction).map { [$0] } ?? []
        }
    }

    final func contains(_ action: UIAction) -> Bool { actions.contains { $0 === action } }

    /// Turns one action of the menu on and all others off.
    final func select(_ action: UIAction) {
        for other in actions { other.state = other === action ? .on : .off }
    }
}

// MARK: - Menus over a screen

extension UIView {
    /// The menu that is open over the view's screen.
    package final var openMenu: UIMenu? { root.menuOverIt?.menu }

    /// The button, row or view that opened the current menu.
    package final var sourceOfMenu: UIView? { root.menuOverIt?.source }

    /// What is shown above the current context menu; `nil` if the menu is that of a button.
    package final var previewOfMenu: MenuPreview? { root.menuOverIt?.preview }

    final var root: UIView {
        var root = self
        while let parent = root.superviewStorage { root = parent }
        return root
    }

    /// Opens a menu for this view, over the view's screen.
    final func open(_ menu: OpenMenu) {
        menu.source = self
        root.menuOverIt = menu
    }

    /// Opens the context menu that a configuration describes for this view. If the configuration has neither a menu nor
    /// a preview, nothing opens (unverified).
    ///
    /// - Parameter highlighted: The preview that the delegate returned for the view.
    /// - Parameter owner: The list or interaction that the closures pass to the delegate. It is not retained.
    /// - Returns: The menu; `nil` if nothing opened.
    @discardableResult
    final func open<Owner: AnyObject>(
        _ configuration: UIContextMenuConfiguration, highlighting highlighted: UITargetedPreview?, for owner: Owner,
        willDisplay: (Owner, MenuAnimator) -> Void,
        willEnd: @escaping (Owner, MenuAnimator) -> Void, tapPreview: @escaping (Owner, MenuAnimator) -> Void
    ) -> OpenMenu? {
        let menu = configuration.actionProvider?([])
        let preview = configuration.previewProvider?()
        guard menu != nil || preview != nil else { return nil }
        let animator = MenuAnimator(preview: preview)
        willDisplay(owner, animator)
        // Each later delegate call gets a new animator.
        let tell = { [weak owner] (event: (Owner, MenuAnimator) -> Void) -> MenuAnimator? in
            guard let owner else { return nil }
            let animator = MenuAnimator(preview: preview)
            event(owner, animator)
            return animator
        }
        let opened = OpenMenu(
            menu ?? UIMenu(), preview: preview.map { .page($0) } ?? .view(highlighted), willEnd: { tell(willEnd) },
            tapPreview: preview.map { _ in { tell(tapPreview) } })
        open(opened)
        animator.run()
        return opened
    }
}
