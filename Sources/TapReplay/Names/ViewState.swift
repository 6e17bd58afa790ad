import HeadlessUIKit

/// What a row, a list or a control can be.
enum ViewState: String, CaseIterable, Sendable {
    case visible, selected, highlighted, on, off, enabled, disabled, hidden, editing
    /// Of a row whose actions are open.
    case swiped
    /// Of a text field without text, or a list without rows.
    case empty

    /// Whether a view is in this state; `nil` if it can't be.
    @MainActor
    func holds(of view: UIView) -> Bool? {
        let cell = view as? any ListCell
        let control = view as? UIControl
        let segment = view as? UISegment
        let list = view as? ListScrollView
        let textView = view as? UITextView
        switch self {
        case .visible: return !view.isHiddenOnScreen
        case .hidden: return view.isHiddenOnScreen
        case .on, .off: return (view as? UISwitch).map { $0.isOn == (self == .on) }
        case .enabled, .disabled:
            let isEnabled = control?.isEnabled ?? segment?.isEnabled ?? (view as? UILabel)?.isEnabled
            return isEnabled.map { $0 == (self == .enabled) }
        case .selected: return control?.isSelected ?? segment?.isSelected ?? cell?.isSelected
        case .highlighted: return control?.isHighlighted ?? cell?.isHighlighted
        case .editing:
            return cell?.isEditing ?? (view as? UITextField)?.isEditing ?? textView?.isFirstResponder
                ?? list?.isInEditingMode
        case .swiped: return cell.map { $0.isSwiped || ($0 as? UITableViewCell)?.showingDeleteConfirmation ?? false }
        case .empty:
            return (view as? UITextField).map { $0.text?.isEmpty ?? true } ?? textView.map { !$0.hasText }
                ?? list.map { $0.rowCount == 0 }
        }
    }

    /// What can be in this state, for a sentence.
    var bearers: String {
        switch self {
        case .on, .off: "a switch"
        case .enabled, .disabled: "a control or a label"
        case .selected, .highlighted: "a row or a control"
        case .editing: "a list, a row or a text field"
        case .swiped: "a row"
        case .empty: "a text field or a list"
        case .visible, .hidden: "a view"
        }
    }
}

extension UIView {
    /// Whether the view or anything around it is hidden.
    var isHiddenOnScreen: Bool {
        var view: UIView? = self
        while let current = view {
            if current.isHidden { return true }
            view = current.superview
        }
        return false
    }
}
