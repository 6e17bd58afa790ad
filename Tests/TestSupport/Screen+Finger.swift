import CellDirector
import HeadlessUIKit

extension Screen {
    package var finger: Finger { Finger() }

    package func tap(row: Int, section: Int = 0) throws {
        try finger.tap(rowAt: IndexPath(row: row, section: section), in: tableView)
    }

    package func tap(_ control: UIControl) throws { try finger.tap(control) }

    package func scroll(toRow row: Int, section: Int = 0) throws {
        try finger.scroll(tableView, toRowAt: IndexPath(row: row, section: section))
    }

    package func scroll(by distance: CGFloat) throws { try finger.scroll(tableView, by: distance) }
}
