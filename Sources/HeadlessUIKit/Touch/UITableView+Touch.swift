import Foundation

/// What a table does when a finger touches a row, in UIKit's order.
extension UITableView {
    /// A finger goes down on a row. The row is highlighted, unless the delegate says no: that ends the touch, and a
    /// selected row keeps its look (`UITableViewDelegate.tableView(_:shouldHighlightRowAt:)`).
    ///
    /// - Returns: Whether lifting the finger counts as a tap.
    final func press(_ path: RowPath, _ cell: any ListCell) -> Bool {
        guard selectsRows else { return false }
        let delegate = delegate
        return following(path) { now in
            guard delegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true, let path = now() else {
                return false
            }
            cell.isHighlighted = true
            delegate?.tableView(self, didHighlightRowAt: path.indexPath)
            return true
        }
    }

    /// The finger lifts. Believed: the highlight ends before the delegate is asked about the selection.
    final func lift(_ path: RowPath, _ cell: any ListCell) {
        let delegate = delegate
        cell.isHighlighted = false
        following(path) { now in
            delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
            // What the delegate did meanwhile may have changed the rows.
            guard let path = now() else { return }
            if selectsMultiple, selectedPaths.contains(path) {
                deselect(path, delegate)
            } else {
                select(path, delegate)
            }
        }
    }

    /// Something else takes the touch: the highlight ends.
    final func cancelPress(_ path: RowPath, _ cell: any ListCell) {
        cell.isHighlighted = false
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    }

    private func select(_ touched: RowPath, _ delegate: (any UITableViewDelegate)?) {
        let extends = selectsMultiple && !selectedPaths.isEmpty
        guard let path = answer(touched, { delegate?.tableView(self, willSelectRowAt: touched.indexPath) }, delegate)
        else { return }
        following(path) { now in
            if !selectsMultiple {
                for old in selectedPaths where old != now() && selectedPaths.contains(old) { deselect(old, delegate) }
            }
            guard let path = now() else { return }
            setSelected(true, path)
            guard let delegate else { return }
            delegate.tableView(self, didSelectRowAt: path.indexPath)
            // The primary action of a row follows its selection, changed or not, unless that extends one of several.
            guard !extends, let path = now(),
                delegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath), let path = now()
            else { return }
            delegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
        }
    }

    /// `nil` from the delegate leaves the row selected; another row's index path deselects that one.
    private func deselect(_ selected: RowPath, _ delegate: (any UITableViewDelegate)?) {
        guard
            let path = answer(selected, { delegate?.tableView(self, willDeselectRowAt: selected.indexPath) }, delegate)
        else { return }
        setSelected(false, path)
        delegate?.tableView(self, didDeselectRowAt: path.indexPath)
    }

    /// The row that a delegate names when it is asked about one: that row, wherever it is after the question, or another.
    /// `nil`: it refuses, or the row has gone.
    private func answer(
        _ asked: RowPath, _ question: () -> IndexPath?, _ delegate: (any UITableViewDelegate)?
    ) -> RowPath? {
        guard delegate != nil else { return asked }
        return following(asked) { now in
            guard let named = question().flatMap(RowPath.init) else { return nil }
            if named == asked { return now() }
            return geometry?.contains(named) == true ? named : nil
        }
    }
}
