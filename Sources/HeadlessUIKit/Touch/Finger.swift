import Foundation

/// The user's finger: it touches rows and controls, through the same calls in the same order as UIKit makes for a touch.
///
/// It refuses what a finger can't do: touch what is hidden, disabled or off screen, has no size, lies under another view or page,
/// or inside something that takes no touches. `hitTest(_:with:)` decides what a touch reaches. Whatever is pending in the list is
/// carried out before each touch. A controller that a tap dismisses or pops lives until the tap has ended, as it does in UIKit while
/// that is animated (unverified).
@MainActor
public struct Finger {
    /// A finger.
    public init() {}

    // MARK: Controls and views

    /// Taps a view: a control does what it does, any other view in a row selects the row.
    public func tap(_ view: UIView) throws(TouchRefusal) { try tap(view, in: reach(view)) }

    /// Taps a view that a finger reaches, in the list around it.
    func tap(_ view: UIView, in engine: ListEngine?) throws(TouchRefusal) {
        let page = TouchedPage(view)
        defer { withExtendedLifetime(page) {} }
        if closesOpenRow(view) { return }
        if let control = Self.control(around: view) {
            guard control.isEnabled else { throw .disabled(Self.name(control)) }
            if try tapPart(of: control, view) { return }
            if let button = control as? UIButton, button.showsMenuAsPrimaryAction, let menu = button.menu {
                return button.openOwnMenu(menu)
            }
            return activate(control)
        }
        if let textView = Self.textView(around: view) {
            textView.becomeFirstResponder()
            return
        }
        guard let engine, let cell = Self.cell(around: view, in: engine), let path = cell.path else {
            guard recognizeTap(view) == nil else { return }
            throw .cannot(Self.name(view), what: "tapped: it is no control and lies in no row")
        }
        try tap(engine.follow(path), cell, engine, on: view)
    }

    /// The text view that takes a touch of a view, so that nothing behind it gets it.
    private static func textView(around view: UIView) -> UITextView? {
        var current: UIView? = view
        while let ancestor = current, !ancestor.isRow {
            if let textView = ancestor as? UITextView {
                return textView.isEditable || textView.isSelectable ? textView : nil
            }
            current = ancestor.superviewStorage
        }
        return nil
    }

    /// Taps a switch.
    public func toggle(_ view: UISwitch) throws(TouchRefusal) { try tap(view) }

    /// What a control does when a finger goes down on it and up again.
    private func activate(_ control: UIControl) {
        control.isHighlighted = true
        control.sendActions(for: .touchDown)
        control.isHighlighted = false
        if let field = control as? UITextField { field.becomeFirstResponder() }
        if let toggle = control as? UISwitch {
            toggle.setOn(!toggle.isOn, animated: true)
            toggle.sendActions(for: .valueChanged)
            toggle.sendActions(for: .primaryActionTriggered)
        }
        control.sendActions(for: .touchUpInside)
        if let button = control as? UIButton {
            if button.changesSelectionAsPrimaryAction { button.isSelected.toggle() }
            button.sendActions(for: .primaryActionTriggered)
        }
    }

    // MARK: Rows

    /// Taps a row or item, beside its controls. Whether that selects it is for the list and its delegate to say.
    /// Another scroll view is refused, as by every method about rows.
    public func tap(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        try tap(row, cell, engine)
    }

    /// Taps a row or item that is not selected.
    public func select(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        guard engine.selectsRows else {
            throw .notAllowed("the \(engine.list.terms.short) lets no row be selected")
        }
        guard !engine.isSelected(row) else { throw .notAllowed("the row is selected already") }
        try tap(row, cell, engine)
    }

    /// Taps a selected row or item, where multiple selection is allowed. With single selection a finger can't deselect.
    public func deselect(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        guard engine.isSelected(row) else { throw .notAllowed("the row is not selected") }
        guard engine.selectsMultiple else {
            throw .notAllowed("with single selection a finger can't deselect a row, only select another")
        }
        try tap(row, cell, engine)
    }

    /// Drags a row or item to where another is: in a table by its handle, while the table is being edited; in a
    /// collection view by its handle, or anywhere where a ``UICollectionViewController`` lets items be dragged.
    public func move(
        rowAt indexPath: IndexPath, to destination: IndexPath, in list: UIScrollView
    ) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        try check(cell)
        engine.closeOpenRow()
        // The delegate heard of the closing: the row may be elsewhere now.
        engine.carryOutPending()
        guard let path = row.path else { throw .rowOffScreen(indexPath) }
        guard let target = RowPath(destination), let counts = engine.geometry?.counts,
            counts.indices.contains(target.section), target.row >= 0,
            target.row < counts[target.section] + (target.section == path.section ? 0 : 1)
        else { throw .noSuchRow(destination) }
        try engine.list.drag(row, to: target)
    }

    /// A row on screen, its cell, and what shows it. What is pending is carried out before: from here on the row is followed, and nobody
    /// asks again which row is at its index path, or in its cell.
    func find(
        _ indexPath: IndexPath, _ view: UIScrollView
    ) throws(TouchRefusal) -> (FollowedRow, any ListCell, ListEngine) {
        let engine = try engine(of: view)
        view.layoutIfNeeded()
        guard let path = engine.row(indexPath) else { throw .noSuchRow(indexPath) }
        guard let cell = engine.shownCell(path) else {
            if let reason = engine.list.reasonForNoSize { throw .notAllowed(reason) }
            throw .rowOffScreen(indexPath)
        }
        return (engine.follow(path), cell, engine)
    }

    /// What shows the rows of a scroll view.
    func engine(of view: UIScrollView) throws(TouchRefusal) -> ListEngine {
        guard let engine = view.listEngine else {
            throw .cannot(Self.name(view), what: "touched by its rows: it has none")
        }
        guard engine.isInUse() else { throw .notAllowed("the \(engine.list.terms.short) is out of use") }
        return engine
    }

    /// A finger goes down on a row, and lifts from it wherever it is then. Unverified: where the row has gone meanwhile the
    /// delegate is not called.
    ///
    /// - Parameter view: What is touched of the row, which a finger reaches; `nil`: any of it.
    private func tap(
        _ row: FollowedRow, _ cell: any ListCell, _ engine: ListEngine, on view: UIView? = nil
    ) throws(TouchRefusal) {
        if view == nil { try check(cell) }
        let page = TouchedPage(cell)
        defer { withExtendedLifetime(page) {} }
        if closesOpenRow(cell) { return }
        // The delegate may let go of the list.
        let list = engine.list
        let isDown = list.press(row, cell)
        let isKept = recognizeTap(view ?? Self.content(of: cell)) ?? false
        guard isDown else { return }
        guard let path = row.path else { return cell.isHighlighted = false }
        if isKept { list.cancelPress(path, cell) } else { list.lift(row, cell) }
    }

    /// What a finger touches of a row that it touches anywhere.
    static func content(of cell: any ListCell) -> UIView {
        (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView ?? cell
    }

    // MARK: What a finger can reach

    /// Checks that a finger can touch a view, after carrying out what is pending around it.
    ///
    /// - Returns: The list that the view lies in.
    @discardableResult
    func reach(_ view: UIView) throws(TouchRefusal) -> ListEngine? {
        var engine: ListEngine?
        var root = view
        while true {
            if engine == nil { engine = root.listEngine }
            guard let parent = root.superviewStorage else { break }
            root = parent
        }
        if let engine, !engine.isInUse() { throw .notAllowed("the \(engine.list.terms.short) is out of use") }
        root.layoutIfNeeded()
        if let cell = Self.cell(around: view), cell.path == nil { throw .offScreen(Self.name(view)) }
        if engine == nil, root is any ReusableView { throw .offScreen(Self.name(view)) }
        try check(view)
        return engine
    }

    /// Checks a view and everything around it, and what lies over it.
    func check(_ view: UIView) throws(TouchRefusal) {
        var current: UIView? = view
        while let ancestor = current {
            if ancestor.isHidden || ancestor.alpha < 0.01 { throw .hidden(Self.name(ancestor)) }
            if !ancestor.isUserInteractionEnabled, !Self.passesTouches(ancestor, of: view) {
                throw .takesNoTouches(Self.name(ancestor))
            }
            if ancestor.menuOverIt != nil { throw .notAllowed("a menu is open, from which to choose") }
            if let controller = ancestor.controller { try Self.checkPage(controller, of: view) }
            current = ancestor.superviewStorage
        }
        try aim(at: view)
    }

    /// A touch of a label or picture falls through to what lies behind it.
    private static func passesTouches(_ ancestor: UIView, of view: UIView) -> Bool {
        ancestor === view && !(view is UIControl) && !view.isRow
    }

    static func control(around view: UIView) -> UIControl? {
        var current: UIView? = view
        while let ancestor = current, !ancestor.isRow {
            if let control = ancestor as? UIControl { return control }
            current = ancestor.superviewStorage
        }
        return nil
    }

    static func cell(around view: UIView) -> (any ListCell)? {
        var current: UIView? = view
        while let ancestor = current {
            if let cell = ancestor.listCell { return cell }
            current = ancestor.superviewStorage
        }
        return nil
    }

    /// The list's own row around a view: beside the rows of a list that lies in a row, a touch is not that row's.
    static func cell(around view: UIView, in engine: ListEngine) -> (any ListCell)? {
        cell(around: view).flatMap { $0.isDescendant(of: engine.list) ? $0 : nil }
    }

    /// How the user would name a view: what it says, else what it is.
    static func name(_ view: UIView) -> String {
        // A cell's own content view is a plain view to its users.
        let kind = view is CellContentView ? "UIView" : String(describing: Swift.type(of: view))
        if let button = view as? UIButton, let title = button.currentTitle ?? button.currentAttributedTitle?.string {
            return "\(kind) \"\(title)\""
        }
        if let label = view as? UILabel, let text = label.text { return "\(kind) \"\(text)\"" }
        return view.accessibilityIdentifier.map { "\(kind) \"\($0)\"" } ?? kind
    }
}
