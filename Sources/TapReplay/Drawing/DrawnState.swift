import HeadlessUIKit

/// A state that changes the appearance of rows, controls or content views.
public enum DrawnState: String, CaseIterable, Sendable {
    case normal, highlighted, selected
    /// The normal state in dark mode.
    case dark

    /// Puts a view into this state. If the view doesn't support the state, puts its subviews into the state instead.
    ///
    /// - Returns: A closure that restores the previous state.
    @MainActor
    func put(_ view: UIView) -> @MainActor () -> Void {
        if self == .normal { return {} }
        if self == .dark {
            let style = view.overrideUserInterfaceStyle
            view.overrideUserInterfaceStyle = .dark
            return { view.overrideUserInterfaceStyle = style }
        }
        let isSelection = self == .selected
        switch view {
        case let cell as any ListCell:
            let before = (cell.isHighlighted, cell.isSelected)
            if isSelection { cell.isSelected = true } else { cell.isHighlighted = true }
            return { (cell.isHighlighted, cell.isSelected) = before }
        case let control as UIControl:
            let before = (control.isHighlighted, control.isSelected)
            if isSelection { control.isSelected = true } else { control.isHighlighted = true }
            return { (control.isHighlighted, control.isSelected) = before }
        case let content as any UIContentView:
            let before = content.configuration
            var state = UICellConfigurationState(traitCollection: view.traitCollection)
            if isSelection { state.isSelected = true } else { state.isHighlighted = true }
            content.configuration = before.updated(for: state)
            return { content.configuration = before }
        default:
            let restore = view.subviews.map(put)
            return { for each in restore { each() } }
        }
    }
}
