import Foundation
import HeadlessUIKit
import XCTest

/// Performs random scrolls and updates on a table with self-sizing rows and headers, and compares the table with a
/// model that records which rows have been measured since they were inserted.
final class RandomKnownHeightTests: ConformanceTestCase {
    @MainActor
    private final class Model {
        let rows = TallRows([(nil, [])])
        let table: UITableView
        private var random: SplitMix64
        private var lastName = 0
        /// The rows that have been measured since they were last inserted or reloaded, or since the width changed.
        private var measured: Set<Int> = []
        private var hasOtherWidth = false
        private let place: String

        init(seed: UInt64) {
            random = SplitMix64(state: seed)
            place = "seed \(seed)"
            table = rows.makeTable(height: 400)
            table.sectionHeaderTopPadding = 22
            rows.sections = [newSection(), newSection(), newSection()]
            note()
            table.layoutIfNeeded()
        }

        private func note() {
            rows.onMeasuring = { [unowned self] name in measured.insert(name) }
        }

        private func below(_ end: Int) -> Int { Int.random(in: 0..<max(1, end), using: &random) }

        private func newRow() -> TallRows.Row {
            lastName += 1
            return TallRows.Row(name: lastName, height: CGFloat([0, 12, 20, 60, 130, 300][below(6)]))
        }

        private func newSection() -> (header: CGFloat?, rows: [TallRows.Row]) {
            (below(2) == 0 ? nil : CGFloat(15 + below(60)), (0..<below(40)).map { _ in newRow() })
        }

        private func randomPath() -> IndexPath? {
            let section = below(rows.sections.count)
            guard rows.sections.indices.contains(section), !rows.sections[section].rows.isEmpty else { return nil }
            return path(below(rows.sections[section].rows.count), section)
        }

        // MARK: Steps

        func step(_ number: Int) {
            let anchor = firstInSight
            var keeps: ((TallRows.Row) -> Bool)? = { _ in true }
            switch below(12) {
            case 0...4:
                let distance = CGFloat(below(1_200) - 600)
                try? Finger().scroll(table, by: distance)
                check(anchor.map { ($0.row, $0.distance + distance) }, number)
                return
            case 5:
                let section = below(rows.sections.count)
                guard rows.sections.indices.contains(section) else { return }
                let index = below(rows.sections[section].rows.count + 1)
                let new = (0..<1 + below(5)).map { _ in newRow() }
                rows.sections[section].rows.insert(contentsOf: new, at: index)
                table.insertRows(at: new.indices.map { path(index + $0, section) }, with: .none)
            case 6:
                guard let path = randomPath() else { return }
                let gone = rows.sections[path.section].rows.remove(at: path.row)
                keeps = { $0.name != gone.name }
                table.deleteRows(at: [path], with: .none)
            case 7:
                guard let path = randomPath() else { return }
                let reloaded = rows.sections[path.section].rows[path.row].name
                measured.remove(reloaded)
                rows.sections[path.section].rows[path.row].height = newRow().height
                keeps = { $0.name != reloaded }
                table.reloadRows(at: [path], with: .none)
            case 8:
                guard let from = randomPath(), let to = randomPath() else { return }
                let row = rows.sections[from.section].rows.remove(at: from.row)
                let target = path(min(to.row, rows.sections[to.section].rows.count), to.section)
                rows.sections[target.section].rows.insert(row, at: target.row)
                keeps = { $0.name != row.name }
                table.moveRow(at: from, to: target)
            case 9: table.performBatchUpdates(nil)
            case 10:
                table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: below(100)))
            default:
                guard below(4) == 0 else { return }
                table.frame.size.width += 1
                hasOtherWidth = true
                measured = []
                keeps = nil
            }
            table.layoutIfNeeded()
            check(anchor.flatMap { anchor in keeps?(anchor.row) == true ? anchor : nil }, number)
        }

        /// The first visible row and the distance from its top to the content offset, or `nil` if the list is scrolled
        /// to the top.
        private var firstInSight: (row: TallRows.Row, distance: CGFloat)? {
            guard table.contentOffset.y > 0, let path = table.indexPathsForVisibleRows?.first else { return nil }
            return (rows.sections[path.section].rows[path.row], table.contentOffset.y - table.rectForRow(at: path).minY)
        }

        // MARK: Checks

        /// Compares the table with the model, and checks the position of a row that must stay in place.
        ///
        /// - Parameters:
        ///   - kept: The row and the expected distance from its top to the content offset, or `nil`. The distance is
        ///     not checked if the list is scrolled to its start or end, or if the row is off screen.
        ///   - number: The number of the step. It is part of the failure messages.
        private func check(_ kept: (row: TallRows.Row, distance: CGFloat)?, _ number: Int) {
            let place = "\(place), step \(number)"
            var y: CGFloat = 0
            for (section, (header, sectionRows)) in rows.sections.enumerated() {
                let headerHeight = table.rectForHeader(inSection: section).height
                let view = table.headerView(forSection: section)
                if let view { XCTAssertEqual(view.frame.height, header, place) }
                // A header that was off screen when the width changed may still have its estimated height.
                let isEstimated = view == nil && hasOtherWidth && headerHeight == 28
                if headerHeight != 0, !isEstimated { XCTAssertEqual(headerHeight, header, place) }
                y += headerHeight > 0 ? 22 + headerHeight : 0
                for (index, row) in sectionRows.enumerated() {
                    let rect = table.rectForRow(at: path(index, section))
                    let height = measured.contains(row.name) ? row.height : 44
                    XCTAssertEqual(rect.height, height, "\(place): row \(index) of \(section)")
                    XCTAssertEqual(rect.minY, y, accuracy: 1e-6, "\(place): row \(index) of \(section)")
                    y += height
                    if kept?.row.name == row.name, let distance = kept?.distance { check(rect, distance, place) }
                }
            }
            y += table.tableFooterView?.frame.height ?? 0
            XCTAssertEqual(table.contentSize.height, y, accuracy: 1e-6, place)
            XCTAssertGreaterThanOrEqual(table.contentOffset.y, 0, place)
            XCTAssertLessThanOrEqual(table.contentOffset.y, max(0, y - 400) + 1e-6, place)
            for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
                XCTAssertEqual(cell.tag, rows.sections[path.section].rows[path.row].name, place)
                XCTAssertEqual(cell.frame, table.rectForRow(at: path), place)
            }
        }

        private func check(_ rect: CGRect, _ distance: CGFloat, _ place: String) {
            let offset = table.contentOffset.y
            let isAtEnd = offset <= 0 || offset >= table.contentSize.height - 400 - 1e-6
            guard !isAtEnd, distance > -400, distance < rect.height else { return }
            XCTAssertEqual(offset - rect.minY, distance, accuracy: 1e-6, "\(place): row \(rect)")
        }
    }

    @MainActor
    func testMeasuredHeightsAreKeptThroughRandomScrollsAndUpdates() async {
        forEachSeed(1...8) { seed in
            let model = Model(seed: seed)
            for step in 0..<150 {
                model.step(step)
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }
}
