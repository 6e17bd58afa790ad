import HeadlessUIKit

/// The states of views.
extension OpenScreen {
    /// Returns whether a row, a control or another element is in a state.
    ///
    /// - Throws: An error if the element is not found, unless the state is ``ViewState/visible``, or if elements of its
    ///   kind can't be in the state.
    func holds(_ state: ViewState, _ subject: Locator) throws(ScreenError) -> Bool {
        switch subject {
        case .menu: return try holdsOfMenu(state)
        case .control(let control, in: .menu): return try holds(state, itemOfMenu: control)
        case .row(let row) where state == .selected:
            let (path, list) = try find(row)
            return list.selectedIndexPaths.contains(path)
        // A row counts as on or off if its only switch is on or off. A `toggle` step finds the switch of a row in the
        // same way.
        case .row where state == .on || state == .off:
            return try holds(state, .control(.kind(.switch, nil), in: subject))
        default: break
        }
        let view: UIView
        do throws(ScreenError) { view = try self.view(subject) } catch {
            // A subject that does not exist counts as not visible.
            if state == .visible, !error.isAmbiguous { return false }
            throw error
        }
        if let holds = state.holds(of: view) { return holds }
        throw ScreenError("\(subject) is a \(type(of: view)); only \(state.bearers) can be \(state.rawValue)")
    }
}
