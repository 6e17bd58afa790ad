import Foundation

/// The controls that a table adds to a cell: an edit control or selection mark, a reorder control and an accessory.
struct CellControls {
    var edit: UITableViewCellEditControl?
    /// The mark that shows whether the row is selected.
    var selection: UIImageView?
    var reorder: UITableViewCellReorderControl?
    /// The button of a detail accessory.
    var detail: UIButton?
    /// The accessory view that is currently shown.
    var accessory: UIView?
    var state: UITableViewCell.StateMask = []
}

extension UITableViewCell {
    /// The controls that a cell shows beside its content. Mirrors `UITableViewCell.StateMask`.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    // MARK: Editing

    /// Shows those of the edit control, the selection mark and the reorder control that the parameters specify, and
    /// hides the others.
    final func showControls(_ style: EditingStyle, selects: Bool, canMove: Bool) {
        editingStyle = style
        showsReorderControl = canMove
        var state = controls.state
        state.insert(.showingEditControl)
        change(to: state) {
            showEditControl(style)
            showSelectionMark(selects)
            showReorderControl(canMove)
        }
    }

    /// Hides the edit and reorder controls, and the selection mark.
    final func hideControls() {
        guard controls.state.contains(.showingEditControl) else { return }
        editingStyle = .none
        change(to: controls.state.subtracting(.showingEditControl)) {
            showEditControl(.none)
            showSelectionMark(false)
            showReorderControl(false)
        }
    }

    /// Changes the controls beside the content. Calls `willTransition(to:)` before the change, and `didTransition(to:)`
    /// after it.
    final func change(to state: StateMask, _ work: () -> Void) {
        guard state != controls.state else { return work() }
        willTransition(to: state)
        controls.state = state
        work()
        didTransition(to: state)
    }

    private func addPart(_ part: UIView) {
        placeContentView()
        addSubview(part)
    }

    private func showEditControl(_ style: EditingStyle) {
        guard (controls.edit?.style ?? .none) != style else { return }
        controls.edit?.removeFromSuperview()
        controls.edit = nil
        partsChanged()
        guard style != .none else { return }
        let control = UITableViewCellEditControl(style: style)
        let tap = UIAction { [unowned self] _ in table?.editControlTapped(self) }
        control.addAction(tap, for: .touchUpInside)
        controls.edit = control
        addPart(control)
    }

    /// Shows or hides the selection mark. In pictures, the mark is a circle, which contains a checkmark while the row
    /// is selected. A tap on the mark counts as a tap on the row.
    private func showSelectionMark(_ isShown: Bool) {
        guard isShown != (controls.selection != nil) else { return }
        controls.selection?.removeFromSuperview()
        controls.selection = isShown ? UIImageView(frame: .zero) : nil
        controls.selection?.accessibilityIdentifier = "multiselect"
        partsChanged()
        if let mark = controls.selection { addPart(mark) }
    }

    private func showReorderControl(_ isShown: Bool) {
        guard isShown != (controls.reorder != nil) else { return }
        controls.reorder?.removeFromSuperview()
        controls.reorder = isShown ? UITableViewCellReorderControl() : nil
        partsChanged()
        if let control = controls.reorder { addPart(control) }
    }

    // MARK: Accessories

    /// Shows the accessory for the current editing state. An accessory view takes precedence over an accessory type. Of
    /// the accessory types, only the detail buttons are separate controls; the other types are part of the cell.
    final func showAccessory() {
        let view = isEditing ? editingAccessoryView : accessoryView
        let type = isEditing ? editingAccessoryType : accessoryType
        let isButton = type == .detailButton || type == .detailDisclosureButton
        let shown = view ?? (isButton ? detailButton() : nil)
        partsChanged()
        guard shown !== controls.accessory else { return }
        if controls.accessory?.superview === self { controls.accessory?.removeFromSuperview() }
        controls.accessory = shown
        if let shown { addPart(shown) }
    }

    /// Returns the button of a detail accessory, creating it if needed. Its accessibility label is unverified.
    private func detailButton() -> UIButton {
        if let button = controls.detail { return button }
        let button = UIButton(type: .detailDisclosure)
        button.accessibilityLabel = "More Info"
        let tap = UIAction { [unowned self] _ in table?.accessoryTapped(self) }
        button.addAction(tap, for: .primaryActionTriggered)
        controls.detail = button
        return button
    }

    private var table: UITableView? { superview as? UITableView }
}

extension UITableViewCell {
    package final var deleteControl: UIControl? { controls.edit?.style == .delete ? controls.edit : nil }
    package final var showsSelectionMark: Bool { controls.selection != nil }
}
