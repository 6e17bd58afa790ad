import CellDirector

// The touches of a table, by the methods that UIKit calls for them: the real UIKit has no finger for tests.
extension Screen {
    func tap(row: Int, section: Int = 0) throws {
        let path = IndexPath(row: row, section: section)
        // The methods are optional in UIKit and required headlessly; both are optional in a chain.
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
