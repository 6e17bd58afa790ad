import Foundation

/// What a table adds to a cell: the controls of a row that is edited, and the accessory.
struct CellControls {
    var edit: UITableViewCellEditControl?
    var reorder: UITableViewCellReorderControl?
    /// The button of a detail accessory.
    var detail: UIButton?
    /// What is shown as the accessory now.
    var accessory: UIView?
    var state: UITableViewCell.StateMask = []
}

extension UITableViewCell {
    /// What a cell shows beside its content. Mirrors `UITableViewCell.StateMask`.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    // MARK: Editing

    /// The controls of a row that is edited.
    final func showControls(_ style: EditingStyle, canMove: Bool) {
        editingStyle = style
        showsReorderControl = canMove
        var state = controls.state
        state.insert(.showingEditControl)
        change(to: state) {
            showEditControl(style)
            showReorderControl(canMove)
        }
    }

    /// The row is not edited.
    final func hideControls() {
        guard controls.state.contains(.showingEditControl) else { return }
        editingStyle = .none
        change(to: controls.state.subtracting(.showingEditControl)) {
            showEditControl(.none)
            showReorderControl(false)
        }
    }

    /// Shows something else beside the content, and tells the cell before and after.
    final func change(to state: StateMask, _ work: () -> Void) {
        guard state != controls.state else { return work() }
        willTransition(to: state)
        controls.state = state
        work()
        didTransition(to: state)
    }

    private func showEditControl(_ style: EditingStyle) {
        guard (controls.edit?.style ?? .none) != style else { return }
        controls.edit?.removeFromSuperview()
        controls.edit = nil
        setNeedsLayout()
        guard style != .none else { return }
        let control = UITableViewCellEditControl(style: style)
        let tap = UIAction { [unowned self] _ in table?.editControlTapped(self) }
        control.addAction(tap, for: .touchUpInside)
        controls.edit = control
        addSubview(control)
    }

    private func showReorderControl(_ isShown: Bool) {
        guard isShown != (controls.reorder != nil) else { return }
        controls.reorder?.removeFromSuperview()
        controls.reorder = isShown ? UITableViewCellReorderControl() : nil
        setNeedsLayout()
        if let control = controls.reorder { addSubview(control) }
    }

    // MARK: Accessories

    /// Shows the accessory of the state: of editing, or not. A view replaces a type; of the types, the detail
    /// buttons are controls, and the others part of the row.
    final func showAccessory() {
        let view = isEditing ? editingAccessoryView : accessoryView
        let type = isEditing ? editingAccessoryType : accessoryType
        let isButton = type == .detailButton || type == .detailDisclosureButton
        let shown = view ?? (isButton ? detailButton() : nil)
        setNeedsLayout()
        guard shown !== controls.accessory else { return }
        if controls.accessory?.superview === self { controls.accessory?.removeFromSuperview() }
        controls.accessory = shown
        if let shown { addSubview(shown) }
    }

    /// Unverified: the accessibility label.
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
}
