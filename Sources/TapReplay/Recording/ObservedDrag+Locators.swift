import CellDirector
import Foundation
import HeadlessUIKit

/// Names what a finger drags, and where it drops it.
extension OpenScreen {
    func row(_ indexPath: IndexPath, _ list: ListScrollView) -> RowLocator {
        RowLocator(.index(indexPath.row, section: indexPath.section), in: locator(of: list))
    }

    private func locator(of list: ListScrollView) -> ListLocator { lists.count == 1 ? .main : name(of: list) }

    func locator(of source: ObservedDrag.Source) -> Locator? {
        switch source {
        case .row(let indexPath, in: _): source.list.map { .row(row(indexPath, $0)) }
        case .view(let view): locator(of: view)
        }
    }

    func locator(of place: Finger.DropPlace) -> DropLocator? {
        switch place {
        case .row(let indexPath, in: let list): (list as? ListScrollView).map { .row(row(indexPath, $0)) }
        case .intoRow(let indexPath, in: let list): (list as? ListScrollView).map { .into(row(indexPath, $0)) }
        case .emptySpace(in: let list): (list as? ListScrollView).map { .emptyPlace(locator(of: $0)) }
        case .view(let view): locator(of: view).map { .view($0) }
        }
    }

    /// Returns a name by which a script finds a view: by its identifier or kind, in its row or on the screen; `nil` if
    /// there is none.
    private func locator(of view: UIView) -> Locator? {
        for around in sequence(first: view, next: \.superview) {
            guard let cell = around as? any ListCell, let list = cell.superview as? ListScrollView,
                let indexPath = list.indexPath(ofCell: cell)
            else { continue }
            let row = Locator.row(row(indexPath, list))
            return cell === view ? row : Content.shortName(of: view, in: cell).map { .control($0, in: row) }
        }
        return Content.shortName(of: view, in: root).map { .control($0, in: .screen) }
    }
}

extension ObservedDrag.Source {
    @MainActor
    var view: UIView {
        switch self {
        case .row(_, in: let list): list
        case .view(let view): view
        }
    }

    /// The list, if a row is dragged.
    @MainActor
    var list: ListScrollView? {
        if case .row(_, in: let list) = self { list as? ListScrollView } else { nil }
    }
}
