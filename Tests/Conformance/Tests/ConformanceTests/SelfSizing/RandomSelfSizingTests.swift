import CellDirector
import XCTest

/// Makes random changes to self-sizing rows and compares the row heights with an array of expected heights. Also tests
/// when rows are measured and when cells are reused.
final class RandomSelfSizingTests: RandomSelfSizingTestCase {
    @MainActor
    func testRandomRowsHaveTheHeightsThatTheirCellsRequest() async {
        forEachSeed(1...12) { seed in
            var random = SplitMix64(state: seed)
            let rows = Rows()
            var name = 0
            func row() -> (name: Int, height: CGFloat) {
                name += 1
                let isFlat = Int.random(in: 0..<12, using: &random) == 0
                return (name, isFlat ? 0 : CGFloat(Int.random(in: 10...300, using: &random)))
            }
            rows.rows = (0..<Int.random(in: 0...120, using: &random)).map { _ in row() }
            let table = makeTable(rows)
            for step in 0..<120 {
                let place = "seed \(seed), step \(step)"
                switch Int.random(in: 0..<8, using: &random) {
                case 0...2:
                    let end = max(0, table.contentSize.height - 400)
                    table.contentOffset.y = CGFloat(Int.random(in: 0...Int(end), using: &random))
                case 3 where !rows.rows.isEmpty:
                    let index = Int.random(in: rows.rows.indices, using: &random)
                    table.scrollToRow(at: path(index), at: .middle, animated: false)
                    let rect = table.rectForRow(at: path(index))
                    if rect.height > 0 {
                        XCTAssert(
                            rect.intersects(table.bounds), "\(place): row \(index) is off screen after scrolling to it")
                    }
                case 4 where !rows.rows.isEmpty:
                    // Changes the height of a row that may be on or off screen.
                    let index = Int.random(in: rows.rows.indices, using: &random)
                    rows.rows[index].height = row().height
                    table.reconfigureRows(at: [path(index)])
                case 5:
                    let index = Int.random(in: 0...rows.rows.count, using: &random)
                    // Visible rows stay in place when rows are inserted above them.
                    let seen = table.visibleCells.first { $0.frame.minY >= table.bounds.minY }
                    let before = seen.map { $0.frame.minY - table.bounds.minY }
                    let isAbove = table.indexPathsForVisibleRows?.first.map { index <= $0.row } ?? false
                    let isScrolled = table.contentOffset.y > 0
                    let added = (0..<Int.random(in: 1...3, using: &random)).map { _ in row() }
                    rows.rows.insert(contentsOf: added, at: index)
                    table.insertRows(at: added.indices.map { path(index + $0) }, with: .none)
                    table.layoutIfNeeded()
                    if let seen, let before, isAbove, isScrolled, table.visibleCells.contains(seen),
                        table.contentOffset.y < table.contentSize.height - 400
                    {
                        XCTAssertEqual(seen.frame.minY - table.bounds.minY, before, accuracy: 1e-6, place)
                    }
                case 6 where !rows.rows.isEmpty:
                    let index = Int.random(in: rows.rows.indices, using: &random)
                    rows.rows.remove(at: index)
                    table.deleteRows(at: [path(index)], with: .none)
                case 7:
                    // A visible cell changes its own height.
                    guard let cell = table.visibleCells.randomElement(using: &random) as? TallCell,
                        let index = rows.rows.firstIndex(where: { $0.name == cell.tag })
                    else { continue }
                    rows.rows[index].height = row().height
                    cell.height = rows.rows[index].height
                    cell.invalidateIntrinsicContentSize()
                default: continue
                }
                table.layoutIfNeeded()
                check(table, rows, place)
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }

    @MainActor
    func testARowOnScreenIsMeasuredOnceUntilItChanges() async throws {
        let rows = Rows()
        rows.rows = (0..<1_000).map { ($0, 100) }
        let table = makeTable(rows)
        let cells = table.visibleCells.compactMap { $0 as? TallCell }
        XCTAssertEqual(cells.count, 4)
        for _ in 0..<3 {
            table.setNeedsLayout()
            table.layoutIfNeeded()
        }
        XCTAssertEqual(cells.map(\.measurements), [1, 1, 1, 1])
        XCTAssertEqual(rows.asked, 4)
    }

    @MainActor
    func testCellsThatScrollOutAreReusedForRowsThatScrollIn() async {
        let rows = Rows()
        rows.rows = (0..<1_000).map { ($0, 100) }
        let table = makeTable(rows)
        var seen: [ObjectIdentifier: UITableViewCell] = [:]
        for offset in stride(from: 0, to: 40_000, by: 370) {
            table.contentOffset.y = CGFloat(offset)
            table.layoutIfNeeded()
            for cell in table.visibleCells { seen[ObjectIdentifier(cell)] = cell }
        }
        XCTAssertLessThanOrEqual(seen.count, 10)
    }

    @MainActor
    func testWithoutSelfSizingARowKeepsItsHeightUntilABatch() async throws {
        let rows = Rows()
        rows.rows = [(0, 100), (1, 50)]
        let table = makeTable(rows)
        table.selfSizingInvalidation = .disabled
        let cell = try XCTUnwrap(table.cellForRow(at: path(0)) as? TallCell)
        rows.rows[0].height = 180
        cell.height = 180
        cell.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(1)).minY, 100)
        table.performBatchUpdates(nil)
        XCTAssertEqual(table.rectForRow(at: path(1)).minY, 180)
    }
}
