import Foundation

/// What a table does when a finger touches a row, in UIKit's order.
extension UITableView {
    /// A finger goes down on a row. The row is highlighted, unless the delegate says no: that ends the touch, and a
    /// selected row keeps its look (`UITableViewDelegate.tableView(_:shouldHighlightRowAt:)`).
    ///
    /// - Returns: Whether lifting the finger counts as a tap.
    final func press(_ path: RowPath, _ cell: any ListCell) -> Bool {
        guard selectsRows else { return false }
        let indexPath = path.indexPath
        let delegate = delegate
        guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
        cell.isHighlighted = true
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        return true
    }

    /// The finger lifts. Believed: the highlight ends before the delegate is asked about the selection.
    final func lift(_ path: RowPath, _ cell: any ListCell) {
        let indexPath = path.indexPath
        let delegate = delegate
        cell.isHighlighted = false
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        // What the delegate did meanwhile may have changed the rows.
        guard geometry?.contains(path) ?? false else { return }
        if selectsMultiple, selectedPaths.contains(path) {
            deselect(path, delegate)
        } else {
            select(path, delegate)
        }
    }

    /// Something else takes the touch: the highlight ends.
    final func cancelPress(_ path: RowPath, _ cell: any ListCell) {
        cell.isHighlighted = false
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    }

    private func select(_ touched: RowPath, _ delegate: (any UITableViewDelegate)?) {
        var path = touched
        let extends = selectsMultiple && !selectedPaths.isEmpty
        if let delegate {
            guard let answer = delegate.tableView(self, willSelectRowAt: touched.indexPath),
                let redirected = RowPath(answer), geometry?.contains(redirected) ?? false
            else { return }
            path = redirected
        }
        if !selectsMultiple {
            for old in selectedPaths where old != path { deselect(old, delegate) }
        }
        setSelected(true, path)
        guard let delegate else { return }
        delegate.tableView(self, didSelectRowAt: path.indexPath)
        // The primary action of a row follows its selection, changed or not, unless that extends a selection of several.
        guard !extends, geometry?.contains(path) ?? false,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
    }

    /// `nil` from the delegate leaves the row selected; another row's index path deselects that one.
    private func deselect(_ selected: RowPath, _ delegate: (any UITableViewDelegate)?) {
        var path = selected
        if let delegate {
            guard let answer = delegate.tableView(self, willDeselectRowAt: selected.indexPath),
                let redirected = RowPath(answer)
            else { return }
            path = redirected
        }
        setSelected(false, path)
        delegate?.tableView(self, didDeselectRowAt: path.indexPath)
    }
}
