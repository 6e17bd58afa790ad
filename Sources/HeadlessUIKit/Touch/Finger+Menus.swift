import Foundation

extension Finger {
    /// Holds a view: a button that has a menu opens it, a row opens the context menu that its delegate gives. What has
    /// neither does what it does for a tap.
    public func longPress(_ view: UIView) throws(TouchRefusal) {
        let engine = try reach(view)
        Self.mark?.isLong = true
        if closesOpenRow(view) { return }
        if let control = Self.control(around: view) {
            guard control.isEnabled else { throw .disabled(Self.name(control)) }
            guard let button = control as? UIButton, let menu = button.menu else { return try tap(view, in: engine) }
            return button.openOwnMenu(menu)
        }
        guard let engine, let cell = Self.cell(around: view, in: engine), let path = cell.path else {
            return recognizeLongPress(view) == nil ? try tap(view, in: engine) : ()
        }
        try hold(engine.follow(path), cell, engine, on: view)
    }

    /// Holds a row or item: the context menu that the delegate gives opens, and the row is not selected. Without one it is a tap
    /// that takes longer.
    public func longPress(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        try hold(row, cell, engine)
    }

    /// Unverified: the row is highlighted until its menu opens.
    private func hold(
        _ row: FollowedRow, _ cell: any ListCell, _ engine: ListEngine, on view: UIView? = nil
    ) throws(TouchRefusal) {
        if view == nil { try check(cell) }
        Self.mark?.isLong = true
        if closesOpenRow(cell) { return }
        // The delegate may let go of the list.
        let list = engine.list
        let isDown = list.press(row, cell)
        let isKept = recognizeLongPress(view ?? Self.content(of: cell)) ?? false
        let opensMenu = !isKept && list.openContextMenu(row)
        if opensMenu { cell.root.menuOverIt?.source = cell }
        guard isDown else { return }
        guard let path = row.path else { return cell.isHighlighted = false }
        if opensMenu || isKept { list.cancelPress(path, cell) } else { list.lift(row, cell) }
    }

    /// Chooses an action of the open menu of a view's screen: by its title, or by the titles of the submenus that lead
    /// to it and its own.
    public func choose(_ titles: String..., in view: UIView) throws(TouchRefusal) {
        try choose(titles, in: view)
    }

    /// Chooses an action of the open menu by its path of titles.
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
                throw .notAllowed("\"\(title)\" opens a submenu, of which an action is to be chosen")
            }
        }
    }

    /// Taps beside the open menu of a view's screen, closing it.
    public func dismissMenu(in view: UIView) throws(TouchRefusal) {
        let (root, open) = try openMenu(view)
        open.end(over: root)
        root.layoutIfNeeded()
    }

    /// Taps the preview of the open context menu of a view's screen. Unverified: the delegate is notified of that before the
    /// menu ends.
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
