import CellDirector

// Simulates touches in a table by calling the delegate methods that UIKit would call, because UIKit has no API for
// touches in tests.
extension Screen {
    func tap(row: Int, section: Int = 0) throws {
        let path = IndexPath(row: row, section: section)
        // In UIKit, the delegate methods are optional; in the headless mirror, they always exist. Optional chaining
        // works with both.
        let willSelect = tableView.delegate?.tableView(_:willSelectRowAt:)
        let didSelect = tableView.delegate?.tableView(_:didSelectRowAt:)
        guard let selected = willSelect.map({ $0(tableView, path) }) ?? path else { return }
        tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
        didSelect?(tableView, selected)
    }

    func tap(_ control: UIControl) throws { control.sendActions(for: .touchUpInside) }

    func scroll(toRow row: Int, section: Int = 0) throws {
        tableView.scrollToRow(at: IndexPath(row: row, section: section), at: .top, animated: false)
        tableView.layoutIfNeeded()
    }

    func scroll(by distance: CGFloat) throws {
        tableView.contentOffset.y += distance
        tableView.layoutIfNeeded()
    }
}
