import HeadlessUIKit

/// A view state that a script can expect.
enum ViewState: String, CaseIterable, Sendable {
    case visible, selected, highlighted, on, off, enabled, disabled, hidden, editing
    /// The state of a row whose swipe actions are open.
    case swiped
    /// The states of a row in an outline.
    case expanded, collapsed
    /// The state of a text field or text view without text, or of a list without rows.
    case empty

    /// Returns whether a view is in this state, or `nil` if views of its kind can't be in this state.
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
        case .on, .off:
            guard case .isOn(let isOn)? = view.shownValue else { return nil }
            return isOn == (self == .on)
        case .enabled, .disabled:
            let isEnabled = control?.isEnabled ?? segment?.isEnabled ?? (view as? UILabel)?.isEnabled
            return isEnabled.map { $0 == (self == .enabled) }
        case .selected: return control?.isSelected ?? segment?.isSelected ?? cell?.isSelected
        case .highlighted: return control?.isHighlighted ?? cell?.isHighlighted
        case .editing:
            return cell?.isEditing ?? (view as? UITextField)?.isEditing ?? textView?.isFirstResponder
                ?? list?.isInEditingMode
        case .swiped: return cell.map { $0.isSwiped || ($0 as? UITableViewCell)?.showingDeleteConfirmation ?? false }
        case .expanded, .collapsed:
            return (view as? UICollectionViewCell).flatMap {
                $0.isInOutline ? $0.isExpanded == (self == .expanded) : nil
            }
        case .empty:
            return (view as? UITextField).map { $0.text?.isEmpty ?? true } ?? textView.map { !$0.hasText }
                ?? list.map { $0.rowCount == 0 }
        }
    }

    /// A description of the views that can be in this state, for error messages.
    var bearers: String {
        switch self {
        case .on, .off: "a switch"
        case .enabled, .disabled: "a control or a label"
        case .selected, .highlighted: "a row or a control"
        case .editing: "a list, a row or a text field"
        case .swiped: "a row"
        case .expanded, .collapsed: "a row of a section snapshot"
        case .empty: "a text field or a list"
        case .visible, .hidden: "a view"
        }
    }
}

extension UIView {
    /// Whether the view or one of its superviews is hidden.
    var isHiddenOnScreen: Bool {
        var view: UIView? = self
        while let current = view {
            if current.isHidden { return true }
            view = current.superview
        }
        return false
    }
}
