import Foundation

extension Finger {
    /// Long-presses a view.
    ///
    /// A button opens its menu, a row opens the context menu that the list's delegate returns, and any other view opens
    /// the menu of its ``UIContextMenuInteraction``. If there is no menu, the press works like a tap, unless a gesture
    /// recognizer recognizes it. Gesture recognizers and controls are tried in the same order as in `tap(_:)`. This
    /// order is unverified for recognizers of superviews. On an editable or selectable text view, a long press opens
    /// neither the menu of the view's own interaction nor the context menu of a row that contains the view.
    public func longPress(_ view: UIView) throws(TouchRefusal) {
        let target = try reach(view)
        Self.mark?.isLong = true
        if closesOpenRow(view) { return }
        if let control = Self.control(around: view) {
            guard control.isEnabled else { throw .disabled(Self.name(control)) }
            guard let button = control as? UIButton, let menu = button.menu else {
                return try tap(target, isLong: true)
            }
            return button.openOwnMenu(menu)
        }
        if Self.textView(around: view) != nil { return try tap(target, isLong: true) }
        guard let engine = target.engine, let cell = Self.cell(around: view, in: engine), let path = cell.path else {
            return try tap(target, isLong: true)
        }
        try tap(engine.follow(path), cell, engine, on: target, isLong: true)
    }

    /// Long-presses a row or item.
    ///
    /// If a gesture recognizer cancels the touch, no menu opens and the row is not selected. If the list's delegate, or
    /// a ``UIContextMenuInteraction`` of the row or of a view that contains the list, provides a menu, the menu opens
    /// and the row is not selected. In all other cases, the press works like a tap.
    public func longPress(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        try tap(row, cell, engine, isLong: true)
    }

    /// Opens the context menu of a view in a row, of the row itself, or of a view that contains the list, whichever
    /// provides a menu first. This order is unverified.
    func openMenu(
        of row: FollowedRow, _ cell: any ListCell, _ list: any ListEngineDelegate, on target: ReachableView
    ) -> Bool {
        if openMenu(around: target.hit, upTo: cell, at: target.point) { return true }
        guard list.openContextMenu(row) else { return openMenu(around: list, upTo: nil, at: target.point) }
        cell.root.menuOverIt?.source = cell
        return true
    }

    /// Opens the menu of the innermost context menu interaction that provides a menu. If the touched view is part of a
    /// control, the interactions of the control's superviews are ignored (unverified).
    ///
    /// - Parameters:
    ///   - view: The touched view. It is asked first, and then its superviews are asked.
    ///   - last: The last superview to ask; `nil` to ask all superviews.
    ///   - point: The position of the finger in the root view's coordinates.
    func openMenu(around view: UIView, upTo last: UIView?, at point: CGPoint) -> Bool {
        var view: UIView? = view
        while let current = view {
            for case let interaction as UIContextMenuInteraction in current.interactions.reversed()
            where interaction.open(at: point) { return true }
            if current === last || current is UIControl { return false }
            view = current.superviewStorage
        }
        return false
    }

    /// Chooses the action with the given title in the menu that is open on a view's screen. For an action in a submenu,
    /// pass the titles of the enclosing submenus first.
    public func choose(_ titles: String..., in view: UIView) throws(TouchRefusal) {
        try choose(titles, in: view)
    }

    /// Chooses an action in the open menu. The array contains the titles of the enclosing submenus, followed by the
    /// title of the action.
    public func choose(_ titles: [String], in view: UIView) throws(TouchRefusal) {
        let (root, open) = try openMenu(view)
        var menu = open.menu
        for (index, title) in titles.enumerated() {
            let element = try element(title, menu)
            if index < titles.count - 1 {
                guard let submenu = element as? UIMenu else { throw .notAllowed("\"\(title)\" opens no submenu") }
                menu = submenu
            } else if let action = element as? UIAction {
                open.perform(action, over: root)
                root.layoutIfNeeded()
            } else {
                throw .notAllowed("\"\(title)\" opens a submenu; choose one of its actions")
            }
        }
    }

    /// Closes the menu that is open on a view's screen by tapping outside of it.
    public func dismissMenu(in view: UIView) throws(TouchRefusal) {
        let (root, open) = try openMenu(view)
        open.end(over: root)
        root.layoutIfNeeded()
    }

    /// Taps the preview of the context menu that is open on a view's screen. Unverified: the delegate is notified of
    /// the tap before the menu closes.
    public func tapPreview(in view: UIView) throws(TouchRefusal) {
        let (root, open) = try openMenu(view)
        guard let tapPreview = open.tapPreview else { throw .notAllowed("the menu has no preview") }
        let animator = tapPreview()
        open.end(over: root)
        animator?.run()
        root.layoutIfNeeded()
    }

    private func openMenu(_ view: UIView) throws(TouchRefusal) -> (UIView, OpenMenu) {
        let root = view.root
        guard let open = root.menuOverIt else { throw .notAllowed("no menu is open") }
        return (root, open)
    }

    private func element(_ title: String, _ menu: UIMenu) throws(TouchRefusal) -> UIMenuElement {
        let shown = menu.shownElements
        guard let element = shown.first(where: { $0.title == title }) else {
            if menu.actions.contains(where: { $0.title == title && $0.attributes.contains(.hidden) }) {
                throw .hidden("\"\(title)\"")
            }
            let titles = shown.map { "\"\($0.title)\"" }.joined(separator: ", ")
            throw .notAllowed("the menu has no \"\(title)\", it has \(titles.isEmpty ? "nothing" : titles)")
        }
        if let action = element as? UIAction, action.attributes.contains(.disabled) { throw .disabled("\"\(title)\"") }
        return element
    }
}
