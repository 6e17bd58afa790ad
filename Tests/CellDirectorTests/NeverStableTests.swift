import CellDirector
import HeadlessUIKit
import Observation
import XCTest

/// Tests that work is stopped and reported if it keeps triggering itself, and that the list remains usable.
final class NeverStableTests: XCTestCase {
    @MainActor
    @Observable
    final class Twin: Identifiable {
        nonisolated let id: Int
        var count = 0
        @ObservationIgnored weak var opposite: Twin?

        init(_ id: Int) { self.id = id }
    }

    /// A cell that changes the opposite row's item each time it is configured.
    final class TwinCell: UITableViewCell, ConfigurableCell {
        func configure(data twin: Twin) {
            textLabel?.text = "\(twin.count)"
            twin.opposite?.count += 1
        }
    }

    typealias TwinConfig = TableCellConfigurator<TwinCell, Twin>

    @MainActor func testRowsThatChangeEachOtherAreReportedAsUnstable() async throws {
        let (one, other) = (Twin(1), Twin(2))
        let screen = Screen([TwinConfig(item: one), TwinConfig(item: other)])
        XCTAssertEqual(screen.problems.all, [])
        one.opposite = other
        other.opposite = one
        one.count = 1
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(
            screen.problems.all,
            [
                .unstable(
                    operation: "showing changed items", list: "UITableView",
                    reason: "configuring their views changes them again")
            ])
        // An unrelated update of a different list does not restart the abandoned work.
        Screen(words(0..<1)).director.update(items: words(1..<2))
        XCTAssertEqual(screen.problems.all.count, 1)
        one.opposite = nil
        other.opposite = nil
        one.count = -1
        other.count = -2
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["-1", "-2"])
        XCTAssertEqual(screen.problems.all.count, 1)
    }

    /// A table whose content offset is always off by `drift`.
    private final class DriftingTable: UITableView {
        var drift: CGFloat = 0
        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set { super.contentOffset = CGPoint(x: newValue.x, y: newValue.y + drift) }
        }
    }

    @MainActor func testATableThatScrollsElsewhereIsReportedAsUnstable() async {
        let table = DriftingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let bus = CellActionBus()
        var problems: [CellActionProblem] = []
        bus.onProblem = { problems.append($0) }
        let director = TableDirector(tableView: table, items: words(1...100), bus: bus)
        table.layoutIfNeeded()
        director.scroll(to: director.items[99], at: .bottom, animated: false)
        table.drift = -2
        director.update(items: words(1...104), keeping: .bottom)
        XCTAssertEqual(
            problems,
            [
                .unstable(
                    operation: "keeping the position", list: "DriftingTable",
                    reason: "each round moves the rows, or scrolls somewhere else")
            ])
        table.drift = 0
        director.update(items: words(1...100), keeping: .bottom)
        XCTAssertEqual(table.indexPathsForVisibleRows?.last, IndexPath(row: 99, section: 0))
        XCTAssertEqual(problems.count, 1)
    }
}
