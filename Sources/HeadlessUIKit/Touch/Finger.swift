import Foundation

/// Simulates a finger that touches rows and controls. Makes the calls that UIKit makes for a touch, in the same order.
///
/// It refuses actions that are impossible on a device: touching a view that is hidden, disabled, empty or off screen,
/// that is covered by another view or page, or that is inside a view that does not accept touches. `hitTest(_:with:)`
/// decides which view a touch reaches. Pending updates of a list are applied before each touch. A controller that a tap
/// dismisses or pops is kept alive until the tap has ended, as UIKit does while the transition is animated
/// (unverified).
@MainActor
public struct Finger {
    /// Creates a finger.
    public init() {}

    // MARK: Controls and views

    /// Taps a view. A control performs its action, a text view that can be edited or selected becomes the first
    /// responder, and any other view in a row selects the row.
    ///
    /// A gesture recognizer that is attached to a control or to a view in it recognizes the tap before the control
    /// performs its action. Unless the recognizer's `cancelsTouchesInView` is `false`, the control then sends
    /// `.touchCancel` and does not perform its action. A superview's recognizer for a single tap takes precedence over
    /// sliders and an app's own controls, but not over any other controls. Unverified: it does not take precedence over
    /// text fields or date pickers, and a button opens its menu before any recognizer is tried.
    public func tap(_ view: UIView) throws(TouchRefusal) { try tap(reach(view)) }

    /// Taps a reachable view.
    ///
    /// - Parameter isLong: Whether the touch is a long press. If it is, long-press recognizers are tried first.
    func tap(_ target: ReachableView, isLong: Bool = false) throws(TouchRefusal) {
        let view = target.view
        let page = TouchedPage(view)
        defer { withExtendedLifetime(page) {} }
        if closesOpenRow(view) { return }
        if let control = Self.control(around: view) {
            guard control.isEnabled else { throw .disabled(Self.name(control)) }
            if try tapPart(of: control, target) { return }
            if let button = control as? UIButton, button.showsMenuAsPrimaryAction, let menu = button.menu {
                return button.openOwnMenu(menu)
            }
            return activate(control, target, isLong: isLong)
        }
        if let textView = Self.textView(around: view) { return tap(textView, target, isLong: isLong) }
        guard let engine = target.engine, let cell = Self.cell(around: view, in: engine), let path = cell.path else {
            let touch = TouchDelivery(target, nil)
            touch.begin()
            let isKept = recognizePress(target, isLong: isLong)
            if isKept ?? false { touch.cancel() } else { touch.end() }
            guard isKept != nil || touch.isReceived else {
                throw .cannot(Self.name(view), what: "tapped: it is not a control, and not in a row")
            }
            return
        }
        try tap(engine.follow(path), cell, engine, on: target)
    }

    /// Taps a text view. Unverified: a text view that can be edited takes precedence over tap recognizers.
    private func tap(_ textView: UITextView, _ target: ReachableView, isLong: Bool) {
        let touch = TouchDelivery(target, nil)
        touch.begin()
        let press = isLong ? recognizeLongPress(target) : nil
        let isKept = press ?? (textView.isEditable ? nil : recognizeTap(target)) ?? false
        if isKept { touch.cancel() } else if touch.end() { textView.becomeFirstResponder() }
    }

    /// Returns the text view that handles a touch on a view: the innermost text view that contains the view, if it is
    /// editable or selectable.
    static func textView(around view: UIView) -> UITextView? {
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

    /// Presses and releases a control, making it send its events.
    private func activate(_ control: UIControl, _ target: ReachableView, isLong: Bool) {
        press(control, target, isLong: isLong)?.end()
    }

    /// Presses a control, making it send `.touchDown`, and lets gesture recognizers recognize the touch.
    ///
    /// - Parameter target: The touched view; `nil` if the touch is neither a tap nor a long press.
    /// - Returns: The touch; `nil` if a recognizer has canceled it.
    func press(_ control: UIControl, _ target: ReachableView?, isLong: Bool = false) -> TouchDelivery? {
        let touch = TouchDelivery(target, control)
        touch.begin()
        guard let target, recognizePress(target, isLong: isLong) ?? false else { return touch }
        touch.cancel()
        return nil
    }

    // MARK: Rows

    /// Taps a row or item outside of its controls. The list and its delegate decide whether the tap selects the row or
    /// item. The touch methods are called on the row's content view, not on views in it.
    ///
    /// All methods that touch rows throw if the scroll view is not a list.
    public func tap(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        try tap(row, cell, engine)
    }

    /// Taps a row or item to select it. Throws if it is already selected.
    public func select(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        guard engine.selectsRows else {
            throw .notAllowed("the \(engine.list.terms.short) does not allow selection")
        }
        guard !engine.isSelected(row) else { throw .notAllowed("the row is selected already") }
        guard (cell as? UICollectionViewListCell)?.expandsByTap != true else {
            throw .notAllowed("a tap on the row expands or collapses it")
        }
        try tap(row, cell, engine)
    }

    /// Taps a selected row or item to deselect it, if the list allows multiple selection. With single selection, a tap
    /// can't deselect anything.
    public func deselect(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        guard engine.isSelected(row) else { throw .notAllowed("the row is not selected") }
        guard engine.selectsMultiple else {
            throw .notAllowed("with single selection a finger can't deselect a row, only select another")
        }
        try tap(row, cell, engine)
    }

    /// Drags a row or item to the position of another row or item.
    ///
    /// A table's row is dragged by its handle while the table is being edited. A collection view's item is dragged by
    /// its handle or, if a ``UICollectionViewController`` allows it, anywhere.
    public func move(
        rowAt indexPath: IndexPath, to destination: IndexPath, in list: UIScrollView
    ) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        try check(cell)
        engine.closeOpenRow()
        // The delegate, which was notified when an open row closed, may have moved this row.
        engine.carryOutPending()
        guard let path = row.path else { throw .rowOffScreen(indexPath) }
        guard let target = engine.path(destination), let counts = engine.geometry?.counts,
            counts.indices.contains(target.section), target.row >= 0,
            target.row < counts[target.section] + (target.section == path.section ? 0 : 1)
        else { throw .noSuchRow(destination) }
        try engine.list.drag(row, to: target)
    }

    /// Returns a visible row with its cell and its list's engine, after applying pending updates. The returned
    /// `FollowedRow` keeps the row's position up to date, so its index path does not have to be looked up again.
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

    /// Returns the engine of a list. Throws if the scroll view is not a list, or if an exception has made the list
    /// unusable.
    func engine(of view: UIScrollView) throws(TouchRefusal) -> ListEngine {
        guard let engine = view.listEngine else {
            throw .cannot(Self.name(view), what: "touched at a row: it is neither a table view nor a collection view")
        }
        guard engine.isInUse() else { throw .notAllowed("the \(engine.list.terms.short) is unusable") }
        return engine
    }

    /// Presses a row and then lifts the finger, even if the row has moved in the meantime. Unverified: if the row no
    /// longer exists, the delegate is not called. Also unverified: a long press highlights the row until its menu
    /// opens.
    ///
    /// - Parameters:
    ///   - target: The view in the row that is touched; `nil` to touch any part of the row.
    ///   - isLong: Whether the touch is a long press, which a long-press recognizer or a context menu can cancel.
    func tap(
        _ row: FollowedRow, _ cell: any ListCell, _ engine: ListEngine, on target: ReachableView? = nil,
        isLong: Bool = false
    ) throws(TouchRefusal) {
        let target = if let target { target } else { try check(cell) }
        let page = TouchedPage(cell)
        defer { withExtendedLifetime(page) {} }
        if isLong { Self.mark?.isLong = true }
        if closesOpenRow(cell) { return }
        // Retains the list, because the delegate may release it.
        let list = engine.list
        let touch = TouchDelivery(target, nil)
        let isDown = touch.begin() && list.press(row, cell)
        let isCanceled =
            switch isLong ? longPress(target, on: (row, cell, engine)) : nil {
            case .recognized(let isKept): isKept
            case .menu, .drag: true
            case nil: isLong ? false : recognizeTap(target) ?? false
            }
        let isLifted = !isCanceled && touch.end()
        if isCanceled { touch.cancel() }
        guard isDown else { return }
        guard let path = row.path else { return cell.isHighlighted = false }
        if isCanceled { list.cancelPress(path, cell) } else if isLifted { list.lift(row, cell) }
    }

    /// Returns the view to touch if it does not matter which part of the row is touched.
    static func content(of cell: any ListCell) -> UIView {
        (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView ?? cell
    }

    // MARK: Reachability

    /// Lays out a view's screen, and then checks that a finger can touch the view.
    ///
    /// - Returns: The view, with the engine of the list that contains it.
    @discardableResult
    func reach(_ view: UIView) throws(TouchRefusal) -> ReachableView {
        var engine: ListEngine?
        var root = view
        while true {
            if engine == nil { engine = root.listEngine }
            guard let parent = root.superviewStorage else { break }
            root = parent
        }
        if let engine, !engine.isInUse() { throw .notAllowed("the \(engine.list.terms.short) is unusable") }
        root.layoutIfNeeded()
        if let cell = Self.cell(around: view), cell.path == nil { throw .offScreen(Self.name(view)) }
        if engine == nil, root is any ReusableView { throw .offScreen(Self.name(view)) }
        var target = try check(view)
        target.engine = engine
        return target
    }

    /// Checks that a touch can reach a view: neither the view nor any of its superviews is hidden, no superview refuses
    /// touches, no menu is open, and no other view or page covers the view. A control or a row must itself accept
    /// touches.
    ///
    /// - Returns: The view, without the engine of its list.
    @discardableResult
    func check(_ view: UIView) throws(TouchRefusal) -> ReachableView {
        var current: UIView? = view
        while let ancestor = current {
            if ancestor.isHidden || ancestor.alpha < 0.01 { throw .hidden(Self.name(ancestor)) }
            if !ancestor.isUserInteractionEnabled, !Self.passesTouches(ancestor, of: view) {
                throw .takesNoTouches(Self.name(ancestor))
            }
            if ancestor.menuOverIt != nil { throw .notAllowed("a menu is open; choose from it or dismiss it") }
            if let controller = ancestor.controller { try Self.checkPage(controller, of: view) }
            current = ancestor.superviewStorage
        }
        return ReachableView(view: view, hit: try aim(at: view))
    }

    /// Returns whether `ancestor`, which does not accept touches, lets a touch on `view` pass through to its
    /// superview. This is the case only if `ancestor` is `view` itself, and is neither a control nor a row: a label or
    /// an image view, for example.
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
            if let cell = ancestor.cellOfList { return cell }
            current = ancestor.superviewStorage
        }
        return nil
    }

    /// Returns the innermost cell that contains a view; `nil` if there is no such cell, or if the cell belongs to an
    /// outer list that contains the engine's list.
    static func cell(around view: UIView, in engine: ListEngine) -> (any ListCell)? {
        cell(around: view).flatMap { $0.isDescendant(of: engine.list) ? $0 : nil }
    }

    /// Returns the name that messages use for a view: its class, followed by its title, text or identifier.
    static func name(_ view: UIView) -> String {
        // The private class of a cell's content view is reported as `UIView`.
        let kind = view is CellContentView ? "UIView" : String(describing: Swift.type(of: view))
        if let button = view as? UIButton, let title = button.currentTitle ?? button.currentAttributedTitle?.string {
            return "\(kind) \"\(title)\""
        }
        if let label = view as? UILabel, let text = label.text { return "\(kind) \"\(text)\"" }
        return view.accessibilityIdentifier.map { "\(kind) \"\($0)\"" } ?? kind
    }
}
